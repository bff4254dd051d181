//! Commands that take sources out of a coverage report: filters over the profile, and flags of the tools.

use super::comparison::{Commands, read};
use crate::rule::{Hit, Sink};
use crate::settings::Item;
use crate::settings::patterns::is_usually_uncovered;
use crate::settings::pipeline::Pipeline;
use crate::settings::shell::{Command, Word};
use crate::view::ChangeView;

/// Reports the patterns that commands leave out of coverage and did not before.
pub(super) fn check(view: &ChangeView<'_>, sink: &mut Sink<'_>) {
    for file in read(view) {
        of_file(&file, sink);
    }
}

fn of_file(file: &Commands<'_>, sink: &mut Sink<'_>) {
    let (Some(before), Some(after), Some(side)) = (file.before, file.after, &file.view.after) else { return };
    let (old, new) = (left_out(before), left_out(after));
    let mut last = 0;
    for item in new.iter().filter(|n| !old.iter().any(|o| o.text == n.text)) {
        let known = old.iter().any(|o| o.text.contains(&item.text));
        if item.line != last && !known && !is_usual(&item.text) {
            last = item.line;
            let pattern = headproof_core::text::visible(&item.text);
            sink.report(Hit::at(side, item.line, 1, format!("`{pattern}` is left out of coverage")));
        }
    }
    for (was, now) in packages(before).iter().zip(packages(after)) {
        if was.text == "./..." && now.text != "./..." && now.text.starts_with("./") {
            let pattern = headproof_core::text::visible(&now.text);
            sink.report(Hit::at(
                side,
                now.line,
                1,
                format!("only `{pattern}` is still measured for coverage"),
            ));
        }
    }
}

/// Patterns of what no test is expected to cover, system files among them.
fn is_usual(pattern: &str) -> bool {
    let pattern = pattern.replace('\\', "");
    let plain = pattern.trim_matches(['*', '/', '"', '\'', '^', '$', '\\', '.', '(', ')']);
    const SYSTEM: [&str; 15] = [
        "usr",
        "tests",
        "test",
        "spec",
        "opt",
        "Applications",
        "lib",
        "boost",
        "gtest",
        "gmock",
        "catch2",
        "mock",
        "fake",
        "pb.go",
        "total",
    ];
    plain.len() < 3
        || is_usually_uncovered(&pattern)
        || SYSTEM.iter().any(|s| {
            plain == *s || plain.starts_with(&format!("{s}/")) || plain.starts_with(&format!("{s}_"))
        })
        || ["mode:", "third", "_mock", "mocks", "gen", "rustc", "registry"]
            .iter()
            .any(|w| pattern.contains(w))
}

fn commands(pipeline: &Pipeline) -> impl Iterator<Item = &Command> {
    pipeline.jobs.iter().flat_map(|j| &j.steps).flat_map(|s| &s.commands)
}

/// The values of `-coverpkg`.
fn packages(pipeline: &Pipeline) -> Vec<Item> {
    let words = commands(pipeline).flat_map(|c| &c.words);
    let values = words.filter_map(|w| {
        Some(Item {
            text: w.text.strip_prefix("-coverpkg=")?.trim_matches(['"', '\'']).to_owned(),
            line: w.line,
        })
    });
    values.collect()
}

fn left_out(pipeline: &Pipeline) -> Vec<Item> {
    let mut out = Vec::new();
    for command in commands(pipeline) {
        let Some(first) = command.words.first() else { continue };
        let rest = command.words.get(1..).unwrap_or_default();
        match first.text.rsplit('/').next().unwrap_or_default() {
            "grep" | "egrep" | "sed" if rest.iter().any(|w| is_profile(&w.text)) => {
                out.extend(filters(&first.text, rest))
            }
            "lcov" => out.extend(removed(rest)),
            _ => out.extend(flags(&command.words)),
        }
    }
    out
}

/// Whether a word is the name of a coverage profile.
fn is_profile(word: &str) -> bool {
    let name = word.trim_start_matches(['>', '<', '"']).rsplit('/').next().unwrap_or_default();
    let ends = [".out", ".info", ".cov", ".txt", ".profile", ".lcov", ".tmp", ".xml"];
    (name.contains("cov") && ends.iter().any(|e| name.contains(e)))
        || matches!(name, "c.out" | "all.out" | "profile.out" | "lcov.info")
        || (name.contains("cov") && name.starts_with('$'))
}

