//! Tests that are skipped from outside: by a helper they call now, or by a hook of the collection.

use std::collections::HashMap;

use headproof_core::severity::Severity;

use super::wording::{code, test};
use crate::comparison::{Comparison, Role};
use crate::rule::{Hit, Sink};

/// Reports both.
pub(super) fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    by_helper(comparison, sink);
    by_hook(comparison, sink);
}

/// A test that ran calls a function of the tests now that skips.
fn by_helper(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    const SKIPS: [&str; 6] = [".SkipNow(", ".Skip(", ".Skipf(", "skipTest(", "this.skip(", "ctx.skip("];
    let functions = comparison.files.iter().filter_map(|f| f.sides.after.as_ref()).flat_map(|i| &i.functions);
    let skipping: HashMap<&str, &str> = functions
        .filter(|f| SKIPS.iter().any(|s| f.body.contains(s)))
        .map(|f| (f.name.as_str(), f.body.as_str()))
        .collect();
    if skipping.is_empty() {
        return;
    }
    for pair in comparison.pairs.iter().filter(|p| p.after.role == Role::Test) {
        let fresh = |c: &&String| skipping.contains_key(c.as_str()) && !pair.before.calls.contains(*c);
        let Some(call) = pair.after.calls.iter().find(fresh) else { continue };
        // What skips is told by the gates of the test already.
        if pair.after.gates.len() > pair.before.gates.len() {
            continue;
        }
        let Some(side) = pair.after.side(comparison) else { continue };
        let called = format!("{call}(");
        let last = pair.after.span.last().unwrap_or(pair.after.line);
        let sees = |n: &u32| side.text.line(*n).is_some_and(|l| l.contains(&called));
        let line = (pair.after.line..=last).find(sees).unwrap_or(pair.after.line);
        let title = format!("{} may skip {}", code(call), test(&pair.after));
        sink.report(Hit::at(side, line, 1, title).severity(Severity::Minor));
    }
}

/// A hook of pytest that marks what it collected.
fn by_hook(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    for file in comparison.files {
        let Some(side) = file.view.after.as_ref().filter(|s| s.path.file_name() == "conftest.py") else {
            continue;
        };
        let text = side.text.as_str();
        if !text.contains("add_marker(") {
            continue;
        }
        let marks = |l: &str| l.contains("add_marker(") && !l.trim_start().starts_with('#');
        let Some((line, added)) = file.view.added_lines().find(|(_, l)| marks(l)) else { continue };
        let named = |mark: &str| text.contains(&format!("mark.{mark}"));
        if !(added.contains("mark.skip") || added.contains("mark.xfail") || named("skip(") || named("xfail("))
        {
            continue;
        }
        // A switch of the command line, a platform or a mark of the test itself decides.
        const ASKED: [&str; 7] =
            ["getoption", "environ", "platform", "version_info", "keywords", "get_closest_marker", "which("];
        let asked = ASKED.iter().any(|w| text.contains(w));
        let title = format!("{}: collected tests no longer run", code(added));
        let severity = if asked { Severity::Minor } else { Severity::Major };
        sink.report(Hit::at(side, line, 1, title).severity(severity));
    }
}

#[cfg(test)]
mod tests {
    use super::super::trials::Says::{Advises, Blocks, Nothing};
    use super::super::trials::hold_one;

    #[test]
    fn hooks_that_skip_are_reported() {
        let hook = |body: &str| {
            format!("import pytest\n\n\ndef pytest_collection_modifyitems(config, items):\n{body}")
        };
        let before = "import pytest\n";
        let named = hook(
            "    for item in items:\n        if \"tax\" in item.nodeid:\n            item.add_marker(pytest.mark.skip(reason=\"later\"))\n",
        );
        let asked = hook(
            "    if config.getoption(\"--slow\"):\n        return\n    for item in items:\n        item.add_marker(pytest.mark.skip(reason=\"slow\"))\n",
        );
        let other = hook("    for item in items:\n        item.add_marker(pytest.mark.unit)\n");
        hold_one(
            "skip-added",
            &[
                ("by name", "tests/conftest.py", before, &named, Blocks),
                ("on request", "tests/conftest.py", before, &asked, Advises),
                ("another mark", "tests/conftest.py", before, &other, Nothing),
                ("as before", "tests/conftest.py", &named, &format!("{named}\n"), Nothing),
            ],
        );
    }

    #[test]
    fn helpers_that_skip_are_named() {
        let helper =
            "func slow(t *testing.T) {\n\tif os.Getenv(\"SLOW\") == \"\" {\n\t\tt.SkipNow()\n\t}\n}\n\n";
        let head = "package a\n\nimport \"testing\"\n\n";
        let body = "func TestA(t *testing.T) {\n\tif add(1, 2) != 3 {\n\t\tt.Fatal()\n\t}\n}\n";
        let called = body.replace("T) {\n\tif", "T) {\n\tslow(t)\n\tif");
        hold_one(
            "skip-added",
            &[
                (
                    "called now",
                    "a_test.go",
                    &format!("{head}{body}"),
                    &format!("{head}{helper}{called}"),
                    Advises,
                ),
                (
                    "not called",
                    "a_test.go",
                    &format!("{head}{body}"),
                    &format!("{head}{helper}{body}"),
                    Nothing,
                ),
            ],
        );
    }
}
