//! Nothing that the phones' apps are built from opens a connection.
//!
//! Two nets: no package of the dependency trees is one that exists to do so, and no source of any package there names a
//! socket, but for those listed here with the reason.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use serde_json::Value;

const TARGETS: [&str; 2] = ["aarch64-linux-android", "aarch64-apple-ios"];

/// What an app is given to reach others by, and what nothing here has to do with.
const CONNECTING: [&str; 34] = [
    "async-h1",
    "async-net",
    "attohttpc",
    "axum",
    "bevy_remote",
    "curl",
    "curl-sys",
    "futures-rustls",
    "h2",
    "hyper",
    "isahc",
    "matchbox_socket",
    "minreq",
    "mio",
    "native-tls",
    "openssl",
    "openssl-sys",
    "quinn",
    "reqwest",
    "rustls",
    "sentry",
    "smol",
    "socket2",
    "ssh2",
    "steamworks",
    "surf",
    "tokio",
    "tonic",
    "tungstenite",
    "ureq",
    "webbrowser",
    "websocket",
    "zbus",
    "zmq",
];

/// Localizer that only who opens a connection needs.
const SOCKETS: [&str; 7] = [
    "TcpStream",
    "TcpListener",
    "UdpSocket",
    "UnixStream",
    "UnixListener",
    "UnixDatagram",
    "socketpair",
];

/// Packages whose sources have such words, and why they stay.
const EXPLAINED: [(&str, &str); 7] = [
    (
        "async-io",
        "Bevy's assets wait for files through it; its sockets are wrappers that nobody makes",
    ),
    (
        "polling",
        "waits for what `async-io` waits for; it wakes itself by an eventfd or a pipe",
    ),
    (
        "rustix",
        "the calls to the system; `polling` asks for the module with the sockets and uses its types",
    ),
    (
        "nix",
        "for signals, by `ctrlc`; the module with the sockets is a feature that is off",
    ),
    ("libc", "declares what the system has, and calls nothing"),
    (
        "linux-raw-sys",
        "declares what the system has, and calls nothing",
    ),
    ("ndk-sys", "declares what the system has, and calls nothing"),
];

fn cargo(arguments: &[&str]) -> String {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let run = Command::new(cargo)
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo, which runs this test");
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "cargo {arguments:?}: {said}");
    String::from_utf8(run.stdout).expect("text")
}

/// Name and version of each package that is part of the app.
fn packages(target: &str) -> BTreeSet<(String, String)> {
    // What a phone's app needs may not have been fetched yet: so not `--frozen`.
    let tree = cargo(&[
        "tree",
        "--locked",
        "--target",
        target,
        "--edges",
        "normal,no-proc-macro",
        "--prefix",
        "none",
    ]);
    let mut packages = BTreeSet::new();
    for line in tree.lines() {
        let mut words = line.split(' ');
        if let (Some(name), Some(version)) = (words.next(), words.next()) {
            packages.insert((name.to_owned(), version.trim_start_matches('v').to_owned()));
        }
    }
    assert!(packages.len() > 200, "{packages:?}");
    packages
}

/// Where each package lies.
fn folders(target: &str) -> BTreeMap<(String, String), PathBuf> {
    let metadata = cargo(&[
        "metadata",
        "--locked",
        "--format-version",
        "1",
        "--filter-platform",
        target,
    ]);
    let metadata: Value = serde_json::from_str(&metadata).expect("JSON");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let packages = metadata["packages"].as_array().expect("packages");
    packages
        .iter()
        .map(|package| {
            let manifest = PathBuf::from(text(&package["manifest_path"]));
            let folder = manifest.parent().unwrap_or(&manifest).to_owned();
            ((text(&package["name"]), text(&package["version"])), folder)
        })
        .collect()
}

fn has_socket(text: &str) -> bool {
    SOCKETS.iter().any(|word| text.contains(word))
}

/// Whether a line of code, not of a comment, in a source below this folder has such a word.
fn names_a_socket(folder: &Path) -> bool {
    let Ok(entries) = fs::read_dir(folder) else {
        return false;
    };
    let mut paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    paths.any(|path| {
        if path.is_dir() {
            return names_a_socket(&path);
        }
        if path.extension().is_none_or(|extension| extension != "rs") {
            return false;
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        has_socket(&text)
            && text
                .lines()
                .map(str::trim_start)
                .any(|line| !line.starts_with("//") && has_socket(line))
    })
}

#[test]
fn no_package_of_the_phones_is_for_connections() {
    for target in TARGETS {
        for (name, version) in packages(target) {
            assert!(
                !CONNECTING.contains(&name.as_str()),
                "{target}: {name} {version}"
            );
        }
    }
}

#[test]
fn no_source_of_the_phones_names_a_socket_but_those_that_are_explained() {
    let mut sources = BTreeMap::new();
    for target in TARGETS {
        let folders = folders(target);
        for package in packages(target) {
            let folder = folders.get(&package).expect("a package of the tree");
            sources.insert(package, folder.join("src"));
        }
    }
    let found: BTreeSet<String> = sources
        .into_iter()
        .filter(|(_, folder)| names_a_socket(folder))
        .map(|((name, _), _)| name)
        .collect();
    let explained = EXPLAINED
        .iter()
        .map(|(name, _)| (*name).to_owned())
        .collect();
    assert_eq!(
        found, explained,
        "a source names a socket, or an explanation is no longer needed"
    );
}
