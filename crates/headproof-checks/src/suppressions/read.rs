//! Reads the suppressions in some lines of one side.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use aho_corasick::AhoCorasick;
use headproof_core::change::LineSpan;

use super::forms::{Codes, FORMS, Scope};
use super::{Suppression, attributes, parse, reason};
use crate::comments::{Comment, comment_at, comment_of_line};
use crate::inventory::has_test_path;
use crate::language::Language;
use crate::view::SideView;

/// What lets a line be looked at closer.
static WORDS: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| {
    let words = FORMS.iter().map(|f| f.word).chain(attributes::WORDS.iter().copied());
    AhoCorasick::builder().ascii_case_insensitive(true).build(words).ok()
});

/// Lines a block comment is followed for.
const LONGEST_COMMENT: u32 = 30;

/// The suppressions in these lines of a side, in order.
pub(super) fn suppressions(side: &SideView<'_>, spans: &[LineSpan]) -> Vec<Suppression> {
    let Some(words) = WORDS.as_ref() else { return Vec::new() };
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for span in spans {
        let Some((start, end)) = bytes(side, *span) else { continue };
        let text = side.text.as_str().get(start..end).unwrap_or_default();
        for hit in words.find_iter(text) {
            let offset = start + hit.start();
            match comment_at(side, offset) {
                Some(comment) if seen.insert((comment.line, comment.code.len())) => {
                    found.extend(of_comment(side, &comment));
                }
                None if side.language == Some(Language::Rust) => {
                    let Some(attribute) = attributes::at(side, offset) else { continue };
                    if seen.insert((attribute.line, usize::MAX)) {
                        found.extend(attributes::suppressions(side, &attribute, spans));
                    }
                }
                _ => {}
            }
        }
    }
    found
}

fn bytes(side: &SideView<'_>, span: LineSpan) -> Option<(usize, usize)> {
    let first = side.text.line_range(span.start)?;
    let last = side.text.line_range(span.last()?)?;
    Some((first.start, last.end))
}

fn of_comment(side: &SideView<'_>, comment: &Comment<'_>) -> Vec<Suppression> {
    let whole = whole_text(side, comment);
    let comment = Comment { line: comment.line, text: &whole, code: comment.code, doc: comment.doc };
    let (worded, stated) = parse::parse(&comment, side);
    if worded.is_empty() {
        return Vec::new();
    }
    let alone = comment.stands_alone();
    let covers = if alone { next_code_line(side, comment.line) } else { Some(comment.line) };
    let code = if alone {
        covers.and_then(|n| side.text.line(n)).unwrap_or_default().trim()
    } else {
        comment.code.trim()
    };
    let reason = stated.or_else(|| reason_above(side, comment.line));
    let in_tests = in_tests(side, comment.line);
    let of = |w: parse::Worded| Suppression {
        kind: w.kind,
        scope: w.scope,
        group: w.form.group,
        tool: w.form.tool,
        narrow: !w.codes.is_empty() && !w.codes.iter().any(|c| c == "all") || w.form.codes == Codes::Implied,
        codes: w.codes,
        text: w.text,
        reason: reason.clone(),
        line: comment.line,
        covers: if w.scope == Scope::File { None } else { covers },
        code: if w.scope == Scope::File { String::new() } else { code.to_owned() },
        in_tests,
    };
    worded.into_iter().map(of).collect()
}

/// The text of a block comment that goes on in the next lines, joined to one.
fn whole_text(side: &SideView<'_>, comment: &Comment<'_>) -> String {
    let mut text = comment.text.to_owned();
    if text.starts_with("/*") && !text.contains("*/") {
        for n in comment.line + 1..comment.line + LONGEST_COMMENT {
            let Some(line) = side.text.line(n) else { break };
            text.push(' ');
            text.push_str(line.trim().trim_start_matches('*').trim_start());
            if line.contains("*/") {
                break;
            }
        }
    }
    text
}

/// The next line that holds code.
pub(super) fn next_code_line(side: &SideView<'_>, line: u32) -> Option<u32> {
    let skipped = |n: &u32| {
        let text = side.text.line(*n).unwrap_or_default().trim();
        text.is_empty()
            || ["#[", "//", "/*", "*/", "* ", "<!--", "@"].iter().any(|m| text.starts_with(m))
            || (text.starts_with('#') && side.language != Some(Language::Rust))
    };
    (line + 1..=side.text.line_count()).take(LONGEST_COMMENT as usize).find(|n| !skipped(n))
}

/// A reason in a comment alone on the line above.
pub(super) fn reason_above(side: &SideView<'_>, line: u32) -> Option<String> {
    let mut words = String::new();
    for n in (line.saturating_sub(4)..line).rev() {
        let text = side.text.line(n).unwrap_or_default().trim();
        let starts = ["#", "//", "/*", "*", "<!--", "--", "{/*"].iter().any(|m| text.starts_with(m));
        if !starts || text.starts_with("#[") || text.starts_with("#!") {
            break;
        }
        let Some(comment) = comment_of_line(side, n).filter(|c| c.stands_alone() && !c.doc) else { break };
        if !parse::parse(&comment, side).0.is_empty() {
            continue;
        }
        words = format!("{} {words}", comment.body());
    }
    let words = words.trim();
    reason::explains(words).then(|| words.to_owned())
}

/// Whether a line stands in a test, a fixture, an example or a bundle.
#[must_use]
pub fn in_tests(side: &SideView<'_>, line: u32) -> bool {
    const FOLDERS: [&str; 26] = [
        // What a bundler wrote there repeats what stands in the sources and in other people's code.
        "dist",
        "lcov-report",
        "htmlcov",
        "_vendor",
        "vendored",
        "fixtures",
        "__fixtures__",
        "testdata",
        "test_data",
        "mocks",
        "__mocks__",
        "docs_src",
        "tutorial",
        "tutorials",
        "snippets",
        "sample",
        "samples",
        "examples",
        "example",
        "benches",
        "stories",
        "stubs",
        "typeshed",
        "typetests",
        "type_tests",
        "type-tests",
    ];
    let folders = side.path.components().count().saturating_sub(1);
    has_test_path(side)
        || side.path.file_name().contains(".test-d.")
        || side.path.components().take(folders).any(|c| FOLDERS.contains(&c.as_ref()))
        || (side.language == Some(Language::Rust) && in_rust_tests(side, line))
}

/// Test modules stand at the end of a Rust file by custom.
fn in_rust_tests(side: &SideView<'_>, line: u32) -> bool {
    let text = side.text.as_str().as_bytes();
    memchr::memmem::find(text, b"#[cfg(test)]\nmod ").is_some_and(|at| side.text.line_at(at) <= line)
}
