//! Changes to tests and what is said about them, as tables: what must block, and look-alikes that must not.

use crate::trial;

/// What this family says about a change, blocking findings only: `rule@line`, a line before with `-`.
fn blocking(files: &[trial::File<'_>]) -> Vec<String> {
    let claims = trial::claims(files);
    let ours = claims
        .iter()
        .filter(|c| c.statement.severity.blocks() && c.statement.class.is_under("test_weakening"));
    ours.map(|c| {
        let side = if c.place.side == headproof_core::location::Side::Before { "-" } else { "" };
        format!("{}@{side}{}", c.statement.rule, c.place.line.unwrap_or(0))
    })
    .collect()
}

/// A case: its name, its files, what must block.
type Case<'t> = (&'t str, Vec<trial::File<'t>>, &'t [&'t str]);

fn hold(cases: &[Case<'_>]) {
    let mut wrong = Vec::new();
    for (name, files, want) in cases {
        let got = blocking(files);
        if got != *want {
            wrong.push(format!("{name}: wanted {want:?}, got {got:?}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

mod everyday;
mod expected;
mod go;
mod innocent;
mod python;
mod related;
mod reworded;
mod rust;
mod script;
