//! Nothing in the apps for phones opens a connection.
//!
//! Two tests: no dependency is a package for connections, and no source of a dependency names a socket,
//! except those listed here with a reason.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use serde_json::Value;

const TARGETS: [&str; 2] = ["aarch64-linux-android", "aarch64-apple-ios"];

/// Packages for connections.
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

/// Words in the source of code that opens a connection.
const SOCKETS: [&str; 7] = [
    "TcpStream",
    "TcpListener",
    "UdpSocket",
    "UnixStream",
    "UnixListener",
    "UnixDatagram",
    "socketpair",
];

/// Packages whose sources have such words, with the reason why that is harmless.
const EXPLAINED: [(&str, &str); 7] = [
    ("async-io", "Bevy's assets wait for files through it; nothing constructs its socket wrappers"),
    ("polling", "waits for files on behalf of `async-io`; its waker is an eventfd or a pipe"),
    ("rustix", "system calls; `polling` uses the types of the socket module"),
    ("nix", "`ctrlc` uses its signals; the feature with the sockets is off"),
    ("libc", "declares the system's functions and calls none"),
    ("linux-raw-sys", "declares the system's functions and calls none"),
    ("ndk-sys", "declares the system's functions and calls none"),
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

/// Name and version of each package in the app.
fn packages(target: &str) -> BTreeSet<(String, String)> {
    // Not `--frozen`: dependencies for phones may not be downloaded yet.
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

/// The folder of each package.
fn folders(target: &str) -> BTreeMap<(String, String), PathBuf> {
    let metadata =
        cargo(&["metadata", "--locked", "--format-version", "1", "--filter-platform", target]);
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

/// Whether a line of code in this folder, not a comment, has such a word.
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
fn no_dependency_on_phones_is_for_connections() {
    for target in TARGETS {
        for (name, version) in packages(target) {
            assert!(!CONNECTING.contains(&name.as_str()), "{target}: {name} {version}");
        }
    }
}

#[test]
fn only_explained_dependencies_on_phones_name_a_socket() {
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
    let explained = EXPLAINED.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(found, explained, "a source names a socket, or an explanation is no longer needed");
}
