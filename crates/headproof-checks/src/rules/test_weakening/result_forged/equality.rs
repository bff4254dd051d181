//! Equality that holds for everything.

use std::cell::LazyCell;

use headproof_core::change::LineSpan;
use headproof_core::severity::Severity;

use super::super::definitions::{Definition, definitions, definitions_at};
use crate::inventory::has_test_path;
use crate::language::Language;
use crate::rule::{Hit, Sink};
use crate::view::{FileView, SideView};

/// Reports comparisons of this change that hold for everything.
pub(super) fn check(view: &FileView<'_>, side: &SideView<'_>, language: Language, sink: &mut Sink<'_>) {
    let asks = |l: &str| forged_words(language).iter().any(|w| l.contains(w));
    if !side.text.lines().any(asks) {
        return;
    }
    let before = view.before.as_ref();
    let old = LazyCell::new(|| before.map(definitions).unwrap_or_default());
    for definition in definitions_at(side, &looked_at(view)) {
        let by_type = types_only(side, &definition);
        let Some(compares) = comparison(language, side, &definition)
            .or_else(|| by_type.then_some("holds for everything of one type"))
        else {
            continue;
        };
        let prior = old.iter().find(|o| o.name == definition.name && o.owner == definition.owner);
        if let (Some(prior), Some(before)) = (prior, before)
            && (comparison(language, before, prior).is_some() || types_only(before, prior))
        {
            continue;
        }
        let severity = match weight(language, side, before, &definition, prior.is_some()) {
            Severity::Major if by_type && prior.is_none() => Severity::Minor,
            severity => severity,
        };
        let line =
            view.added_lines().map(|(n, _)| n).find(|n| (definition.first..=definition.last).contains(n));
        // The line that gives the answer, where it is short enough to be the only one.
        let line = if definition.last - definition.first <= 3 {
            definition.last
        } else {
            line.unwrap_or(definition.first)
        };
        let line = closing(side, line);
        let owner =
            if definition.owner.is_empty() { String::new() } else { format!(" of `{}`", definition.owner) };
        let title = format!("`{}`{owner} {compares}", definition.name);
        let mut hit = Hit::at(side, line, 1, title).severity(severity);
        if let (Some(prior), Some(before)) = (prior, before) {
            hit = hit.related(before, prior.last, "it compared here");
        }
        sink.report(hit);
    }
    lambdas(view, side, sink);
}

/// `return isinstance(other, str)`: an object with something in it that equals all others of a type.
fn types_only(side: &SideView<'_>, definition: &Definition<'_>) -> bool {
    if !matches!(definition.name, "__eq__" | "equals" | "isEqual" | "eq") {
        return false;
    }
    let Some(value) = definition.constant(side) else { return false };
    let asked = value
        .strip_prefix("isinstance(")
        .and_then(|v| v.strip_suffix(')'))
        .and_then(|v| v.split_once(','))
        .map(|(_, kind)| kind)
        .or_else(|| value.split_once(" instanceof ").map(|(_, kind)| kind));
    let same = ["type(self)==type(", "type(self)is type(", "self.__class__==", "type(other)is type("];
    let whole = asked.map_or_else(
        || same.iter().any(|s| value.starts_with(s)),
        |kind| kind.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '.')),
    );
    let plain = !value.contains(" and ") && !value.contains("&&") && !value.contains(" or ");
    whole && plain && holds_something(side, definition)
}

/// Whether the class around a method is built on a value or keeps fields: a mere marker equals its like.
fn holds_something(side: &SideView<'_>, definition: &Definition<'_>) -> bool {
    let mut at = definition.node.parent();
    while let Some(node) = at {
        if matches!(node.kind(), "class_definition" | "class_declaration" | "class") {
            let text = side.text_of(node);
            let head = text.split(['{', ':']).next().unwrap_or_default();
            let values = ["str", "int", "float", "list", "dict", "tuple", "Decimal", "bytes", "set"];
            return text.contains("self.")
                || text.contains("this.")
                || values.iter().any(|v| head.contains(&format!("({v})")));
        }
        at = node.parent();
    }
    false
}

/// A closing brace is no place to point at.
fn closing(side: &SideView<'_>, line: u32) -> u32 {
    let brace = side.text.line(line).is_some_and(|l| matches!(l.trim(), "}" | "};" | "},"));
    if brace { line.saturating_sub(1).max(1) } else { line }
}

