//! What a team has decided beforehand: which rules count, what is left out, what was waived.

use crate::claim::RuleId;
use crate::digest::{Digest, Sealer};
use crate::severity::Severity;

/// The decisions in force for a review. Always from the base revision or the built-in default: a change cannot
/// bring its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Policy {
    /// Where it comes from, for people: a file and a revision, or the built-in default.
    pub source: String,
    /// Rules that are switched off.
    pub rules_off: Vec<RuleId>,
    /// Rules whose severity differs from their own.
    pub severities: Vec<(RuleId, Severity)>,
    /// Path patterns that are left out of the review.
    pub exclude: Vec<String>,
    /// The lowest severity that closes the gate.
    pub fail_on: Severity,
    /// Whether a suppression comment that the change itself brings counts.
    pub inline: InlineMode,
    /// Waivers with an owner and an end.
    pub waivers: Vec<Waiver>,
    /// Findings that are known and accepted.
    pub baseline: Vec<BaselineEntry>,
}

/// Which suppression comments in code count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum InlineMode {
    /// All with a reason, those that the change brings too; these are always shown.
    #[default]
    All,
    /// Only those that were there before the change. For gates over code that agents write.
    BaseOnly,
    /// None.
    Off,
}

/// A finding, or a kind of finding, that somebody takes responsibility for until a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiver {
    /// The rule it is about.
    pub rule: RuleId,
    /// A path pattern; empty for all paths.
    pub path: String,
    /// Why.
    pub reason: String,
    /// Who takes responsibility.
    pub owner: String,
    /// The last day it holds, `YYYY-MM-DD`.
    pub expires: Day,
}

/// A calendar day. Ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    /// The year.
    pub year: u16,
    /// The month, 1 to 12.
    pub month: u8,
    /// The day, 1 to 31.
    pub day: u8,
}

impl Day {
    /// Reads `YYYY-MM-DD`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, '-');
        let (y, m, d) = (parts.next()?, parts.next()?, parts.next()?);
        if (y.len(), m.len(), d.len()) != (4, 2, 2) {
            return None;
        }
        let (year, month, day): (u16, u8, u8) = (y.parse().ok()?, m.parse().ok()?, d.parse().ok()?);
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let last = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => return None,
        };
        (1..=last).contains(&day).then_some(Self { year, month, day })
    }
}

impl std::fmt::Display for Day {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// A finding that was there when the baseline was taken.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BaselineEntry {
    /// The finding's id.
    pub id: String,
    /// The rule, for people.
    pub rule: RuleId,
    /// The path, for people.
    pub path: String,
}

impl Policy {
    /// The policy of a repository that has none.
    #[must_use]
    pub fn built_in() -> Self {
        Self {
            source: "built-in default".into(),
            rules_off: Vec::new(),
            severities: Vec::new(),
            exclude: Vec::new(),
            fail_on: Severity::Major,
            inline: InlineMode::All,
            waivers: Vec::new(),
            baseline: Vec::new(),
        }
    }

    /// Whether a rule is switched off.
    #[must_use]
    pub fn is_off(&self, rule: &RuleId) -> bool {
        self.rules_off.contains(rule)
    }

    /// The digest a verdict is bound to.
    #[must_use]
    pub fn seal(&self) -> Digest {
        let mut sealer = Sealer::new();
        // Destructured so that a new field cannot be forgotten here.
        let Self { source, rules_off, severities, exclude, fail_on, inline, waivers, baseline } = self;
        sealer.field(source).field(fail_on.word()).field(format!("{inline:?}"));
        sealer.field(format!("{rules_off:?}")).field(format!("{severities:?}")).field(format!("{exclude:?}"));
        sealer.field(format!("{waivers:?}")).field(format!("{baseline:?}"));
        sealer.seal()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days() {
        assert_eq!(Day::parse("2028-02-29").map(|d| d.to_string()).as_deref(), Some("2028-02-29"));
        for bad in ["2027-02-29", "2027-13-01", "2027-1-01", "27-01-01", "2027-01-00", "x"] {
            assert_eq!(Day::parse(bad), None, "{bad}");
        }
        assert!(Day::parse("2026-12-31") < Day::parse("2027-01-01"));
    }
}
