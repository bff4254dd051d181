//! Expectations that tests read from data files.

use headproof_core::severity::Severity;

use super::wording::code;
use crate::comparison::{Comparison, FileTests};
use crate::inventory::{fold, has_test_path};
use crate::rule::{Hit, Sink};

/// Values of a file that are compared; a file with more changes was written anew.
const MOST: usize = 40;

/// Reports data of tests whose values changed together with the code, under the same keys.
pub(super) fn check(comparison: &Comparison<'_>, sink: &mut Sink<'_>) {
    if comparison.surroundings.state.code_files == 0 {
        return;
    }
    for file in comparison.files.iter().filter(|f| holds_data(f)) {
        of_file(file, sink);
    }
}

fn holds_data(file: &FileTests<'_>) -> bool {
    let (Some(_), Some(after)) = (&file.view.before, &file.view.after) else { return false };
    let extension = after.path.extension().unwrap_or_default().to_ascii_lowercase();
    let name = after.path.file_name().to_ascii_lowercase();
    let settings = ["config", "package", "tsconfig", "lock", "settings"].iter().any(|w| name.contains(w));
    matches!(extension.as_str(), "json" | "yaml" | "yml" | "toml") && !settings && has_test_path(after)
}

/// Only a value here and there: every hunk keeps its lines, and its keys.
fn of_file(file: &FileTests<'_>, sink: &mut Sink<'_>) {
    let (Some(before), Some(after)) = (&file.view.before, &file.view.after) else { return };
    let old: Vec<(u32, &str)> = file.view.removed_lines().take(MOST + 1).collect();
    let new: Vec<(u32, &str)> = file.view.added_lines().take(MOST + 1).collect();
    if old.len() > MOST || old.len() != new.len() {
        return;
    }
    let changed = old.iter().zip(&new).filter_map(|((was, old), (now, new))| {
        let ((key, old), (same, new)) = (entry(old)?, entry(new)?);
        (key == same && old != new && !is_input(&key)).then_some((*was, *now, key, old, new))
    });
    let changed: Vec<_> = changed.collect();
    let Some((was, now, key, old, new)) = changed.first() else { return };
    let title = format!("{} of the expected data is {} where it was {}", code(key), code(new), code(old));
    let hit = Hit::at(after, *now, 1, title).severity(Severity::Minor).related(before, *was, "it was");
    sink.report(hit.fact(format!(
        "{} of the file changed with the code",
        super::wording::count(changed.len(), "value", "values")
    )));
}

/// `"key": value`, `key = value`.
fn entry(line: &str) -> Option<(String, String)> {
    let line = line.trim().trim_end_matches(',').trim_start_matches("- ");
    let (key, value) = line.split_once(':').or_else(|| line.split_once('='))?;
    let key = fold(key.trim()).trim_matches('"').to_owned();
    let value = fold(value.trim());
    (!key.is_empty() && !key.contains(' ') && !value.is_empty()).then_some((key, value))
}

/// Whether a key says that its value goes in, or only describes the case.
fn is_input(key: &str) -> bool {
    let key = key.to_ascii_lowercase();
    ["input", "name", "description", "title", "version", "comment", "id", "url", "path", "$schema"]
        .iter()
        .any(|w| key == *w || key.starts_with("input"))
}

#[cfg(test)]
mod tests {
    use super::super::trials::Says::{Advises, Nothing};
    use super::super::trials::hold;

    #[test]
    fn data_of_tests_that_follows_the_code_is_named() {
        let code =
            ("shop/tax.py", "def tax(n):\n    return n * 19 // 100\n", "def tax(n):\n    return n * 0\n");
        let json = |v: &str| format!("[\n  {{\n    \"name\": \"a\",\n    \"gross\": {v}\n  }}\n]\n");
        let (old, new) = (json("119"), json("100"));
        let more = new.replace("  }\n]", "  },\n  {\n    \"gross\": 1\n  }\n]");
        hold(
            "expected-value-changed",
            &[
                ("a value", &[code, ("tests/data/totals.json", &old, &new)], Advises),
                ("without code", &[("tests/data/totals.json", &old, &new)], Nothing),
                ("no test data", &[code, ("data/totals.json", &old, &new)], Nothing),
                ("new cases", &[code, ("tests/data/totals.json", &new, &more)], Nothing),
            ],
        );
    }
}
