//! A remark stands where the implementation should.

use std::collections::HashSet;
use std::sync::LazyLock;

use aho_corasick::AhoCorasick;
use headproof_core::change::{Hunk, LineSpan};
use headproof_core::severity::{Confidence, Severity};

use crate::comments::{Comment, comment_at, comment_of_line};
use crate::rule::{Check, Example, Hit, Meta, Rule, Sink};
use crate::stubs;
use crate::suppressions::{points_elsewhere, stands_in_tests};
use crate::view::{FileView, SideView};

/// See the module.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "todo-placeholder",
        class: "stub.todo_placeholder",
        severity: Severity::Major,
        confidence: Confidence::Medium,
        summary: "A remark admits that the code is a stand-in for what it should do",
        why: "The change claims to do the job, and its own comment says that it does not.",
        advice: "Write what the remark describes, or say in the change what is missing and track it in an issue.",
        notes: "Blocks where a remark says that the real thing would be done otherwise, and where a TODO was reworded while \
                the code stayed as it was. A plain TODO is advisory, one that names an issue silent. So are tests.",
        bad: Example {
            path: "shop/rates.py",
            before: "def rate(order):\n    return table[order.zone]\n",
            after: "def rate(order):\n    # In a real implementation this would ask the carrier\n    return fallback(order)\n",
        },
        good: Example {
            path: "shop/rates.py",
            before: "def rate(order):\n    return table[order.zone]\n",
            after: "def rate(order):\n    # TODO(#1482): cache the table\n    return carrier.ask(order)\n",
        },
    },
    check: Check::File(check),
};

/// Remarks by which code says that it is not the real thing.
const ADMISSIONS: &[&str] = &[
    "in a real ",
    "in real implementation",
    "real implementation",
    "in production, this",
    "in production this",
    "in production, we",
    "in production we",
    "in production you",
    "in production, you",
    "placeholder implementation",
    "placeholder logic",
    "placeholder for ",
    "placeholder value",
    "placeholder until",
    "this is a placeholder",
    "just a placeholder",
    "dummy implementation",
    "dummy data",
    "dummy value",
    "dummy response",
    "mock implementation",
    "mocked for now",
    "mock data for now",
    "mock response",
    "stub implementation",
    "stubbed for now",
    "stubbed out",
    "stub for now",
    "simplified implementation",
    "simplified for now",
    "implementation goes here",
    "logic goes here",
    "code goes here",
    "your code here",
    "implement later",
    "implement this",
    "implement me",
    "not implemented yet",
    "not yet implemented",
    "would normally",
    "would actually",
    "actual implementation",
    "hardcoded for now",
    "hard-coded for now",
    "hardcode for now",
    "hard-code for now",
    "returning dummy",
    "returning mock",
    "returning fake",
    "return dummy",
    "return mock",
    "return fake",
    "for demo purposes",
    "for demonstration purposes",
    "simulate api",
    "simulate an api",
    "simulate the api",
    "simulate network",
    "simulate sending",
    "simulate processing",
    "simulate async",
    "simulate success",
    "simulate the ",
    "simulating ",
    "pretend ",
    "fake it for now",
    "fake implementation",
    "fake response",
    "to be implemented",
    "skipped for now",
    "skip for now",
    "disabled for now",
    "assume success",
    "assume it works",
    "always succeeds for now",
    "todo: implement",
    "todo implement",
    "todo - implement",
    "todo: real",
    "todo: actually",
    "todo: replace with",
    "todo: replace this with",
    "todo: add real",
    "todo: hook up",
    "todo: call",
    "fixme: implement",
    "real logic",
    "real check",
    "real validation",
    "not wired up yet",
    "coming soon",
    "temporary implementation",
    "naive placeholder",
    "deferred:",
];

/// Marks of work to come.
const MARKS: [&str; 4] = ["TODO", "FIXME", "XXX", "HACK"];

static WORDS: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| {
    let words = ADMISSIONS.iter().copied().chain(["todo", "fixme", "xxx"]);
    AhoCorasick::builder().ascii_case_insensitive(true).build(words).ok()
});

