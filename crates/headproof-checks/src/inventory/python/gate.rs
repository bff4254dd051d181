//! What switches Python tests: marks, decorators, skips in bodies and set-ups; stand-ins and limits beside them.

use std::collections::HashMap;

use tree_sitter::Node;

use super::expression::number;
use super::syntax::{DEEPEST, Source, is_doc_string, is_literal};
use crate::inventory::{Gate, GateKind, Limit, LimitKind, Mock};

/// A fixture or helper that may skip whoever uses it.
pub(super) struct Setup {
    gates: Vec<Gate>,
    automatic: bool,
}

/// Names given to marks at module level.
pub(super) fn named_marks<'s>(src: Source<'s>, root: Node<'s>) -> HashMap<String, Node<'s>> {
    let mut marks = HashMap::new();
    for (name, value) in assignments(src, root) {
        let text = src.text(value);
        if name != "pytestmark" && (text.contains("mark.") || text.contains("unittest.skip")) {
            marks.insert(name, value);
        }
    }
    marks
}

/// Names assigned at the level of a block, with their values.
fn assignments<'s>(src: Source<'s>, block: Node<'s>) -> Vec<(String, Node<'s>)> {
    let statements = src.children(block).into_iter().filter(|n| n.kind() == "expression_statement");
    let assigned = statements.filter_map(|n| n.named_child(0)).filter(|n| n.kind() == "assignment");
    assigned
        .filter_map(|n| Some((src.field(n, "left").to_owned(), n.child_by_field_name("right")?)))
        .collect()
}

/// Switches that act on the whole module.
pub(super) fn of_module<'s>(src: Source<'s>, root: Node<'s>) -> Vec<Gate> {
    let marks = named_marks(src, root);
    let mut gates = of_class_body(src, root, &marks);
    for statement in src.children(root) {
        let definition =
            matches!(statement.kind(), "function_definition" | "class_definition" | "decorated_definition");
        if !definition {
            skips_under(src, statement, None, DEEPEST, &mut gates);
        }
    }
    gates
}

/// Switches set in the body of a class: `pytestmark`, `__test__`, skips in `setUp`.
pub(super) fn of_class_body<'s>(
    src: Source<'s>,
    body: Node<'s>,
    marks: &HashMap<String, Node<'s>>,
) -> Vec<Gate> {
    let mut gates = Vec::new();
    for (name, value) in assignments(src, body) {
        match name.as_str() {
            "pytestmark" if matches!(value.kind(), "list" | "tuple") => {
                for mark in src.children(value) {
                    gates.extend(of_mark(src, mark, mark, marks));
                }
            }
            "pytestmark" => gates.extend(of_mark(src, value, value, marks)),
            "__test__" if src.text(value) == "False" => {
                gates.push(gate(src, value, GateKind::Skip, None, None));
            }
            _ => {}
        }
    }
    const SETUPS: [&str; 6] = ["setUp", "setUpClass", "setup", "setup_method", "setup_class", "setUpModule"];
    for statement in src.children(body) {
        let function = match statement.kind() {
            "decorated_definition" => statement.child_by_field_name("definition").unwrap_or(statement),
            _ => statement,
        };
        if SETUPS.contains(&src.field(function, "name")) {
            gates
                .extend(function.child_by_field_name("body").into_iter().flat_map(|body| of_body(src, body)));
        }
    }
    gates
}

/// What a decorator does to a test or a class of tests.
pub(super) fn of_decorator<'s>(
    src: Source<'s>,
    decorator: Node<'s>,
    marks: &HashMap<String, Node<'s>>,
) -> Vec<Gate> {
    let Some(expression) = src.children(decorator).into_iter().next() else { return Vec::new() };
    of_mark(src, expression, decorator, marks).into_iter().collect()
}

