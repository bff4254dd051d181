//! Any bytes as another tool's results: never a panic, and every result is either a claim or named as one that is not.
#![no_main]

use headproof_core::path::RepoPath;
use headproof_core::text::visible;
use headproof_formats::sarif::read;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let known = |path: &str| RepoPath::new(path).ok();
    match read::read(bytes, &known) {
        Ok(reading) => {
            for claim in &reading.claims {
                // What a tool calls its rule reaches every format; it must be safe in all of them.
                let rule = claim.statement.rule.as_str();
                assert!(!rule.is_empty() && visible(rule) == rule, "{rule:?}");
            }
        }
        Err(error) => {
            let told = error.to_string();
            assert_eq!(visible(&told), told, "a refusal must not carry what steers a terminal");
        }
    }
});
