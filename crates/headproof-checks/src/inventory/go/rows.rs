//! Table tests in Go: lists and maps of records that a loop goes over.

use tree_sitter::Node;

use super::calls::Call;
use crate::inventory::Row;
use crate::inventory::syntax::{bound, children, folded};
use crate::view::SideView;

/// The tables of a file and the records they are made of, looked up by name.
pub(super) struct Tables<'t> {
    root: Node<'t>,
}

impl<'t> Tables<'t> {
    /// The tables below a node.
    pub(super) fn below(root: Node<'t>) -> Self {
        Self { root }
    }

    /// The rows a `range` goes over.
    pub(super) fn read_loop(&self, side: &SideView<'t>, statement: Node<'t>, out: &mut Vec<Row>) {
        let clause = children(statement).into_iter().find(|n| n.kind() == "range_clause");
        let Some(value) = clause.and_then(|c| c.child_by_field_name("right")) else { return };
        let list = if value.kind() == "composite_literal" {
            Some(value)
        } else {
            let name = side.text_of(value);
            bound(side, self.root, name, value.start_byte(), |n| table(side, n, name))
        };
        if let Some(list) = list {
            self.rows(side, list, out);
        }
    }

    fn rows(&self, side: &SideView<'t>, list: Node<'t>, out: &mut Vec<Row>) {
        let Some(body) = list.child_by_field_name("body") else { return };
        let element = list
            .child_by_field_name("type")
            .and_then(|t| t.child_by_field_name("element").or_else(|| t.child_by_field_name("value")));
        let element = element
            .map(|e| if e.kind() == "pointer_type" { children(e).first().copied().unwrap_or(e) } else { e });
        let fields = match element {
            Some(e) if e.kind() == "struct_type" => fields(side, e),
            Some(e) => {
                let name = side.text_of(e);
                let record = bound(side, self.root, name, e.start_byte(), |n| record_type(side, n, name));
                record.map(|r| fields(side, r)).unwrap_or_default()
            }
            None => Vec::new(),
        };
        for entry in children(body) {
            let (key, value) = if entry.kind() == "keyed_element" {
                let parts = children(entry);
                (parts.first().copied(), parts.last().copied())
            } else {
                (None, Some(entry))
            };
            let Some(value) = value else { continue };
            let mut row = Row {
                text: folded(side, entry),
                cells: Vec::new(),
                keys: Vec::new(),
                line: side.line_of(entry),
            };
            if let Some(key) = key {
                row.cells.push(folded(side, key));
                row.keys.push("key".to_owned());
            }
            let named = cells(side, value, &fields, &mut row);
            if !named {
                row.keys.clear();
            }
            out.push(row);
        }
    }
}

/// The list or map of records that a declaration gives to a name.
fn table<'t>(side: &SideView<'t>, node: Node<'t>, name: &str) -> Option<Node<'t>> {
    let field = |name| node.child_by_field_name(name);
    let (own, value) = match node.kind() {
        "short_var_declaration" => (field("left")?, field("right")?),
        "var_spec" => (field("name")?, field("value")?),
        _ => return None,
    };
    let value = children(value).first().copied()?;
    (side.text_of(own) == name && value.kind() == "composite_literal").then_some(value)
}

/// The record that a type of this name is.
fn record_type<'t>(side: &SideView<'t>, node: Node<'t>, name: &str) -> Option<Node<'t>> {
    let own = node.child_by_field_name("name").filter(|_| node.kind() == "type_spec");
    own.filter(|n| side.text_of(*n) == name)?;
    node.child_by_field_name("type").filter(|t| t.kind() == "struct_type")
}

/// Adds the cells of a record or the value itself; says whether every cell has a name.
fn cells(side: &SideView<'_>, value: Node<'_>, fields: &[String], row: &mut Row) -> bool {
    let Some(record) = record(value) else {
        row.cells.push(folded(side, value));
        return false;
    };
    let entries = children(record);
    let mut named = true;
    for (i, entry) in entries.iter().enumerate() {
        if entry.kind() == "keyed_element" {
            let parts = children(*entry);
            let (Some(key), Some(value)) = (parts.first(), parts.last()) else { continue };
            row.keys.push(folded(side, *key));
            row.cells.push(folded(side, *value));
        } else {
            row.cells.push(folded(side, *entry));
            match fields.get(i).filter(|_| fields.len() == entries.len()) {
                Some(field) => row.keys.push(field.clone()),
                None => named = false,
            }
        }
    }
    named
}

/// The braces of a record: `{...}`, `T{...}`, `&T{...}`.
fn record(value: Node<'_>) -> Option<Node<'_>> {
    let mut at = value;
    for _ in 0..4 {
        at = match at.kind() {
            "literal_value" => return Some(at),
            "literal_element" => *children(at).first()?,
            "unary_expression" => at.child_by_field_name("operand")?,
            "composite_literal" => at.child_by_field_name("body")?,
            _ => return None,
        };
    }
    None
}

fn fields(side: &SideView<'_>, record: Node<'_>) -> Vec<String> {
    let declarations =
        children(record).into_iter().flat_map(children).filter(|n| n.kind() == "field_declaration");
    declarations
        .flat_map(|d| {
            let mut cursor = d.walk();
            let names: Vec<Node<'_>> = d.children_by_field_name("name", &mut cursor).collect();
            names.into_iter().filter(|n| n.is_named()).map(|n| side.text_of(n).to_owned()).collect::<Vec<_>>()
        })
        .collect()
}

/// `f.Add(1, "a")`: a case of a fuzz test.
pub(super) fn seed(side: &SideView<'_>, call: &Call<'_>) -> Row {
    Row {
        text: folded(side, call.node),
        cells: call.args.iter().map(|a| folded(side, *a)).collect(),
        keys: Vec::new(),
        line: side.line_of(call.node),
    }
}
