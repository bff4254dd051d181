//! What a Go condition demands. Go's tests mostly say what must not be: `if got != want { t.Errorf(...) }`.

use tree_sitter::Node;

use super::calls::{Call, is_literal};
use crate::inventory::Strength;
use crate::inventory::syntax::{Draft, children, folded, number};
use crate::view::SideView;

/// Parts of a condition that are looked into at the most.
const MAX_PARTS: usize = 32;

/// What is demanded by a branch that fails the test when the condition holds.
pub(super) fn refuted<'t>(side: &SideView<'t>, node: Node<'t>, first: Option<Node<'t>>) -> Vec<Draft> {
    parts(side, node, "||").into_iter().map(|p| opposite(part(side, p, first, 0))).collect()
}

/// What a condition demands when it has to hold.
pub(super) fn condition<'t>(side: &SideView<'t>, node: Node<'t>) -> Vec<Draft> {
    parts(side, node, "&&").into_iter().map(|p| part(side, p, None, 0)).collect()
}

fn opposite(draft: Draft) -> Draft {
    let nil = draft.expected.as_deref() == Some("nil");
    let strength = match draft.strength {
        Strength::AnyError => Strength::Presence,
        Strength::Presence if is_error(&draft.subject) => Strength::AnyError,
        Strength::Equality if nil && !draft.negated => Strength::Presence,
        Strength::Presence if nil => Strength::Equality,
        other => other,
    };
    Draft { strength, ..draft }.opposite()
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

/// The expression inside parentheses.
pub(super) fn bare(node: Node<'_>) -> Node<'_> {
    let mut at = node;
    while at.kind() == "parenthesized_expression"
        && let Some(inner) = children(at).first()
    {
        at = *inner;
    }
    at
}

fn operator<'t>(side: &SideView<'t>, node: Node<'t>) -> Option<(Node<'t>, &'t str, Node<'t>)> {
    if node.kind() != "binary_expression" {
        return None;
    }
    let operator = node.child_by_field_name("operator")?;
    Some((node.child_by_field_name("left")?, side.text_of(operator), node.child_by_field_name("right")?))
}

/// Whether a value is an error by its name.
pub(super) fn is_error(subject: &str) -> bool {
    let last = subject.rsplit('.').next().unwrap_or(subject);
    let lower = last.to_ascii_lowercase();
    lower.ends_with("err")
        || lower.starts_with("err")
        || lower.ends_with("error")
        || subject == "recover()"
        || lower.ends_with("err()")
}

fn part<'t>(side: &SideView<'t>, node: Node<'t>, first: Option<Node<'t>>, depth: u32) -> Draft {
    let node = bare(node);
    let whole = || folded(side, node);
    if depth > 8 {
        return Draft::new(Strength::Truth, whole());
    }
    if node.kind() == "unary_expression"
        && node.child_by_field_name("operator").is_some_and(|o| side.text_of(o) == "!")
        && let Some(operand) = node.child_by_field_name("operand")
    {
        return opposite(part(side, operand, first, depth + 1));
    }
    if let Some((left, sign, right)) = operator(side, node) {
        return match sign {
            "==" | "!=" => equal(side, left, right, first, sign == "!="),
            "<" | ">" | "<=" | ">=" => bounded(side, left, right, sign),
            _ => {
                let weakest = [left, right].map(|n| part(side, n, first, depth + 1).strength);
                let weakest = weakest.into_iter().min().unwrap_or(Strength::Truth);
                Draft::new(weakest.min(Strength::Part), whole())
            }
        };
    }
    if let Some(call) = Call::of(side, node) {
        return predicate(side, &call);
    }
    match initial(side, &whole(), first) {
        Some(value) => held(side, node, value),
        None if whole() == "true" => Draft::new(Strength::Tautology, "true"),
        None => Draft::new(Strength::Truth, whole()),
    }
}

/// `if value, ok := x.(T); !ok`: what `ok` says.
fn held<'t>(side: &SideView<'t>, node: Node<'t>, value: Node<'t>) -> Draft {
    let field = |name| value.child_by_field_name(name).map(|n| folded(side, n)).unwrap_or_default();
    match value.kind() {
        "type_assertion_expression" => {
            Draft::new(Strength::Type, field("operand")).expecting(field("type"), true)
        }
        "index_expression" => Draft::new(Strength::Part, field("operand")).expecting(field("index"), true),
        "call_expression" => match Call::of(side, value) {
            Some(call) => predicate(side, &call),
            None => Draft::new(Strength::Truth, folded(side, value)),
        },
        _ => Draft::new(Strength::Truth, folded(side, node)),
    }
}

/// The value a name was given at the start of the same `if`.
fn initial<'t>(side: &SideView<'t>, name: &str, first: Option<Node<'t>>) -> Option<Node<'t>> {
    let first = first.filter(|f| matches!(f.kind(), "short_var_declaration" | "assignment_statement"))?;
    let names = children(first.child_by_field_name("left")?);
    let values = children(first.child_by_field_name("right")?);
    let at = names.iter().position(|n| side.text_of(*n) == name)?;
    // Of several values of one call only errors and flags can be told.
    match (values.as_slice(), names.len()) {
        ([only], 1) => Some(*only),
        ([only], _) if matches!(only.kind(), "type_assertion_expression" | "index_expression") => Some(*only),
        _ => values.get(at).copied().filter(|_| values.len() == names.len()),
    }
}

