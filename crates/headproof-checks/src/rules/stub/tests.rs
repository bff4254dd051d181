//! What these rules find, and what looks like it and is none.

use headproof_core::claim::{Claim, Novelty};
use headproof_core::severity::Severity::{self, Major};

use crate::trial;

/// A change of one file and what is said about it: class, line, severity.
type Case = (&'static str, &'static str, &'static str, &'static str, u32, Severity);
/// A change of one file that nothing blocking is said about.
type Quiet = (&'static str, &'static str, &'static str);

fn found(files: &[trial::File<'_>]) -> Vec<Claim> {
    let ours = |c: &Claim| c.statement.class.is_under("stub") && c.statement.novelty == Novelty::New;
    trial::claims(files).into_iter().filter(ours).collect()
}

fn say(claims: &[Claim]) -> Vec<(String, u32, Severity)> {
    let row = |c: &Claim| {
        (c.statement.class.as_str().to_owned(), c.place.line.unwrap_or_default(), c.statement.severity)
    };
    claims.iter().map(row).collect()
}

/// Each case yields its finding, and no other one that blocks.
fn all_found(cases: &[Case]) {
    let mut missed = Vec::new();
    for (path, before, after, class, line, severity) in cases {
        let got = say(&found(&[(path, before, after)]));
        let want = ((*class).to_owned(), *line, *severity);
        if !got.contains(&want) || got.iter().any(|g| *g != want && g.2 >= Major) {
            missed.push(format!("{path}: {after}\n   wanted {class} {line} {severity:?}, got {got:?}"));
        }
    }
    assert!(missed.is_empty(), "{} missed\n{}", missed.len(), missed.join("\n"));
}

/// No case yields anything that blocks.
fn none_blocks(cases: &[Quiet]) {
    let mut noisy = Vec::new();
    for (path, before, after) in cases {
        let got = say(&found(&[(path, before, after)]));
        if got.iter().any(|g| g.2 >= Major) {
            noisy.push(format!("{path}: {after}\n   got {got:?}"));
        }
    }
    assert!(noisy.is_empty(), "{} noisy\n{}", noisy.len(), noisy.join("\n"));
}

const NOT_IMPLEMENTED: &str = "stub.not_implemented";
const EMPTY: &str = "stub.empty_body";
const CONSTANT: &str = "stub.constant_return";
const FAKE: &str = "stub.fake_success";
const TODO: &str = "stub.todo_placeholder";

const PY: &str = "x = 1\n";
const TS: &str = "export const x = 1;\n";
const GO: &str = "package a\n";
const RS: &str = "const X: u8 = 1;\n";

mod constants;
mod emptied;
mod hollow;
mod kept;
mod placeholders;
mod unearned;
mod unwritten;
