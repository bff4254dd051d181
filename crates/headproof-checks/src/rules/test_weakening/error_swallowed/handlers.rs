//! Handlers that catch everything and do nothing.

use std::collections::HashSet;

use headproof_core::change::LineSpan;
use headproof_core::severity::Severity;
use tree_sitter::Node;

use super::super::definitions::{Definition, function_at, named_children};
use crate::inventory::fold;
use crate::language::Language;
use crate::rule::{Hit, Sink};
use crate::view::{FileView, SideView};
use crate::walk::{meets, walk};

/// A stretch of code whose failures are dropped.
struct Dropped<'t> {
    /// What is guarded.
    body: Node<'t>,
    /// Where it says that failures are dropped.
    line: u32,
    /// Where it starts.
    first: u32,
}

/// Reports what the change brings of them in Python and the script languages.
pub(super) fn check(
    view: &FileView<'_>,
    side: &SideView<'_>,
    language: Language,
    test: bool,
    sink: &mut Sink<'_>,
) {
    const WORDS: [&str; 5] = ["try", "except", "catch", "suppress", "finally"];
    if !view.added_lines().any(|(_, l)| WORDS.iter().any(|w| l.contains(w))) {
        return;
    }
    let places: Vec<LineSpan> = view.file.hunks.iter().map(|h| h.after).collect();
    let found = dropped(side, language, &places);
    let new = |d: &Dropped<'_>| view.file.added_line(d.line) || view.file.added_line(d.first);
    let found: Vec<Dropped<'_>> = found.into_iter().filter(new).collect();
    if found.is_empty() {
        return;
    }
    // What was there and is guarded now was indented anew, or stands untouched inside.
    let before: HashSet<&str> = view.removed_lines().map(|(_, l)| bare(l)).collect();
    for dropped in found {
        if was_there(view, side, &dropped) || is_other_error(view, side, &dropped) || retries(side, &dropped)
        {
            continue;
        }
        let asserted = assertions(side, dropped.body);
        let lines = inner_lines(side, dropped.body);
        let (start, end) = (side.line_of(dropped.body), side.last_line_of(dropped.body));
        let kept = |n: u32| !view.file.added_line(n) && side.text.line(n).is_some_and(|l| bare(l).len() > 6);
        let untouched = (start + 1..end).any(kept) && view.before.is_some();
        let wraps = untouched || lines.iter().any(|l| before.contains(l) && l.len() > 6);
        let in_test = function_at(side, dropped.first).is_none_or(|d| is_test_function(&d));
        let (title, severity) = match (test, asserted, wraps) {
            (true, true, _) => ("A failed assertion in here is caught and dropped", Severity::Major),
            (true, false, true) if in_test => {
                ("Errors of these lines are caught and dropped now", Severity::Major)
            }
            (true, false, false) if in_test && language == Language::Python => {
                ("Every error in here is caught and dropped", Severity::Minor)
            }
            (false, _, true) => ("Every error of these lines is caught and dropped now", Severity::Minor),
            _ => continue,
        };
        let text = side.text.line(dropped.line).unwrap_or_default().trim();
        let shown: String = text.chars().take(60).collect();
        let title = format!("{title}: `{}`", shown.trim_end_matches(['{', ' ']));
        sink.report(Hit::at(side, dropped.line, 1, title).severity(severity));
    }
}

fn is_test_function(definition: &Definition<'_>) -> bool {
    let name = definition.name;
    let set_up = ["fixture", "teardown", "tearDown", "setup", "setUp", "cleanup", "clean_up", "close"];
    !set_up.iter().any(|s| name.contains(s))
        && (name.starts_with("test") || name.is_empty() || name.starts_with("it_"))
}

/// Whether the same guarded lines were guarded before.
fn was_there(view: &FileView<'_>, side: &SideView<'_>, dropped: &Dropped<'_>) -> bool {
    let Some(before) = view.before.as_ref() else { return false };
    let Some(line) = side.text.line(dropped.line).map(str::trim) else { return false };
    let count = |s: &SideView<'_>| s.text.lines().filter(|l| l.trim() == line).count();
    count(before) >= count(side)
}

