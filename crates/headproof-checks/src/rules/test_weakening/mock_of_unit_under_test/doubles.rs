//! Tests whose subject gave way to a fake: another object of another type, or a function of the test's own.

use super::super::wording::{code, sides};
use crate::comparison::{Comparison, FileTests, Pair, sees_word};
use crate::inventory::{Inventory, TestCase};
use crate::language::Language;
use crate::rule::{Hit, Sink};
use crate::view::SideView;

/// Reports them.
pub(super) fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    for pair in &comparison.pairs {
        if pair.before.body == pair.after.body {
            continue;
        }
        let Some((name, double)) = replaced(pair) else { continue };
        let Some((_, side)) = sides(comparison, pair) else { continue };
        let stands = |n: &u32| side.text.line(*n).is_some_and(|l| sees_word(l, double));
        let span = pair.after.span;
        let line = (span.start..span.start + span.len).find(stands).unwrap_or(pair.after.line);
        let title = format!("{}, whose answers this test checks, is a {} now", code(name), code(double));
        sink.report(Hit::at(side, line, 1, title));
    }
    for file in comparison.files {
        shadowed(comparison, file, sink);
    }
}

/// The variable that was bound to the real thing and is bound to a stand-in, and that stand-in.
fn replaced<'p>(pair: &'p Pair<'_>) -> Option<(&'p str, &'p str)> {
    let doubles = bindings(pair.after.body).filter(|(_, value)| is_double(value));
    let mut found = doubles.filter(|(name, _)| {
        let mut old = bindings(pair.before.body).filter(|(n, _)| n == name).peekable();
        old.peek().is_some() && old.all(|(_, value)| !is_double(value) && !value.is_empty())
    });
    found.find(|(name, _)| is_subject(pair.after.body, pair, name))
}

/// Whether the answers of a variable are what is checked, and nothing else gets it.
fn is_subject(body: &str, pair: &Pair<'_>, name: &str) -> bool {
    let handed_on = body.match_indices(name).any(|(at, _)| {
        let before = body.get(..at).and_then(|b| b.chars().next_back());
        let after = body.get(at + name.len()..).and_then(|b| b.chars().next());
        matches!(before, Some('(' | ',' | '&' | '{' | ':')) && matches!(after, Some(')' | ',' | '}'))
    });
    if handed_on {
        return false;
    }
    let asks = |text: &str| calls_on(text, name);
    pair.after.assertions.iter().any(|a| {
        let word: String = a.subject.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        let given = || {
            body.match_indices('=').any(|(at, _)| {
                let left = body.get(..at).unwrap_or_default().trim_end_matches(':');
                let left = left.rsplit(['{', '}', ';', '(']).next().unwrap_or_default();
                let right = body.get(at + 1..).unwrap_or_default();
                let right = right.strip_prefix("await ").unwrap_or(right);
                sees_word(left, &word) && right.starts_with(name) && calls_on(right, name)
            })
        };
        asks(&a.subject) || (!word.is_empty() && given())
    })
}

/// Whether a text calls a method of a variable.
fn calls_on(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let before = text.get(..at).and_then(|b| b.chars().next_back());
        let rest = text.get(at + name.len()..).and_then(|r| r.strip_prefix('.')).unwrap_or_default();
        let method = rest.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_');
        before.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != '.')
            && method.len() < rest.len()
            && method.starts_with('(')
    })
}

/// What a folded body binds: names with the callee or type on the right.
fn bindings(body: &str) -> impl Iterator<Item = (&str, &str)> {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    body.match_indices('=').filter_map(move |(at, _)| {
        let (left, right) = (body.get(..at)?, body.get(at + 1..)?);
        if right.starts_with(['=', '>', '~']) || left.ends_with(['=', '!', '<', '>', '+', '-', '*', '/']) {
            return None;
        }
        let left = left.strip_suffix(':').unwrap_or(left);
        let statement = left.rsplit([';', '{', '}', ')']).next()?;
        let name = match statement.strip_prefix("var ") {
            // `var q Quoter = …`
            Some(rest) => rest.split([' ', ':', ',']).next()?,
            None => statement.split(':').next()?.rsplit(|c: char| !word(c)).next()?,
        };
        let right = ["await ", "new ", "&"].iter().fold(right, |r, w| r.strip_prefix(w).unwrap_or(r));
        let end = right.find(|c: char| !word(c) && c != '.' && c != ':').unwrap_or(right.len());
        let path = right.get(..end)?;
        let last = path.split([':', '.']).rfind(|p| !p.is_empty() && p.starts_with(char::is_uppercase));
        let value = last.or_else(|| path.rsplit([':', '.']).next()).unwrap_or(path);
        (!name.is_empty()).then_some((name, value))
    })
}

/// Whether a type or function makes stand-ins by its name.
fn is_double(value: &str) -> bool {
    let lower = value.to_ascii_lowercase();
    ["fake", "stub", "mock", "dummy", "magicmock", "asyncmock", "create_autospec"]
        .iter()
        .any(|w| lower.starts_with(w))
}

/// A function of the code that the tests no longer take from it but define for themselves.
fn shadowed(comparison: &Comparison<'_>, file: &FileTests<'_>, sink: &mut Sink<'_>) {
    let (Some(side), Some(before), Some(after)) =
        (file.view.after.as_ref(), file.sides.before.as_ref(), file.sides.after.as_ref())
    else {
        return;
    };
    for function in &after.functions {
        let name = function.name.as_str();
        let start = function.span.start;
        if !(start..start + function.span.len).any(|n| file.view.file.added_line(n)) || name.is_empty() {
            continue;
        }
        // What the code no longer has is nobody's subject any more: the tests took it over as a helper.
        if comparison.surroundings.is_gone(name) {
            continue;
        }
        let imports = |i: &Inventory| i.imports.iter().any(|m| m.names.iter().any(|n| n == name));
        let calls = |i: &Inventory| i.tests.iter().filter(|t| calls(t, name)).count();
        let own = |i: &Inventory| i.functions.iter().filter(|f| f.name == name).count();
        let taken = imports(before) && !imports(after) && own(before) == 0;
        let hidden = side.language == Some(Language::Rust)
            && own(before) == 1
            && own(after) > 1
            && in_tests(side, start);
        if (taken || hidden) && calls(before) > 0 && calls(after) > 0 {
            let title = format!(
                "{} is a function of these tests now, which takes the place of the code they are about",
                code(name)
            );
            sink.report(Hit::at(side, start, 1, title));
        }
    }
}

fn calls(test: &TestCase, name: &str) -> bool {
    test.calls.iter().any(|c| c == name)
}

/// Whether a line stands in the test module of a Rust file, as a free function of it.
fn in_tests(side: &SideView<'_>, line: u32) -> bool {
    let indent = |l: &str| l.len() - l.trim_start().len();
    let own = side.text.line(line).map(indent).unwrap_or_default();
    let outer =
        (1..line).rev().filter_map(|n| side.text.line(n)).find(|l| !l.trim().is_empty() && indent(l) < own);
    outer.is_some_and(|l| l.trim_start().trim_start_matches("pub ").starts_with("mod "))
}