fn check(view: &FileView<'_>, sink: &mut Sink<'_>) {
    let (Some(side), Some(words)) = (view.after.as_ref(), WORDS.as_ref()) else { return };
    if side.language.is_some_and(|l| !l.is_code()) {
        return;
    }
    super::elided::check(view, side, sink);
    let mut gone: Option<HashSet<String>> = None;
    let mut last = None;
    for (line, text) in view.added_lines() {
        let Some(hit) = words.find(text) else { continue };
        let Some(start) = side.text.line_range(line).map(|r| r.start) else { continue };
        let Some(comment) = comment_at(side, start + hit.start()) else { continue };
        if stands_in_tests(side, line) || view.departed.has(text) {
            continue;
        }
        let gone = gone.get_or_insert_with(|| remarks_before(view, words));
        if gone.contains(&letters(comment.text))
            || gone.iter().any(|g| is_reworded(g, &letters(comment.text)))
        {
            continue;
        }
        // Several lines of one remark are one remark.
        let goes_on = last.is_some_and(|l| l + 1 == line);
        last = Some(line);
        if let Some(severity) = weigh(view, &comment).filter(|_| !goes_on) {
            sink.report(Hit::at(side, line, 1, title(&comment, severity)).severity(severity));
        }
    }
    for hunk in &view.file.hunks {
        if let Some(hit) = reworded(view, side, hunk) {
            sink.report(hit);
        }
    }
}

/// The remarks of this sort that went from the file.
fn remarks_before(view: &FileView<'_>, words: &AhoCorasick) -> HashSet<String> {
    let Some(side) = view.before.as_ref() else { return HashSet::new() };
    let lines = view.removed_lines().filter(|(_, l)| words.is_match(*l));
    lines.filter_map(|(n, _)| comment_of_line(side, n)).map(|c| letters(c.text)).collect()
}

fn weigh(view: &FileView<'_>, comment: &Comment<'_>) -> Option<Severity> {
    let body = comment.body();
    let low = body.to_ascii_lowercase();
    if points_elsewhere(body) {
        return None;
    }
    let reported = stubs::of(view).iter().any(|s| s.span.0 <= comment.line + 1 && comment.line <= s.span.1);
    let admits = ADMISSIONS.iter().any(|a| is_said(&low, a)) && !comment.doc;
    if admits && is_qualified(&low) {
        return Some(Severity::Minor);
    }
    if admits {
        // The function it stands in is reported for what it lacks already.
        return Some(if reported { Severity::Minor } else { Severity::Major });
    }
    let marked = MARKS.iter().take(3).any(|m| is_mark(body, m));
    marked.then_some(Severity::Minor)
}

/// Whether a remark admits something, rather than telling what others do or how a call should be made.
fn is_said(low: &str, admission: &str) -> bool {
    let Some(at) = low.find(admission) else { return false };
    let before = low.get(..at).unwrap_or_default().trim_end();
    let rest = low.get(at + admission.len()..).unwrap_or_default();
    if matches!(admission, "implement this" | "implement me" | "implement later") {
        // "Most commands only implement this": an order stands at the start, or behind a mark.
        let last = before.rsplit(|c: char| !c.is_alphanumeric()).find(|w| !w.is_empty()).unwrap_or_default();
        return before.is_empty()
            || before.ends_with([':', '.', '!', '-', '(', ';'])
            || matches!(
                last,
                "todo" | "fixme" | "please" | "to" | "must" | "should" | "will" | "later" | "let"
            );
    }
    if matches!(admission, "would normally" | "would actually") {
        // "This would normally be the allocator of the system" tells how things are.
        return !["be ", "have ", "not ", "mean ", "happen"].iter().any(|w| rest.trim_start().starts_with(w));
    }
    if admission == "todo: call" {
        // "call it only once", "call it earlier": the call is there.
        let how = ["only", "once", "instead", "earlier", "later", "before", "after", "less", "twice"];
        return !rest.split(|c: char| !c.is_alphanumeric()).any(|w| how.contains(&w));
    }
    true
}

/// Whether words name who does the work instead, when it is due, or where it cannot be done.
fn is_qualified(low: &str) -> bool {
    const WHY: [&str; 13] = [
        "implemented by ",
        "does not implement",
        "doesn't implement",
        "do not implement",
        "don't implement",
        "platform",
        "wasm",
        "msrv",
        "bump",
        "not supported",
        "unsupported",
        "compil",
        "todo: remove ",
    ];
    WHY.iter().any(|w| low.contains(w))
}

