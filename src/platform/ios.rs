//! iOS: the same functions as on every system, through Foundation and UIKit.
//!
//! UIKit answers on the main thread only; called from another, these functions give what a system
//! without the feature would. A Bevy system stays on the main thread with a `NonSendMarker`.

#![allow(unsafe_code)]

use std::path::PathBuf;

use bevy::prelude::*;
use objc2::rc::Retained;
use objc2::{MainThreadMarker, MainThreadOnly};
use objc2_avf_audio::{AVAudioSession, AVAudioSessionCategoryAmbient};
use objc2_core_foundation::{CGPoint, CGRect, CGSize};
use objc2_foundation::{
    NSArray, NSFileManager, NSSearchPathDirectory, NSSearchPathDomainMask, NSString,
};
use objc2_ui_kit::{
    UIAccessibilityIsReduceMotionEnabled, UIActivityViewController, UIApplication, UIFontMetrics,
    UIImpactFeedbackGenerator, UINotificationFeedbackGenerator, UINotificationFeedbackType,
    UIPasteboard, UISelectionFeedbackGenerator, UITraitEnvironment, UIUserInterfaceStyle, UIWindow,
};

use super::{Haptic, Insets};

/// Sounds of the app mix with the player's music and obey the phone's silent switch.
pub fn plugin(_: &mut App) {
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
    let insets = window(MainThreadMarker::new()?)?.safeAreaInsets();
    Some(Insets {
        left: insets.left as f32,
        top: insets.top as f32,
        right: insets.right as f32,
        bottom: insets.bottom as f32,
    })
}

/// Language tags (`da-DK`) in the player's order, the one chosen for this app first.
pub fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Whether "Reduce Motion" is on.
pub fn reduced_motion() -> bool {
    MainThreadMarker::new().is_some() && UIAccessibilityIsReduceMotionEnabled()
}

/// The system's size of text (Dynamic Type), 1.0 = 100 %.
pub fn font_scale() -> f32 {
    /// Large enough that rounding to half points does not show.
    const SAMPLE: f64 = 100.0;
    if MainThreadMarker::new().is_none() {
        return 1.0;
    }
    (UIFontMetrics::defaultMetrics().scaledValueForValue(SAMPLE) / SAMPLE) as f32
}

/// Whether the system's dark appearance is on.
pub fn dark_mode() -> bool {
    MainThreadMarker::new()
        .and_then(window)
        .is_some_and(|window| {
            // SAFETY: on the main thread, where UIKit changes it.
            let style = unsafe { window.traitCollection().userInterfaceStyle() };
            style == UIUserInterfaceStyle::Dark
        })
}

/// Always false: iOS tells no app of its silent switch, but keeps this app's sounds silent itself (they
/// are of the ambient kind).
pub fn silent() -> bool {
    false
}

/// A short answer to the finger, if the player lets the system give such.
pub fn haptic(haptic: Haptic) {
    let Some(main) = MainThreadMarker::new() else {
        return;
    };
    match haptic {
        Haptic::Select => UISelectionFeedbackGenerator::new(main).selectionChanged(),
        Haptic::Remove => UIImpactFeedbackGenerator::new(main).impactOccurred(),
        Haptic::Refuse => UINotificationFeedbackGenerator::new(main)
            .notificationOccurred(UINotificationFeedbackType::Error),
    }
}

/// Puts `words` on the pasteboard; whether it is there now.
pub fn copy(words: &str) -> bool {
    if MainThreadMarker::new().is_none() {
        return false;
    }
    // SAFETY: on the main thread.
    unsafe { UIPasteboard::generalPasteboard().setString(Some(&NSString::from_str(words))) };
    true
}

/// The words on the pasteboard, or none if there are none. From iOS 16 on the system asks the player.
pub fn paste() -> Option<String> {
    MainThreadMarker::new()?;
    // SAFETY: on the main thread.
    let words = unsafe { UIPasteboard::generalPasteboard().string() };
    words.map(|words| words.to_string())
}

/// Opens the share sheet with `words`; whether it opens.
pub fn share(words: &str) -> bool {
    let Some(main) = MainThreadMarker::new() else {
        return false;
    };
    let Some(controller) = window(main).and_then(|window| window.rootViewController()) else {
        return false;
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
    true
}

/// Nothing: on iOS an app never leaves by itself.
pub fn leave() {}

/// winit makes one window; no scene is adopted, so the application itself knows it.
fn window(main: MainThreadMarker) -> Option<Retained<UIWindow>> {
    #[allow(deprecated)]
    UIApplication::sharedApplication(main)
        .windows()
        .firstObject()
}
