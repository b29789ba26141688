//! The safe area, from the system's window insets.

use bevy::android::android_activity::AndroidApp;
use jni::Env;
use jni::errors::Result;
use jni::objects::JObject;

use super::java::with_activity;
use super::members::{self, Member};
use crate::layout::Insets;

/// The API level that added insets by type, for bars and cutout.
const TYPED_INSETS: i32 = 30;
/// The API level that added display cutouts.
const CUTOUTS: i32 = 28;

/// The area that the system bars and the cutout cover at each edge of the window, in dp; `scale` is
/// in physical pixels per dp. `None` until the window is attached.
///
/// A read takes some microseconds. No event reports a change to the app.
pub fn safe_area(scale: f32) -> Option<Insets> {
    let [left, top, right, bottom] = with_activity("safe area", edges)??.map(|edge| edge as f32);
    Some(Insets {
        left: left / scale,
        top: top / scale,
        right: right / scale,
        bottom: bottom / scale,
    })
}

/// Left, top, right and bottom in physical pixels.
fn edges(env: &mut Env, activity: &JObject) -> Result<Option<[i32; 4]>> {
    let window = members::WINDOW.object(env, activity)?;
    let view = members::DECOR_VIEW.object(env, &window)?;
    let insets = members::ROOT_INSETS.object(env, &view)?;
    if insets.is_null() {
        return Ok(None);
    }
    let version = AndroidApp::sdk_version();
    let edges = if version >= TYPED_INSETS {
        typed(env, &insets)?
    } else {
        let bars = read(
            env,
            &insets,
            [
                members::SYSTEM_LEFT,
                members::SYSTEM_TOP,
                members::SYSTEM_RIGHT,
                members::SYSTEM_BOTTOM,
            ],
        )?;
        let cutout = if version >= CUTOUTS { cutout(env, &insets)? } else { [0; 4] };
        std::array::from_fn(|edge| bars[edge].max(cutout[edge]))
    };
    Ok(Some(edges))
}

fn typed(env: &mut Env, insets: &JObject) -> Result<[i32; 4]> {
    let bars = members::TYPE_SYSTEM_BARS.of_class(env, &[])?.into_int()?;
    let cutout = members::TYPE_DISPLAY_CUTOUT.of_class(env, &[])?.into_int()?;
    let insets = members::INSETS.on(env, insets, &[(bars | cutout).into()])?.into_object()?;
    read(
        env,
        &insets,
        [members::INSETS_LEFT, members::INSETS_TOP, members::INSETS_RIGHT, members::INSETS_BOTTOM],
    )
}

fn cutout(env: &mut Env, insets: &JObject) -> Result<[i32; 4]> {
    let cutout = members::CUTOUT.object(env, insets)?;
    if cutout.is_null() {
        return Ok([0; 4]);
    }
    read(
        env,
        &cutout,
        [members::CUTOUT_LEFT, members::CUTOUT_TOP, members::CUTOUT_RIGHT, members::CUTOUT_BOTTOM],
    )
}

fn read(env: &mut Env, object: &JObject, members: [Member; 4]) -> Result<[i32; 4]> {
    let mut edges = [0; 4];
    for (edge, member) in edges.iter_mut().zip(members) {
        *edge = member.int(env, object)?;
    }
    Ok(edges)
}
