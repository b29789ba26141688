//! The Android project matches the code that it starts.

use std::collections::BTreeSet;
use std::fs;

use resvg::usvg::roxmltree::{Document, Node};

use crate::{path, read};

const MAIN: &str = "android/app/src/main";
const NAMESPACE: &str = "http://schemas.android.com/apk/res/android";

fn attribute<'a>(node: &Node<'a, '_>, name: &str) -> &'a str {
    node.attribute((NAMESPACE, name)).unwrap_or_default()
}

fn named<'a, 'input>(document: &'a Document<'input>, tag: &str) -> Vec<Node<'a, 'input>> {
    document.descendants().filter(|node| node.has_tag_name(tag)).collect()
}

#[test]
fn the_manifest_asks_for_no_permission_and_has_no_class() {
    let text = read(&format!("{MAIN}/AndroidManifest.xml"));
    let manifest = Document::parse(&text).expect("well-formed XML");
    let permission =
        manifest.descendants().find(|node| node.tag_name().name().contains("permission"));
    assert_eq!(permission, None);
    let [application] = named(&manifest, "application")[..] else {
        panic!("one application");
    };
    assert_eq!(attribute(&application, "hasCode"), "false");
    for folder in ["java", "kotlin"] {
        assert!(!path(MAIN).join(folder).exists(), "{folder}");
    }
}

#[test]
fn the_activity_starts_what_the_library_exports() {
    let text = read(&format!("{MAIN}/AndroidManifest.xml"));
    let manifest = Document::parse(&text).expect("well-formed XML");
    let value = |wanted: &str| {
        named(&manifest, "meta-data")
            .into_iter()
            .find(|node| attribute(node, "name") == wanted)
            .map(|node| attribute(&node, "value").to_owned())
            .unwrap_or_default()
    };
    let library = env!("CARGO_PKG_NAME").replace('-', "_");
    assert_eq!(value("android.app.lib_name"), library);
    let entry = format!("extern \"C\" fn {}(", value("android.app.func_name"));
    assert!(read("src/platform/android/life.rs").contains(&entry), "{entry}");
}

#[test]
fn no_configuration_change_recreates_the_activity() {
    let text = read(&format!("{MAIN}/AndroidManifest.xml"));
    let manifest = Document::parse(&text).expect("well-formed XML");
    let [activity] = named(&manifest, "activity")[..] else {
        panic!("one activity");
    };
    let handled: BTreeSet<&str> = attribute(&activity, "configChanges").split('|').collect();
    // Every `ActivityInfo.CONFIG_` of API level 36.
    let causes = [
        "assetsPaths",
        "colorMode",
        "density",
        "fontScale",
        "fontWeightAdjustment",
        "grammaticalGender",
        "keyboard",
        "keyboardHidden",
        "layoutDirection",
        "locale",
        "mcc",
        "mnc",
        "navigation",
        "orientation",
        "screenLayout",
        "screenSize",
        "smallestScreenSize",
        "touchscreen",
        "uiMode",
    ];
    assert_eq!(handled, BTreeSet::from(causes));
}

#[test]
fn the_backup_holds_the_saved_files_and_nothing_else() {
    let saved: BTreeSet<String> = fs::read_dir(path("src/storage"))
        .expect("the folder exists")
        .map(|entry| entry.expect("an entry").path())
        .chain([path("src/storage.rs")])
        .map(|source| fs::read_to_string(source).expect("a source"))
        .flat_map(|source| {
            let names = source.split('"');
            let files = names.filter(|name| name.ends_with(".ron") && !name.contains(' '));
            files.map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    assert_eq!(saved.len(), 2, "{saved:?}");
    for rules in ["backup_rules", "data_extraction_rules"] {
        let text = read(&format!("{MAIN}/res/xml/{rules}.xml"));
        let document = Document::parse(&text).expect("well-formed XML");
        let mut parts: Vec<Node> = document
            .descendants()
            .filter(|node| node.children().any(|child| child.has_tag_name("include")))
            .collect();
        assert!(!parts.is_empty(), "{rules}");
        for part in parts.drain(..) {
            let kept: BTreeSet<String> = part
                .children()
                .filter(|child| child.has_tag_name("include"))
                .map(|child| child.attribute("path").unwrap_or_default().to_owned())
                .collect();
            assert_eq!(kept, saved, "{rules}, {}", part.tag_name().name());
        }
    }
}

#[test]
fn gradle_has_the_android_plugin_and_no_dependency() {
    let scripts = ["android/build.gradle.kts", "android/app/build.gradle.kts"].map(read);
    for script in &scripts {
        assert!(!script.contains("dependencies {"));
        assert!(script.contains("alias(libs.plugins.android.application)"));
    }
    let catalog = read("android/gradle/libs.versions.toml");
    assert!(!catalog.contains("[libraries]"));
    assert!(!path("android/gradle/wrapper/gradle-wrapper.jar").exists());
    for abi in ["arm64-v8a", "armeabi-v7a", "x86_64"] {
        assert!(scripts[1].contains(&format!("\"{abi}\"")), "{abi}");
    }
}

#[test]
fn only_cargo_toml_has_the_version() {
    for file in [
        "android/app/build.gradle.kts",
        "android/gradle/libs.versions.toml",
        "android/app/src/main/AndroidManifest.xml",
        "ios/HalfMoon.xcodeproj/project.pbxproj",
        "ios/HalfMoon.xcconfig",
        "ios/HalfMoon/Info.plist",
    ] {
        let version = format!("\"{}\"", env!("CARGO_PKG_VERSION"));
        let text = read(file);
        assert!(!text.contains(&version), "{file}");
        assert!(!text.contains("MARKETING_VERSION"), "{file}");
    }
}
