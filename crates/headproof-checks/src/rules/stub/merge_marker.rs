//! Markers of an unresolved merge.

use headproof_core::severity::{Confidence, Severity};

use crate::comments::comment_at;
use crate::language::Language;
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::view::FileView;

/// See the module.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "merge-marker",
        class: "stub.merge_marker",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A merge was committed with its conflict markers",
        why: "Both versions stand in the file, and it means neither.",
        advice: "Resolve the conflict and remove the markers.",
        notes: "Wants the opening and the closing marker at the start of added lines, in this order. Silent in prose and in \
                strings, such as the tests of merge tools.",
        bad: Example {
            path: "a.py",
            before: "x = 1\n",
            after: "<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> topic\n",
        },
        good: Example { path: "a.py", before: "x = 1\n", after: "x = 1 << 7\n" },
    },
    check: Check::File(check),
};

fn check(view: &FileView<'_>, sink: &mut Sink<'_>) {
    let Some(side) = view.after.as_ref() else { return };
    let prose = ["md", "mdx", "rst", "txt", "adoc", "snap", "diff", "patch"];
    if side.path.extension().is_some_and(|e| prose.contains(&e.to_ascii_lowercase().as_str())) {
        return;
    }
    let mut opened = None;
    for (line, text) in view.added_lines() {
        if text.starts_with("<<<<<<< ") {
            opened = Some(line);
        } else if text.starts_with(">>>>>>> ")
            && let Some(first) = opened.take()
            && !in_string(view, first)
        {
            let lines = line - first + 1;
            sink.report(Hit::at(
                side,
                first,
                lines,
                format!("An unresolved merge stands here: `{}`", text.trim()),
            ));
        }
    }
}

fn in_string(view: &FileView<'_>, line: u32) -> bool {
    let Some(side) = view.after.as_ref().filter(|s| s.language.is_some_and(Language::is_code)) else {
        return false;
    };
    let Some(start) = side.text.line_range(line).map(|r| r.start) else { return false };
    let mut node = side.root().and_then(|r| r.descendant_for_byte_range(start + 3, start + 4));
    while let Some(inner) = node {
        if inner.kind().contains("string") || inner.kind().contains("heredoc") {
            return true;
        }
        node = inner.parent();
    }
    comment_at(side, start + 3).is_some()
}
