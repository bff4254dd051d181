//! What a JavaScript condition demands when it has to hold.

use tree_sitter::Node;

use super::chains::{Chain, bare, is_literal};
use crate::inventory::Strength;
use crate::inventory::syntax::{Draft, folded, number};
use crate::view::SideView;

/// Parts of a condition that are looked into at the most.
const MAX_PARTS: usize = 32;

/// What a condition demands, one draft for each part joined by `&&`.
pub(super) fn condition<'t>(side: &SideView<'t>, node: Node<'t>) -> Vec<Draft> {
    parts(side, node, "&&").into_iter().map(|p| part(side, p)).collect()
}

/// What is demanded by a branch that fails the test when the condition holds.
pub(super) fn refuted<'t>(side: &SideView<'t>, node: Node<'t>) -> Vec<Draft> {
    parts(side, node, "||").into_iter().map(|p| part(side, p).opposite()).collect()
}

fn parts<'t>(side: &SideView<'t>, node: Node<'t>, joint: &str) -> Vec<Node<'t>> {
    let mut out = Vec::new();
    let mut todo = vec![node];
    while let Some(node) = todo.pop() {
        let node = bare(node);
        match operator(side, node) {
            Some((left, o, right)) if o == joint && out.len() + todo.len() < MAX_PARTS => {
                todo.push(right);
                todo.push(left);
            }
            _ => out.push(node),
        }
    }
    out
}

fn operator<'t>(side: &SideView<'t>, node: Node<'t>) -> Option<(Node<'t>, &'t str, Node<'t>)> {
    if node.kind() != "binary_expression" {
        return None;
    }
    let operator = node.child_by_field_name("operator")?;
    Some((node.child_by_field_name("left")?, side.text_of(operator), node.child_by_field_name("right")?))
}

fn part<'t>(side: &SideView<'t>, node: Node<'t>) -> Draft {
    let mut node = bare(node);
    let mut negations = 0u32;
    while node.kind() == "unary_expression"
        && node.child_by_field_name("operator").is_some_and(|o| side.text_of(o) == "!")
        && let Some(argument) = node.child_by_field_name("argument")
    {
        negations += 1;
        node = bare(argument);
    }
    let draft = plain(side, node);
    if negations % 2 == 1 { draft.opposite() } else { draft }
}

fn plain<'t>(side: &SideView<'t>, node: Node<'t>) -> Draft {
    let whole = || folded(side, node);
    match node.kind() {
        "true" | "number" | "string" => return Draft::new(Strength::Tautology, whole()),
        "false" | "null" | "undefined" => return Draft::new(Strength::Presence, whole()),
        "call_expression" => return predicate(side, node),
        _ => {}
    }
    let Some((left, sign, right)) = operator(side, node) else {
        return Draft::new(Strength::Truth, whole());
    };
    match sign {
        "===" | "==" => equal(side, left, right).by(sign),
        "!==" | "!=" => {
            let nothing = matches!(right.kind(), "null" | "undefined");
            let draft = equal(side, left, right).by(sign).negated();
            if nothing { Draft { strength: Strength::Presence, ..draft } } else { draft }
        }
        "<" | ">" | "<=" | ">=" => bounded(side, left, right).by(sign),
        "instanceof" => Draft::new(Strength::Type, folded(side, left)).expecting(folded(side, right), true),
        "in" => Draft::new(Strength::Part, folded(side, right))
            .expecting(folded(side, left), is_literal(side, left)),
        "||" | "??" => {
            let weak = if [left, right].iter().any(|n| bare(*n).kind() == "true") {
                Strength::Tautology
            } else {
                Strength::Truth
            };
            Draft::new(weak, whole())
        }
        _ => Draft::new(Strength::Truth, whole()),
    }
}

fn equal<'t>(side: &SideView<'t>, left: Node<'t>, right: Node<'t>) -> Draft {
    let (subject, expected) =
        if is_literal(side, left) && !is_literal(side, right) { (right, left) } else { (left, right) };
    let subject_text = folded(side, subject);
    let strength = if subject_text.starts_with("typeof ") { Strength::Type } else { Strength::Equality };
    Draft::new(strength, subject_text)
        .expecting(folded(side, expected), is_literal(side, expected))
        .if_trivial()
}

fn bounded<'t>(side: &SideView<'t>, left: Node<'t>, right: Node<'t>) -> Draft {
    if left.kind() == "call_expression" {
        let chain = Chain::of(side, left);
        let inner =
            chain.last().filter(|_| chain.path() == "Math.abs").and_then(|l| l.args().first().copied());
        if let Some((a, "-", b)) = inner.and_then(|i| operator(side, bare(i))) {
            return Draft::new(Strength::Approximate, folded(side, a))
                .expecting(folded(side, b), is_literal(side, b))
                .within(number(side.text_of(right)));
        }
    }
    Draft::new(Strength::Bound, folded(side, left)).expecting(folded(side, right), is_literal(side, right))
}

fn predicate<'t>(side: &SideView<'t>, node: Node<'t>) -> Draft {
    let chain = Chain::of(side, node);
    let Some(last) = chain.last() else { return Draft::new(Strength::Truth, folded(side, node)) };
    let args = last.args();
    let arg = args.first().map(|a| (folded(side, *a), is_literal(side, *a)));
    let before = chain.before(side, chain.links.len() - 1);
    match (last.name, arg) {
        ("includes" | "startsWith" | "endsWith" | "has" | "match", Some((text, literal))) => {
            Draft::new(Strength::Part, before).expecting(text, literal)
        }
        ("test", Some((text, _))) => Draft::new(Strength::Part, text).expecting(before, true),
        ("isArray", Some((text, _))) => Draft::new(Strength::Type, text).expecting("Array", true),
        ("isDeepStrictEqual" | "isEqual", Some((text, _))) => {
            let second = args.get(1).copied();
            let draft = Draft::new(Strength::Equality, text);
            match second {
                Some(e) => draft.expecting(folded(side, e), is_literal(side, e)),
                None => draft,
            }
        }
        _ => Draft::new(Strength::Truth, folded(side, node)),
    }
}
