//! What a condition demands: the expression of an `assert`, the argument of `assertTrue`.

use tree_sitter::Node;

use super::assertion::Draft;
use super::methods;
use super::syntax::{DEEPEST, Source, is_literal};
use crate::inventory::Strength;

/// Takes a condition apart into what it demands; `negated` when it must not hold.
pub(super) fn of_condition<'s>(
    src: Source<'s>,
    node: Node<'s>,
    negated: bool,
    push: &mut dyn FnMut(Draft<'s>),
) {
    condition(src, node, negated, 0, push);
}

fn condition<'s>(
    src: Source<'s>,
    node: Node<'s>,
    negated: bool,
    depth: usize,
    push: &mut dyn FnMut(Draft<'s>),
) {
    match node.kind() {
        _ if depth > DEEPEST => push(Draft::new(Strength::Truth, "assert", src.folded(node))),
        "parenthesized_expression" | "await" => {
            for child in src.children(node) {
                condition(src, child, negated, depth + 1, push);
            }
        }
        "not_operator" => {
            if let Some(argument) = node.child_by_field_name("argument") {
                condition(src, argument, !negated, depth + 1, push);
            }
        }
        // `assert a == 1 if c else 2` asks for the first where `c` holds, and for the truth of the last elsewhere.
        "conditional_expression" => {
            for child in src.children(node).into_iter().step_by(2) {
                condition(src, child, negated, depth + 1, push);
            }
        }
        "boolean_operator" => boolean(src, node, negated, depth, push),
        "comparison_operator" => push(comparison(src, node, negated)),
        "call" => push(call(src, node, negated)),
        // `assert (x == 1, "message")` is a tuple, and a tuple is true.
        "tuple" if node.named_child_count() > 0 => {
            push(Draft::new(Strength::Tautology, "assert", src.folded(node)).negated(negated));
        }
        _ if is_literal(node) => push(constant(src, node, negated)),
        _ => push(Draft::new(Strength::Truth, "assert", src.folded(node)).negated(negated)),
    }
}

/// `a and b` demands both; `a or b` demands no more than the weaker of them.
fn boolean<'s>(
    src: Source<'s>,
    node: Node<'s>,
    negated: bool,
    depth: usize,
    push: &mut dyn FnMut(Draft<'s>),
) {
    let is_and = node.child_by_field_name("operator").is_some_and(|o| src.text(o) == "and");
    let sides = [node.child_by_field_name("left"), node.child_by_field_name("right")];
    if is_and != negated {
        for side in sides.into_iter().flatten() {
            condition(src, side, negated, depth + 1, push);
        }
        return;
    }
    let mut parts = Vec::new();
    for side in sides.into_iter().flatten() {
        condition(src, side, negated, depth + 1, &mut |part| parts.push(part));
    }
    let weakest = parts.iter().map(|p| p.strength).min().unwrap_or(Strength::Truth);
    let first = parts.into_iter().next();
    let subject = first.map_or_else(|| src.folded(node), |p| p.subject);
    push(Draft::new(weakest.min(Strength::Part), "or", subject).expecting_text(src.folded(node), false));
}

fn constant<'s>(src: Source<'s>, node: Node<'s>, negated: bool) -> Draft<'s> {
    let text = src.folded(node);
    let falsy = matches!(text.as_str(), "False" | "0" | "None" | "\"\"" | "[]" | "{}" | "()");
    if falsy != negated {
        // `assert False` marks a place that must not be reached.
        return Draft::new(Strength::AnyError, "fail", String::new());
    }
    Draft::new(Strength::Tautology, "assert", text).negated(negated)
}

fn comparison<'s>(src: Source<'s>, node: Node<'s>, negated: bool) -> Draft<'s> {
    let operands = src.children(node);
    let mut cursor = node.walk();
    let operators: Vec<String> = node
        .children(&mut cursor)
        .filter(|c| !c.is_named())
        .map(|c| src.text(c).split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|o| !o.is_empty())
        .collect();
    let (Some(left), Some(right)) = (operands.first().copied(), operands.get(1).copied()) else {
        return Draft::new(Strength::Truth, "assert", src.folded(node)).negated(negated);
    };
    let [operator] = operators.as_slice() else {
        return Draft::new(Strength::Bound, operators.join(" "), src.folded(right))
            .negated(negated)
            .expecting_text(src.folded(node), false);
    };
    compare(src, left, operator, right).negated_once_more(negated)
}

impl Draft<'_> {
    fn negated_once_more(mut self, negated: bool) -> Self {
        self.negated ^= negated;
        self
    }
}