/// Whether a mark stands in a comment as a word of its own, in capitals.
fn is_mark(body: &str, mark: &str) -> bool {
    body.match_indices(mark).any(|(at, _)| {
        let free = |c: Option<char>| c.is_none_or(|c| !(c.is_alphanumeric() || c == '_'));
        free(body.get(..at).and_then(|b| b.chars().next_back()))
            && free(body.get(at + mark.len()..).and_then(|r| r.chars().next()))
    })
}

fn title(comment: &Comment<'_>, severity: Severity) -> String {
    let words: String = comment.body().chars().take(80).collect();
    match severity {
        Severity::Minor => format!("Work is left to do: \"{words}\""),
        Severity::Major | Severity::Critical => format!("The code says that it is a stand-in: \"{words}\""),
    }
}

/// A TODO that lost its mark while the code beside it stayed the same.
fn reworded(view: &FileView<'_>, side: &SideView<'_>, hunk: &Hunk) -> Option<Hit> {
    let before = view.before.as_ref()?;
    if hunk.before.len == 0 || hunk.after.len == 0 || hunk.before.len > 12 || hunk.after.len > 12 {
        return None;
    }
    let went = (hunk.before.start..hunk.before.start + hunk.before.len).filter_map(|n| before.text.line(n));
    if !went.into_iter().any(|line| MARKS.iter().any(|m| line.contains(m))) {
        return None;
    }
    let marked = |c: &Comment<'_>| MARKS.iter().any(|m| is_mark(c.body(), m));
    let went: Vec<Comment<'_>> = comments(before, hunk.before);
    let old = went.iter().find(|c| marked(c))?;
    if code(before, hunk.before) != code(side, hunk.after) || stands_in_tests(side, hunk.after.start) {
        return None;
    }
    let came: Vec<Comment<'_>> = comments(side, hunk.after);
    if came.iter().any(marked) || documents_next(side, &came) {
        return None;
    }
    let old_words = long_words(old.body());
    let new = came.iter().find(|c| {
        let shared = long_words(c.body()).intersection(&old_words).count();
        shared >= 2 && shared * 2 >= old_words.len() && !points_elsewhere(c.body())
    })?;
    let words: String = new.body().chars().take(80).collect();
    let title = format!("A TODO lost its mark, and the work is still missing: \"{words}\"");
    Some(
        Hit::at(side, new.line, 1, title)
            .related(before, old.line, "the TODO as it was")
            .fact("the code beside it is unchanged"),
    )
}

/// Whether the remark tells what the item below it is: there the text was what was missing.
fn documents_next(side: &SideView<'_>, came: &[Comment<'_>]) -> bool {
    let (Some(first), Some(last)) = (came.first(), came.last()) else { return false };
    let name = first.body().split_whitespace().next().unwrap_or_default();
    let next = side.text.line(last.line + 1).unwrap_or_default();
    let defines = ["func ", "type ", "def ", "fn ", "class ", "const ", "function ", "var "];
    name.len() > 2 && defines.iter().any(|d| next.contains(d)) && crate::comparison::sees_word(next, name)
}

fn comments<'c>(side: &SideView<'c>, span: LineSpan) -> Vec<Comment<'c>> {
    (span.start..span.start + span.len).filter_map(|n| comment_of_line(side, n)).collect()
}

/// The code in some lines, without comments and white space.
fn code(side: &SideView<'_>, span: LineSpan) -> String {
    let mut code = String::new();
    for n in span.start..span.start + span.len {
        let line = side.text.line(n).unwrap_or_default();
        let own = comment_of_line(side, n).map_or(line, |c| c.code);
        code.extend(own.chars().filter(|c| !c.is_whitespace()));
    }
    code
}

fn long_words(text: &str) -> HashSet<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|w| w.len() >= 4);
    words.map(str::to_ascii_lowercase).filter(|w| !matches!(w.as_str(), "todo" | "fixme" | "hack")).collect()
}

/// Whether two remarks, squeezed to their letters, differ in a few letters in one place only.
fn is_reworded(old: &str, new: &str) -> bool {
    let same = |pairs: &mut dyn Iterator<Item = (char, char)>| pairs.take_while(|(a, b)| a == b).count();
    let front = same(&mut old.chars().zip(new.chars()));
    let back = same(&mut old.chars().rev().zip(new.chars().rev()));
    let (short, long) =
        (old.chars().count().min(new.chars().count()), old.chars().count().max(new.chars().count()));
    short >= 20 && (front + back).min(short) * 10 >= long * 8
}

fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
