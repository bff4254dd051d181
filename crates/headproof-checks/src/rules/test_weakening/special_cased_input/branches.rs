//! Branches that answer one value of an input with one value.

use headproof_core::change::LineSpan;
use tree_sitter::Node;

use super::super::definitions::{Definition, named_children};
use super::literals::{atoms, is_literal, is_record};
use crate::inventory::fold;
use crate::view::SideView;
use crate::walk::{meets, walk};

/// `if subject == literal: return result`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Branch {
    pub(super) line: u32,
    /// What is compared, folded.
    pub(super) subject: String,
    /// What it is compared with, as written.
    pub(super) literal: String,
    /// The literals of a condition of several parts, folded.
    pub(super) parts: Vec<String>,
    /// What comes back, folded.
    pub(super) result: String,
}

/// The branches of a function that compare with a literal and give a literal back, in order of lines.
pub(super) fn branches<'t>(side: &SideView<'t>, definition: &Definition<'t>) -> Vec<Branch> {
    below(side, definition.body, |_| true)
}

/// The branches with a line in one of these spans, which are in order.
pub(super) fn branches_at(side: &SideView<'_>, spans: &[LineSpan]) -> Vec<Branch> {
    side.root().map(|root| below(side, root, |node| meets(node, spans))).unwrap_or_default()
}

fn below<'t>(side: &SideView<'t>, root: Node<'t>, is_asked: impl Fn(Node<'t>) -> bool) -> Vec<Branch> {
    let mut out = Vec::new();
    walk(root, |node, _| {
        let asked = is_asked(node);
        if asked {
            out.extend(branch(side, node));
        }
        asked
    });
    out.sort_by_key(|b| b.line);
    out
}

fn branch<'t>(side: &SideView<'t>, node: Node<'t>) -> Option<Branch> {
    let field = |name| node.child_by_field_name(name);
    let line = side.line_of(node);
    match node.kind() {
        "if_statement" | "elif_clause" | "if_expression" | "ternary_expression" => {
            compared(side, line, field("condition")?, field("consequence")?)
        }
        "conditional_expression" => {
            let parts = named_children(node);
            compared(side, line, *parts.get(1)?, *parts.first()?)
        }
        "match_arm" => {
            let pattern = side.text_of(field("pattern")?).trim().to_owned();
            arm(side, line, subject(side, node, "value"), pattern, field("value")?)
        }
        "switch_case" | "expression_case" => {
            let value = side.text_of(field("value")?).trim().to_owned();
            let last = *named_children(node).last()?;
            arm(side, line, subject(side, node, "value"), value, last)
        }
        "case_clause" => {
            let pattern = named_children(node).into_iter().find(|n| n.kind() == "case_pattern")?;
            let pattern = side.text_of(pattern).trim().to_owned();
            arm(side, line, subject(side, node, "subject"), pattern, field("consequence")?)
        }
        _ => None,
    }
}

/// What the `match` or `switch` around an arm looks at.
fn subject(side: &SideView<'_>, arm: Node<'_>, field: &str) -> String {
    let mut at = arm.parent();
    for _ in 0..3 {
        let Some(node) = at else { break };
        if let Some(value) = node.child_by_field_name(field) {
            return fold(side.text_of(value)).trim_matches(['(', ')']).to_owned();
        }
        at = node.parent();
    }
    String::new()
}

fn arm(side: &SideView<'_>, line: u32, subject: String, literal: String, way: Node<'_>) -> Option<Branch> {
    let result = result(side, way)?;
    let known = is_literal(&literal) && !subject.is_empty();
    known.then(|| Branch { line, subject, parts: vec![fold(&literal)], literal, result })
}

fn compared(side: &SideView<'_>, line: u32, condition: Node<'_>, way: Node<'_>) -> Option<Branch> {
    if let Some(branch) = matched(side, line, condition, way) {
        return Some(branch);
    }
    let text = side.text_of(condition).split_whitespace().collect::<Vec<_>>().join(" ");
    let text = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')).unwrap_or(&text);
    let (mut subjects, mut literals) = (Vec::new(), Vec::new());
    for part in text.split(" && ").flat_map(|p| p.split(" and ")) {
        let (subject, literal) = equality(part)?;
        subjects.push(fold(subject));
        literals.push(literal);
    }
    let result = result(side, way)?;
    Some(Branch {
        line,
        subject: subjects.join(","),
        parts: literals.iter().map(|l| fold(l)).collect(),
        literal: literals.join(", "),
        result,
    })
}

/// `if let ("a", "b") = (from, to)`: a pattern of several literals.
fn matched(side: &SideView<'_>, line: u32, condition: Node<'_>, way: Node<'_>) -> Option<Branch> {
    let (pattern, value) = match condition.kind() {
        "let_condition" => (
            side.text_of(condition.child_by_field_name("pattern")?).trim().to_owned(),
            side.text_of(condition.child_by_field_name("value")?).to_owned(),
        ),
        "macro_invocation" => {
            let inner = side.text_of(condition).strip_prefix("matches!(")?.strip_suffix(')')?;
            let at = inner.rfind(", (").or_else(|| inner.rfind(", [")).or_else(|| inner.rfind(", \""))?;
            let (value, pattern) = inner.split_at(at);
            (pattern.trim_start_matches(',').trim().to_owned(), value.to_owned())
        }
        _ => return None,
    };
    if !is_record(&pattern) || atoms(&pattern).len() < 2 {
        return None;
    }
    let result = given(side, way, |t| is_literal(t) || is_record(t))?;
    let parts = if is_literal(&pattern) { atoms(&pattern) } else { vec![fold(&pattern)] };
    Some(Branch { line, subject: fold(&value), literal: pattern, parts, result })
}

/// `subject == literal`, either way round, or `subject in (literals)`.
fn equality(part: &str) -> Option<(&str, &str)> {
    let part = part.trim().trim_start_matches('(');
    let (left, right) = part
        .split_once(" === ")
        .or_else(|| part.split_once(" == "))
        .or_else(|| part.split_once(" in "))
        .or_else(|| part.split_once("=="))?;
    let right = if part.contains(" in ") { right } else { right.trim_end_matches(')') };
    let (left, right) = (left.trim(), right.trim());
    let path = |t: &str| {
        t.starts_with(|c: char| c.is_alphabetic() || matches!(c, '_' | '*' | '&' | '$'))
            && !matches!(t, "true" | "false" | "None" | "null" | "nil")
            && t.chars().all(|c| c.is_alphanumeric() || "_.*&$[]()'\"".contains(c))
    };
    match (is_literal(left), is_literal(right)) {
        (false, true) if path(left) => Some((left, right)),
        (true, false) if path(right) => Some((right, left)),
        _ => None,
    }
}

/// The literal that a branch gives back, if that is all it does.
fn result(side: &SideView<'_>, way: Node<'_>) -> Option<String> {
    given(side, way, is_literal)
}

fn given(side: &SideView<'_>, way: Node<'_>, fits: fn(&str) -> bool) -> Option<String> {
    let mut at = way;
    while matches!(
        at.kind(),
        "block" | "statement_block" | "statement_list" | "expression_statement" | "else_clause"
    ) {
        let inner = named_children(at);
        let [only] = inner.as_slice() else { return None };
        at = *only;
    }
    let text = side.text_of(at).trim();
    let returns = matches!(at.kind(), "return_statement" | "return_expression");
    let value = if returns { text.strip_prefix("return")?.trim() } else { text };
    let value = value.trim_end_matches(';').trim();
    fits(value).then(|| fold(value))
}
