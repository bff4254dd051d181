//! The cases of parametrised and table tests in Python.

use std::collections::HashMap;

use tree_sitter::Node;

use super::gate;
use super::syntax::Source;
use crate::inventory::{Gate, Row};

/// The cases a decorator adds, and what switches single cases.
pub(super) fn of_decorator<'s>(
    src: Source<'s>,
    decorator: Node<'s>,
    names: &HashMap<String, Node<'s>>,
    marks: &HashMap<String, Node<'s>>,
) -> (Vec<Row>, Vec<Gate>) {
    let Some(call) = src.children(decorator).into_iter().find(|n| n.kind() == "call") else {
        return (Vec::new(), Vec::new());
    };
    let callee = src.callee(call);
    let arguments = src.arguments(call);
    let (keys, values) = match callee.rsplit('.').next().unwrap_or_default() {
        "parametrize" => {
            let keys = arguments.first().copied().or_else(|| src.keyword(call, "argnames"));
            let values = arguments.get(1).copied().or_else(|| src.keyword(call, "argvalues"));
            (keys.map_or_else(Vec::new, |k| key_names(src, k)), values)
        }
        "expand" | "parameterized" => (Vec::new(), arguments.first().copied()),
        "data" => {
            let rows = arguments.iter().map(|n| row(src, *n, &[])).collect();
            return (rows, Vec::new());
        }
        _ => return (Vec::new(), Vec::new()),
    };
    let Some(values) = values.map(|v| resolve(src, v, names)) else { return (Vec::new(), Vec::new()) };
    let mut gates = Vec::new();
    let mut rows = Vec::new();
    for case in elements(src, values) {
        rows.push(row(src, case, &keys));
        if case.kind() == "call" {
            gates.extend(of_case(src, case, marks));
        }
    }
    (rows, gates)
}

/// The cases of `for ... in [...]` loops in a body.
pub(super) fn of_loops<'s>(src: Source<'s>, body: Node<'s>, names: &HashMap<String, Node<'s>>) -> Vec<Row> {
    let mut rows = Vec::new();
    if !src.mentions(body, &["for "]) {
        return rows;
    }
    for node in src.all(body).filter(|n| n.kind() == "for_statement") {
        let (Some(left), Some(right)) = (node.child_by_field_name("left"), node.child_by_field_name("right"))
        else {
            continue;
        };
        let items = right.kind() == "call" && src.callee(right).ends_with(".items");
        let right = if items {
            let owner = right.child_by_field_name("function").and_then(|f| f.child_by_field_name("object"));
            owner.unwrap_or(right)
        } else {
            right
        };
        let values = resolve(src, right, names);
        if !matches!(values.kind(), "list" | "tuple" | "set" | "dictionary") {
            continue;
        }
        let keys = key_names(src, left);
        rows.extend(elements(src, values).into_iter().map(|case| row(src, case, &keys)));
    }
    rows
}

fn resolve<'s>(src: Source<'s>, node: Node<'s>, names: &HashMap<String, Node<'s>>) -> Node<'s> {
    names.get(src.text(node)).copied().unwrap_or(node)
}

fn elements<'s>(src: Source<'s>, values: Node<'s>) -> Vec<Node<'s>> {
    match values.kind() {
        "list" | "tuple" | "set" | "dictionary" => src.children(values),
        _ => Vec::new(),
    }
}

fn key_names(src: Source<'_>, node: Node<'_>) -> Vec<String> {
    let text = src.text(node);
    let words = text.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|w| !w.is_empty());
    words.map(str::to_owned).collect()
}

fn row(src: Source<'_>, case: Node<'_>, keys: &[String]) -> Row {
    let cells: Vec<String> = match case.kind() {
        "tuple" | "list" if keys.len() != 1 => {
            src.children(case).into_iter().map(|n| src.folded(n)).collect()
        }
        "pair" => src.children(case).into_iter().map(|n| src.folded(n)).collect(),
        "call" if src.callee(case).ends_with("param") => {
            src.arguments(case).into_iter().map(|n| src.folded(n)).collect()
        }
        "dictionary" => src
            .children(case)
            .into_iter()
            .filter_map(|pair| pair.child_by_field_name("value"))
            .map(|n| src.folded(n))
            .collect(),
        _ => vec![src.folded(case)],
    };
    let keys = if keys.len() == cells.len() { keys.to_vec() } else { Vec::new() };
    Row { text: src.folded(case), cells, keys, line: src.side.line_of(case) }
}

/// The switches of one `pytest.param(..., marks=...)`.
fn of_case<'s>(src: Source<'s>, case: Node<'s>, marks: &HashMap<String, Node<'s>>) -> Vec<Gate> {
    let Some(value) = src.keyword(case, "marks") else { return Vec::new() };
    let each = if matches!(value.kind(), "list" | "tuple") { src.children(value) } else { vec![value] };
    let mut gates: Vec<Gate> = each.iter().filter_map(|m| gate::of_mark(src, *m, *m, marks)).collect();
    for gate in &mut gates {
        gate.line = src.side.line_of(case);
        gate.text = src.folded(case);
    }
    gates
}
