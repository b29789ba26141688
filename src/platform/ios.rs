//! iOS: the platform functions, through Foundation and UIKit.
//!
//! UIKit may be used only on the main thread, but Bevy's systems run on any thread. UIKit's values
//! are therefore read on the main thread at the start of each update and cached; calls are sent to
//! the main thread.

#![allow(unsafe_code)]

use std::path::PathBuf;
use std::sync::{PoisonError, RwLock};

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use dispatch2::DispatchQueue;
use objc2::rc::Retained;
use objc2::{MainThreadMarker, MainThreadOnly};
use objc2_avf_audio::{AVAudioSession, AVAudioSessionCategoryAmbient};
use objc2_core_foundation::{CGPoint, CGRect, CGSize};
use objc2_foundation::{
    NSArray, NSFileManager, NSSearchPathDirectory, NSSearchPathDomainMask, NSString,
};
use objc2_ui_kit::{
    UIAccessibilityIsReduceMotionEnabled, UIActivityViewController, UIApplication, UIDevice,
    UIFontMetrics, UIImpactFeedbackGenerator, UINotificationFeedbackGenerator,
    UINotificationFeedbackType, UIPasteboard, UISelectionFeedbackGenerator, UIUserInterfaceIdiom,
    UIWindow,
};

use super::haptic::Haptic;
use crate::layout::Insets;

/// The values that are read from UIKit.
#[derive(Clone, Copy)]
struct Facts {
    safe_area: Option<Insets>,
    reduced_motion: bool,
    font_scale: f32,
}

static FACTS: RwLock<Facts> =
    RwLock::new(Facts { safe_area: None, reduced_motion: false, font_scale: 1.0 });

impl Facts {
    /// The current values; off the main thread, those from the start of the update.
    fn now() -> Self {
        match MainThreadMarker::new() {
            Some(main) => Self::read(main),
            None => *FACTS.read().unwrap_or_else(PoisonError::into_inner),
        }
    }

    fn read(main: MainThreadMarker) -> Self {
        /// Large enough that rounding to half points does not matter.
        const SAMPLE: f64 = 100.0;
        let window = window(main);
        let scaled = UIFontMetrics::defaultMetrics().scaledValueForValue(SAMPLE);
        Self {
            safe_area: window.as_deref().map(safe_area_of),
            reduced_motion: UIAccessibilityIsReduceMotionEnabled(),
            font_scale: (scaled / SAMPLE) as f32,
        }
    }
}

/// Caches UIKit's values. Also sets the audio session's category, so that the app's sounds mix with
/// the player's music and obey the silent switch.
pub fn plugin(app: &mut App) {
    app.add_systems(First, |_: NonSendMarker| {
        *FACTS.write().unwrap_or_else(PoisonError::into_inner) = Facts::now();
    });
    // SAFETY: the shared session may be used from any thread; the category is a constant string.
    let set = unsafe {
        let ambient = AVAudioSessionCategoryAmbient;
        ambient.map(|ambient| AVAudioSession::sharedInstance().setCategory_error(ambient))
    };
    if let Some(Err(error)) = set {
        warn!("audio session: {error}");
    }
}

/// Application Support in the app's container: backed up, and hidden from the player. It may not
/// exist yet.
pub fn data_folder() -> Option<PathBuf> {
    let urls = NSFileManager::defaultManager().URLsForDirectory_inDomains(
        NSSearchPathDirectory::ApplicationSupportDirectory,
        NSSearchPathDomainMask::UserDomainMask,
    );
    let path = urls.firstObject()?.path()?;
    Some(PathBuf::from(path.to_string()))
}

/// The area that the notch, status bar and home indicator cover at each edge of the window, in dp
/// (points, at any scale). `None` before there is a window.
pub fn safe_area(_scale: f32) -> Option<Insets> {
    Facts::now().safe_area
}

/// Language tags (`da-DK`) in the player's order; the app's language is first.
pub fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Whether "Reduce Motion" is on.
pub fn reduced_motion() -> bool {
    Facts::now().reduced_motion
}

