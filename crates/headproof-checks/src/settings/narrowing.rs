//! Flags with which a test command runs fewer tests.

use super::shell::Word;

/// How a command was narrowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Narrowing {
    /// The flag with its value.
    pub text: String,
    /// Its line.
    pub line: u32,
    /// Whether it surely leaves out tests.
    pub sure: bool,
}

/// Flags that leave out what they name.
const LEAVE_OUT: [&str; 24] = [
    "--ignore",
    "--ignore-glob",
    "--deselect",
    "--skip",
    "--exclude",
    "-skip",
    "--testPathIgnorePatterns",
    "--test-path-ignore-patterns",
    "--exclude-group",
    "--exclude-tag",
    "--exclude-tags",
    "--exclude-task",
    "--exclude-testsuite",
    "--invert",
    "--grep-invert",
    "--gi",
    "--skip-tag",
    "--test-skip-pattern",
    "-skipPackage",
    "--skipPackage",
    "--skip-file",
    "--label-exclude",
    "-LE",
    "--exclude-dir",
];

/// Flags that choose what they name.
const CHOOSE: [&str; 18] = [
    "-k",
    "-m",
    "-t",
    "-run",
    "-E",
    "--filter",
    "--filter-expr",
    "--testNamePattern",
    "--test-name-pattern",
    "--grep",
    "-g",
    "--tests",
    "--tag",
    "--testPathPattern",
    "--testPathPatterns",
    "--group",
    "--testsuite",
    "--project",
];

/// Flags that by themselves leave out tests.
const ALONE: [&str; 17] = [
    "-short",
    "--short",
    "--passWithNoTests",
    "--pass-with-no-tests",
    "--lib",
    "--bins",
    "--onlyChanged",
    "--changed",
    "--lf",
    "--last-failed",
    "--no-run",
    "--collect-only",
    "--co",
    "--listTests",
    "--list",
    "--only-changed",
    "--no-doctest",
];

/// Compares the arguments of a test command before and after.
#[must_use]
pub fn narrowing(tool: &str, before: &[Word], after: &[Word]) -> Option<Narrowing> {
    let old = flags(tool, before);
    let new = flags(tool, after);
    for flag in &new {
        // What these leave out is left out of coverage, not of the run.
        if matches!(tool, "nyc" | "c8" | "gcovr" | "grcov" | "coverage") && flag.name != "--grep" {
            continue;
        }
        if old.iter().any(|o| o.name == flag.name && (o.value == flag.value || covers(&flag.value, &o.value)))
        {
            continue;
        }
        if let Some(found) = judge(tool, flag, &old) {
            return Some(found);
        }
    }
    modules(tool, before, after)
        .or_else(|| fewer_packages(before, after))
        .or_else(|| packages(tool, before, after))
}

/// Modules, targets and patterns that a build tool is told to leave out: `-pl '!billing'`, `-//billing/...`.
fn modules(tool: &str, before: &[Word], after: &[Word]) -> Option<Narrowing> {
    let leaves_out = |w: &&Word| {
        let text = w.text.as_str();
        text.starts_with("-//")
            || text.starts_with("-Dtest=!")
            || (text.starts_with("--test_tag_filters=") && text.contains("=-"))
            || (text.starts_with('!') && text.len() > 1 && matches!(tool, "mvn" | "gradle"))
            || (text.starts_with("--filter=!") && !text.contains("=!="))
    };
    let word = after.iter().find(|w| leaves_out(w) && !before.iter().any(|b| b.text == w.text))?;
    Some(Narrowing { text: word.text.clone(), line: word.line, sure: true })
}

/// Packages that were named one by one, of which some are named no more.
fn fewer_packages(before: &[Word], after: &[Word]) -> Option<Narrowing> {
    let named = |args: &[Word]| -> Vec<Word> {
        let pairs = args.windows(2).filter_map(|w| match w {
            [flag, value] if matches!(flag.text.as_str(), "-p" | "--package") => Some(value.clone()),
            _ => None,
        });
        pairs.collect()
    };
    let (old, new) = (named(before), named(after));
    let whole = |args: &[Word]| args.iter().any(|w| matches!(w.text.as_str(), "--workspace" | "--all"));
    let first = new.first()?;
    if whole(after) || new.iter().any(|w| w.text.contains('$')) {
        return None;
    }
    if whole(before) {
        return Some(Narrowing { text: format!("-p {}", first.text), line: first.line, sure: false });
    }
    let kept = new.iter().all(|n| old.iter().any(|o| o.text == n.text));
    let lost = old.iter().find(|o| !new.iter().any(|n| n.text == o.text)).filter(|_| kept)?;
    Some(Narrowing { text: lost.text.clone(), line: first.line, sure: true })
}

struct Flag {
    name: String,
    value: String,
    line: u32,
}

/// Whether an older filter already left out as much.
fn covers(new: &str, old: &str) -> bool {
    !new.is_empty() && old.contains(new)
}

fn flags(tool: &str, args: &[Word]) -> Vec<Flag> {
    let mut out = Vec::new();
    let mut words = args.iter().peekable();
    while let Some(word) = words.next() {
        let (name, value) = match word.text.split_once('=') {
            Some((name, value)) if name.starts_with('-') => (name.to_owned(), value.to_owned()),
            _ => (word.text.clone(), String::new()),
        };
        if !name.starts_with('-') {
            continue;
        }
        let takes = LEAVE_OUT.contains(&name.as_str()) || CHOOSE.contains(&name.as_str());
        let alone = name == "-m" && tool == "unittest";
        let value = if value.is_empty() && takes && !alone {
            words.next_if(|w| !w.text.starts_with("--")).map(|w| w.text.clone()).unwrap_or_default()
        } else {
            value
        };
        out.push(Flag { name, value, line: word.line });
    }
    out
}

