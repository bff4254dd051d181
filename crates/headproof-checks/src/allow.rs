//! Our own suppression comments: `headproof: allow RULE because REASON`.
//!
//! One comment may name several rules, separated by commas. Alone on its line it speaks about the next line of code,
//! else about its own. One that names an unknown rule or gives no reason allows nothing and is reported.

use headproof_core::claim::RuleId;
use headproof_core::suppression::InlineAllow;
use memchr::memmem;

use crate::comments::{Comment, comment_at};
use crate::view::{FileView, SideView};

const MARK: &str = "headproof:";

/// A comment of ours, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// What it allows, one entry a rule.
    pub allows: Vec<InlineAllow>,
    /// Why it allows nothing, or less than it says.
    pub faults: Vec<Fault>,
    /// Its line.
    pub line: u32,
}

/// What is wrong with a comment of ours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Anything but `allow` behind the colon.
    #[error("it says `{0}` where only `allow` is understood")]
    Verb(String),
    /// No rule is named.
    #[error("it names no rule")]
    NoRule,
    /// A rule that does not exist.
    #[error("there is no rule `{0}`")]
    UnknownRule(String),
    /// No reason is given.
    #[error("it gives no reason after `because`")]
    NoReason,
}

/// The suppressions in a file's state after, malformed ones left out. `is_rule` tells whether there is a rule of a
/// name.
#[must_use]
pub fn allows(view: &FileView<'_>, is_rule: &dyn Fn(&str) -> bool) -> Vec<InlineAllow> {
    read(view, is_rule).into_iter().flat_map(|r| r.allows).collect()
}

/// Every comment of ours in a file's state after.
#[must_use]
pub fn read(view: &FileView<'_>, is_rule: &dyn Fn(&str) -> bool) -> Vec<Read> {
    let Some(side) = view.after.as_ref() else { return Vec::new() };
    let text = side.text.as_str();
    let mut found = Vec::new();
    for at in memmem::find_iter(text.as_bytes(), MARK) {
        // The comment must begin with the mark: prose that mentions it is no instruction.
        let Some(comment) = comment_at(side, at) else { continue };
        if let Some(words) = comment.body().strip_prefix(MARK) {
            let added = view.file.added_line(comment.line);
            found.push(understand(words.trim(), &comment, side, added, is_rule));
        }
    }
    found
}

fn understand(
    words: &str,
    comment: &Comment<'_>,
    side: &SideView<'_>,
    added: bool,
    is_rule: &dyn Fn(&str) -> bool,
) -> Read {
    let line = comment.line;
    let fault = |f| Read { allows: Vec::new(), faults: vec![f], line };
    let (verb, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
    if verb != "allow" {
        return fault(Fault::Verb(verb.chars().take(40).collect()));
    }
    let (rules, reason) = match rest.split_once("because") {
        Some((rules, reason)) => (rules, reason.trim()),
        None => (rest, ""),
    };
    let names: Vec<&str> = rules.split([',', ' ', '\t']).filter(|r| !r.is_empty()).collect();
    if names.is_empty() {
        return fault(Fault::NoRule);
    }
    if !reason.chars().any(char::is_alphanumeric) {
        return fault(Fault::NoReason);
    }
    let covers = if comment.stands_alone() { next_code_line(side, line).unwrap_or(line) } else { line };
    let (known, unknown): (Vec<&str>, Vec<&str>) = names.into_iter().partition(|n| is_rule(n));
    let allow = |name: &str| InlineAllow {
        path: side.path.clone(),
        line,
        covers,
        rule: Some(RuleId::new(name)),
        reason: reason.to_owned(),
        added,
    };
    Read {
        allows: known.into_iter().map(allow).collect(),
        faults: unknown.into_iter().map(|n| Fault::UnknownRule(n.to_owned())).collect(),
        line,
    }
}

/// The next line that is neither blank nor a comment alone on its line.
fn next_code_line(side: &SideView<'_>, line: u32) -> Option<u32> {
    (line + 1..=side.text.line_count()).find(|n| {
        let blank = side.text.line(*n).is_none_or(|l| l.trim().is_empty());
        !blank && crate::comments::comment_of_line(side, *n).is_none_or(|c| !c.stands_alone())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trial;

    fn allows(view: &FileView<'_>) -> Vec<InlineAllow> {
        super::allows(view, &|name| crate::rules::find(name).is_some())
    }

    fn of(path: &str, text: &str) -> Vec<(u32, u32, String, String)> {
        let file = trial::file(path, "", text);
        let allows = allows(&FileView::new(&file));
        assert!(allows.iter().all(|a| a.added), "the whole file is new");
        let row = |a: InlineAllow| {
            (a.line, a.covers, a.rule.map(|r| r.as_str().to_owned()).unwrap_or_default(), a.reason)
        };
        allows.into_iter().map(row).collect()
    }

    #[test]
    fn a_comment_covers_its_own_or_the_next_line_of_code() {
        let text = "# headproof: allow lint-suppressed because the stub is wrong\n\n# more\nx = 1\n\
                    y = 2  # headproof: allow coverage-excluded, lint-suppressed because it is dead\n";
        assert_eq!(
            of("a.py", text),
            [
                (1, 4, "lint-suppressed".into(), "the stub is wrong".into()),
                (5, 5, "coverage-excluded".into(), "it is dead".into()),
                (5, 5, "lint-suppressed".into(), "it is dead".into()),
            ]
        );
    }

    #[test]
    fn what_is_malformed_allows_nothing() {
        for text in [
            "# headproof: allow lint-suppressed\nx = 1\n",
            "# headproof: allow lint-suppressed because\nx = 1\n",
            "# headproof: allow because I say so\nx = 1\n",
            "# headproof: allow no-such-rule because of things\nx = 1\n",
            "# headproof: ignore lint-suppressed because of things\nx = 1\n",
            "x = '# headproof: allow lint-suppressed because this is a string'\n",
            "# see headproof: allow lint-suppressed because this is prose\n",
        ] {
            assert_eq!(of("a.py", text), [], "{text}");
        }
    }

    #[test]
    fn a_comment_that_was_there_is_not_called_added() {
        let before = "a = 1  # headproof: allow lint-suppressed because x is y\nb = 1\n";
        let file = trial::file("a.py", before, &before.replace("b = 1", "b = 2"));
        assert!(allows(&FileView::new(&file)).iter().all(|a| !a.added));
    }
}
