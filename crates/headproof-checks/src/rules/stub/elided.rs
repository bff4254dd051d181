//! A remark stands where lines of code stood: `// ... existing code ...`, `# rest of the function unchanged`.

use headproof_core::change::Hunk;

use crate::comments::comment_of_line;
use crate::rule::{Hit, Sink};
use crate::suppressions::stands_in_tests;
use crate::view::{FileView, SideView};

/// Words of a remark that stands for code, where it is set off by dots or brackets.
const ELIDED: [&str; 22] = [
    "existing",
    "rest of",
    "the rest",
    "other cases",
    "other methods",
    "other functions",
    "other fields",
    "unchanged",
    "same as before",
    "as before",
    "omitted",
    "remaining",
    "previous code",
    "keep the",
    "stay the same",
    "stays the same",
    "as is",
    "code here",
    "implementation here",
    "snip",
    "original code",
    "remain",
];

/// Remarks that stand for code by themselves.
const PLAIN: [&str; 14] = [
    "omitted for brevity",
    "implementation omitted",
    "code omitted",
    "body omitted",
    "rest of the implementation",
    "rest of implementation",
    "rest of the code unchanged",
    "rest of code",
    "rest of the function",
    "rest of the file",
    "rest of the class",
    "rest unchanged",
    "methods remain unchanged",
    "functions remain unchanged",
];

/// Reports remarks that took the place of code.
pub(super) fn check(view: &FileView<'_>, side: &SideView<'_>, sink: &mut Sink<'_>) {
    for hunk in &view.file.hunks {
        let lines = hunk.after.start..hunk.after.start.saturating_add(hunk.after.len);
        for line in lines {
            let Some(text) = side.text.line(line).filter(|l| may_stand_for_code(l)) else { continue };
            if !stands_for_code(side, line, text) || stands_in_tests(side, line) || view.departed.has(text) {
                continue;
            }
            if code_went(view, side, hunk) {
                let shown: String = text.trim().chars().take(80).collect();
                let shown = headproof_core::text::visible(&shown).into_owned();
                sink.report(Hit::at(side, line, 1, format!("A remark stands where code stood: \"{shown}\"")));
                break;
            }
        }
    }
}

/// Whether a line may hold such a remark; cheap.
fn may_stand_for_code(line: &str) -> bool {
    line.len() < 200
        && ["//", "#", "/*", "--", "<!--"].iter().any(|m| line.contains(m))
        && (line.contains("...")
            || line.contains('…')
            || line.contains("rest ")
            || line.contains("omitted")
            || line.contains("remain"))
}

fn stands_for_code(side: &SideView<'_>, line: u32, text: &str) -> bool {
    let Some(comment) = comment_of_line(side, line) else { return false };
    let alone = comment.code.trim().trim_matches(['{', '}', '(', ')', ' ']).is_empty();
    if !alone || comment.doc || text.len() > 140 {
        return false;
    }
    let low = comment.body().to_lowercase();
    let body = low.trim_matches(|c: char| c.is_whitespace() || matches!(c, '*' | '/' | '}' | '{' | '-'));
    let dots = |t: &str| t.starts_with("...") || t.starts_with('…') || t.ends_with("...") || t.ends_with('…');
    let set_off = dots(body) || (body.starts_with(['(', '[']) && body.ends_with([')', ']']));
    let said = |words: &[&str]| words.iter().any(|w| body.contains(w));
    // What fields or callers do is told in sentences; what stands for code is short.
    let short = body.split_whitespace().count() <= 9;
    short && ((set_off && said(&ELIDED)) || said(&PLAIN))
}

/// Whether more lines of code went than came.
fn code_went(view: &FileView<'_>, side: &SideView<'_>, hunk: &Hunk) -> bool {
    let Some(before) = &view.before else { return true };
    let code = |side: &SideView<'_>, start: u32, len: u32| {
        let lines = (start..start.saturating_add(len)).filter_map(|n| side.text.line(n)).map(str::trim);
        lines
            .filter(|l| l.len() > 1 && !["//", "#", "/*", "*", "{/*"].iter().any(|m| l.starts_with(m)))
            .count()
    };
    let gone = code(before, hunk.before.start, hunk.before.len);
    gone > 0 && gone >= code(side, hunk.after.start, hunk.after.len)
}
