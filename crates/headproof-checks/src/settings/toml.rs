//! TOML into a settings tree: tables, arrays of tables, dotted keys and inline tables.

use tree_sitter::Node;

use super::{MAX_DEPTH, Setting, Value, line_number};

/// Reads a file.
pub(super) fn read(text: &str, root: Node<'_>) -> Setting {
    let mut out = Setting::at("", Value::Table(Vec::new()), root);
    let mut cursor = root.walk();
    for node in root.named_children(&mut cursor) {
        match node.kind() {
            "pair" => insert_pair(&mut out, text, node, 0),
            "table" | "table_array_element" => insert_table(&mut out, text, node),
            _ => {}
        }
    }
    name_lists(&mut out, 0);
    out
}

fn insert_table(root: &mut Setting, text: &str, node: Node<'_>) {
    let mut cursor = node.walk();
    let children: Vec<_> = node.named_children(&mut cursor).collect();
    let Some(keys) = children.first().and_then(|k| keys(text, *k)) else { return };
    let Some(target) = descend(root, &keys, node, node.kind() == "table_array_element") else { return };
    for child in children {
        if child.kind() == "pair" {
            insert_pair(target, text, child, 0);
        }
    }
}

fn insert_pair(into: &mut Setting, text: &str, node: Node<'_>, depth: usize) {
    let mut cursor = node.walk();
    let parts: Vec<_> = node.named_children(&mut cursor).filter(|n| n.kind() != "comment").collect();
    let [key, value_node, ..] = parts.as_slice() else { return };
    let Some(mut keys) = keys(text, *key) else { return };
    let Some(last) = keys.pop() else { return };
    let Some(target) = descend(into, &keys, node, false) else { return };
    let Value::Table(items) = &mut target.value else { return };
    let mut item = Setting::at(last, value(text, *value_node, depth), node);
    item.value_line = line_number(value_node.start_position().row);
    items.push(item);
}

/// The table at a path, made where it is missing; the last element of an array of tables stands for it.
fn descend<'s>(
    from: &'s mut Setting,
    keys: &[String],
    node: Node<'_>,
    element: bool,
) -> Option<&'s mut Setting> {
    let mut here = from;
    for (index, key) in keys.iter().enumerate() {
        let append = element && index + 1 == keys.len();
        let last = line_number(node.end_position().row);
        if let Value::List(_) = here.value {
            let Value::List(items) = &mut here.value else { return None };
            here = items.last_mut()?;
        }
        let Value::Table(items) = &mut here.value else { return None };
        let at = items.iter().position(|s| &s.key == key).unwrap_or_else(|| {
            let empty = if append { Value::List(Vec::new()) } else { Value::Table(Vec::new()) };
            items.push(Setting::at(key.clone(), empty, node));
            items.len() - 1
        });
        here = items.get_mut(at)?;
        here.last_line = here.last_line.max(last);
        if append && let Value::List(list) = &mut here.value {
            list.push(Setting::at("", Value::Table(Vec::new()), node));
        }
    }
    if let Value::List(_) = here.value {
        let Value::List(items) = &mut here.value else { return None };
        here = items.last_mut()?;
    }
    Some(here)
}

fn keys(text: &str, node: Node<'_>) -> Option<Vec<String>> {
    let slice = text.get(node.byte_range())?;
    match node.kind() {
        "bare_key" => Some(vec![slice.to_owned()]),
        "quoted_key" => Some(vec![string(slice)]),
        "dotted_key" => {
            let mut out = Vec::new();
            let mut cursor = node.walk();
            // The grammar nests dotted keys to the left; a stack instead of recursion keeps long ones harmless.
            let mut stack: Vec<Node<'_>> = node.named_children(&mut cursor).collect();
            stack.reverse();
            while let Some(part) = stack.pop() {
                if part.kind() == "dotted_key" {
                    let mut inner = part.walk();
                    let mut parts: Vec<_> = part.named_children(&mut inner).collect();
                    parts.reverse();
                    stack.extend(parts);
                } else {
                    out.extend(text.get(part.byte_range()).map(string));
                }
            }
            (out.len() <= MAX_DEPTH).then_some(out)
        }
        _ => None,
    }
}

fn value(text: &str, node: Node<'_>, depth: usize) -> Value {
    let slice = text.get(node.byte_range()).unwrap_or_default();
    if depth > MAX_DEPTH {
        return Value::Code(slice.to_owned());
    }
    let mut cursor = node.walk();
    match node.kind() {
        "string" => Value::Text(string(slice)),
        "boolean" => Value::Bool(slice == "true"),
        "integer" | "float" => {
            slice.replace('_', "").parse().map_or_else(|_| Value::Text(slice.to_owned()), Value::Number)
        }
        "array" => {
            let items = node.named_children(&mut cursor).filter(|n| n.kind() != "comment");
            Value::List(items.map(|n| Setting::at("", value(text, n, depth + 1), n)).collect())
        }
        "inline_table" => {
            let mut table = Setting::at("", Value::Table(Vec::new()), node);
            for pair in node.named_children(&mut cursor).filter(|n| n.kind() == "pair") {
                insert_pair(&mut table, text, pair, depth + 1);
            }
            table.value
        }
        _ => Value::Text(slice.to_owned()),
    }
}

fn string(slice: &str) -> String {
    for quotes in ["\"\"\"", "'''"] {
        if let Some(inner) = slice.strip_prefix(quotes).and_then(|s| s.strip_suffix(quotes)) {
            return inner.to_owned();
        }
    }
    if let Some(inner) = slice.strip_prefix('\'').and_then(|s| s.strip_suffix('\'')) {
        return inner.to_owned();
    }
    match slice.strip_prefix('"').and_then(|s| s.strip_suffix('"')) {
        Some(inner) => super::json::unescape(inner),
        None => slice.to_owned(),
    }
}

fn name_lists(node: &mut Setting, depth: usize) {
    if depth > 4 * MAX_DEPTH {
        return;
    }
    if let Value::List(items) = &mut node.value {
        super::diff::name_items(items);
    }
    if let Value::Table(items) | Value::List(items) = &mut node.value {
        items.iter_mut().for_each(|i| name_lists(i, depth + 1));
    }
}
