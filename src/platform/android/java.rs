//! JNI calls into the Android framework. They are limited to members of the table that the system
//! has, and leave no Java exception pending.

use bevy::android::ANDROID_APP;
use bevy::android::android_activity::AndroidApp;
use bevy::log::warn;
use jni::errors::{Error, Result};
use jni::objects::{JObject, JString};
use jni::signature::{RuntimeFieldSignature, RuntimeMethodSignature};
use jni::strings::JNIString;
use jni::{Env, JValue, JValueOwned, JavaVM};

use super::members::{Kind, Member};

/// Runs `work` with the app's activity. An error is logged with the `feature` and gives `None`; no
/// exception stays pending.
pub fn with_activity<T>(
    feature: &str,
    work: impl FnOnce(&mut Env, &JObject) -> Result<T>,
) -> Option<T> {
    let app = ANDROID_APP.get()?;
    let answer = JavaVM::singleton().and_then(|vm| {
        vm.attach_current_thread(|env| {
            let raw = app.activity_as_ptr().cast();
            // SAFETY: the app owns this global reference and lives as long as the process.
            let activity = unsafe { env.as_cast_raw::<JObject>(&raw)? };
            work(env, &activity)
        })
    });
    answer.inspect_err(|error| warn!("{feature}: {error}")).ok()
}

impl Member {
    /// Calls this method of `target`, or reads this field.
    ///
    /// # Errors
    /// The system is older than the member, does not have it, or threw an exception, which is
    /// cleared.
    pub fn on<'local>(
        &self,
        env: &mut Env<'local>,
        target: &JObject,
        arguments: &[JValue],
    ) -> Result<JValueOwned<'local>> {
        self.reachable()?;
        let answer = match self.kind {
            Kind::Field => env.get_field(
                target,
                JNIString::new(self.name),
                RuntimeFieldSignature::from_str(self.signature)?.field_signature(),
            ),
            _ => env.call_method(
                target,
                JNIString::new(self.name),
                RuntimeMethodSignature::from_str(self.signature)?.method_signature(),
                arguments,
            ),
        };
        settle(env, answer)
    }

    /// Calls this static method, or constructs an object.
    ///
    /// # Errors
    /// As for [`Member::on`].
    pub fn of_class<'local>(
        &self,
        env: &mut Env<'local>,
        arguments: &[JValue],
    ) -> Result<JValueOwned<'local>> {
        self.reachable()?;
        let class = env.find_class(JNIString::new(self.class));
        let class = settle(env, class)?;
        let signature = RuntimeMethodSignature::from_str(self.signature)?;
        let answer = match self.kind {
            Kind::New => env
                .new_object(&class, signature.method_signature(), arguments)
                .map(JValueOwned::Object),
            _ => env.call_static_method(
                &class,
                JNIString::new(self.name),
                signature.method_signature(),
                arguments,
            ),
        };
        settle(env, answer)
    }

    /// The object that [`Member::on`] returns; may be Java's null.
    ///
    /// # Errors
    /// As for [`Member::on`], and if the result is not an object.
    pub fn object<'local>(
        &self,
        env: &mut Env<'local>,
        target: &JObject,
    ) -> Result<JObject<'local>> {
        self.on(env, target, &[])?.into_object()
    }

    /// The integer that [`Member::on`] returns.
    ///
    /// # Errors
    /// As for [`Member::on`], and if the result is not an `int`.
    pub fn int(&self, env: &mut Env, target: &JObject) -> Result<i32> {
        self.on(env, target, &[])?.into_int()
    }

    /// Checks the API level, because every lookup of a missing member would log an error in the
    /// system.
    fn reachable(&self) -> Result<()> {
        if self.since <= AndroidApp::sdk_version() {
            Ok(())
        } else {
            Err(Error::MethodNotFound {
                name: format!("{}.{}", self.class, self.name),
                sig: self.signature.into(),
            })
        }
    }
}

/// Converts a Java string.
///
/// # Errors
/// The object is null or not a string.
pub fn text(env: &Env, object: JObject) -> Result<String> {
    env.cast_local::<JString>(object)?.try_to_string(env)
}

/// Clears the exception of a failed call: most JNI calls are forbidden while one is pending.
fn settle<T>(env: &Env, answer: Result<T>) -> Result<T> {
    if answer.is_err() {
        env.exception_catch()?;
    }
    answer
}
