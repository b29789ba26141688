//! iOS: the same functions as on every system, through Foundation and UIKit.
//!
//! UIKit answers on the main thread only, while Bevy's systems run on any: what it knows is read on the
//! main thread at the start of each update and kept, what it is to do is sent there.

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

/// What UIKit knows of the window and of the player's wishes.
#[derive(Clone, Copy)]
struct Facts {
    safe_area: Option<Insets>,
    reduced_motion: bool,
    font_scale: f32,
}

static FACTS: RwLock<Facts> = RwLock::new(Facts {
    safe_area: None,
    reduced_motion: false,
    font_scale: 1.0,
});

impl Facts {
    /// As they are now, or off the main thread as they were when this update began.
    fn now() -> Self {
        match MainThreadMarker::new() {
            Some(main) => Self::read(main),
            None => *FACTS.read().unwrap_or_else(PoisonError::into_inner),
        }
    }

    fn read(main: MainThreadMarker) -> Self {
        /// Large enough that rounding to half points does not show.
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

/// Keeps what UIKit knows at hand. Sounds of the app mix with the player's music and obey the phone's
/// silent switch.
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

/// Application Support in the app's container: backed up, not shown to the player. It may not be there
/// yet.
pub fn data_folder() -> Option<PathBuf> {
    let urls = NSFileManager::defaultManager().URLsForDirectory_inDomains(
        NSSearchPathDirectory::ApplicationSupportDirectory,
        NSSearchPathDomainMask::UserDomainMask,
    );
    let path = urls.firstObject()?.path()?;
    Some(PathBuf::from(path.to_string()))
}

/// What notch, status bar and home indicator cover at each edge of the window, in dp (points, whatever
/// the scale). `None` before there is a window.
pub fn safe_area(_scale: f32) -> Option<Insets> {
    Facts::now().safe_area
}

/// Language tags (`da-DK`) in the player's order, the one chosen for this app first.
pub fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Whether "Reduce Motion" is on.
pub fn reduced_motion() -> bool {
    Facts::now().reduced_motion
}

/// The system's size of text (Dynamic Type), 1.0 = 100 %.
pub fn font_scale() -> f32 {
    Facts::now().font_scale
}

/// Always false: iOS tells no app of its silent switch, but keeps this app's sounds silent itself (they
/// are of the ambient kind).
pub fn silent() -> bool {
    false
}

/// Whether the device can vibrate: iPhones do, iPads don't.
pub fn vibrates() -> bool {
    MainThreadMarker::new().is_some_and(|main| {
        UIDevice::currentDevice(main).userInterfaceIdiom() == UIUserInterfaceIdiom::Phone
    })
}

/// A short answer to the finger, if the player lets the system give such.
pub fn haptic(haptic: Haptic) {
    on_main_thread(move |main| match haptic {
        Haptic::Select => UISelectionFeedbackGenerator::new(main).selectionChanged(),
        Haptic::Remove => UIImpactFeedbackGenerator::new(main).impactOccurred(),
        Haptic::Refuse => UINotificationFeedbackGenerator::new(main)
            .notificationOccurred(UINotificationFeedbackType::Error),
    });
}

/// Puts `words` on the pasteboard; they are there when it returns.
pub fn copy(words: &str) -> bool {
    // SAFETY: the pasteboard may be used from any thread.
    unsafe { UIPasteboard::generalPasteboard().setString(Some(&NSString::from_str(words))) };
    true
}

/// The words on the pasteboard, or none if there are none. From iOS 16 on the system asks the player.
pub fn paste() -> Option<String> {
    // SAFETY: the pasteboard may be used from any thread.
    let words = unsafe { UIPasteboard::generalPasteboard().string() };
    words.map(|words| words.to_string())
}

/// Opens the share sheet with `words` as soon as the main thread is free: true.
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
    // On an iPad the sheet is a popover and has to be told where it points: the middle of the screen.
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

/// Nothing: on iOS an app never leaves by itself.
pub fn leave() {}

/// The process, whose event loop nothing can end: it starts anew when the player opens the app again.
pub fn end() {
    std::process::exit(1);
}

/// At once on the main thread, otherwise as soon as that is free. Waiting for it is out of the question:
/// it waits for Bevy's systems.
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

/// winit makes one window; no scene is adopted, so the application itself knows it.
fn window(main: MainThreadMarker) -> Option<Retained<UIWindow>> {
    #[allow(deprecated)]
    UIApplication::sharedApplication(main)
        .windows()
        .firstObject()
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
