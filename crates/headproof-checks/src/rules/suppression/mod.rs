//! Changes that make a tool look away where it would have spoken.

pub mod allow_malformed;
pub mod coverage_excluded;
pub mod lint_setting_loosened;
pub mod lint_suppressed;
pub mod security_check_suppressed;
pub mod security_setting_loosened;
#[cfg(test)]
mod innocent;
#[cfg(test)]
mod settings_tests;
#[cfg(test)]
mod tests;
pub mod type_check_suppressed;
pub mod type_escaped;
pub mod type_setting_loosened;

use std::collections::BTreeMap;

use headproof_core::severity::Severity;

use crate::rule::{Hit, Rule, Sink};
use crate::suppressions::grade::grade;
use crate::suppressions::{self, Brought, Kind, Scope};
use crate::view::{ChangeView, FileView, SideView};

/// The rules of this family.
pub static RULES: &[&Rule] = &[
    &allow_malformed::RULE,
    &coverage_excluded::RULE,
    &lint_setting_loosened::RULE,
    &lint_suppressed::RULE,
    &security_check_suppressed::RULE,
    &security_setting_loosened::RULE,
    &type_check_suppressed::RULE,
    &type_escaped::RULE,
    &type_setting_loosened::RULE,
];

/// Findings of the same words and weight in one file that are shown one by one.
const SHOWN: usize = 3;

/// The same for every file of a change. What a tool is told to pass over when it comes is where it starts from.
fn report_all(view: &ChangeView<'_>, kind: Kind, sink: &mut Sink<'_>) {
    let brought = |f: &FileView<'_>| suppressions::of(f).iter().any(|b| b.suppression.kind == kind);
    let mut tools: Option<Vec<&'static str>> = None;
    for file in view.files.iter().filter(|f| brought(f)) {
        let tools =
            tools.get_or_insert_with(|| TOOLS.iter().copied().filter(|t| has_come(view, t)).collect());
        report(file, kind, tools, sink);
    }
}

/// Tools that look at a project as a whole and are set up in few places.
const TOOLS: [&str; 4] = ["zizmor", "bandit", "semgrep", "gosec"];

/// Whether a change sets a tool up: files that run programs name it now, and no file of the change named it before.
fn has_come(view: &ChangeView<'_>, tool: &str) -> bool {
    let named = |side: &Option<SideView<'_>>| {
        side.as_ref()
            .is_some_and(|s| memchr::memmem::find(s.text.as_str().as_bytes(), tool.as_bytes()).is_some())
    };
    let runs = |f: &FileView<'_>| {
        let set_up = crate::settings::role::runner(f.path()).is_some();
        set_up && f.added_lines().any(|(_, l)| l.contains(tool) && !l.contains("ignore"))
    };
    view.files.iter().any(runs) && !view.files.iter().any(|f| named(&f.before))
}

/// Reports the suppressions of one kind that a file change brings. Those of `tools` are only told.
fn report(view: &FileView<'_>, kind: Kind, tools: &[&str], sink: &mut Sink<'_>) {
    let Some(side) = view.after.as_ref() else { return };
    let graded = suppressions::of(view).iter().filter(|b| b.suppression.kind == kind);
    let let_off = |b: &Brought| tools.contains(&b.suppression.tool) || is_habit(view, b);
    let graded: Vec<(&Brought, Severity)> = graded
        .filter_map(|b| Some((b, grade(b, side)?)))
        .map(|(b, s)| (b, if let_off(b) { Severity::Minor } else { s }))
        .collect();
    let mut alike: BTreeMap<(&str, Severity), (usize, usize)> = BTreeMap::new();
    for (brought, severity) in &graded {
        alike.entry((&brought.suppression.text, *severity)).or_default().1 += 1;
    }
    for (brought, severity) in &graded {
        let s = &brought.suppression;
        let mut hit = Hit::at(side, s.line, 1, title(brought)).severity(*severity).fact(fact(brought));
        if let Some((shown, all)) = alike.get_mut(&(s.text.as_str(), *severity)) {
            *shown += 1;
            if *shown > SHOWN {
                continue;
            }
            if *shown == SHOWN && *all > SHOWN {
                hit = hit.fact(format!("{} more of the same words in this file", *all - SHOWN));
            }
        }
        if let (Some((line, words)), Some(before)) = (&brought.widened, view.before.as_ref()) {
            hit = hit.related(before, *line, format!("before: `{words}`"));
        }
        sink.report(hit);
    }
}

/// Whether the file had the same named suppression on a call of the same function.
fn is_habit(view: &FileView<'_>, brought: &Brought) -> bool {
    let s = &brought.suppression;
    let callee = s.code.split('(').next().unwrap_or_default();
    let calls = s.narrow && s.kind == Kind::Lint && callee.len() > 4 && callee.len() < s.code.len();
    let held = |l: &str| l.contains(callee) && l.contains(s.text.as_str());
    calls && !callee.contains(' ') && view.before.as_ref().is_some_and(|b| b.text.lines().any(held))
}

fn title(brought: &Brought) -> String {
    let s = &brought.suppression;
    if let Some((_, before)) = &brought.widened {
        return format!("`{before}` was widened to `{}`", s.text);
    }
    let what = match (s.kind, s.narrow) {
        (Kind::Coverage, _) => "leaves code out of coverage".to_owned(),
        (_, true) => format!("silences {}", s.tool),
        (_, false) => format!("silences everything {} says", s.tool),
    };
    match (s.scope, s.code.is_empty()) {
        (Scope::File, _) => format!("`{}` {what} in the whole file", s.text),
        (_, true) => format!("`{}` {what}", s.text),
        (_, false) => format!("`{}` {what} on `{}`", s.text, short(&s.code)),
    }
}

fn fact(brought: &Brought) -> String {
    let s = &brought.suppression;
    let code = if brought.new_code {
        "the change also brings the code it hides"
    } else {
        "the code it hides was there"
    };
    match (&s.reason, s.covers) {
        (Some(reason), _) => format!("reason given: {}", short(reason)),
        (None, None) => "no reason is given".to_owned(),
        (None, Some(_)) => format!("no reason is given; {code}"),
    }
}

fn short(text: &str) -> String {
    const LONGEST: usize = 60;
    let text = text.trim();
    if text.chars().count() <= LONGEST {
        text.to_owned()
    } else {
        text.chars().take(LONGEST - 1).chain(['…']).collect()
    }
}