/// The system's text scale (Dynamic Type), 1.0 = 100 %.
pub fn font_scale() -> f32 {
    Facts::now().font_scale
}

/// Always false: iOS does not report the silent switch to apps. It mutes this app's sounds, because
/// they use the ambient category.
pub fn silent() -> bool {
    false
}

/// Whether the device can vibrate: iPhones do, iPads don't.
pub fn vibrates() -> bool {
    MainThreadMarker::new().is_some_and(|main| {
        UIDevice::currentDevice(main).userInterfaceIdiom() == UIUserInterfaceIdiom::Phone
    })
}

/// Plays haptic feedback, if the system's settings allow it.
pub fn haptic(haptic: Haptic) {
    on_main_thread(move |main| match haptic {
        Haptic::Select => UISelectionFeedbackGenerator::new(main).selectionChanged(),
        Haptic::Remove => UIImpactFeedbackGenerator::new(main).impactOccurred(),
        Haptic::Refuse => UINotificationFeedbackGenerator::new(main)
            .notificationOccurred(UINotificationFeedbackType::Error),
    });
}

/// Copies `words` to the pasteboard. Always true.
pub fn copy(words: &str) -> bool {
    // SAFETY: the pasteboard may be used from any thread.
    unsafe { UIPasteboard::generalPasteboard().setString(Some(&NSString::from_str(words))) };
    true
}

/// The text on the pasteboard, if any. iOS 16 and later ask the player for permission.
pub fn paste() -> Option<String> {
    // SAFETY: the pasteboard may be used from any thread.
    let words = unsafe { UIPasteboard::generalPasteboard().string() };
    words.map(|words| words.to_string())
}

/// Opens the share sheet with `words` as soon as the main thread is free. Always true.
pub fn share(words: &str) -> bool {
    let words = words.to_owned();
    on_main_thread(move |main| open_share_sheet(main, &words));
    true
}

fn open_share_sheet(main: MainThreadMarker, words: &str) {
    let Some(controller) = window(main).and_then(|window| window.rootViewController()) else {
        return;
    };
    let words = NSString::from_str(words);
    let items = NSArray::from_slice(&[words.as_ref()]);
    // SAFETY: the share sheet takes strings as items.
    let sheet = unsafe {
        UIActivityViewController::initWithActivityItems_applicationActivities(
            UIActivityViewController::alloc(main),
            &items,
            None,
        )
    };
    // On an iPad the sheet is a popover and needs an anchor: the middle of the screen.
    if let (Some(popover), Some(view)) = (sheet.popoverPresentationController(), controller.view())
    {
        let size = view.bounds().size;
        popover.setSourceView(Some(&view));
        popover.setSourceRect(CGRect::new(
            CGPoint::new(size.width / 2.0, size.height / 2.0),
            CGSize::ZERO,
        ));
    }
    controller.presentViewController_animated_completion(&sheet, true, None);
}

/// Does nothing: iOS apps do not quit.
pub fn leave() {}

/// Exits the process, because the event loop cannot be stopped. The app restarts when the player
/// opens it again.
pub fn end() {
    std::process::exit(1);
}

/// Runs `work` at once on the main thread, otherwise as soon as that is free. Waiting would
/// deadlock, because the main thread waits for Bevy's systems.
fn on_main_thread(work: impl FnOnce(MainThreadMarker) + Send + 'static) {
    match MainThreadMarker::new() {
        Some(main) => work(main),
        None => DispatchQueue::main().exec_async(move || {
            if let Some(main) = MainThreadMarker::new() {
                work(main);
            }
        }),
    }
}

/// winit creates a single window without a scene, so the application lists it.
fn window(main: MainThreadMarker) -> Option<Retained<UIWindow>> {
    #[allow(deprecated)]
    UIApplication::sharedApplication(main).windows().firstObject()
}

fn safe_area_of(window: &UIWindow) -> Insets {
    let insets = window.safeAreaInsets();
    Insets {
        left: insets.left as f32,
        top: insets.top as f32,
        right: insets.right as f32,
        bottom: insets.bottom as f32,
    }
}
