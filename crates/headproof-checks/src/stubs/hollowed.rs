//! Functions that worked before and answer by heart now: their answer is written down, what they were given is not
//! looked at any more, or the one call that had the effect is gone.

use headproof_core::severity::Severity;

use super::promise::{is_null_type, is_on_purpose};
use super::{Stub, What};
use crate::bodies::{Does, Function, parts, words};
use crate::view::{FileView, SideView};

/// Verbs whose effect is one call that bears their name.
const VERBS: [&str; 22] = [
    "send", "deliver", "email", "notify", "charge", "refund", "capture", "transfer", "save", "store",
    "persist", "upload", "publish", "submit", "deploy", "revoke", "archive", "dispatch", "enqueue", "delete",
    "purge", "sync",
];

/// Whether a function is worth being held against the one before.
pub(super) fn may_be_hollow(function: &Function) -> bool {
    !function.nested && (sole_answer(function).is_some() || acts(function).is_some())
}

/// The stub that a function became, by comparison with the one before.
pub(super) fn assess(function: &Function, old: &Function, view: &FileView<'_>) -> Option<Stub> {
    let said = format!(
        "{} {}",
        function.doc,
        function.comments.iter().map(|(_, c)| c.as_str()).collect::<Vec<_>>().join(" ")
    );
    if function.nested
        || is_null_type(&function.owner.name)
        || is_on_purpose(&said)
        || function.owner.is_abstract
    {
        return None;
    }
    let (what, line, title) = by_heart(function, old)
        .map(|l| {
            (What::ConstantReturn, l, format!("`{}` worked before and answers by heart now", function.name))
        })
        .or_else(|| {
            let line = effect_lost(function, old, view)?;
            Some((What::FakeSuccess, line, format!("`{}` no longer does what it reports", function.name)))
        })?;
    Some(Stub {
        what,
        severity: Severity::Major,
        line,
        span: (function.line, function.last),
        title,
        fact: format!("{} statements before, {} now", old.doings().count(), function.doings().count()),
        worked_at: Some(old.line),
    })
}

/// The line and the text of the one thing a function does: to return something without asking anybody.
fn sole_answer(function: &Function) -> Option<(u32, &str)> {
    let mut doings = function.doings().filter(|s| s.does != Does::Log);
    let only = doings.next()?;
    let Does::Return(value) = &only.does else { return None };
    (doings.next().is_none() && !value.is_empty() && value.len() < 400 && !calls(value))
        .then_some((only.line, value))
}

/// Whether a text calls anything.
fn calls(text: &str) -> bool {
    text.match_indices('(').any(|(at, _)| {
        let before = text.get(..at).and_then(|b| b.chars().next_back());
        before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '_' | ']' | ')' | '!'))
    })
}

/// An answer of literals, or of a constant, where parameters that were worked with are no longer looked at.
fn by_heart(function: &Function, old: &Function) -> Option<u32> {
    let (line, value) = sole_answer(function)?;
    let used = |f: &Function, name: &String| {
        f.doings().filter(|s| s.does != Does::Log).any(|s| words(&s.text).any(|w| w == name))
    };
    let bare = |name: &str| name.trim_start_matches('_').to_owned();
    let lost = old.parameters.iter().filter(|p| used(old, p)).filter(|p| {
        let still = function.parameters.iter().find(|q| bare(q) == bare(p));
        still.is_some_and(|q| !used(function, q))
    });
    let lost = lost.count();
    let named = !value.is_empty()
        && value.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_')
        && value.len() > 2;
    let record =
        value.trim_start().starts_with('{') && value.contains([':', '=']) && value.contains(['"', '\'']);
    let worked = old.doings().any(|s| calls(&s.text) || s.text.contains('['));
    let kept = function.parameters.iter().filter(|p| used(function, p)).count();
    (worked && lost > 0 && ((named && kept == 0) || (record && lost >= 2))).then_some(line)
}