/// Whether the handler stood there and only names its error otherwise.
fn is_other_error(view: &FileView<'_>, side: &SideView<'_>, dropped: &Dropped<'_>) -> bool {
    let Some(line) = side.text.line(dropped.line).map(str::trim) else { return false };
    let named = |l: &str| {
        l.strip_prefix("except ").is_some_and(|r| !r.starts_with("Exception") && !r.starts_with("Base"))
    };
    let hunk = view.file.hunks.iter().find(|h| h.after.contains(dropped.line));
    let before = hunk.and_then(|h| view.before.as_ref().map(|b| (h.before, b)));
    named(line)
        && !view.file.added_line(dropped.first)
        && before.is_some_and(|(span, b)| {
            (span.start..span.start + span.len).filter_map(|n| b.text.line(n)).any(|l| named(l.trim()))
        })
}

/// A loop that tries again until it works drops failures on the way.
fn retries(side: &SideView<'_>, dropped: &Dropped<'_>) -> bool {
    let text = side.text_of(dropped.body);
    let leaves = ["break", "return", "continue"].iter().any(|w| text.contains(w));
    let mut at = dropped.body.parent();
    for _ in 0..6 {
        match at.map(|n| n.kind()) {
            Some("for_statement" | "while_statement" | "for_in_statement" | "do_statement") => return leaves,
            Some("function_definition" | "function_declaration" | "arrow_function") | None => return false,
            _ => at = at.and_then(|n| n.parent()),
        }
    }
    false
}

fn assertions(side: &SideView<'_>, body: Node<'_>) -> bool {
    let text = fold(side.text_of(body));
    ["assert ", "assert(", ".assert", "expect(", "assert.", "should.", "pytest.raises", "assert_"]
        .iter()
        .any(|w| text.contains(w))
}

fn bare(line: &str) -> &str {
    line.trim().trim_end_matches(';')
}

/// The guarded lines, trimmed.
fn inner_lines<'t>(side: &SideView<'t>, body: Node<'t>) -> Vec<&'t str> {
    side.text_of(body).lines().map(bare).filter(|l| l.len() > 3).collect()
}

fn dropped<'t>(side: &'t SideView<'t>, language: Language, places: &[LineSpan]) -> Vec<Dropped<'t>> {
    let Some(root) = side.root() else { return Vec::new() };
    let mut out = Vec::new();
    walk(root, |node, _| {
        if !meets(node, places) {
            return false;
        }
        match (language, node.kind()) {
            (Language::Python, "try_statement") => out.extend(python_try(side, node)),
            (Language::Python, "with_statement") => out.extend(python_with(side, node)),
            (_, "try_statement") => out.extend(script_try(side, node)),
            (_, "call_expression") if language != Language::Python => out.extend(script_catch(side, node)),
            _ => {}
        }
        true
    });
    out.sort_by_key(|d| d.line);
    out
}

/// `finally: return`: leaving from there drops whatever was raised.
fn left_in_finally<'t>(side: &SideView<'t>, node: Node<'t>) -> Option<Dropped<'t>> {
    let body = node.child_by_field_name("body")?;
    let last = named_children(node).into_iter().find(|n| n.kind() == "finally_clause")?;
    let block = last.child_by_field_name("body").or_else(|| named_children(last).into_iter().next())?;
    let leaves =
        |n: &Node<'_>| matches!(n.kind(), "return_statement" | "break_statement" | "continue_statement");
    let leaving = named_children(block).into_iter().find(leaves)?;
    Some(Dropped { body, line: side.line_of(leaving), first: side.line_of(last) })
}

fn python_try<'t>(side: &SideView<'t>, node: Node<'t>) -> Option<Dropped<'t>> {
    let body = node.child_by_field_name("body")?;
    if let Some(left) = left_in_finally(side, node) {
        return Some(left);
    }
    let parts = named_children(node);
    // `else` holds what has to fail when nothing was raised.
    if parts.iter().any(|p| p.kind() == "else_clause") {
        return None;
    }
    let handler = parts.into_iter().filter(|p| p.kind() == "except_clause").find(|h| {
        let inner = named_children(*h);
        let block = inner.iter().find(|n| n.kind() == "block");
        let caught = inner.iter().find(|n| n.kind() != "block").map(|n| side.text_of(*n)).unwrap_or_default();
        catches_everything(caught)
            && block.is_some_and(|b| named_children(*b).into_iter().all(|s| is_silent(side, s)))
    })?;
    Some(Dropped { body, line: side.line_of(handler), first: side.line_of(node) })
}

fn catches_everything(caught: &str) -> bool {
    let caught = caught.split(" as ").next().unwrap_or(caught);
    let names: Vec<&str> = caught.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    names.is_empty() || names.iter().any(|n| matches!(*n, "Exception" | "BaseException" | "AssertionError"))
}

