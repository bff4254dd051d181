//! Scoring one case: what was found of what had to be, and what was noise.

use headproof_core::claim::Class;
use headproof_core::finding::{Disposition, Finding};
use headproof_core::location::Side;
use headproof_core::report::Report;

use super::case::{Case, MustFind, MustNotFind};

/// A finding as far as scoring cares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Its class.
    pub class: Class,
    /// Its file.
    pub file: String,
    /// Its line; `None` for a file as a whole.
    pub line: Option<u32>,
    /// Which state the line belongs to.
    pub side: Side,
    /// Whether it blocks.
    pub blocking: bool,
    /// Its rule.
    pub rule: String,
    /// How sure the reader was.
    pub confidence: &'static str,
}

/// The score of one case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseScore {
    /// The case.
    pub name: String,
    /// Its group.
    pub group: String,
    /// Its language.
    pub language: String,
    /// Each thing that had to be found: its class, and whether it was.
    pub expected: Vec<(String, bool)>,
    /// What was noise.
    pub noise: Vec<Seen>,
    /// Everything that was seen.
    pub seen: Vec<Seen>,
}

/// The open findings of a report.
#[must_use]
pub fn seen(report: &Report) -> Vec<Seen> {
    report.open_findings().map(of_finding).collect()
}

fn of_finding(finding: &Finding) -> Seen {
    Seen {
        class: finding.statement.class.clone(),
        file: finding.location.path.to_string(),
        line: finding.location.line(),
        side: finding.location.side,
        blocking: finding.disposition == Disposition::Blocking,
        rule: finding.statement.rule.to_string(),
        confidence: finding.statement.confidence.word(),
    }
}

/// Scores a case by what was seen in it. Advisory findings can find and are never noise.
#[must_use]
pub fn score(case: &Case, seen: Vec<Seen>) -> CaseScore {
    let expect = &case.expect;
    let expected =
        expect.must_find.iter().map(|m| (m.class.clone(), seen.iter().any(|s| finds(m, s)))).collect();
    let noise = seen.iter().filter(|s| s.blocking && !expect.must_find.iter().any(|m| finds(m, s)));
    let noise = noise.filter(|s| expect.must_not_find.iter().any(|n| forbids(n, s))).cloned().collect();
    CaseScore {
        name: case.name.clone(),
        group: expect.group.clone(),
        language: expect.language.clone(),
        expected,
        noise,
        seen,
    }
}

fn finds(must: &MustFind, seen: &Seen) -> bool {
    let class = std::iter::once(&must.class).chain(&must.accept).any(|c| seen.class.is_under(c));
    let near = |want: Option<u32>, side: Side| match (want, seen.line) {
        (Some(want), Some(line)) => seen.side == side && line.abs_diff(want) <= must.tolerance,
        (Some(_), None) | (None, _) => false,
    };
    let anywhere = must.line.is_none() && must.before_line.is_none();
    class
        && must.file == seen.file
        && (anywhere || near(must.line, Side::After) || near(must.before_line, Side::Before))
}

fn forbids(not: &MustNotFind, seen: &Seen) -> bool {
    (not.class == "*" || seen.class.is_under(&not.class))
        && !not.except_classes.iter().any(|c| seen.class.is_under(c))
}

#[cfg(test)]
mod tests {
    use super::super::case::Expect;
    use super::*;

    fn case(must: &str) -> Case {
        let expect: Expect = serde_json::from_str(must).unwrap();
        Case { name: "c".into(), expect, before: Vec::new(), after: Vec::new() }
    }

    fn at(class: &str, line: u32, side: Side, blocking: bool) -> Seen {
        let (class, file) = (Class::new(class), "a.py".to_owned());
        Seen { class, file, line: Some(line), side, blocking, rule: "r".into(), confidence: "high" }
    }

    const ONE: &str = r#"{"must_find":[{"class":"stub.empty_body","accept":["test_weakening"],"file":"a.py","line":5,"tolerance":2}],
        "must_not_find":[{"class":"*","except_classes":["plan"]}]}"#;

    #[test]
    fn class_file_side_and_line_decide() {
        for (seen, found, noise) in [
            (at("stub.empty_body", 7, Side::After, true), true, 0),
            (at("stub.empty_body", 8, Side::After, true), false, 1),
            (at("stub.empty_body", 5, Side::Before, true), false, 1),
            (at("stub.empty_body", 5, Side::After, false), true, 0),
            (at("test_weakening.skip_added", 5, Side::After, true), true, 0),
            (at("secret.leaked", 5, Side::After, true), false, 1),
            (at("secret.leaked", 5, Side::After, false), false, 0),
            (at("plan.quality", 5, Side::After, true), false, 0),
        ] {
            let got = score(&case(ONE), vec![seen.clone()]);
            assert_eq!((got.expected[0].1, got.noise.len()), (found, noise), "{seen:?}");
        }
    }
}