/// The lines that came, and where lines only went the line they stood behind.
fn looked_at(view: &FileView<'_>) -> Vec<LineSpan> {
    let spans = view.file.hunks.iter().filter(|h| h.after.len > 0 || h.before.len > 0).map(|h| h.after);
    spans.map(|s| LineSpan::new(s.start.max(1), s.len.max(1))).collect()
}

fn forged_words(language: Language) -> &'static [&'static str] {
    match language {
        Language::Python => &["__eq__", "__ne__", "__bool__", "__contains__"],
        Language::Rust => &["fn eq("],
        Language::Go => &["Equal", ") Is("],
        _ => &["equals", "isEqual", "equalTo", "asymmetricMatch", "deepEqual", "eq("],
    }
}

/// The names of functions that compare or tell the truth of an object, in all languages.
const COMPARISONS: [&str; 14] = [
    "__eq__",
    "__ne__",
    "__bool__",
    "__contains__",
    "eq",
    "Equal",
    "Equals",
    "Is",
    "equals",
    "isEqual",
    "equalTo",
    "asymmetricMatch",
    "deepEqual",
    "deepEquals",
];

/// What a function says of any comparison, if it always says the same.
fn comparison(language: Language, side: &SideView<'_>, definition: &Definition<'_>) -> Option<&'static str> {
    if !COMPARISONS.contains(&definition.name) {
        return None;
    }
    let constant = definition.constant(side)?;
    let yes =
        matches!(constant.as_str(), "True" | "true" | "isinstance(other,object)" | "other==other" | "1==1");
    let no = matches!(constant.as_str(), "False" | "false");
    let holds = match (language, definition.name) {
        (Language::Python, "__eq__") => yes,
        (Language::Python, "__ne__") => no,
        (Language::Python, "__bool__") => {
            return yes.then_some("says yes, whatever the object holds");
        }
        (Language::Python, "__contains__") => {
            return yes.then_some("finds everything in it");
        }
        (Language::Rust, "eq") => yes && definition.owner.starts_with("PartialEq"),
        (Language::Go, "Equal" | "Equals" | "Is") => yes && definition.node.kind() == "method_declaration",
        (
            Language::JavaScript | Language::TypeScript | Language::Tsx,
            "equals" | "isEqual" | "equalTo" | "asymmetricMatch" | "deepEqual" | "deepEquals" | "eq",
        ) => yes,
        _ => return None,
    };
    holds.then_some("holds for everything it is compared with")
}

fn weight(
    language: Language,
    side: &SideView<'_>,
    before: Option<&SideView<'_>>,
    definition: &Definition<'_>,
    had: bool,
) -> Severity {
    if had {
        return Severity::Major;
    }
    let owner = definition.owner.rsplit(' ').next().unwrap_or_default();
    let lower = owner.to_ascii_lowercase();
    let matcher = ["any", "wild", "ignor", "match", "fake", "stub"].iter().any(|w| lower.contains(w));
    let truth = matches!(definition.name, "__bool__" | "__contains__");
    let derived = before.is_some_and(|b| declared(b, owner));
    match language {
        _ if truth => Severity::Minor,
        // A new matcher for tests stands for "anything" on purpose.
        _ if matcher && (has_test_path(side) || !derived) => Severity::Minor,
        Language::Rust | Language::Go | Language::JavaScript | Language::TypeScript | Language::Tsx => {
            if derived {
                Severity::Major
            } else {
                Severity::Minor
            }
        }
        _ => Severity::Major,
    }
}

/// Whether the type was there before.
fn declared(before: &SideView<'_>, owner: &str) -> bool {
    let owner = owner.split(['<', '(', '*', ')']).find(|p| !p.is_empty()).unwrap_or(owner);
    let forms = ["struct ", "enum ", "class ", "type "];
    let names = |l: &str| {
        forms.iter().any(|f| {
            l.find(f).and_then(|at| l.get(at + f.len()..)).is_some_and(|rest| {
                let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                name == owner
            })
        })
    };
    !owner.is_empty() && before.text.lines().any(names)
}

/// `__eq__ = lambda self, other: True`.
fn lambdas(view: &FileView<'_>, side: &SideView<'_>, sink: &mut Sink<'_>) {
    for (line, text) in view.added_lines() {
        let text = text.trim();
        let equality = text.contains("__eq__ = lambda")
            || text.contains("__eq__', lambda")
            || text.contains("__eq__\", lambda");
        if equality && text.trim_end_matches(')').ends_with(": True") {
            sink.report(Hit::at(side, line, 1, "`__eq__` holds for everything it is compared with"));
        }
    }
}
