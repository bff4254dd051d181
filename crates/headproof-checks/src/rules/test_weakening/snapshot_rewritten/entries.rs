//! Files of stored outputs, and what they hold under which name.

use headproof_core::path::RepoPath;

/// How a file stores outputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Several under names: jest and vitest, syrupy.
    Named,
    /// One.
    Whole,
}

/// An output that is another one now.
pub(super) struct Entry {
    pub(super) name: String,
    /// Its lines in the file after.
    pub(super) first: u32,
    pub(super) last: u32,
    /// Whether it became an error or nothing.
    pub(super) gave_up: bool,
}

/// How a file stores outputs, if it does.
pub(super) fn kind(path: &RepoPath) -> Option<Kind> {
    let name = path.file_name().to_ascii_lowercase();
    let folder = |wanted: &str| path.components().any(|c| c.eq_ignore_ascii_case(wanted));
    if name.ends_with(".ambr") {
        return Some(Kind::Named);
    }
    if name.ends_with(".snap") {
        let insta = folder("snapshots") && !name.contains(".test.") && !name.contains(".spec.");
        return Some(if insta { Kind::Whole } else { Kind::Named });
    }
    let golden = name.ends_with(".golden")
        || name.ends_with(".trycmd")
        || name.ends_with(".snapshot")
        || name.ends_with(".snapshot.txt")
        || name.ends_with(".verified.txt")
        || name.contains(".golden.")
        || name.ends_with(".approved.txt")
        || name.contains(".approved.")
        || name.ends_with(".snap.json")
        || name.ends_with(".snap.txt")
        || folder("__snapshots__")
        || folder("golden")
        || folder("goldens")
        || folder("cassettes")
        || folder("__file_snapshots__");
    let compiled = ["ui", "tests", "cmd", "compile-fail"].iter().any(|f| folder(f))
        && (name.ends_with(".stderr") || name.ends_with(".stdout"));
    let source = ["rs", "py", "js", "ts", "tsx", "go"].iter().any(|e| name.ends_with(&format!(".{e}")));
    ((golden && !source) || compiled).then_some(Kind::Whole)
}

/// The outputs that stand in both files and differ by more than white space.
pub(super) fn changed(kind: Kind, before: &str, after: &str) -> Vec<Entry> {
    let old = split(kind, before);
    let mut out = Vec::new();
    for new in split(kind, after) {
        let Some(known) = old.iter().find(|o| o.name == new.name) else { continue };
        if squeezed(&known.body) != squeezed(&new.body) && !only_years_differ(&known.body, &new.body) {
            let gave_up = has_given_up(&known.body, &new.body);
            out.push(Entry { name: new.name, first: new.first, last: new.last, gave_up });
        }
    }
    out
}

struct Part {
    name: String,
    body: String,
    first: u32,
    last: u32,
}

fn split(kind: Kind, text: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut header = kind == Kind::Whole && text.starts_with("---");
    for (n, line) in (1u32..).zip(text.lines()) {
        let name = match kind {
            Kind::Named => line
                .strip_prefix("exports[`")
                .and_then(|rest| rest.split("`]").next())
                .or_else(|| line.strip_prefix("# name: ")),
            Kind::Whole => parts.is_empty().then_some(""),
        };
        // insta puts where a snapshot comes from in front, between dashes.
        if header {
            header = !(n > 1 && line.trim_end() == "---");
            continue;
        }
        if let Some(name) = name {
            parts.push(Part { name: name.to_owned(), body: String::new(), first: n, last: n });
            if kind == Kind::Named && line.starts_with("# name: ") {
                continue;
            }
        }
        if let Some(part) = parts.last_mut() {
            part.body.push_str(line);
            part.body.push('\n');
            part.last = n;
        }
    }
    parts
}

/// A text without white space and without what runners escape differently from version to version.
pub(super) fn squeezed(text: &str) -> String {
    let plain = text.chars().filter(|c| !c.is_whitespace() && *c != '\\');
    plain.map(|c| if matches!(c, '\'' | '`') { '"' } else { c }).collect()
}

/// Whether two texts differ in the years of their copyright lines alone.
fn only_years_differ(before: &str, after: &str) -> bool {
    let claims = |line: &str| {
        let low = line.to_ascii_lowercase();
        low.contains("copyright") || low.contains("(c)") || line.contains('\u{a9}')
    };
    let timeless = |line: &str| -> String { line.chars().filter(|c| !c.is_ascii_digit()).collect() };
    let same = |(b, a): (&str, &str)| b == a || (claims(b) && timeless(b) == timeless(a));
    before.lines().count() == after.lines().count() && before.lines().zip(after.lines()).all(same)
}

/// Whether an output became an error or lost all it held.
fn has_given_up(before: &str, after: &str) -> bool {
    const FAILURES: [&str; 9] = [
        "Traceback (most recent",
        "panicked at",
        "[object Object]",
        "Internal Server Error",
        "TypeError:",
        "is not a function",
        "Unhandled",
        "ReferenceError:",
        "NaN",
    ];
    let failed = FAILURES.iter().any(|f| after.contains(f) && !before.contains(f));
    let value = |t: &str| squeezed(t.split_once("`] = ").map_or(t, |(_, v)| v)).replace('"', "");
    let value_now = value(after);
    let now = value_now.trim_end_matches(';');
    let empty = matches!(now, "" | "undefined" | "null" | "[]" | "{}" | "Array[]" | "Object{}");
    failed || (empty && value(before).len() > 2)
}
