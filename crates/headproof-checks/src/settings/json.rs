//! JSON, comments and trailing commas allowed, into a settings tree.

use tree_sitter::Node;

use super::{MAX_DEPTH, Setting, Value, line_number};

/// Reads the first value of a file.
pub(super) fn read(text: &str, root: Node<'_>) -> Setting {
    let mut cursor = root.walk();
    let value = root.named_children(&mut cursor).find_map(|n| value(text, n, 0)).unwrap_or(Value::Null);
    Setting::at("", value, root)
}

fn value(text: &str, node: Node<'_>, depth: usize) -> Option<Value> {
    let slice = text.get(node.byte_range()).unwrap_or_default();
    if depth > MAX_DEPTH {
        return Some(Value::Code(slice.to_owned()));
    }
    let mut cursor = node.walk();
    match node.kind() {
        "object" => {
            let pairs = node.named_children(&mut cursor).filter_map(|p| pair(text, p, depth));
            Some(Value::Table(pairs.collect()))
        }
        "array" => {
            let items = node.named_children(&mut cursor);
            let items = items.filter_map(|n| Some(Setting::at("", value(text, n, depth + 1)?, n)));
            let mut items: Vec<Setting> = items.collect();
            super::diff::name_items(&mut items);
            Some(Value::List(items))
        }
        "string" => Some(Value::Text(unescape(slice.trim_matches('"')))),
        "number" => Some(slice.parse().map_or_else(|_| Value::Text(slice.to_owned()), Value::Number)),
        "true" => Some(Value::Bool(true)),
        "false" => Some(Value::Bool(false)),
        "null" => Some(Value::Null),
        "ERROR" => node.named_children(&mut cursor).find_map(|n| value(text, n, depth + 1)),
        _ => None,
    }
}

fn pair(text: &str, node: Node<'_>, depth: usize) -> Option<Setting> {
    if node.kind() != "pair" {
        return None;
    }
    let key = node.child_by_field_name("key")?;
    let key = text.get(key.byte_range())?.trim_matches('"');
    let value_node = node.child_by_field_name("value")?;
    let mut item = Setting::at(unescape(key), value(text, value_node, depth + 1)?, node);
    item.value_line = line_number(value_node.start_position().row);
    Some(item)
}

/// Resolves backslash escapes; unknown ones stand for the character itself.
pub(super) fn unescape(text: &str) -> String {
    if !text.contains('\\') {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        match chars.next() {
            Some('n') => out.push('\n'),
            Some('t') => out.push('\t'),
            Some('r') => out.push('\r'),
            Some('u') => {
                let hex: String = chars.by_ref().take(4).collect();
                out.extend(u32::from_str_radix(&hex, 16).ok().and_then(char::from_u32));
            }
            Some(other) => out.push(other),
            None => out.push('\\'),
        }
    }
    out
}
