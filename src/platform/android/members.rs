//! Every member of the Android framework that the app uses through JNI, with the API level that
//! added it. [`java`](super::java) calls only members of this table; `scripts/check-jni` compares
//! the table with the framework's declarations.

/// How a member is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A constructor.
    New,
    /// An instance method.
    Method,
    /// A static method.
    Static,
    /// An instance field, read only.
    Field,
}

/// A member of a framework class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    /// How it is accessed.
    pub kind: Kind,
    /// The declaring class in JNI notation (`android/view/View`).
    pub class: &'static str,
    /// Its name; `<init>` for a constructor.
    pub name: &'static str,
    /// The JNI signature of a method or constructor, or the JNI type of a field.
    pub signature: &'static str,
    /// The API level that added it.
    pub since: i32,
}

macro_rules! members {
    ($($name:ident: $kind:ident $class:literal $member:literal $signature:literal $since:literal;)*) => {
        $(
            #[doc = concat!("`", $class, ".", $member, "`, from API level ", $since, ".")]
            pub const $name: Member = Member {
                kind: Kind::$kind,
                class: $class,
                name: $member,
                signature: $signature,
                since: $since,
            };
        )*

        /// All members.
        #[allow(dead_code, reason = "the tests walk it")]
        pub const ALL: &[Member] = &[$($name),*];
    };
}

members! {
    // The activity and its objects.
    WINDOW: Method "android/app/Activity" "getWindow" "()Landroid/view/Window;" 1;
    DECOR_VIEW: Method "android/view/Window" "getDecorView" "()Landroid/view/View;" 1;
    RESOURCES: Method "android/content/Context" "getResources" "()Landroid/content/res/Resources;" 1;
    CONFIGURATION: Method "android/content/res/Resources" "getConfiguration" "()Landroid/content/res/Configuration;" 1;
    CONTENT_RESOLVER: Method "android/content/Context" "getContentResolver" "()Landroid/content/ContentResolver;" 1;
    SYSTEM_SERVICE: Method "android/content/Context" "getSystemService" "(Ljava/lang/String;)Ljava/lang/Object;" 1;
    START_ACTIVITY: Method "android/app/Activity" "startActivity" "(Landroid/content/Intent;)V" 1;
    MOVE_TASK_TO_BACK: Method "android/app/Activity" "moveTaskToBack" "(Z)Z" 1;

    // Safe area.
    ROOT_INSETS: Method "android/view/View" "getRootWindowInsets" "()Landroid/view/WindowInsets;" 23;
    INSETS: Method "android/view/WindowInsets" "getInsets" "(I)Landroid/graphics/Insets;" 30;
    TYPE_SYSTEM_BARS: Static "android/view/WindowInsets$Type" "systemBars" "()I" 30;
    TYPE_DISPLAY_CUTOUT: Static "android/view/WindowInsets$Type" "displayCutout" "()I" 30;
    INSETS_LEFT: Field "android/graphics/Insets" "left" "I" 29;
    INSETS_TOP: Field "android/graphics/Insets" "top" "I" 29;
    INSETS_RIGHT: Field "android/graphics/Insets" "right" "I" 29;
    INSETS_BOTTOM: Field "android/graphics/Insets" "bottom" "I" 29;
    SYSTEM_LEFT: Method "android/view/WindowInsets" "getSystemWindowInsetLeft" "()I" 20;
    SYSTEM_TOP: Method "android/view/WindowInsets" "getSystemWindowInsetTop" "()I" 20;
    SYSTEM_RIGHT: Method "android/view/WindowInsets" "getSystemWindowInsetRight" "()I" 20;
    SYSTEM_BOTTOM: Method "android/view/WindowInsets" "getSystemWindowInsetBottom" "()I" 20;
    CUTOUT: Method "android/view/WindowInsets" "getDisplayCutout" "()Landroid/view/DisplayCutout;" 28;
    CUTOUT_LEFT: Method "android/view/DisplayCutout" "getSafeInsetLeft" "()I" 28;
    CUTOUT_TOP: Method "android/view/DisplayCutout" "getSafeInsetTop" "()I" 28;
    CUTOUT_RIGHT: Method "android/view/DisplayCutout" "getSafeInsetRight" "()I" 28;
    CUTOUT_BOTTOM: Method "android/view/DisplayCutout" "getSafeInsetBottom" "()I" 28;

    // The player's system settings.
    LOCALES: Method "android/content/res/Configuration" "getLocales" "()Landroid/os/LocaleList;" 24;
    LANGUAGE_TAGS: Method "android/os/LocaleList" "toLanguageTags" "()Ljava/lang/String;" 24;
    FONT_SCALE: Field "android/content/res/Configuration" "fontScale" "F" 1;
    GLOBAL_FLOAT: Static "android/provider/Settings$Global" "getFloat" "(Landroid/content/ContentResolver;Ljava/lang/String;F)F" 17;
    RINGER_MODE: Method "android/media/AudioManager" "getRingerMode" "()I" 1;

    // Haptic feedback. Using the vibrator takes a permission; a query or a view does not.
    HAS_VIBRATOR: Method "android/os/Vibrator" "hasVibrator" "()Z" 11;
    HAPTIC_FEEDBACK: Method "android/view/View" "performHapticFeedback" "(I)Z" 3;

    // Copying, pasting and sharing a deal code.
    PLAIN_TEXT: Static "android/content/ClipData" "newPlainText" "(Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Landroid/content/ClipData;" 11;
    SET_PRIMARY_CLIP: Method "android/content/ClipboardManager" "setPrimaryClip" "(Landroid/content/ClipData;)V" 11;
    PRIMARY_CLIP: Method "android/content/ClipboardManager" "getPrimaryClip" "()Landroid/content/ClipData;" 11;
    ITEM_COUNT: Method "android/content/ClipData" "getItemCount" "()I" 11;
    ITEM_AT: Method "android/content/ClipData" "getItemAt" "(I)Landroid/content/ClipData$Item;" 11;
    COERCE_TO_TEXT: Method "android/content/ClipData$Item" "coerceToText" "(Landroid/content/Context;)Ljava/lang/CharSequence;" 11;
    TO_STRING: Method "java/lang/Object" "toString" "()Ljava/lang/String;" 1;
    NEW_INTENT: New "android/content/Intent" "<init>" "(Ljava/lang/String;)V" 1;
    SET_TYPE: Method "android/content/Intent" "setType" "(Ljava/lang/String;)Landroid/content/Intent;" 1;
    PUT_EXTRA: Method "android/content/Intent" "putExtra" "(Ljava/lang/String;Ljava/lang/String;)Landroid/content/Intent;" 1;
    CREATE_CHOOSER: Static "android/content/Intent" "createChooser" "(Landroid/content/Intent;Ljava/lang/CharSequence;)Landroid/content/Intent;" 1;
}
