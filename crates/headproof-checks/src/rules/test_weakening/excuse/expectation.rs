//! What explains that an expectation is another one, and how much is left to say then.

use std::cell::OnceCell;

use headproof_core::severity::Severity;

use crate::comparison::{Case, Comparison, Pair, tokens};

/// What may have caused another expectation, found out once for all of them.
pub(in super::super) struct Causes {
    support_changed: bool,
    alone: OnceCell<bool>,
}

impl Causes {
    pub(in super::super) fn of(comparison: &Comparison<'_>) -> Self {
        Self { support_changed: support_changed(comparison), alone: OnceCell::new() }
    }

    /// The same for the next pair.
    pub(in super::super) fn for_next(&mut self) {
        self.alone = OnceCell::new();
    }
}

/// How another expectation weighs; `None` when the code explains it.
pub(in super::super) fn of_expectation(
    comparison: &Comparison<'_>,
    pair: &Pair<'_>,
    causes: &Causes,
    old: &str,
    new: &str,
) -> Option<Severity> {
    let around = &comparison.surroundings;
    let state = around.state;
    let code_changed = state.code_files > 0;
    if is_explained(comparison, old, new) || is_same_path(old, new) {
        return None;
    }
    // The same text as another type of text.
    let plain = |text: &str| text.trim_start_matches(['b', 'u', 'r']).to_owned();
    let spelled = |text: &str| escapes_in_lower_case(&plain(text));
    let text = old.ends_with('"') && plain(old).starts_with('"') && spelled(old) == spelled(new);
    if text || without_prefixes(old) == without_prefixes(new) || is_pattern_of_text(old, new) {
        return Some(Severity::Minor);
    }
    if !*causes.alone.get_or_init(|| only_expectations_differ(pair)) {
        let kept = pair.before.calls.iter().filter(|c| pair.after.calls.contains(c)).count();
        let same_act = pair.before.name == pair.after.name && kept == pair.before.calls.len();
        return (!code_changed || same_act).then_some(Severity::Minor);
    }
    let renamed = pair.before.name != pair.after.name;
    if renamed {
        return Some(Severity::Minor);
    }
    if !code_changed {
        let other_cause = state.settings || state.data || causes.support_changed;
        return Some(if other_cause { Severity::Minor } else { Severity::Major });
    }
    let quiet = !state.documents && !state.settings;
    let title_says_old = names_value(pair.after.name, old);
    // The code that made the value went or moved.
    let mut words = tokens(old).filter(|w| w.len() > 2 && w.starts_with(char::is_alphabetic)).peekable();
    let made_no_more = words.peek().is_some() && words.all(|w| around.is_touched(w));
    let gave_up = is_empty_value(new) && !is_empty_value(old) && !made_no_more;
    Some(if quiet && (title_says_old || gave_up) { Severity::Major } else { Severity::Minor })
}

/// Whether a pattern became the escaped text that it stands for, or the other way round.
fn is_pattern_of_text(old: &str, new: &str) -> bool {
    const ESCAPE: &str = "re.escape(";
    let letters = |text: &str| -> String {
        let text = text.replace(ESCAPE, "").replace("\\n", "").replace("r\"", "\"");
        text.chars().filter(|c| c.is_alphanumeric()).collect()
    };
    old.contains(ESCAPE) != new.contains(ESCAPE) && letters(old) == letters(new)
}

/// A value with the strings in it as they are written without a `u` in front.
fn without_prefixes(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    for (i, part) in value.split('"').enumerate() {
        let outside = i % 2 == 0;
        let part = match part.strip_suffix('u') {
            Some(rest) if outside && !rest.ends_with(|c: char| c.is_alphanumeric() || c == '_') => rest,
            _ => part,
        };
        out.push_str(part);
        out.push('"');
    }
    out
}

/// A text with the digits of its escapes (`\u021B`, `\xEE`) in lower case.
fn escapes_in_lower_case(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut digits = 0;
    let mut previous = ' ';
    for c in text.chars() {
        if previous == '\\' && matches!(c, 'u' | 'x' | 'U') {
            digits = if c == 'x' { 2 } else { 8 };
            out.push(c);
        } else if digits > 0 && (c.is_ascii_hexdigit() || c == '{') {
            digits -= 1;
            out.push(c.to_ascii_lowercase());
        } else {
            digits = 0;
            out.push(c);
        }
        previous = c;
    }
    out
}

