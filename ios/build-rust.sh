#!/bin/sh
# Xcode's script phase: builds the program with cargo for every architecture that Xcode asks for,
# copies it into the bundle, and writes the version of Cargo.toml into the bundle's Info.plist.
set -eu
cd "$(dirname "$0")/.."

# iOS starts an app that is linked against the SDK of iOS 27 or later only if it uses scenes. winit
# 0.30, which Bevy 0.19 uses, does not (rust-windowing/winit, 4224).
if [ "${SDK_VERSION%%.*}" -ge 27 ]; then
    echo "error: build with Xcode 26; winit 0.30 has no scenes, as iOS SDK $SDK_VERSION requires" >&2
    exit 1
fi

case "$CONFIGURATION" in
    Debug) profile='' folder=debug ;;
    *) profile=--release folder=release ;;
esac

set --
for arch in $ARCHS; do
    case "$PLATFORM_NAME $arch" in
        'iphoneos arm64') target=aarch64-apple-ios ;;
        'iphonesimulator arm64') target=aarch64-apple-ios-sim ;;
        'iphonesimulator x86_64') target=x86_64-apple-ios ;;
        *)
            echo "error: no Rust target for $PLATFORM_NAME on $arch" >&2
            exit 1
            ;;
    esac
    # Xcode's variables make every compiler build for iOS, also build scripts, which run on this Mac.
    # So cargo gets a clean environment.
    env -i HOME="$HOME" TMPDIR="${TMPDIR:-/tmp}" \
        PATH="$HOME/.cargo/bin:/opt/homebrew/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin" \
        DEVELOPER_DIR="$DEVELOPER_DIR" \
        IPHONEOS_DEPLOYMENT_TARGET="$IPHONEOS_DEPLOYMENT_TARGET" \
        cargo build --bin half-moon --locked --target "$target" --target-dir target $profile
    set -- "$@" "target/$target/$folder/half-moon"
done
lipo -create -output "$TARGET_BUILD_DIR/$EXECUTABLE_PATH" "$@"

version=$(sed -n 's/^version = "\([0-9.]*\)"$/\1/p' Cargo.toml | head -n 1)
plist="$TARGET_BUILD_DIR/$INFOPLIST_PATH"
for key in CFBundleShortVersionString CFBundleVersion; do
    /usr/libexec/PlistBuddy -c "Set :$key $version" "$plist"
done
