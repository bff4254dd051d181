//! What a source file may be called, how long it may be, and what the pure crates promise.

use crate::assert_none;
use crate::tokens::without_tests;
use crate::tree::{Source, crates, sources};

/// Lines of a file at the most, tests not counted.
const MAX_LINES: usize = 500;

/// Names that say nothing about what is in a module.
const EMPTY_NAMES: [&str; 9] =
    ["util", "utils", "utility", "helper", "helpers", "common", "misc", "stuff", "shared"];

/// Crates that touch nothing: see `clippy.toml` for what that means.
const PURE: [&str; 3] = ["headproof-core", "headproof-formats", "headproof-checks"];

/// Whether a file holds tests only, by its name.
fn is_test_file(file: &Source) -> bool {
    file.module.iter().any(|m| m == "tests" || m.ends_with("_tests"))
}

/// The lines of a file that are not tests.
fn lines(file: &Source) -> usize {
    let (all, kept) = (file.tokens(), without_tests(&file.tokens()).0);
    let first_test = all.iter().zip(&kept).find(|(a, k)| a != k).map(|(a, _)| a.line);
    match first_test.or_else(|| all.get(kept.len()).map(|t| t.line)) {
        // Tests stand last in a file; what comes before them counts, with its comments.
        Some(line) if kept.last().is_none_or(|k| k.line < line) => line - 1,
        _ => file.text.lines().count(),
    }
}

fn too_long(files: &[Source]) -> Vec<String> {
    let long = |f: &&Source| !is_test_file(f) && lines(f) > MAX_LINES;
    let named = |f: &Source| format!("{} has {} lines without tests; split it by idea", f.path, lines(f));
    files.iter().filter(long).map(named).collect()
}

fn badly_named(files: &[Source]) -> Vec<String> {
    let mut complaints = Vec::new();
    for file in files {
        let inline = file.tokens();
        let inline = inline.windows(2).filter(|w| w[0].text == "mod").map(|w| w[1].text.clone());
        let names = file.module.iter().cloned().chain(inline);
        let bad = names.filter(|n| EMPTY_NAMES.contains(&n.as_str()));
        complaints.extend(bad.map(|n| format!("{}: `{n}` does not say what is in it", file.path)));
    }
    complaints.dedup();
    complaints
}

/// Whether the root of a crate switches the ban on files, processes, clock and network on.
fn has_ban(root: &Source) -> bool {
    let words: Vec<String> = root.tokens().into_iter().map(|t| t.text).collect();
    let ban = ["#", "!", "[", "warn", "(", "clippy", ":", ":", "disallowed_methods", ")", "]"];
    words.windows(ban.len()).any(|w| w == ban)
}

/// Places outside `world/process` that start a process.
fn starts_processes(files: &[Source]) -> Vec<String> {
    let mut complaints = Vec::new();
    for file in files {
        if file.path.starts_with("crates/headproof-world/src/process") {
            continue;
        }
        let (tokens, _) = without_tests(&file.tokens());
        let names_it = |w: &[_]| {
            let w: &[crate::tokens::Token] = w;
            w[0].text == "process" && w[1].text == ":" && w[2].text == ":"
        };
        let follows = |i: usize, word: &str| tokens.get(i).is_some_and(|t| t.text == word);
        for (at, w) in tokens.windows(3).enumerate().filter(|(_, w)| names_it(w)) {
            let group = follows(at + 3, "{")
                && tokens.iter().skip(at + 3).take_while(|t| t.text != "}").any(|t| t.text == "Command");
            if follows(at + 3, "Command") || group {
                let line = w[0].line;
                complaints.push(format!("{}:{line}: only world/process starts processes", file.path));
            }
        }
    }
    complaints
}

fn all_sources() -> Vec<Source> {
    crates().iter().flat_map(|krate| sources(krate)).collect()
}

#[test]
fn no_file_is_longer_than_it_can_be_read() {
    let all = all_sources();
    assert!(all.len() > 30, "the source files were not read");
    assert_none(&too_long(&all));
}

#[test]
fn no_module_has_an_empty_name() {
    assert_none(&badly_named(&all_sources()));
}

#[test]
fn pure_crates_ban_the_world() {
    for krate in PURE {
        let files = sources(krate);
        let root = files.iter().find(|f| f.path.ends_with("src/lib.rs")).unwrap();
        assert!(has_ban(root), "{krate}: #![warn(clippy::disallowed_methods)] is missing from lib.rs");
    }
}

#[test]
fn only_one_place_starts_processes() {
    let of_product = all_sources().into_iter().filter(|f| !f.path.starts_with("crates/headproof-testkit/"));
    assert_none(&starts_processes(&of_product.collect::<Vec<_>>()));
}

#[cfg(test)]
mod planted {
    use super::*;

    fn file(inside: &str, text: &str) -> Vec<Source> {
        vec![Source::new(format!("crates/x/src/{inside}"), inside, text)]
    }

    #[test]
    fn a_long_file_is_a_fault_and_its_tests_do_not_count() {
        let code = "fn f() {}\n".repeat(MAX_LINES);
        let tests = format!("#[cfg(test)]\nmod tests {{\n{}}}\n", "fn t() {}\n".repeat(100));
        assert!(too_long(&file("a.rs", &format!("{code}{tests}"))).is_empty());
        assert_eq!(too_long(&file("a.rs", &format!("{code}fn g() {{}}\n{tests}"))).len(), 1);
        assert_eq!(too_long(&file("a.rs", &format!("{code}fn g() {{}}\n"))).len(), 1);
        assert_eq!(too_long(&file("a.rs", &format!("#[cfg(test)] mod tests;\n{code}"))).len(), 1);
        assert!(too_long(&file("a/tests.rs", &format!("{code}fn g() {{}}\n"))).is_empty());
    }

    #[test]
    fn an_empty_name_is_a_fault() {
        assert_eq!(badly_named(&file("git/utils.rs", "")).len(), 1);
        assert_eq!(badly_named(&file("git/mod.rs", "mod helpers { }")).len(), 1);
        assert!(badly_named(&file("git/raw.rs", "// mod util")).is_empty());
    }

    #[test]
    fn a_missing_ban_is_a_fault() {
        let has = |text: &str| has_ban(&file("lib.rs", text)[0]);
        assert!(has("#![warn(clippy::disallowed_methods)]"));
        assert!(!has("// #![warn(clippy::disallowed_methods)]"));
        assert!(!has("#![allow(clippy::disallowed_methods)]"));
    }

    #[test]
    fn starting_a_process_elsewhere_is_a_fault() {
        assert_eq!(starts_processes(&file("git/mod.rs", "use std::process::Command;")).len(), 1);
        assert_eq!(starts_processes(&file("git/mod.rs", "use std::process::{Child, Command};")).len(), 1);
        assert!(starts_processes(&file("main.rs", "use std::process::ExitCode;")).is_empty());
        assert!(
            starts_processes(&file("a.rs", "#[cfg(test)] mod t { use std::process::Command; }")).is_empty()
        );
    }
}
