//! Checks of errors that gave way to something that drops them.

use headproof_core::change::Hunk;

use super::super::definitions::function_at;
use crate::language::Language;
use crate::rule::{Hit, Sink};
use crate::view::{FileView, SideView};

/// Reports places where what failed the test before is dropped now.
pub(super) fn check(view: &FileView<'_>, side: &SideView<'_>, language: Language, sink: &mut Sink<'_>) {
    let Some(before) = view.before.as_ref() else { return };
    let mut found = Vec::new();
    for hunk in &view.file.hunks {
        let removed: Vec<&str> = lines(before, hunk.before.start, hunk.before.len);
        let added: Vec<(u32, &str)> = numbered(side, hunk);
        match language {
            Language::Go => found.extend(go(&removed, &added, side)),
            _ => {
                found.extend(rust(&removed, &added));
                found.extend(unwound(&added, side));
            }
        }
    }
    if found.is_empty() {
        return;
    }
    for (line, title) in found {
        let inside = function_at(side, line);
        let in_test = match language {
            Language::Go => inside.is_some_and(|d| d.name.starts_with("Test") || d.name.starts_with("Fuzz")),
            _ => inside.is_some_and(|d| is_rust_test(side, d.first)),
        };
        if in_test {
            sink.report(Hit::at(side, line, 1, title));
        }
    }
}

fn lines<'c>(side: &SideView<'c>, start: u32, len: u32) -> Vec<&'c str> {
    (start..start + len).filter_map(|n| side.text.line(n)).collect()
}

fn numbered<'c>(side: &SideView<'c>, hunk: &Hunk) -> Vec<(u32, &'c str)> {
    let range = hunk.after.start..hunk.after.start + hunk.after.len;
    range.filter_map(|n| side.text.line(n).map(|l| (n, l.trim()))).collect()
}

/// Whether a function carries an attribute that makes it a test.
fn is_rust_test(side: &SideView<'_>, first: u32) -> bool {
    (1..first)
        .rev()
        .filter_map(|n| side.text.line(n))
        .map(str::trim)
        .take_while(|l| l.starts_with("#[") || l.starts_with("//") || l.ends_with(")]"))
        .any(|l| l.contains("test"))
}

/// `t.Fatal(err)` gave way to `return`, `t.Skip` or `t.Log` behind the same `if err != nil`.
fn go(removed: &[&str], added: &[(u32, &str)], side: &SideView<'_>) -> Vec<(u32, String)> {
    let failed = ["t.Fatal", "t.Error", "require.NoError", "assert.NoError", "t.FailNow", "b.Fatal"];
    if !removed
        .iter()
        .any(|l| failed.iter().any(|w| l.contains(w)) && l.contains("err") || l.contains("t.Fatal"))
    {
        return Vec::new();
    }
    if added.iter().any(|(_, l)| failed.iter().any(|w| l.contains(w))) {
        return Vec::new();
    }
    let mut out = Vec::new();
    for (n, line) in added {
        let drops = matches!(*line, "return" | "return // ok")
            || ["t.Skip", "t.Log(", "t.Logf("].iter().any(|w| line.starts_with(w));
        let guard = (n.saturating_sub(2)..*n)
            .filter_map(|n| side.text.line(n))
            .map(str::trim)
            .find(|l| l.starts_with("if "));
        let Some(guard) = guard.filter(|g| drops && g.contains("err != nil")) else { continue };
        out.push((
            *n,
            format!(
                "`{line}` behind `{}`: the error that failed this test is dropped",
                guard.trim_end_matches([' ', '{'])
            ),
        ));
    }
    out.truncate(1);
    out
}

/// `f().unwrap()` gave way to `let _ = f()`, `f().ok()` or `if let Ok(x) = f() { ... }`.
fn rust(removed: &[&str], added: &[(u32, &str)]) -> Vec<(u32, String)> {
    const CHECKS: [&str; 6] = [".unwrap()", ".expect(", "?;", ".unwrap_err()", ".expect_err(", "is_ok()"];
    let checked: Vec<&str> =
        removed.iter().copied().filter(|l| CHECKS.iter().any(|w| l.contains(w))).collect();
    let mut out = Vec::new();
    for (n, line) in added {
        if CHECKS.iter().any(|w| line.contains(w)) {
            continue;
        }
        let value = match line.strip_prefix("let _ = ") {
            Some(value) => Some(value.trim_end_matches(';')),
            None => line.strip_suffix(".ok();").or_else(|| {
                let bound = line.strip_prefix("if let Ok(").or_else(|| line.strip_prefix("if let Some("))?;
                bound.split_once(" = ").map(|(_, v)| v.trim_end_matches('{').trim())
            }),
        };
        let Some(value) = value.filter(|v| v.len() > 3) else { continue };
        let called = value.split('(').next().unwrap_or(value);
        if checked.iter().any(|l| l.contains(called)) {
            let shown = line.trim_end_matches([' ', '{']);
            out.push((*n, format!("`{shown}` drops the error that failed this test before")));
        }
    }
    out
}

/// `let _ = catch_unwind(|| { assert!(…) })`: a panic is the failure of a test.
fn unwound(added: &[(u32, &str)], side: &SideView<'_>) -> Vec<(u32, String)> {
    const CHECKS: [&str; 4] = ["assert", ".unwrap()", ".expect(", "panic!"];
    let mut out = Vec::new();
    for (n, line) in added.iter().filter(|(_, l)| l.contains("catch_unwind(")) {
        let indent = |l: &str| l.len() - l.trim_start().len();
        let own = side.text.line(*n).map(indent).unwrap_or_default();
        let mut inside: Vec<&str> = Vec::new();
        if !line.ends_with(';') {
            let rest = (n + 1..n + 60).map_while(|m| side.text.line(m));
            inside.extend(rest.take_while(|l| l.trim().is_empty() || indent(l) > own));
        }
        let end = side.text.line(n + 1 + u32::try_from(inside.len()).unwrap_or_default()).unwrap_or(line);
        let end = if line.ends_with(';') { line } else { end.trim() };
        let bare = ["std::panic::catch_unwind(", "panic::catch_unwind(", "catch_unwind("];
        let dropped = line.starts_with("let _ =")
            || line.starts_with("_ =")
            || line.starts_with("drop(")
            || (bare.iter().any(|b| line.starts_with(b)) && (end == "});" || end.ends_with(".ok();")));
        if dropped && inside.iter().chain(std::iter::once(line)).any(|l| CHECKS.iter().any(|c| l.contains(c)))
        {
            out.push((*n, "Panics of the checks in here are caught and dropped: `catch_unwind`".to_owned()));
        }
    }
    out
}