/// What a mark does, with the node it stands at.
pub(super) fn of_mark<'s>(
    src: Source<'s>,
    mark: Node<'s>,
    at: Node<'s>,
    marks: &HashMap<String, Node<'s>>,
) -> Option<Gate> {
    if let Some(named) = marks.get(src.text(mark)) {
        let mut gate = of_mark(src, *named, *named, &HashMap::new())?;
        gate.line = src.side.line_of(at);
        return Some(gate);
    }
    let call = (mark.kind() == "call").then_some(mark);
    let callee = call.map_or_else(|| src.folded(mark), |c| src.callee(c));
    let name = callee.rsplit('.').next().unwrap_or_default().to_owned();
    let arguments = call.map_or_else(Vec::new, |c| src.arguments(c));
    let keyword = |name: &str| call.and_then(|c| src.keyword(c, name));
    let reason = keyword("reason").or_else(|| {
        let strings = arguments.iter().rev().find(|n| n.kind().contains("string"));
        strings.copied()
    });
    let reason = reason.map(|n| src.text(n).trim_matches(['"', '\'']).to_owned());
    let first = keyword("condition").or_else(|| arguments.first().copied());
    let condition = first.filter(|n| !n.kind().contains("string") || name == "skipif");
    let (kind, condition) = match name.as_str() {
        "skip" | "nottest" | "disabled" | "quarantine" | "quarantined" | "broken" => (GateKind::Skip, None),
        "expectedFailure" => (GateKind::ExpectedFailure, None),
        "xfail" => (GateKind::ExpectedFailure, bound(src, condition, false)?),
        "skipif" | "skipIf" => (GateKind::Skip, bound(src, condition, false)?),
        "skipUnless" | "skip_unless" => (GateKind::Skip, bound(src, condition, true)?),
        _ if name.starts_with("skip") || name.starts_with("requires") || name.starts_with("require_") => {
            (GateKind::Skip, Some(src.folded(mark)))
        }
        _ => return None,
    };
    Some(gate(src, at, kind, condition, reason))
}

/// The condition of a switch: `Some(None)` when it always holds, `None` when it never does.
fn bound(src: Source<'_>, condition: Option<Node<'_>>, unless: bool) -> Option<Option<String>> {
    let Some(condition) = condition else { return Some(None) };
    let text = src.folded(condition);
    let always = |word: &str| {
        text == word
            || (word == "True" && (text.ends_with(" or True") || text.starts_with("True or ")))
            || (word == "False" && (text.ends_with(" and False") || text.starts_with("False and ")))
    };
    let truth = always("True") || text == "1" || text == "not False";
    let falsity = always("False") || text == "0" || text == "not True";
    if (truth && !unless) || (falsity && unless) {
        Some(None)
    } else if truth || falsity {
        None
    } else {
        Some(Some(if unless { format!("not {text}") } else { text }))
    }
}

fn gate(
    src: Source<'_>,
    at: Node<'_>,
    kind: GateKind,
    condition: Option<String>,
    reason: Option<String>,
) -> Gate {
    Gate { kind, condition, reason, line: src.side.line_of(at), text: src.folded(at) }
}

/// The switches in the body of a test.
pub(super) fn of_body<'s>(src: Source<'s>, body: Node<'s>) -> Vec<Gate> {
    let mut gates = Vec::new();
    let statements = src.children(body);
    let first = statements.iter().find(|s| !is_doc_string(**s));
    let returns = |s: &&Node<'_>| s.kind() == "return_statement" && s.named_child_count() == 0;
    if let (Some(first), true) = (first.filter(returns), statements.len() > 1) {
        gates.push(gate(src, *first, GateKind::Skip, None, None));
    }
    for statement in statements {
        skips_under(src, statement, None, DEEPEST, &mut gates);
    }
    gates
}