fn equal<'t>(
    side: &SideView<'t>,
    left: Node<'t>,
    right: Node<'t>,
    first: Option<Node<'t>>,
    negated: bool,
) -> Draft {
    let (left, right) = (bare(left), bare(right));
    let given = initial(side, side.text_of(left), first);
    let shown = given.map(bare).unwrap_or(left);
    let empty = matches!(side.text_of(right), "\"\"" | "``");
    if let Some(call) = Call::of(side, shown).filter(|c| c.name == "Diff" && c.args.len() > 1 && empty) {
        let draft = pair(side, call.args.first().copied(), call.args.get(1).copied(), Order::ExpectedFirst);
        let draft = draft.by("==");
        return if negated { draft.opposite() } else { draft };
    }
    let subject = folded(side, shown);
    if side.text_of(right) == "nil" {
        let error = is_error(side.text_of(left)) || is_error(&subject);
        let strength = match (error, negated) {
            (true, true) => Strength::AnyError,
            (true, false) | (false, true) => Strength::Presence,
            (false, false) => Strength::Equality,
        };
        let subject = if error && subject != "recover()" { folded(side, left) } else { subject };
        let draft = Draft::new(strength, subject).expecting("nil", true).by("==");
        return if negated { draft.opposite() } else { draft };
    }
    let draft = match (is_literal(side, shown), is_literal(side, right)) {
        (true, false) => Draft::new(Strength::Equality, folded(side, right)).expecting(subject, true),
        _ => Draft::new(Strength::Equality, subject).expecting(folded(side, right), is_literal(side, right)),
    };
    let draft = draft.by("==");
    if negated { draft.opposite() } else { draft.if_trivial() }
}

fn bounded<'t>(side: &SideView<'t>, left: Node<'t>, right: Node<'t>, sign: &str) -> Draft {
    let distance = Call::of(side, bare(left)).filter(|c| c.path(side) == "math.Abs");
    let inner = distance.and_then(|c| c.args.first().and_then(|a| operator(side, bare(*a))));
    if let Some((a, "-", b)) = inner {
        let draft = Draft::new(Strength::Approximate, folded(side, a))
            .expecting(folded(side, b), is_literal(side, b))
            .within(number(side.text_of(right)));
        return if sign.starts_with('>') { draft.negated() } else { draft };
    }
    Draft::new(Strength::Bound, folded(side, left))
        .expecting(folded(side, right), is_literal(side, right))
        .by(sign)
}

/// Which of two arguments a library expects first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    ExpectedFirst,
    ActualFirst,
}

/// Equality of two arguments; a lone literal is the expectation, then what is called so, then the library decides.
pub(super) fn pair<'t>(side: &SideView<'t>, a: Option<Node<'t>>, b: Option<Node<'t>>, order: Order) -> Draft {
    let (Some(a), Some(b)) = (a, b) else { return Draft::new(Strength::Equality, "") };
    let named = |n: Node<'t>| {
        let text = side.text_of(n).to_ascii_lowercase();
        text.starts_with("want") || text.starts_with("exp") || text.contains(".want") || text.contains(".exp")
    };
    let expected_first = match (is_literal(side, a), is_literal(side, b)) {
        (true, false) => true,
        (false, true) => false,
        _ if named(a) != named(b) => named(a),
        _ => order == Order::ExpectedFirst,
    };
    let (expected, subject) = if expected_first { (a, b) } else { (b, a) };
    Draft::new(Strength::Equality, folded(side, subject))
        .expecting(folded(side, expected), is_literal(side, expected))
        .if_trivial()
}

/// A condition that is a call of a well-known predicate.
fn predicate<'t>(side: &SideView<'t>, call: &Call<'t>) -> Draft {
    let arg = |i: usize| call.args.get(i).copied();
    let text = |i: usize| arg(i).map(|a| folded(side, a)).unwrap_or_default();
    let literal = |i: usize| arg(i).is_some_and(|a| is_literal(side, a));
    match (call.on(side), call.name) {
        ("reflect", "DeepEqual")
        | ("bytes" | "slices" | "maps" | "cmp" | "proto" | "strings", "Equal" | "EqualFold" | "EqualFunc") => {
            pair(side, arg(0), arg(1), Order::ActualFirst)
        }
        ("errors", "Is" | "As") => Draft::new(Strength::NamedError, text(0)).expecting(text(1), literal(1)),
        ("os", "IsNotExist" | "IsExist" | "IsPermission") => {
            Draft::new(Strength::NamedError, text(0)).expecting(call.name, true)
        }
        ("strings" | "bytes" | "slices", "Contains" | "HasPrefix" | "HasSuffix" | "ContainsAny") => {
            Draft::new(Strength::Part, text(0)).expecting(text(1), literal(1))
        }
        (on, "MatchString" | "Match") => Draft::new(Strength::Part, text(call.args.len().saturating_sub(1)))
            .expecting(if on == "regexp" { text(0) } else { on.to_owned() }, true),
        (on, "Equal") if !on.is_empty() && call.args.len() == 1 => {
            Draft::new(Strength::Equality, crate::inventory::fold(on)).expecting(text(0), literal(0))
        }
        _ => Draft::new(Strength::Truth, folded(side, call.node)),
    }
}
