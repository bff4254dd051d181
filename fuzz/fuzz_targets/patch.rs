//! Any bytes as a patch: never a panic, and no line of a hunk lost or made up.
#![no_main]

use headproof_core::text::visible;
use headproof_formats::patch::{Mark, parse};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let patch = match parse(bytes) {
        Ok(patch) => patch,
        Err(error) => {
            assert_eq!(visible(&error.to_string()), error.to_string());
            return;
        }
    };
    assert!(!patch.files.is_empty(), "a patch without files is an error");
    for file in &patch.files {
        assert!(file.before.is_some() || file.after.is_some());
        for hunk in &file.hunks {
            let count = |without: Mark| hunk.lines.iter().filter(|l| l.mark != without).count();
            assert_eq!(count(Mark::Added), hunk.before.len as usize);
            assert_eq!(count(Mark::Removed), hunk.after.len as usize);
            let (before, after) = hunk.starts();
            let places = hunk.places(before, after);
            let sum = |of: fn(&headproof_core::change::Hunk) -> u32| places.iter().map(of).sum::<u32>() as usize;
            let marked = |mark: Mark| hunk.lines.iter().filter(|l| l.mark == mark).count();
            assert_eq!(sum(|p| p.before.len), marked(Mark::Removed));
            assert_eq!(sum(|p| p.after.len), marked(Mark::Added));
        }
    }
});