fn python_with<'t>(side: &SideView<'t>, node: Node<'t>) -> Option<Dropped<'t>> {
    let body = node.child_by_field_name("body")?;
    let head = side.text.as_str().get(node.start_byte()..body.start_byte())?;
    let caught = head.split("suppress(").nth(1)?.split(')').next()?;
    (!caught.is_empty() && catches_everything(caught)).then(|| {
        let line = side.line_of(node);
        Dropped { body, line, first: line }
    })
}

/// A statement that tells nobody of a failure.
fn is_silent(side: &SideView<'_>, statement: Node<'_>) -> bool {
    let text = side.text_of(statement).trim();
    match statement.kind() {
        "pass_statement" | "continue_statement" | "empty_statement" => true,
        "return_statement" => matches!(
            text.trim_end_matches(';'),
            "return" | "return None" | "return true" | "return True" | "return null"
        ),
        "expression_statement" => {
            let told = ["print(", "logger.", "logging.", "log.", "console.", "warnings.warn(", "..."];
            told.iter().any(|w| text.starts_with(w))
        }
        _ => false,
    }
}

fn script_try<'t>(side: &SideView<'t>, node: Node<'t>) -> Option<Dropped<'t>> {
    let body = node.child_by_field_name("body")?;
    if let Some(left) = left_in_finally(side, node) {
        return Some(left);
    }
    let handler = node.child_by_field_name("handler")?;
    let block = handler.child_by_field_name("body")?;
    let silent = named_children(block).into_iter().all(|s| is_silent(side, s));
    // `try { f(); fail() } catch {}` says that an error is expected, whatever it is.
    silent.then(|| Dropped { body, line: side.line_of(handler), first: side.line_of(node) })
}

/// `promise.catch(() => {})`.
fn script_catch<'t>(side: &SideView<'t>, node: Node<'t>) -> Option<Dropped<'t>> {
    let function = node.child_by_field_name("function").filter(|f| f.kind() == "member_expression")?;
    let property = function.child_by_field_name("property")?;
    if side.text_of(property) != "catch" {
        return None;
    }
    let arguments = node.child_by_field_name("arguments")?;
    let only = *named_children(arguments).first()?;
    let silent = match only.kind() {
        "identifier" => matches!(side.text_of(only), "noop" | "_noop"),
        "arrow_function" | "function_expression" => {
            let body = only.child_by_field_name("body")?;
            match body.kind() {
                "statement_block" => named_children(body).into_iter().all(|s| is_silent(side, s)),
                "undefined" | "null" | "true" | "false" => true,
                _ => side.text_of(body).starts_with("console."),
            }
        }
        _ => false,
    };
    let body = function.child_by_field_name("object")?;
    silent.then(|| Dropped { body, line: side.line_of(property), first: side.line_of(node) })
}

/// `defer func() { recover() }()` in a test: a panic ends it as passed.
pub(super) fn recovered(view: &FileView<'_>, side: &SideView<'_>, sink: &mut Sink<'_>) {
    let asks = |l: &str| l.contains("recover()");
    if !view.added_lines().any(|(_, l)| asks(l)) {
        return;
    }
    let Some(root) = side.root() else { return };
    let mut todo = vec![root];
    while let Some(node) = todo.pop() {
        todo.extend(named_children(node));
        if node.kind() != "defer_statement" {
            continue;
        }
        let text = side.text_of(node);
        let (first, last) = (side.line_of(node), side.last_line_of(node));
        let tells = [
            "t.Error",
            "t.Fatal",
            "panic(",
            "assert.",
            "require.",
            "Fail",
            "Expect(",
            "errors",
            "= r",
            "= true",
            " = recover()",
        ];
        // Asking for it is no telling: `_ = recover()`, `r := recover()`.
        let text = text.replace("_ = recover()", "recover()").replace(":= recover()", "recover()");
        let text = text.as_str();
        let inside = function_at(side, first).is_some_and(|d| d.name.starts_with("Test"));
        if asks(text)
            && inside
            && !tells.iter().any(|w| text.contains(w))
            && view.file.touches_after(first, last)
        {
            let at = (first..=last).find(|n| side.text.line(*n).is_some_and(asks)).unwrap_or(first);
            sink.report(Hit::at(
                side,
                at,
                1,
                "A panic in this test is recovered from and dropped: `recover()`",
            ));
        }
    }
}