/// The verb that a function acts by.
fn acts(function: &Function) -> Option<String> {
    let first = parts(&function.name).into_iter().next()?;
    let claims = function.doings().any(|s| super::pretence::says_done(&s.text));
    (VERBS.contains(&first.as_str()) && claims && function.doings().count() >= 2).then_some(first)
}

/// The line that still reports the effect whose one call is gone, and no new call took its place.
fn effect_lost(function: &Function, old: &Function, view: &FileView<'_>) -> Option<u32> {
    let verb = acts(function)?;
    let (was, now) = (callees(old), callees(function));
    let acts = |c: &String| {
        let last = c.rsplit(['.', ':']).next().unwrap_or(c);
        parts(last).first().is_some_and(|p| *p == verb)
    };
    let gone = was.iter().any(&acts) && !now.iter().any(acts);
    let nothing_new = now.iter().all(|c| was.contains(c) || c == "len" || c == "str");
    let moved = view.removed_lines().any(|(_, l)| l.contains(&verb) && view.departed.arrived(l));
    let reports = function.doings().filter(|s| super::pretence::says_done(&s.text)).last()?;
    (gone && nothing_new && !moved).then_some(reports.line)
}

/// What a function calls, log lines left out.
fn callees(function: &Function) -> Vec<String> {
    let mut out = Vec::new();
    for statement in function.doings().filter(|s| s.does != Does::Log) {
        for (at, _) in statement.text.match_indices('(') {
            let before = statement.text.get(..at).unwrap_or_default();
            let part = |c: &char| c.is_alphanumeric() || matches!(c, '_' | '.' | ':');
            let callee: String =
                before.chars().rev().take_while(part).collect::<Vec<_>>().into_iter().rev().collect();
            if !callee.is_empty() {
                out.push(callee);
            }
        }
    }
    out
}

/// Functions of a shell script that ran commands before and only talk now.
pub(super) fn shell_functions(view: &FileView<'_>, after: &SideView<'_>) -> Vec<Stub> {
    let Some(before) = view.before.as_ref() else { return Vec::new() };
    let old = shell_bodies(before);
    let mut out = Vec::new();
    for (name, first, body) in shell_bodies(after) {
        let Some((_, was_at, was)) = old.iter().find(|(n, ..)| *n == name) else { continue };
        let talks = |l: &str| {
            let word = l.split_whitespace().next().unwrap_or_default();
            matches!(word, "echo" | "printf" | "return" | "true" | ":" | "log" | "info" | "local")
                && !l.contains(['|', '>', '`'])
                && !l.contains("$(")
        };
        let worked = was.iter().filter(|l| !talks(l)).count();
        let moved = was.iter().filter(|l| !talks(l)).any(|l| view.departed.arrived(l));
        let fails = body.iter().any(|l| l.starts_with("return ") && *l != "return 0");
        if worked == 0 || moved || fails || body.is_empty() || !body.iter().all(|l| talks(l)) {
            continue;
        }
        let size = u32::try_from(body.len()).unwrap_or(0);
        out.push(Stub {
            what: What::FakeSuccess,
            severity: Severity::Major,
            line: first.saturating_add(1),
            span: (first, first.saturating_add(size).saturating_add(1)),
            title: format!("The work of `{name}` is gone, and it still reports success"),
            fact: format!("{worked} commands before, none now"),
            worked_at: Some(*was_at),
        });
    }
    out
}

/// The functions of a script: name, first line, lines of the body without comments.
fn shell_bodies<'t>(side: &SideView<'t>) -> Vec<(&'t str, u32, Vec<&'t str>)> {
    let mut out = Vec::new();
    let mut open: Option<(&str, u32, Vec<&str>)> = None;
    for (n, line) in (1..).zip(side.text.lines()) {
        let text = line.trim();
        if let Some((_, _, body)) = open.as_mut() {
            if line.starts_with('}') {
                out.extend(open.take());
            } else if !text.is_empty() && !text.starts_with('#') {
                body.push(text);
            }
        } else if text.ends_with("() {") && !line.starts_with(' ') {
            let name = text.trim_end_matches("() {").trim_start_matches("function ").trim();
            open = Some((name, n, Vec::new()));
        }
    }
    out
}
