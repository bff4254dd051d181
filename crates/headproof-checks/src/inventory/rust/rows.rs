//! Table tests in Rust: `for (input, want) in [...]` and the tables such loops name.

use tree_sitter::Node;

use super::tokens::{inside, is_literal, split, text, tokens};
use crate::inventory::Row;
use crate::inventory::syntax::{Body, bound, children, descendants, folded};
use crate::view::SideView;

/// The tables of a file: `const`, `static` and `let` bindings of arrays, looked up by name.
pub(super) struct Tables<'t> {
    root: Node<'t>,
}

impl<'t> Tables<'t> {
    /// The tables below a node.
    pub(super) fn below(root: Node<'t>) -> Self {
        Self { root }
    }

    /// Adds the rows a `for` loop goes over.
    pub(super) fn read_loop(&self, side: &SideView<'t>, node: Node<'t>, out: &mut Body) {
        let Some(value) = node.child_by_field_name("value") else { return };
        let keys = node.child_by_field_name("pattern").map(|p| keys(side, p)).unwrap_or_default();
        if let Some(list) = array(side, value) {
            rows(side, list, &keys, out);
            return;
        }
        let named = descendants(value, |_| true).find(|n| n.kind() == "identifier");
        let Some(name) = named.map(|n| side.text_of(n)) else { return };
        // Of several tables with one name the nearest one above the loop is meant.
        let list = bound(side, self.root, name, node.start_byte(), |n| table(side, n, name));
        if let Some(list) = list {
            rows(side, list, &keys, out);
        }
    }
}

/// The array that a declaration gives to a name.
fn table<'t>(side: &SideView<'t>, node: Node<'t>, name: &str) -> Option<Node<'t>> {
    let own = match node.kind() {
        "const_item" | "static_item" => node.child_by_field_name("name"),
        "let_declaration" => node.child_by_field_name("pattern"),
        _ => None,
    };
    own.filter(|n| side.text_of(*n) == name)?;
    array(side, node.child_by_field_name("value")?)
}

fn keys(side: &SideView<'_>, pattern: Node<'_>) -> Vec<String> {
    match pattern.kind() {
        "tuple_pattern" => children(pattern).into_iter().map(|n| folded(side, n)).collect(),
        "identifier" => vec![folded(side, pattern)],
        "reference_pattern" => {
            children(pattern).into_iter().next().map(|p| keys_of(side, p)).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

fn keys_of(side: &SideView<'_>, pattern: Node<'_>) -> Vec<String> {
    if pattern.kind() == "tuple_pattern" {
        children(pattern).into_iter().map(|n| folded(side, n)).collect()
    } else {
        vec![folded(side, pattern)]
    }
}

/// The array an expression is: `[..]`, `&[..]`, `vec![..]`, each perhaps with `.iter()` behind it.
fn array<'t>(side: &SideView<'t>, value: Node<'t>) -> Option<Node<'t>> {
    let mut node = value;
    for _ in 0..6 {
        node = match node.kind() {
            "array_expression" => return Some(node),
            "macro_invocation" => {
                let name = node.child_by_field_name("macro")?;
                let vec = side.text_of(name) == "vec";
                return children(node).into_iter().find(|n| vec && n.kind() == "token_tree");
            }
            "reference_expression" => node.child_by_field_name("value")?,
            "call_expression" => {
                let function = node.child_by_field_name("function")?;
                if function.kind() != "field_expression" {
                    return None;
                }
                function.child_by_field_name("value")?
            }
            "parenthesized_expression" => *children(node).first()?,
            _ => return None,
        };
    }
    None
}

fn rows(side: &SideView<'_>, list: Node<'_>, keys: &[String], out: &mut Body) {
    let all = tokens(side, list);
    for element in split(inside(&all).unwrap_or_default(), ",") {
        let Some(first) = element.first() else { continue };
        let record = element.iter().position(|t| t.text == "{");
        let (cells, named): (Vec<String>, Vec<String>) = if let Some(tuple) = inside(element) {
            (split(tuple, ",").into_iter().map(text).collect(), keys.to_vec())
        } else if let Some(open) = record.filter(|_| !is_literal(element) || element.len() > 3) {
            let fields = split(inside(element.get(open..).unwrap_or_default()).unwrap_or_default(), ",");
            fields
                .into_iter()
                .map(|f| match f {
                    [key, colon, value @ ..] if colon.text == ":" => (text(value), key.text.to_owned()),
                    _ => (text(f), text(f)),
                })
                .unzip()
        } else {
            (vec![text(element)], keys.to_vec())
        };
        let keys = if named.len() == cells.len() { named } else { Vec::new() };
        out.rows.push(Row { text: text(element), cells, keys, line: side.line_of(first.node) });
    }
}
