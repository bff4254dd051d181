//! Tables of changes with what one rule says about each.

use headproof_core::severity::Severity;

use crate::trial;

/// What a rule is to say: that something blocks, advice, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Says {
    Blocks,
    Advises,
    Nothing,
}

/// A change of one file: name, path, before, after, what is said.
pub(super) type One<'t> = (&'t str, &'t str, &'t str, &'t str, Says);

/// A change of several files.
pub(super) type Many<'t> = (&'t str, &'t [trial::File<'t>], Says);

/// What a rule says about a change.
fn said(rule: &str, files: &[trial::File<'_>]) -> (Says, Vec<String>) {
    let claims = trial::claims(files);
    let ours: Vec<_> = claims.iter().filter(|c| c.statement.rule.as_str() == rule).collect();
    let worst = ours.iter().map(|c| c.statement.severity).max();
    let says = match worst {
        Some(Severity::Minor) => Says::Advises,
        Some(_) => Says::Blocks,
        None => Says::Nothing,
    };
    let line = |c: &&&headproof_core::claim::Claim| c.place.line.unwrap_or(0);
    (says, ours.iter().map(|c| format!("{}: {}", line(&c), c.statement.title)).collect())
}

pub(super) fn hold_one(rule: &str, table: &[One<'_>]) {
    let table: Vec<(&str, [trial::File<'_>; 1], Says)> = table
        .iter()
        .map(|(name, path, before, after, want)| (*name, [(*path, *before, *after)], *want))
        .collect();
    let many: Vec<Many<'_>> = table.iter().map(|(n, f, w)| (*n, f.as_slice(), *w)).collect();
    hold(rule, &many);
}

pub(super) fn hold(rule: &str, table: &[Many<'_>]) {
    let mut wrong = Vec::new();
    for (name, files, want) in table {
        let (got, titles) = said(rule, files);
        if got != *want {
            wrong.push(format!("{name}: wanted {want:?}, got {got:?} {titles:?}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
