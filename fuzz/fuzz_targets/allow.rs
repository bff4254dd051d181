//! Any text as a file with suppression comments, in several languages: never a panic, and nothing allowed without a
//! rule that exists and a reason.
#![no_main]

use headproof_checks::allow::read;
use headproof_checks::view::FileView;
use headproof_core::change::{Content, FileChange, FileMode, FileSide, FileStatus};
use headproof_core::coverage::whole_file_hunk;
use headproof_core::path::RepoPath;
use headproof_core::text::SourceText;
use libfuzzer_sys::fuzz_target;

const NAMES: [&str; 8] = ["a.rs", "a.py", "a.ts", "a.go", "a.yml", "a.vue", "a.md", "Makefile"];

fuzz_target!(|input: (u8, &str)| {
    let (which, text) = input;
    let Some(path) = NAMES.get(usize::from(which) % NAMES.len()).and_then(|n| RepoPath::new(*n).ok()) else {
        return;
    };
    let text = SourceText::new(text);
    let lines = text.line_count();
    let side = FileSide { path, mode: FileMode::Regular, content: Content::Text(text) };
    let Some(file) = FileChange::new(FileStatus::Added, None, Some(side), vec![whole_file_hunk(lines)]) else {
        return;
    };
    let view = FileView::new(&file);
    for comment in read(&view, &|name| name == "lint-suppressed") {
        for allow in &comment.allows {
            assert!(allow.reason.chars().any(char::is_alphanumeric), "no reason: {allow:?}");
            assert_eq!(allow.rule.as_ref().map(|r| r.as_str()), Some("lint-suppressed"));
            assert!(allow.line >= 1 && allow.line <= lines && allow.covers >= allow.line && allow.covers <= lines);
        }
        assert!(!comment.allows.is_empty() || !comment.faults.is_empty(), "a comment of ours is never silent");
    }
});
