# Every chore of this repository. `just` alone lists them.

_default:
    @just --list --unsorted

# Build the program.
build:
    cargo build --release

# Run every test.
test *ARGS:
    cargo test --workspace {{ARGS}}

# Format and lint as continuous integration does.
lint:
    cargo fmt --all --check
    cargo clippy --workspace --all-targets -- -D warnings

# Everything continuous integration runs.
ci:
    .ci/run

# Score the rules on the cases of this repository.
eval DIR="eval/blind": build
    target/release/headproof eval {{DIR}}

# Rewrite the generated reference pages from the registry.
docs:
    UPDATE_DOCS=1 cargo test -p headproof --test reference

# Accept changed snapshots after having looked at them (needs cargo-insta).
snapshots:
    cargo insta review --workspace

# Fuzz one target for some seconds (needs a nightly toolchain and cargo-fuzz): patch, sarif, config, allow, journal.
fuzz TARGET SECONDS="60":
    mkdir -p fuzz/corpus/{{TARGET}} fuzz/seeds/{{TARGET}}
    cargo +nightly fuzz run {{TARGET}} fuzz/corpus/{{TARGET}} fuzz/seeds/{{TARGET}} -- -max_total_time={{SECONDS}} -rss_limit_mb=2048

# Check licences, bans and advisories of the dependencies (needs cargo-deny).
deny:
    cargo deny check
