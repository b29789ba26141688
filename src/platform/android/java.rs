//! Calls into the Android framework: only members of the table, only on a system that has them, and
//! never leaving a Java exception behind.

use bevy::android::ANDROID_APP;
use bevy::android::android_activity::AndroidApp;
use bevy::log::warn;
use jni::errors::{Error, Result};
use jni::objects::{JObject, JString};
use jni::signature::{RuntimeFieldSignature, RuntimeMethodSignature};
use jni::strings::JNIString;
use jni::{Env, JValue, JValueOwned, JavaVM};

use super::members::{Kind, Member};

/// Runs `work` with the app's activity. What fails costs that one `feature`: it is logged, `None` is
/// given, and no exception stays pending.
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
    /// Calls this method of `target`, or reads this field of it.
    ///
    /// # Errors
    /// The system is older than the member, does not have it, or threw; the exception is cleared.
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

    /// Calls this method of its class, or makes a new object of it.
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

    /// The object that [`Member::on`] gives; may be Java's null.
    ///
    /// # Errors
    /// As for [`Member::on`], and when the answer is no object.
    pub fn object<'local>(
        &self,
        env: &mut Env<'local>,
        target: &JObject,
    ) -> Result<JObject<'local>> {
        self.on(env, target, &[])?.into_object()
    }

    /// The whole number that [`Member::on`] gives.
    ///
    /// # Errors
    /// As for [`Member::on`], and when the answer is no `int`.
    pub fn int(&self, env: &mut Env, target: &JObject) -> Result<i32> {
        self.on(env, target, &[])?.into_int()
    }

    /// Asking a system for what it does not have yet would raise an error on its side each time.
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

/// The text of a Java string.
///
/// # Errors
/// The object is null or no string.
pub fn text(env: &Env, object: JObject) -> Result<String> {
    env.cast_local::<JString>(object)?.try_to_string(env)
}

/// With an exception pending nearly every further call is forbidden, so each call clears its own.
fn settle<T>(env: &Env, answer: Result<T>) -> Result<T> {
    if answer.is_err() {
        env.exception_catch()?;
    }
    answer
}
