//! Cases of parametrised tests: `it.each`, its tagged tables, and loops over lists of cases.

use tree_sitter::Node;

use super::chains::{Link, bare};
use crate::inventory::syntax::{bound, children, folded, unquoted};
use crate::inventory::{Row, fold};
use crate::view::SideView;

/// The lists of a file, looked up by the name they are bound to.
pub(super) struct Tables<'t> {
    root: Node<'t>,
}

impl<'t> Tables<'t> {
    /// The lists below a node.
    pub(super) fn below(root: Node<'t>) -> Self {
        Self { root }
    }

    /// The list an expression is or names.
    fn list(&self, side: &SideView<'t>, value: Node<'t>) -> Option<Node<'t>> {
        let value = bare(value);
        match value.kind() {
            "array" => Some(value),
            "identifier" => {
                let name = side.text_of(value);
                bound(side, self.root, name, value.start_byte(), |n| table(side, n, name))
            }
            // `Object.entries(cases)`, `cases.map(...)`: the list inside.
            "call_expression" => {
                let function = value.child_by_field_name("function")?;
                let object = bare(function.child_by_field_name("object")?);
                let kept = matches!(object.kind(), "array" | "identifier");
                kept.then(|| if object.kind() == "array" { Some(object) } else { self.list(side, object) })?
            }
            _ => None,
        }
    }

    /// The rows a loop or `each` goes over; `function` names the cells.
    pub(super) fn rows(&self, side: &SideView<'t>, value: Node<'t>, function: Option<Node<'t>>) -> Vec<Row> {
        let Some(list) = self.list(side, value) else { return Vec::new() };
        let keys = function.map(|f| parameters(side, f)).unwrap_or_default();
        children(list).into_iter().map(|e| row(side, e, &keys)).collect()
    }

    /// The rows of an `each` link, a list or a tagged table.
    pub(super) fn rows_of_link(
        &self,
        side: &SideView<'t>,
        link: Link<'t>,
        function: Option<Node<'t>>,
    ) -> Vec<Row> {
        let Some(arguments) = link.arguments else { return Vec::new() };
        if arguments.kind() == "template_string" {
            return tagged(side, arguments);
        }
        let args = link.args();
        args.first().map(|list| self.rows(side, *list, function)).unwrap_or_default()
    }
}

/// The array that a declaration gives to a name.
fn table<'t>(side: &SideView<'t>, node: Node<'t>, name: &str) -> Option<Node<'t>> {
    let own = node.child_by_field_name("name").filter(|_| node.kind() == "variable_declarator");
    own.filter(|n| side.text_of(*n) == name)?;
    Some(bare(node.child_by_field_name("value")?)).filter(|v| v.kind() == "array")
}

fn row(side: &SideView<'_>, element: Node<'_>, keys: &[String]) -> Row {
    let bare = bare(element);
    let (cells, names): (Vec<String>, Vec<String>) = match bare.kind() {
        "array" => (children(bare).into_iter().map(|c| folded(side, c)).collect(), keys.to_vec()),
        "object" => {
            let fields = pairs(side, bare);
            fields.into_iter().map(|(key, value, _)| (folded(side, value), key)).unzip()
        }
        _ => (vec![folded(side, bare)], keys.to_vec()),
    };
    let keys = if names.len() == cells.len() { names } else { Vec::new() };
    Row { text: folded(side, element), cells, keys, line: side.line_of(element) }
}

/// A tagged table: a line of names, then lines of substitutions.
fn tagged(side: &SideView<'_>, template: Node<'_>) -> Vec<Row> {
    let substitutions: Vec<Node<'_>> =
        children(template).into_iter().filter(|n| n.kind() == "template_substitution").collect();
    let text = side.text_of(template);
    let head = text.trim_start_matches('`').split("${").next().unwrap_or_default();
    let keys: Vec<String> = head.split('|').map(|k| k.trim().to_owned()).filter(|k| !k.is_empty()).collect();
    if keys.is_empty() {
        return Vec::new();
    }
    let cell = |n: &Node<'_>| children(*n).first().map(|v| folded(side, *v)).unwrap_or_default();
    let rows = substitutions.chunks(keys.len());
    rows.map(|row| {
        let cells: Vec<String> = row.iter().map(cell).collect();
        let line = row.first().map_or(0, |n| side.line_of(*n));
        Row { text: cells.join("|"), cells, keys: keys.clone(), line }
    })
    .collect()
}

/// The names the first function parameters bind: `(a, b)`, `([a, b])`, `({ a, b })`.
fn parameters(side: &SideView<'_>, function: Node<'_>) -> Vec<String> {
    let list =
        function.child_by_field_name("parameters").or_else(|| function.child_by_field_name("parameter"));
    let Some(list) = list else { return Vec::new() };
    if list.kind() == "identifier" {
        return vec![folded(side, list)];
    }
    let pattern = |n: Node<'_>| n.child_by_field_name("pattern").unwrap_or(n).id();
    let params: Vec<Node<'_>> = children(list)
        .into_iter()
        .map(|p| p.child_by_field_name("pattern").filter(|q| q.id() == pattern(p)).unwrap_or(p))
        .collect();
    match params.as_slice() {
        [only] if matches!(only.kind(), "array_pattern" | "object_pattern") => {
            children(*only).into_iter().map(|n| folded(side, n)).collect()
        }
        many => many.iter().map(|n| folded(side, *n)).collect(),
    }
}

/// The entries of an object: key, value, and the whole entry.
pub(super) fn pairs<'t>(side: &SideView<'t>, record: Node<'t>) -> Vec<(String, Node<'t>, Node<'t>)> {
    let mut out = Vec::new();
    for entry in children(record) {
        match entry.kind() {
            "pair" => {
                let (Some(key), Some(value)) =
                    (entry.child_by_field_name("key"), entry.child_by_field_name("value"))
                else {
                    continue;
                };
                let key = side.text_of(key);
                out.push((unquoted(key).map_or_else(|| fold(key), str::to_owned), value, entry));
            }
            "shorthand_property_identifier" => out.push((side.text_of(entry).to_owned(), entry, entry)),
            _ => {}
        }
    }
    out
}
