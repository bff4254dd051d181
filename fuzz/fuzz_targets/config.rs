//! Any text as the settings file of a repository: never a panic, every complaint with a place, and nothing accepted
//! that only the person who runs headproof may set.
#![no_main]

use headproof_core::text::visible;
use headproof_world::config::keys::{Scope, find};
use headproof_world::config::read_repository_file;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match read_repository_file(text, &["lint-suppressed", "type-escaped"]) {
        Ok(file) => {
            for entry in &file.entries {
                assert_eq!(find(entry.name).map(|k| k.scope), Some(Scope::Repository), "{}", entry.name);
            }
        }
        Err(errors) => {
            assert!(!errors.is_empty(), "a refusal says why");
            for error in errors {
                assert!(error.place.contains("line"), "{error}");
                assert_eq!(visible(&error.to_string()), error.to_string());
            }
        }
    }
});