/// Skips at or under a statement, with the condition they stand under.
fn skips_under<'s>(
    src: Source<'s>,
    node: Node<'s>,
    condition: Option<String>,
    levels: usize,
    gates: &mut Vec<Gate>,
) {
    let Some(levels) = levels.checked_sub(1) else { return };
    match node.kind() {
        "expression_statement" | "return_statement" | "assignment" | "await" => {
            for child in src.children(node) {
                skips_under(src, child, condition.clone(), levels, gates);
            }
        }
        "call" => gates.extend(inline_skip(src, node, condition)),
        "raise_statement"
            if src.text(node).contains("SkipTest") || src.text(node).contains("skip.Exception") =>
        {
            gates.push(gate(src, node, GateKind::Skip, condition, None));
        }
        "if_statement" => {
            let test = node.child_by_field_name("condition");
            let under = match bound(src, test, false) {
                Some(Some(text)) => Some(text),
                Some(None) => condition.clone(),
                None => return,
            };
            for child in src.children(node) {
                match child.kind() {
                    "block" => skips_in_block(src, child, under.clone(), levels, gates),
                    "else_clause" | "elif_clause" => {
                        let other = under.as_ref().map_or_else(|| "else".to_owned(), |u| format!("not {u}"));
                        skips_in_clause(src, child, Some(other), levels, gates);
                    }
                    _ => {}
                }
            }
        }
        "try_statement" => {
            for child in src.children(node) {
                match child.kind() {
                    "block" => skips_in_block(src, child, condition.clone(), levels, gates),
                    "except_clause" => {
                        let kind = src.children(child).first().map_or_else(String::new, |n| src.folded(*n));
                        skips_in_clause(src, child, Some(format!("except {kind}")), levels, gates);
                    }
                    _ => {}
                }
            }
        }
        "with_statement" | "for_statement" => {
            if let Some(block) = node.child_by_field_name("body") {
                let under = match node.kind() {
                    "with_statement" => condition,
                    _ => Some(condition.unwrap_or_else(|| "in a loop".to_owned())),
                };
                skips_in_block(src, block, under, levels, gates);
            }
        }
        _ => {}
    }
}

fn skips_in_block<'s>(
    src: Source<'s>,
    block: Node<'s>,
    condition: Option<String>,
    levels: usize,
    gates: &mut Vec<Gate>,
) {
    for statement in src.children(block) {
        skips_under(src, statement, condition.clone(), levels, gates);
    }
}

fn skips_in_clause<'s>(
    src: Source<'s>,
    clause: Node<'s>,
    condition: Option<String>,
    levels: usize,
    gates: &mut Vec<Gate>,
) {
    for block in src.children(clause).into_iter().filter(|c| c.kind() == "block") {
        skips_in_block(src, block, condition.clone(), levels, gates);
    }
}

fn inline_skip<'s>(src: Source<'s>, call: Node<'s>, condition: Option<String>) -> Option<Gate> {
    let callee = src.callee(call);
    let first = src.arguments(call).first().copied().or_else(|| src.keyword(call, "reason"));
    let reason = first.map(|n| src.text(n).trim_matches(['"', '\'']).to_owned());
    match callee.as_str() {
        "pytest.skip" | "self.skipTest" | "unittest.skip" | "skip" => {
            Some(gate(src, call, GateKind::Skip, condition, reason))
        }
        "pytest.xfail" => Some(gate(src, call, GateKind::ExpectedFailure, condition, reason)),
        "pytest.importorskip" | "importorskip" => {
            let module = reason.clone().unwrap_or_default();
            Some(gate(src, call, GateKind::Skip, Some(format!("without {module}")), None))
        }
        _ => None,
    }
}

/// The functions of a module that may skip: fixtures, and helpers that tests call.
pub(super) fn functions_that_skip<'s>(src: Source<'s>, root: Node<'s>) -> HashMap<String, Setup> {
    let mut found = HashMap::new();
    for node in src.children(root) {
        let (function, decorated) = match node.kind() {
            "decorated_definition" => (node.child_by_field_name("definition"), true),
            "function_definition" => (Some(node), false),
            _ => (None, false),
        };
        let Some(function) = function.filter(|f| f.kind() == "function_definition") else { continue };
        let name = src.field(function, "name");
        let Some(body) = function.child_by_field_name("body").filter(|_| !name.starts_with("test")) else {
            continue;
        };
        let gates = of_body(src, body);
        if !gates.is_empty() {
            let head: String = src.text(node).chars().take(200).collect();
            let automatic = decorated && head.contains("autouse=True");
            found.insert(name.to_owned(), Setup { gates, automatic });
        }
    }
    found
}

