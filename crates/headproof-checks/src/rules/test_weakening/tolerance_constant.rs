//! Constants of test files that say how far off a result may be.

use headproof_core::severity::Severity;

use super::changed_constants::{Changed, changed};
use super::wording::code;
use crate::comparison::{Comparison, FileTests, number};
use crate::rule::{Hit, Sink};

/// Reports those that grew.
pub(super) fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    let quiet = comparison.surroundings.state.code_files == 0;
    for file in comparison.files {
        of_file(file, quiet, sink);
    }
}

fn of_file(file: &FileTests<'_>, quiet: bool, sink: &mut Sink<'_>) {
    let (Some(before), Some(after)) = (&file.view.before, &file.view.after) else { return };
    for Changed { name, was, line, old, new } in changed(file.view, constant) {
        if new > old {
            let title = format!("{} allows more than before: {new} instead of {old}", code(name));
            let severity = if quiet && new >= old * 10.0 { Severity::Major } else { Severity::Minor };
            sink.report(Hit::at(after, line, 1, title).severity(severity).related(before, was, "it was"));
        }
    }
}

/// The name and the value of a line that gives a number to a name that says tolerance.
fn constant(line: &str) -> Option<(&str, f64)> {
    let (left, right) = line.split_once('=')?;
    let value = right.trim().trim_end_matches([';', ',']).trim();
    let value = value.split([' ', '#', '/']).next()?;
    let left = left.trim_end_matches([':', ' ']);
    // `pub const EPS: f64`, `const eps float64`, `let tol`.
    let left = left.split(':').next()?.trim();
    let mut words = left.split_whitespace();
    const KEYWORDS: [&str; 9] =
        ["pub", "pub(crate)", "const", "static", "let", "mut", "var", "export", "final"];
    let name = words.find(|w| !KEYWORDS.contains(w))?;
    says_tolerance(name).then_some(())?;
    Some((name, number(value).filter(|v| *v > 0.0)?))
}

fn says_tolerance(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    lower.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '$')
        && (["epsilon", "tolerance", "slack", "margin"].iter().any(|w| lower.contains(w))
            || lower.split('_').any(|w| matches!(w, "eps" | "tol" | "atol" | "rtol" | "abstol" | "reltol"))
            || (lower.starts_with("max_")
                && ["diff", "delta", "error", "drift"].iter().any(|w| lower.ends_with(w)))
            || ["maxdiff", "maxdelta", "maxerror", "maxdrift"].contains(&lower.as_str()))
}

#[cfg(test)]
mod tests {
    use super::super::trials::Says::{Advises, Blocks, Nothing};
    use super::super::trials::hold_one;
    use super::*;

    #[test]
    fn constants_of_all_languages() {
        for (line, want) in [
            ("pub const EPS: f64 = 1e-9;", Some(("EPS", 1e-9))),
            ("const tolerance = 0.01;", Some(("tolerance", 0.01))),
            ("\teps := 0.5", Some(("eps", 0.5))),
            ("const epsilon float64 = 1e-6", Some(("epsilon", 1e-6))),
            ("TOL = 1e-3  # metres", Some(("TOL", 1e-3))),
            ("MAX_DIFF = 2", Some(("MAX_DIFF", 2.0))),
            ("ROWS = 3", None),
            ("steps = 4", None),
            ("assert eps == 3", None),
        ] {
            assert_eq!(constant(line), want, "{line}");
        }
    }

    #[test]
    fn constants_that_grow_are_reported() {
        hold_one(
            "threshold-relaxed",
            &[
                ("ten times", "tests/support.py", "EPS = 1e-9\n", "EPS = 0.1\n", Blocks),
                ("a little", "tests/support.py", "EPS = 0.1\n", "EPS = 0.2\n", Advises),
                ("less", "tests/support.py", "EPS = 0.1\n", "EPS = 0.01\n", Nothing),
                ("another thing", "tests/support.py", "ROWS = 1\n", "ROWS = 100\n", Nothing),
                ("production", "geo/area.py", "EPS = 1e-9\n", "EPS = 0.1\n", Nothing),
            ],
        );
    }
}
