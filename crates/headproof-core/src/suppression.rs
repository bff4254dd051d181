//! Suppressions: a comment in the code, a waiver in the settings, an entry of the baseline. A suppressed finding
//! is not gone; it stands in the report with who let it pass and why.

use crate::anchor::Anchored;
use crate::claim::RuleId;
use crate::location::Side;
use crate::path::RepoPath;
use crate::policy::{Day, InlineMode, Policy};

/// A comment `headproof: allow RULE because REASON` in reviewed code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InlineAllow {
    /// The file, on its side after.
    pub path: RepoPath,
    /// The line of the comment, from 1.
    pub line: u32,
    /// The first line it speaks about: its own, or for a comment alone on its line the next line of code.
    pub covers: u32,
    /// The rule it allows; `None` when the comment names none that could be read.
    pub rule: Option<RuleId>,
    /// Why; empty when the comment gives no reason, in which case it allows nothing.
    pub reason: String,
    /// Whether the change itself brings it.
    pub added: bool,
}

/// What let a finding pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Suppression {
    /// A comment in the code.
    Inline {
        /// Its line.
        line: u32,
        /// Its reason.
        reason: String,
        /// Whether the change itself brings it.
        added: bool,
    },
    /// A waiver in the settings.
    Waiver {
        /// Who takes responsibility.
        owner: String,
        /// Why.
        reason: String,
        /// The last day it holds.
        expires: Day,
    },
    /// An entry of the baseline.
    Baseline,
}

/// Finds what lets a finding pass, if anything does: the baseline first, then a waiver, then a comment.
///
/// `today` comes from the session's record, `path_matches(pattern, path)` from whoever knows patterns.
#[must_use]
pub fn suppression_of(
    id: &str,
    finding: &Anchored,
    policy: &Policy,
    allows: &[InlineAllow],
    today: Day,
    path_matches: &dyn Fn(&str, &RepoPath) -> bool,
) -> Option<Suppression> {
    if policy.baseline.iter().any(|b| b.id == id) {
        return Some(Suppression::Baseline);
    }
    let rule = &finding.statement.rule;
    let waiver = policy.waivers.iter().find(|w| {
        &w.rule == rule
            && today <= w.expires
            && (w.path.is_empty() || path_matches(&w.path, &finding.location.path))
    });
    if let Some(w) = waiver {
        let (owner, reason) = (w.owner.clone(), w.reason.clone());
        return Some(Suppression::Waiver { owner, reason, expires: w.expires });
    }
    allows.iter().find(|a| counts(a, policy.inline) && covers(a, finding)).map(|a| Suppression::Inline {
        line: a.line,
        reason: a.reason.clone(),
        added: a.added,
    })
}

fn counts(allow: &InlineAllow, mode: InlineMode) -> bool {
    let has_reason = !allow.reason.trim().is_empty();
    match mode {
        InlineMode::All => has_reason,
        InlineMode::BaseOnly => has_reason && !allow.added,
        InlineMode::Off => false,
    }
}

fn covers(allow: &InlineAllow, finding: &Anchored) -> bool {
    let location = &finding.location;
    location.side == Side::After
        && allow.path == location.path
        && allow.rule.as_ref() == Some(&finding.statement.rule)
        && location.lines.is_some_and(|l| l.meets(allow.line.min(allow.covers), allow.covers))
}