/// One comparison. Literals on the left are turned to the right: `3 == f()` checks `f()`.
fn compare<'s>(src: Source<'s>, left: Node<'s>, operator: &str, right: Node<'s>) -> Draft<'s> {
    let turned = is_literal(left) && !is_literal(right) && !operator.ends_with("in");
    let (subject, expected) = if turned { (right, left) } else { (left, right) };
    let operator = if turned { mirrored(operator) } else { operator };
    let (subject_text, expected_text) = (src.folded(subject), src.folded(expected));
    let same = subject_text == expected_text || (is_literal(left) && is_literal(right));
    if same && matches!(operator, "==" | "is" | ">=" | "<=" | "in") {
        return Draft::new(Strength::Tautology, operator, subject_text).expecting(Some(expected));
    }
    let plain = |strength, negated| {
        Draft::new(strength, operator, subject_text.clone()).expecting(Some(expected)).negated(negated)
    };
    match operator {
        "==" | "is" if is_approx(src, subject) => approximate(src, subject, expected),
        "==" | "is" if is_approx(src, expected) => approximate(src, expected, subject),
        "==" | "is" if expected_text.ends_with("ANY") => plain(Strength::Presence, false),
        "==" | "is" if subject_text.starts_with("type(") => plain(Strength::Type, false),
        "==" | "is" => plain(Strength::Equality, false),
        "is not" if expected_text == "None" => {
            Draft::new(Strength::Presence, "is not None", subject_text).negated(false)
        }
        "!=" if expected_text == "None" => Draft::new(Strength::Presence, "is not None", subject_text),
        "!=" | "is not" | "<>" => plain(Strength::Equality, true),
        "in" | "not in" => {
            let (subject, expected) = if is_literal(left) { (right, left) } else { (left, right) };
            Draft::new(Strength::Part, "in", src.folded(subject))
                .expecting(Some(expected))
                .negated(operator == "not in")
        }
        "<" | "<=" if difference(src, subject).is_some() => {
            let (a, b) = difference(src, subject).unwrap_or((subject, expected));
            Draft::new(Strength::Approximate, "abs", src.folded(a))
                .expecting(Some(b))
                .tolerance(number(&expected_text))
        }
        ">" | ">=" if subject_text.starts_with("len(") && matches!(expected_text.as_str(), "0" | "1") => {
            plain(Strength::Presence, false)
        }
        "<" | "<=" | ">" | ">=" => plain(Strength::Bound, false),
        _ => plain(Strength::Truth, false),
    }
}

fn mirrored(operator: &str) -> &str {
    match operator {
        "<" => ">",
        "<=" => ">=",
        ">" => "<",
        ">=" => "<=",
        other => other,
    }
}

/// The two sides of `abs(a - b)`.
fn difference<'s>(src: Source<'s>, node: Node<'s>) -> Option<(Node<'s>, Node<'s>)> {
    if node.kind() != "call" || !matches!(src.callee(node).as_str(), "abs" | "np.abs" | "math.fabs") {
        return None;
    }
    let argument = *src.arguments(node).first()?;
    let minus = argument.kind() == "binary_operator"
        && argument.child_by_field_name("operator").is_some_and(|o| src.text(o) == "-");
    if !minus {
        return None;
    }
    Some((argument.child_by_field_name("left")?, argument.child_by_field_name("right")?))
}

fn is_approx(src: Source<'_>, node: Node<'_>) -> bool {
    node.kind() == "call" && matches!(src.callee(node).as_str(), "approx" | "pytest.approx")
}

fn approximate<'s>(src: Source<'s>, approx: Node<'s>, subject: Node<'s>) -> Draft<'s> {
    let tolerance = ["abs", "rel"].iter().filter_map(|k| src.keyword(approx, k)).map(|n| src.folded(n));
    let tolerance =
        tolerance.filter_map(|t| number(&t)).fold(None, |a: Option<f64>, b| Some(a.map_or(b, |a| a.max(b))));
    let arguments = src.arguments(approx);
    let positional = arguments.get(1).and_then(|n| number(&src.folded(*n)));
    Draft::new(Strength::Approximate, "approx", src.folded(subject))
        .expecting(arguments.first().copied())
        .tolerance(tolerance.or(positional).or(Some(1e-6)))
}

/// The value of a number as written in Python, powers of ten included.
pub(super) fn number(text: &str) -> Option<f64> {
    let text = text.trim_matches(|c| c == '(' || c == ')').replace('_', "");
    if let Some((base, power)) = text.split_once("**") {
        return Some(number(base)?.powf(number(power)?));
    }
    if let Some(hex) = text.strip_prefix("0x") {
        return i64::from_str_radix(hex, 16).ok().map(|n| n as f64);
    }
    text.parse::<f64>().ok().filter(|n| n.is_finite())
}

fn call<'s>(src: Source<'s>, node: Node<'s>, negated: bool) -> Draft<'s> {
    let callee = src.callee(node);
    let arguments = src.arguments(node);
    let last = callee.rsplit('.').next().unwrap_or_default();
    let first = || arguments.first().map_or_else(String::new, |n| src.folded(*n));
    let second = arguments.get(1).copied();
    let receiver = || callee.rsplit_once('.').map_or_else(String::new, |(r, _)| r.to_owned());
    let draft = match last {
        "isinstance" | "issubclass" => Draft::new(Strength::Type, last, first()).expecting(second),
        "hasattr" => Draft::new(Strength::Presence, last, first()).expecting(second),
        "callable" => Draft::new(Strength::Presence, last, first()),
        "bool" => Draft::new(Strength::Truth, "assert", first()),
        "startswith" | "endswith" | "issubset" | "issuperset" => {
            Draft::new(Strength::Part, last, receiver()).expecting(arguments.first().copied())
        }
        "match" | "search" | "fullmatch" if callee.starts_with("re.") => {
            let subject = second.map_or_else(String::new, |n| src.folded(n));
            Draft::new(Strength::Part, last, subject).expecting(arguments.first().copied())
        }
        "isclose" | "allclose" => methods::close(src, node, last),
        "array_equal" | "equals" | "equal" if arguments.len() == 2 => {
            Draft::new(Strength::Equality, last, first()).expecting(second)
        }
        "equals" | "equal" if arguments.len() == 1 => {
            Draft::new(Strength::Equality, last, receiver()).expecting(arguments.first().copied())
        }
        _ => Draft::new(Strength::Truth, "assert", src.folded(node)),
    };
    draft.negated(negated)
}
