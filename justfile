# Tasks of a developer. `just` lists them; https://just.systems installs it. Each is a command that
# also works without `just`.

[private]
default:
    @just --list --unsorted

# Play in a window: `just run HM1-N-BIBI5L3`
run *arguments:
    cargo run -- {{ arguments }}

# Run the tests: `just test --test storage kills`
test *arguments:
    cargo test {{ arguments }}

# Run clippy; a warning is an error
lint:
    scripts/check lint

# Format the code
fmt:
    cargo fmt

# Build the documentation; a warning is an error
docs:
    scripts/check docs

# Check the code and the projects for Android and iOS
phones:
    scripts/check phones

# Draw the contact sheet of the README: docs/contact-sheet.png
pictures:
    scripts/pictures

# Measure the app and write docs/performance.md: `just measure --help`
measure *arguments:
    scripts/measure {{ arguments }}

# Run the benchmarks of the rules and of a frame
bench *arguments:
    cargo bench {{ arguments }}

# Run every check that a change must pass
ci:
    scripts/check
