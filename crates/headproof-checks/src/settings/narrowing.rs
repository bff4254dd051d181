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
        if old.iter().any(|o| o.name == flag.name && (o.value == flag.value || covers(&flag.value, &o.value)))
        {
            continue;
        }
        if let Some(found) = judge(tool, flag, &old) {
            return Some(found);
        }
    }
    packages(tool, before, after)
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
        return Some(Narrowing {
            text: first.text.clone(),
            line: first.line,
            sure: !first.text.contains('$'),
        });
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
