//! YAML into a settings tree. Anchors, aliases and merge keys are resolved as far as they are plain.

use std::collections::HashMap;

use tree_sitter::Node;

use super::{MAX_DEPTH, Setting, Value, line_number};

/// Nodes that aliases may add in all, against documents that blow up.
const MAX_ALIASED: usize = 20_000;

struct Reader<'t> {
    text: &'t str,
    anchors: HashMap<&'t str, Value>,
    aliased: usize,
}

/// Reads the documents of a file; several become one tree with the tables put together.
pub(super) fn read(text: &str, root: Node<'_>) -> Setting {
    let mut reader = Reader { text, anchors: HashMap::new(), aliased: 0 };
    let mut tables = Vec::new();
    let mut single = None;
    let mut cursor = root.walk();
    for document in root.named_children(&mut cursor) {
        let mut inner = document.walk();
        for node in document.named_children(&mut inner) {
            match reader.value(node, 0) {
                Some(Value::Table(items)) => tables.extend(items),
                Some(other) => single = single.or(Some(other)),
                None => {}
            }
        }
    }
    let value = match single {
        Some(value) if tables.is_empty() => value,
        _ => Value::Table(tables),
    };
    Setting::at("", value, root)
}

impl<'t> Reader<'t> {
    fn slice(&self, node: Node<'_>) -> &'t str {
        self.text.get(node.byte_range()).unwrap_or_default()
    }

    fn value(&mut self, node: Node<'_>, depth: usize) -> Option<Value> {
        if depth > MAX_DEPTH {
            return Some(Value::Code(self.slice(node).to_owned()));
        }
        match node.kind() {
            "block_node" | "flow_node" => self.node(node, depth),
            "block_mapping" | "flow_mapping" => Some(self.mapping(node, depth)),
            "block_sequence" | "flow_sequence" => Some(self.sequence(node, depth)),
            "plain_scalar" => Some(plain(self.slice(node))),
            "double_quote_scalar" => Some(Value::Text(unescape(self.slice(node)))),
            "single_quote_scalar" => {
                let inner = self.slice(node).trim_matches('\'');
                Some(Value::Text(inner.replace("''", "'")))
            }
            "block_scalar" => Some(Value::Text(block_text(self.slice(node)))),
            "alias" => self.alias(self.slice(node).trim_start_matches('*')),
            "ERROR" => {
                let mut cursor = node.walk();
                let children: Vec<_> = node.named_children(&mut cursor).collect();
                children.into_iter().find_map(|c| self.value(c, depth + 1))
            }
            _ => None,
        }
    }

    /// A node with its anchor and tag.
    fn node(&mut self, node: Node<'_>, depth: usize) -> Option<Value> {
        let mut anchor = None;
        let mut value = None;
        let mut cursor = node.walk();
        let children: Vec<_> = node.named_children(&mut cursor).collect();
        for child in children {
            match child.kind() {
                "anchor" => anchor = Some(self.slice(child).trim_start_matches('&')),
                "tag" | "comment" => {}
                _ => value = value.or_else(|| self.value(child, depth + 1)),
            }
        }
        let value = value.unwrap_or(Value::Null);
        if let Some(name) = anchor {
            self.anchors.insert(name, value.clone());
        }
        Some(value)
    }

    fn alias(&mut self, name: &str) -> Option<Value> {
        let value = self.anchors.get(name)?;
        self.aliased = self.aliased.saturating_add(size(value));
        Some(if self.aliased > MAX_ALIASED { Value::Code(format!("*{name}")) } else { value.clone() })
    }

    fn mapping(&mut self, node: Node<'_>, depth: usize) -> Value {
        let mut items: Vec<Setting> = Vec::new();
        let mut merged = Vec::new();
        let mut cursor = node.walk();
        let pairs: Vec<_> = node.named_children(&mut cursor).collect();
        for pair in pairs {
            let Some(item) = self.pair(pair, depth) else { continue };
            match (item.key.as_str(), item.value) {
                ("<<", Value::Table(inherited)) => merged.extend(inherited),
                ("<<", Value::List(lists)) => {
                    for one in lists {
                        if let Value::Table(inherited) = one.value {
                            merged.extend(inherited);
                        }
                    }
                }
                (_, value) => items.push(Setting { value, ..item }),
            }
        }
        for inherited in merged {
            if !items.iter().any(|i| i.key == inherited.key) {
                items.push(inherited);
            }
        }
        Value::Table(items)
    }

    fn pair(&mut self, pair: Node<'_>, depth: usize) -> Option<Setting> {
        match pair.kind() {
            "block_mapping_pair" | "flow_pair" => {}
            // A bare word in a flow mapping is a key without a value.
            "flow_node" => return Some(Setting::at(self.slice(pair), Value::Null, pair)),
            _ => return None,
        }
        let key = pair.child_by_field_name("key");
        let key_text = key.map_or(String::new(), |k| scalar_text(&self.value(k, depth + 1)));
        let value_node = pair.child_by_field_name("value");
        let value = value_node.and_then(|v| self.value(v, depth + 1)).unwrap_or(Value::Null);
        let mut item = Setting::at(key_text, value, pair);
        if let Some(node) = value_node {
            self.place(&mut item, node);
        }
        Some(item)
    }

    /// Sets the lines of the value; the text of a block scalar starts in the line after its mark.
    fn place(&self, item: &mut Setting, value: Node<'_>) {
        item.value_line = line_number(value.start_position().row);
        let text = self.slice(value).trim_start();
        if matches!(item.value, Value::Text(_)) && (text.starts_with('|') || text.starts_with('>')) {
            item.value_line += 1;
            item.folded = text.starts_with('>');
        } else if matches!(item.value, Value::Text(_)) && text.contains('\n') {
            item.folded = true;
        }
    }

    fn sequence(&mut self, node: Node<'_>, depth: usize) -> Value {
        let mut items = Vec::new();
        let mut cursor = node.walk();
        let children: Vec<_> = node.named_children(&mut cursor).collect();
        for child in children {
            match child.kind() {
                "block_sequence_item" => {
                    let mut inner = child.walk();
                    let node = child.named_children(&mut inner).find(|n| n.kind() != "comment");
                    let value = node.and_then(|n| self.value(n, depth + 1)).unwrap_or(Value::Null);
                    let mut item = Setting::at("", value, child);
                    if let Some(node) = node {
                        self.place(&mut item, node);
                    }
                    items.push(item);
                }
                "flow_pair" => {
                    if let Some(pair) = self.pair(child, depth + 1) {
                        items.push(Setting::at("", Value::Table(vec![pair]), child));
                    }
                }
                "comment" => {}
                _ => {
                    if let Some(value) = self.value(child, depth + 1) {
                        items.push(Setting::at("", value, child));
                    }
                }
            }
        }
        super::diff::name_items(&mut items);
        Value::List(items)
    }
}

fn size(value: &Value) -> usize {
    match value {
        Value::Table(items) | Value::List(items) => 1 + items.iter().map(|i| size(&i.value)).sum::<usize>(),
        _ => 1,
    }
}

fn scalar_text(value: &Option<Value>) -> String {
    match value {
        Some(Value::Text(t) | Value::Code(t)) => t.clone(),
        Some(Value::Bool(b)) => b.to_string(),
        Some(Value::Number(n)) => n.to_string(),
        _ => String::new(),
    }
}

fn plain(text: &str) -> Value {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => Value::Null,
        "true" | "True" | "TRUE" => Value::Bool(true),
        "false" | "False" | "FALSE" => Value::Bool(false),
        _ => match text.parse::<f64>() {
            // `1.10` as a version must not become `1.1`; such text is compared as written.
            Ok(n) if n.is_finite() && n.to_string() == text => Value::Number(n),
            _ => Value::Text(text.to_owned()),
        },
    }
}

fn unescape(quoted: &str) -> String {
    let inner = quoted.strip_prefix('"').unwrap_or(quoted);
    let inner = inner.strip_suffix('"').unwrap_or(inner);
    super::json::unescape(inner)
}

/// The text of a block scalar: without its mark and its common indentation.
fn block_text(raw: &str) -> String {
    let body = raw.split_once('\n').map_or("", |(_, body)| body);
    let indent = |l: &str| l.len() - l.trim_start_matches(' ').len();
    let common = body.lines().filter(|l| !l.trim().is_empty()).map(indent).min().unwrap_or(0);
    let lines: Vec<&str> = body.lines().map(|l| l.get(common..).unwrap_or_default().trim_end()).collect();
    lines.join("\n").trim_end_matches('\n').to_owned()
}