/// What `grep -v` and the `d` of `sed` drop.
fn filters(program: &str, rest: &[Word]) -> Vec<Item> {
    let mut patterns: Vec<&Word> = Vec::new();
    if program == "sed" {
        let deletes = |w: &&Word| w.text.ends_with("/d") && w.text.starts_with('/');
        patterns.extend(rest.iter().filter(deletes));
    } else {
        let inverted = rest.iter().any(|w| {
            w.text == "--invert-match"
                || (w.text.starts_with('-') && !w.text.starts_with("--") && w.text.contains('v'))
        });
        if !inverted {
            return Vec::new();
        }
        let named: Vec<&Word> = rest
            .windows(2)
            .filter_map(|w| match w {
                [flag, value]
                    if flag.text.starts_with('-') && flag.text.ends_with('e') && flag.text.len() <= 4 =>
                {
                    Some(value)
                }
                _ => None,
            })
            .collect();
        let plain = rest.iter().find(|w| !w.text.starts_with(['-', '>', '<']) && !w.text.is_empty());
        patterns.extend(if named.is_empty() { plain.into_iter().collect() } else { named });
    }
    let parts = patterns.into_iter().flat_map(|w| {
        let text = w.text.trim_start_matches('/').trim_end_matches("/d").replace("\\|", "|");
        let parts: Vec<String> =
            text.split('|').map(|p| p.trim_matches(['(', ')', '\\']).to_owned()).collect();
        parts.into_iter().map(|text| Item { text, line: w.line })
    });
    parts.filter(|i| !i.text.is_empty() && !is_profile(&i.text)).collect()
}

/// What `lcov --remove` takes out.
fn removed(rest: &[Word]) -> Vec<Item> {
    let at = rest.iter().position(|w| matches!(w.text.as_str(), "--remove" | "-r"));
    let Some(at) = at else { return flags_of(rest, &["--exclude"]) };
    let mut out = Vec::new();
    // The report comes first, then what is taken out of it.
    let mut words = rest.iter().skip(at + 2);
    while let Some(word) = words.next() {
        match word.text.as_str() {
            "-o" | "--output-file" | "--rc" | "--ignore-errors" => {
                words.next();
            }
            text if text.starts_with(['-', '>']) || is_profile(text) => {}
            text => out.push(Item { text: text.to_owned(), line: word.line }),
        }
    }
    out
}

/// What tools that measure coverage are told to leave out.
fn flags(words: &[Word]) -> Vec<Item> {
    let has = |name: &str| words.iter().any(|w| w.text.rsplit('/').next() == Some(name));
    if has("llvm-cov") {
        flags_of(words, &["--ignore-filename-regex", "--exclude", "--exclude-from-report"])
    } else if has("tarpaulin") {
        flags_of(words, &["--exclude-files", "--exclude"])
    } else if has("gcovr") {
        flags_of(words, &["--exclude", "-e", "--gcov-exclude"])
    } else if has("nyc") || has("c8") {
        flags_of(words, &["--exclude", "-x"])
    } else if has("coverage") && (has("run") || has("report") || has("html") || has("xml")) {
        flags_of(words, &["--omit"])
    } else if has("grcov") {
        flags_of(words, &["--ignore"])
    } else {
        Vec::new()
    }
}

fn flags_of(words: &[Word], flags: &[&str]) -> Vec<Item> {
    let mut out = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let (name, value) = word.text.split_once('=').unwrap_or((&word.text, ""));
        if !flags.contains(&name) {
            continue;
        }
        let next = words.get(at + 1).map_or("", |w| w.text.as_str());
        let value = if value.is_empty() { next } else { value };
        let parts = value.split([',', '|']).map(|p| p.trim_matches(['(', ')', '"', '\'']));
        out.extend(parts.filter(|p| !p.is_empty()).map(|p| Item { text: p.to_owned(), line: word.line }));
    }
    out
}