/// Whether the words that came into an expectation came into the code as well, or those that went from it went
/// from the code.
pub(in super::super) fn is_explained(comparison: &Comparison<'_>, old: &str, new: &str) -> bool {
    let around = &comparison.surroundings;
    let telling =
        |w: &str| w.len() > 1 && !matches!(w, "true" | "false" | "True" | "False" | "None" | "null" | "nil");
    let old_words: Vec<&str> = tokens(old).collect();
    let new_words: Vec<&str> = tokens(new).collect();
    let came = |w: &&str| !old_words.contains(w) && telling(w) && around.is_added(w);
    let went = |w: &&str| !new_words.contains(w) && telling(w) && around.is_vanished(w);
    new_words.iter().any(came) || old_words.iter().any(went)
}

/// Whether two expressions put the same parts together to a path in the ways of two libraries.
fn is_same_path(old: &str, new: &str) -> bool {
    const JOINERS: [&str; 9] =
        ["os", "path", "join", "Path", "pathlib", "str", "filepath", "resolve", "joinpath"];
    let parts = |text: &str| -> Vec<String> {
        tokens(text).filter(|w| !JOINERS.contains(w)).map(str::to_owned).collect()
    };
    let joins = |text: &str| text.contains("join(") || text.contains("/\"") || text.contains("joinpath(");
    joins(old) && joins(new) && !parts(old).is_empty() && parts(old) == parts(new)
}

/// How many rows and assertions are taken out of a body.
pub(super) const MOST_PARTS: usize = 400;

/// Whether the two sides differ in their assertions and rows alone.
pub(in super::super) fn only_expectations_differ(pair: &Pair<'_>) -> bool {
    let parts = |c: &Case<'_>| c.rows.len() + c.own;
    // Taking thousands of parts out of a body costs more than the answer is worth.
    if parts(&pair.before).max(parts(&pair.after)) > MOST_PARTS {
        return false;
    }
    rest(&pair.before) == rest(&pair.after)
}

/// A body without its assertions and what they expect.
fn rest(case: &Case<'_>) -> String {
    let mut body = case.body.to_owned();
    for row in case.rows {
        body = body.replace(row.text.as_str(), "");
    }
    for assertion in case.assertions.iter().take(case.own) {
        body = body.replace(assertion.text.as_str(), "");
        // The value was taken from a name, or from a row.
        let named = |e: &&str| assertion.literal && !assertion.text.contains(*e);
        if let Some(expected) = assertion.expected.as_deref().filter(named) {
            body = body.replace(expected, "");
        }
    }
    body.retain(|c| !matches!(c, ',' | ';' | '(' | ')' | '{' | '}' | '[' | ']'));
    body
}

/// What a test does beside asking; empty where taking it out of the body costs more than the answer is worth.
pub(in super::super) fn act(case: &Case<'_>) -> String {
    if case.own > MOST_PARTS {
        return String::new();
    }
    let own = case.assertions.iter().take(case.own);
    own.fold(case.body.to_owned(), |body, a| body.replace(a.text.as_str(), ";"))
}

/// Whether helpers, fixtures or set-ups of tests changed.
fn support_changed(comparison: &Comparison<'_>) -> bool {
    comparison.files.iter().any(|f| match (&f.sides.before, &f.sides.after) {
        (Some(before), Some(after)) => {
            let bodies = |i: &crate::inventory::Inventory| {
                let mut all: Vec<(String, String)> =
                    i.functions.iter().map(|f| (f.name.clone(), f.body.clone())).collect();
                all.sort();
                all
            };
            bodies(before) != bodies(after)
        }
        (None, Some(side)) | (Some(side), None) => !side.functions.is_empty(),
        (None, None) => false,
    })
}

/// Whether the name of a test states the value it expects.
fn names_value(name: &str, value: &str) -> bool {
    let value = value.trim_matches('"');
    let telling = value.len() > 1 && !value.contains([' ', '{', '[']);
    telling && name.split(|c: char| !c.is_alphanumeric()).any(|w| w == value)
}

/// Whether a value says that nothing came back.
fn is_empty_value(value: &str) -> bool {
    matches!(
        value,
        "None" | "null" | "nil" | "undefined" | "\"\"" | "[]" | "{}" | "()" | "NaN" | "vec![]" | "Vec::new()"
    )
}