/// The switches a test takes over from the fixtures and helpers it uses.
pub(super) fn from_setups<'s>(
    src: Source<'s>,
    function: Node<'s>,
    body: Node<'s>,
    setups: &HashMap<String, Setup>,
) -> Vec<Gate> {
    if setups.is_empty() {
        return Vec::new();
    }
    let parameters = function.child_by_field_name("parameters").map_or_else(Vec::new, |p| src.children(p));
    let mut used: Vec<String> = parameters.into_iter().map(|p| src.text(p).to_owned()).collect();
    used.extend(src.calls(body));
    let mut names: Vec<&String> =
        setups.iter().filter(|(name, s)| s.automatic || used.contains(name)).map(|(name, _)| name).collect();
    names.sort();
    names.into_iter().filter_map(|n| setups.get(n)).flat_map(|s| s.gates.iter().cloned()).collect()
}

/// Stand-ins set up anywhere under a node.
pub(super) fn mocks_in<'s>(src: Source<'s>, node: Node<'s>) -> Vec<Mock> {
    let mut mocks = Vec::new();
    if !src.mentions(node, &["patch", "setattr"]) {
        return mocks;
    }
    for call in src.all(node).filter(|n| n.kind() == "call") {
        let callee = src.callee(call);
        let is_patch = callee.split('.').any(|p| p == "patch");
        let is_set = callee.ends_with("monkeypatch.setattr") || callee.ends_with("mp.setattr");
        if !is_patch && !is_set {
            continue;
        }
        let arguments = src.arguments(call);
        let Some(first) = arguments.first() else { continue };
        let string = |n: &Node<'_>| src.text(*n).trim_matches(['"', '\'']).to_owned();
        let named = arguments.get(1).filter(|n| n.kind() == "string");
        let by_object = callee.ends_with(".object") || (is_set && first.kind() != "string");
        let target = match named {
            Some(name) if by_object => format!("{}.{}", src.folded(*first), string(name)),
            _ if first.kind() == "string" => string(first),
            _ => src.folded(*first),
        };
        mocks.push(Mock { target, line: src.side.line_of(call), text: src.folded(call) });
    }
    mocks
}

/// Limits set by a decorator or inside a body: marks, and arguments named like limits.
pub(super) fn limits_in<'s>(src: Source<'s>, node: Node<'s>) -> Vec<Limit> {
    let mut limits = Vec::new();
    let words = ["timeout", "retries", "attempts", "reruns", "flaky", "repeat", "retry"];
    if !src.mentions(node, &words) {
        return limits;
    }
    for call in src.all(node).filter(|n| n.kind() == "call") {
        let callee = src.callee(call);
        let mut push = |kind, value: Option<Node<'s>>| {
            let value = value.filter(|v| is_literal(*v)).and_then(|v| number(&src.folded(v)));
            if let Some(value) = value {
                let line = src.side.line_of(call);
                limits.push(Limit { kind, value, line, text: src.folded(call) });
            }
        };
        let first = src.arguments(call).first().copied();
        match callee.rsplit('.').next().unwrap_or_default() {
            "timeout" if node.kind() == "decorator" => {
                push(LimitKind::Timeout, first.or_else(|| src.keyword(call, "timeout")));
            }
            "flaky" | "repeat" | "retry" if node.kind() == "decorator" => {
                let value = ["reruns", "max_runs", "retries", "tries", "stop_max_attempt_number"]
                    .iter()
                    .find_map(|k| src.keyword(call, k));
                push(LimitKind::Retries, value.or(first));
            }
            _ => {
                push(LimitKind::Timeout, src.keyword(call, "timeout"));
                let retries = ["retries", "max_retries", "attempts", "max_attempts", "reruns"];
                push(LimitKind::Retries, retries.iter().find_map(|k| src.keyword(call, k)));
            }
        }
    }
    limits
}
