//! Android: the platform functions, through the framework's Java classes.

#![allow(unsafe_code)]

mod insets;
mod java;
mod life;
pub mod members;
mod surface;

use std::path::PathBuf;

use bevy::android::ANDROID_APP;
use bevy::android::android_activity::AndroidApp;
use jni::objects::JObject;
use jni::{Env, errors::Result};

use super::haptic::Haptic;
use java::{text, with_activity};

pub use insets::safe_area;
pub use life::end_process;
pub use surface::plugin;

/// `AudioManager.RINGER_MODE_NORMAL`. The other modes are silent and vibrate.
const RINGER_NORMAL: i32 = 2;
/// The API level that added haptic feedback for confirm and reject.
const CONFIRM_AND_REJECT: i32 = 30;

/// The app's internal folder. Android removes it with the app and backs it up as the manifest says.
pub fn data_folder() -> Option<PathBuf> {
    ANDROID_APP.get().and_then(AndroidApp::internal_data_path)
}

/// Language tags (`da-DK`) in the player's order; on Android 13 and later the app's language is
/// first.
pub fn languages() -> Vec<String> {
    let tags = with_activity("languages", |env, activity| {
        let configuration = configuration(env, activity)?;
        let locales = members::LOCALES.object(env, &configuration)?;
        let tags = members::LANGUAGE_TAGS.object(env, &locales)?;
        text(env, tags)
    });
    match tags {
        Some(tags) => tags.split(',').map(str::to_owned).collect(),
        None => sys_locale::get_locales().collect(),
    }
}

/// Whether the system's animations are off ("Remove animations").
pub fn reduced_motion() -> bool {
    let scale = with_activity("reduced motion", |env, activity| {
        let resolver = members::CONTENT_RESOLVER.object(env, activity)?;
        let name = env.new_string("animator_duration_scale")?;
        members::GLOBAL_FLOAT
            .of_class(env, &[(&resolver).into(), (&name).into(), 1f32.into()])?
            .into_float()
    });
    scale == Some(0.0)
}

/// The system's text scale, 1.0 = 100 %.
pub fn font_scale() -> f32 {
    with_activity("font scale", |env, activity| {
        let configuration = configuration(env, activity)?;
        members::FONT_SCALE.on(env, &configuration, &[])?.into_float()
    })
    .unwrap_or(1.0)
}

/// Whether the phone is set to silent or to vibrate.
pub fn silent() -> bool {
    with_activity("silent mode", |env, activity| {
        let audio = service(env, activity, "audio")?;
        Ok(members::RINGER_MODE.int(env, &audio)? != RINGER_NORMAL)
    })
    .unwrap_or(false)
}

/// Whether the device has a vibrator; many tablets have none.
pub fn vibrates() -> bool {
    with_activity("vibration", |env, activity| {
        let vibrator = service(env, activity, "vibrator")?;
        members::HAS_VIBRATOR.on(env, &vibrator, &[])?.into_bool()
    })
    .unwrap_or(false)
}

/// Plays haptic feedback, if the system's settings allow it.
pub fn haptic(haptic: Haptic) {
    let Some(app) = ANDROID_APP.get() else {
        return;
    };
    let constant = feedback(haptic, AndroidApp::sdk_version());
    // Views may be used only on the main thread.
    app.run_on_java_main_thread(Box::new(move || {
        with_activity("haptic feedback", |env, activity| {
            let window = members::WINDOW.object(env, activity)?;
            let view = members::DECOR_VIEW.object(env, &window)?;
            members::HAPTIC_FEEDBACK.on(env, &view, &[constant.into()])?.into_bool()
        });
    }));
}

/// The `HapticFeedbackConstants` value for this feedback on this API level.
const fn feedback(haptic: Haptic, version: i32) -> i32 {
    const LONG_PRESS: i32 = 0;
    const VIRTUAL_KEY: i32 = 1;
    const CLOCK_TICK: i32 = 4;
    const CONFIRM: i32 = 16;
    const REJECT: i32 = 17;
    match haptic {
        Haptic::Select => CLOCK_TICK,
        Haptic::Remove if version >= CONFIRM_AND_REJECT => CONFIRM,
        Haptic::Remove => VIRTUAL_KEY,
        Haptic::Refuse if version >= CONFIRM_AND_REJECT => REJECT,
        Haptic::Refuse => LONG_PRESS,
    }
}

/// Copies `words` to the clipboard. Returns whether that succeeded.
pub fn copy(words: &str) -> bool {
    with_activity("copying", |env, activity| {
        let clipboard = service(env, activity, "clipboard")?;
        let words = env.new_string(words)?;
        let clip = members::PLAIN_TEXT
            .of_class(env, &[(&words).into(), (&words).into()])?
            .into_object()?;
        members::SET_PRIMARY_CLIP.on(env, &clipboard, &[(&clip).into()])?.into_void()
    })
    .is_some()
}

/// The text on the clipboard, if any. Android 12 and later notify the player of the access.
pub fn paste() -> Option<String> {
    with_activity("pasting", |env, activity| {
        let clipboard = service(env, activity, "clipboard")?;
        let clip = members::PRIMARY_CLIP.object(env, &clipboard)?;
        if clip.is_null() || members::ITEM_COUNT.int(env, &clip)? == 0 {
            return Ok(None);
        }
        let item = members::ITEM_AT.on(env, &clip, &[0.into()])?.into_object()?;
        let words = members::COERCE_TO_TEXT.on(env, &item, &[activity.into()])?.into_object()?;
        let words = members::TO_STRING.object(env, &words)?;
        text(env, words).map(Some)
    })?
}

/// Opens the share sheet with `words`. Returns whether it opened.
pub fn share(words: &str) -> bool {
    with_activity("sharing", |env, activity| {
        let action = env.new_string("android.intent.action.SEND")?;
        let intent = members::NEW_INTENT.of_class(env, &[(&action).into()])?.into_object()?;
        let kind = env.new_string("text/plain")?;
        members::SET_TYPE.on(env, &intent, &[(&kind).into()])?;
        let key = env.new_string("android.intent.extra.TEXT")?;
        let words = env.new_string(words)?;
        members::PUT_EXTRA.on(env, &intent, &[(&key).into(), (&words).into()])?;
        let chooser = members::CREATE_CHOOSER
            .of_class(env, &[(&intent).into(), (&JObject::null()).into()])?
            .into_object()?;
        members::START_ACTIVITY.on(env, activity, &[(&chooser).into()])?.into_void()
    })
    .is_some()
}

/// Moves the task to the back without ending it, as Android does for an app's first screen.
pub fn leave() {
    with_activity("leaving", |env, activity| {
        members::MOVE_TASK_TO_BACK.on(env, activity, &[true.into()])?.into_bool()
    });
}

/// Does nothing: the process ends with the event loop.
pub fn end() {}

fn configuration<'local>(env: &mut Env<'local>, activity: &JObject) -> Result<JObject<'local>> {
    let resources = members::RESOURCES.object(env, activity)?;
    members::CONFIGURATION.object(env, &resources)
}

fn service<'local>(
    env: &mut Env<'local>,
    activity: &JObject,
    name: &str,
) -> Result<JObject<'local>> {
    let name = env.new_string(name)?;
    members::SYSTEM_SERVICE.on(env, activity, &[(&name).into()])?.into_object()
}
