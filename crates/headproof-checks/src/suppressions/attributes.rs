//! Attributes of Rust that silence lints or leave code out of coverage.

use headproof_core::change::LineSpan;

use super::forms::{Group, Kind, Scope};
use super::{Suppression, read, reason};
use crate::comments::comment_of_line;
use crate::view::SideView;

/// What lets a line be looked at closer.
pub(super) const WORDS: [&str; 7] =
    ["allow(", "expect(", "clippy::", "coverage(off", "tarpaulin", "no_coverage", "not(coverage"];

/// Lines an attribute may take.
const LONGEST: usize = 2_000;

/// An attribute in the text.
pub(super) struct Attribute<'c> {
    /// The line it starts in.
    pub(super) line: u32,
    last: u32,
    start: usize,
    text: &'c str,
}

/// The attribute that holds the byte at `offset`.
pub(super) fn at<'c>(side: &SideView<'c>, offset: usize) -> Option<Attribute<'c>> {
    let text = side.text.as_str();
    let (start, text) = match side.root() {
        Some(root) => {
            let mut node = root.descendant_for_byte_range(offset, offset + 1)?;
            while !node.kind().ends_with("attribute_item") {
                node = node.parent()?;
            }
            (node.start_byte(), side.text_of(node))
        }
        None => {
            let line = side.text.line_at(offset);
            let range = side.text.line_range(line)?;
            let whole = text.get(range.clone())?;
            let from = range.start + whole.len() - whole.trim_start().len();
            let rest = text.get(from..)?;
            if !(rest.starts_with("#[") || rest.starts_with("#![")) {
                return None;
            }
            (from, rest.get(..=rest.find(']')?)?)
        }
    };
    if text.len() > LONGEST {
        return None;
    }
    let (line, last) = (side.text.line_at(start), side.text.line_at(start + text.len().saturating_sub(1)));
    Some(Attribute { line, last, start, text })
}

/// What an attribute silences, as far as it stands in the lines given.
pub(super) fn suppressions(
    side: &SideView<'_>,
    attribute: &Attribute<'_>,
    spans: &[LineSpan],
) -> Vec<Suppression> {
    let inner = attribute.text.starts_with("#!");
    let covers = if inner { None } else { read::next_code_line(side, attribute.last) };
    let code = covers.and_then(|n| side.text.line(n)).unwrap_or_default().trim().to_owned();
    let scope = scope(side, attribute, inner, &code);
    let conditional_on_test =
        attribute.text.contains("cfg_attr(test") || attribute.text.contains("cfg_attr(any(test");
    let in_tests = conditional_on_test || read::in_tests(side, attribute.line);
    let base = |kind, group, tool, codes: Vec<String>, reason| Suppression {
        kind,
        scope,
        group,
        tool,
        narrow: !codes.is_empty(),
        codes,
        text: one_line(attribute.text),
        reason,
        line: attribute.line,
        covers,
        code: code.clone(),
        in_tests,
    };
    let beside = || {
        let trailing = comment_of_line(side, attribute.last).filter(|c| !c.stands_alone());
        trailing.and_then(|c| reason::stated(c.body())).or_else(|| read::reason_above(side, attribute.line))
    };
    // Test code is not what coverage measures.
    let beside_test = |n: u32| side.text.line(n).is_some_and(|l| l.trim() == "#[cfg(test)]");
    let of_tests = code.contains("mod ")
        && (attribute.line.checked_sub(1).is_some_and(beside_test) || beside_test(attribute.last + 1));
    if leaves_out_of_coverage(attribute.text) && of_tests {
        return Vec::new();
    }
    if leaves_out_of_coverage(attribute.text) {
        return vec![base(Kind::Coverage, Group::Coverage, "the coverage tool", Vec::new(), beside())];
    }
    let (codes, stated) = lints(side, attribute, spans);
    if codes.is_empty() {
        return Vec::new();
    }
    let tool = if codes.iter().all(|c| c.starts_with("clippy::")) { "clippy" } else { "the compiler" };
    let reason = stated.and_then(|r| reason::stated(&r)).or_else(beside);
    vec![base(Kind::Lint, Group::RustLint, tool, codes, reason)]
}

fn scope(side: &SideView<'_>, attribute: &Attribute<'_>, inner: bool, code: &str) -> Scope {
    let at_margin = side.text.column_at(attribute.start) == 1;
    let whole_item = |c: &str| c.contains("mod ") && c.ends_with('{') || c.starts_with("impl");
    match inner {
        true if at_margin => Scope::File,
        true => Scope::Block,
        false if whole_item(code) => Scope::Block,
        false => Scope::Line,
    }
}

fn leaves_out_of_coverage(text: &str) -> bool {
    [
        "coverage(off)",
        "not(tarpaulin_include)",
        "no_coverage",
        "tarpaulin, skip",
        "not(coverage)",
        "not(tarpaulin)",
    ]
    .iter()
    .any(|m| text.contains(m))
}

/// The lints of `allow(…)` and `expect(…)` that stand in the lines given, and the reason stated with them.
fn lints(
    side: &SideView<'_>,
    attribute: &Attribute<'_>,
    spans: &[LineSpan],
) -> (Vec<String>, Option<String>) {
    let mut codes = Vec::new();
    let mut stated = None;
    for word in ["allow(", "expect("] {
        let Some(from) = attribute.text.find(word).map(|i| i + word.len()) else { continue };
        let mut at = from;
        let list = attribute.text.get(from..).unwrap_or_default();
        let list = list.get(..closing(list)).unwrap_or(list);
        for item in list.split(',') {
            let lead = item.len() - item.trim_start().len();
            let line = side.text.line_at(attribute.start + at + lead);
            at += item.len() + 1;
            let item = item.trim();
            if let Some(reason) = item.strip_prefix("reason") {
                // A comma may stand in the reason itself, so that it is taken from the whole list.
                let whole = list.split_once("reason").map_or(reason, |(_, r)| r);
                stated = Some(whole.trim_matches([' ', '=', '"', '\n', ',']).to_owned());
                break;
            }
            let is_lint =
                !item.is_empty() && item.chars().all(|c| c.is_alphanumeric() || c == '_' || c == ':');
            if is_lint && spans.iter().any(|s| s.contains(line)) {
                codes.push(item.to_owned());
            }
        }
    }
    codes.sort();
    codes.dedup();
    (codes, stated)
}

/// Where the bracket that is open at the start closes.
fn closing(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut quoted = false;
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted && depth == 0 => return at,
            ')' if !quoted => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = words.join(" ");
    if line.chars().count() <= 70 { line } else { line.chars().take(69).chain(['…']).collect() }
}