fn judge(tool: &str, flag: &Flag, old: &[Flag]) -> Option<Narrowing> {
    let text =
        if flag.value.is_empty() { flag.name.clone() } else { format!("{} {}", flag.name, flag.value) };
    let found = |sure| Some(Narrowing { text, line: flag.line, sure });
    let name = flag.name.as_str();
    if ALONE.contains(&name) {
        let fits = match name {
            "--lib" | "--bins" => tool.starts_with("cargo"),
            "-short" | "--short" => tool == "go test",
            "--changed" | "--list" => tool != "cargo llvm-cov",
            _ => true,
        };
        return if fits { found(true) } else { None };
    }
    if LEAVE_OUT.contains(&name) {
        if super::patterns::is_no_test_path(&flag.value) {
            return None;
        }
        return found(true);
    }
    if CHOOSE.contains(&name) {
        if name == "--project" || (name == "-m" && tool == "unittest") || (name == "-t" && tool == "unittest")
        {
            return None;
        }
        let chose_before = old.iter().any(|o| o.name == name);
        let excludes = ["not ", "not(", "!", "^$", "(?!", "none"]
            .iter()
            .any(|n| flag.value.to_ascii_lowercase().contains(n));
        // Choosing by another word than before is as likely a rename as a loss.
        return found(excludes || !chose_before);
    }
    if name == "-x" && tool == "gradle" {
        return found(true);
    }
    None
}

/// What a filter over a list of packages drops.
#[must_use]
pub fn filtered_out(text: &str) -> Option<&str> {
    let rest = ["grep -v ", "grep -vE ", "grep -Ev ", "egrep -v ", "grep --invert-match ", "filter-out "]
        .iter()
        .find_map(|f| text.split_once(f).map(|(_, r)| r))?;
    let rest = rest.trim_start().trim_start_matches("-e ").trim_start_matches("-E ");
    let end = rest.find([')', ' ', ',', '|', ';']).unwrap_or(rest.len());
    let word = rest.get(..end)?.trim_matches(['"', '\'', '%', '/', '$', '^']);
    (word.len() > 1).then_some(word)
}

/// Compares what is named to run: packages and paths.
fn packages(tool: &str, before: &[Word], after: &[Word]) -> Option<Narrowing> {
    let plain = |args: &[Word]| -> Vec<Word> {
        let mut out = Vec::new();
        let mut skip = false;
        for word in args {
            let takes = matches!(
                word.text.as_str(),
                "-p" | "--package"
                    | "-n"
                    | "-j"
                    | "-o"
                    | "-c"
                    | "--config"
                    | "-timeout"
                    | "--features"
                    | "--cov"
                    | "-covermode"
                    | "-coverprofile"
                    | "--reporter"
                    | "-count"
                    | "-race"
            );
            if !skip && !word.text.starts_with('-') && !word.text.starts_with('>') {
                out.push(word.clone());
            }
            skip = takes && word.text != "-race";
        }
        out
    };
    let (old, new) = (plain(before), plain(after));
    let has = |words: &[Word], t: &str| words.iter().any(|w| w.text == t);
    if tool == "go test" && has(&old, "./...") && !has(&new, "./...") && !new.is_empty() {
        let first = new.first()?;
        let filtered = filtered_out(&first.text).filter(|_| first.text.contains("go list"));
        if filtered.is_some_and(|p| super::patterns::is_no_test_path(p) || p.contains("mock")) {
            return None;
        }
        return Some(Narrowing {
            text: first.text.clone(),
            line: first.line,
            sure: filtered.is_some() || !first.text.contains('$'),
        });
    }
    let known = |n: &Word| has(&old, &n.text);
    if let Some(lost) = old.iter().find(|o| !has(&new, &o.text) && !o.text.contains('$'))
        && !new.is_empty()
        && new.iter().all(known)
        && new.len() < old.len()
    {
        let line = new.first()?.line;
        return Some(Narrowing { text: lost.text.clone(), line, sure: lost.text.contains('/') });
    }
    let path =
        |n: &Word| n.text.contains('/') && !n.text.contains(['$', '=', ':', '>']) && !n.text.starts_with('/');
    if old.is_empty()
        && new.len() == 1
        && after.len() > before.len()
        && matches!(tool, "jest" | "vitest" | "mocha" | "node" | "pytest" | "deno")
    {
        let first = new.first().filter(|n| path(n))?;
        return Some(Narrowing { text: first.text.clone(), line: first.line, sure: false });
    }
    let below = |n: &Word| {
        old.iter().any(|o| {
            o.text != n.text && n.text.starts_with(o.text.trim_end_matches('/')) && n.text.contains('/')
        })
    };
    let first = new.iter().find(|n| below(n))?;
    let all_below = new.iter().all(|n| below(n) || has(&old, &n.text));
    let shrunk = old.iter().any(|o| !has(&new, &o.text));
    (all_below && shrunk && !first.text.contains(['$', '*'])).then(|| Narrowing {
        text: first.text.clone(),
        line: first.line,
        sure: new.len() == 1,
    })
}
