//! Settings written as code: the exported object of a JavaScript or TypeScript settings file, and the module-level
//! assignments of a Python one. What is computed stays as [`Value::Code`].

use std::collections::HashMap;

use tree_sitter::Node;

use super::{MAX_DEPTH, Setting, Value, line_number};

struct Script<'t, 'n> {
    text: &'t str,
    names: HashMap<&'t str, Node<'n>>,
}

/// The exported settings of a script; `None` when nothing is exported.
pub(super) fn read_script(text: &str, root: Node<'_>) -> Option<Setting> {
    let mut script = Script { text, names: HashMap::new() };
    let mut exported = None;
    let mut named: Vec<Node<'_>> = Vec::new();
    let mut cursor = root.walk();
    for statement in root.named_children(&mut cursor) {
        match statement.kind() {
            "lexical_declaration" | "variable_declaration" => script.declare(statement),
            "export_statement" => {
                if let Some(value) = statement.child_by_field_name("value") {
                    exported = Some(value);
                } else if let Some(inner) = statement.child_by_field_name("declaration") {
                    script.declare(inner);
                    named.push(inner);
                }
            }
            "expression_statement" => {
                let assigned = statement.named_child(0).filter(|n| n.kind() == "assignment_expression");
                let target = assigned.and_then(|a| a.child_by_field_name("left"));
                if target.is_some_and(|t| matches!(script.slice(t), "module.exports" | "exports.default")) {
                    exported = assigned.and_then(|a| a.child_by_field_name("right"));
                }
            }
            _ => {}
        }
    }
    if let Some(node) = exported {
        return Some(Setting::at("", script.value(node, 0), node));
    }
    // A file without a default export is a preset: its named exports are the settings.
    let mut items = Vec::new();
    for declaration in named {
        let mut cursor = declaration.walk();
        for one in declaration.named_children(&mut cursor) {
            if let (Some(name), Some(value)) =
                (one.child_by_field_name("name"), one.child_by_field_name("value"))
            {
                items.push(Setting::at(script.slice(name), script.value(value, 0), one));
            }
        }
    }
    (!items.is_empty()).then(|| Setting::at("", Value::Table(items), root))
}

impl<'t, 'n> Script<'t, 'n> {
    fn slice(&self, node: Node<'_>) -> &'t str {
        self.text.get(node.byte_range()).unwrap_or_default()
    }

    fn declare(&mut self, declaration: Node<'n>) {
        let mut cursor = declaration.walk();
        for one in declaration.named_children(&mut cursor) {
            let name = one.child_by_field_name("name");
            if let (Some(name), Some(value)) = (name, one.child_by_field_name("value")) {
                self.names.insert(self.slice(name), value);
            }
        }
    }

    fn value(&self, node: Node<'n>, depth: usize) -> Value {
        let slice = self.slice(node);
        let code = || Value::Code(slice.to_owned());
        if depth > MAX_DEPTH {
            return code();
        }
        match node.kind() {
            "object" => self.object(node, depth),
            "array" => self.array(node, depth),
            "string" | "template_string" => {
                let inner = slice.get(1..slice.len().saturating_sub(1)).unwrap_or_default();
                Value::Text(super::json::unescape(inner))
            }
            "regex" => Value::Text(slice.to_owned()),
            "number" => slice.replace('_', "").parse().map_or_else(|_| code(), Value::Number),
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            "null" | "undefined" => Value::Null,
            "identifier" => match self.names.get(slice) {
                Some(value) => self.value(*value, depth + 8),
                None => code(),
            },
            "parenthesized_expression" | "satisfies_expression" | "as_expression" | "await_expression" => {
                node.named_child(0).map_or_else(code, |inner| self.value(inner, depth + 1))
            }
            "call_expression" => self.call(node, depth).unwrap_or_else(code),
            "arrow_function" | "function_expression" => self.returned(node, depth).unwrap_or_else(code),
            _ => code(),
        }
    }

    /// The settings handed to a wrapper such as `defineConfig(...)`: its object arguments put together.
    fn call(&self, node: Node<'n>, depth: usize) -> Option<Value> {
        let arguments = node.child_by_field_name("arguments")?;
        let mut cursor = arguments.walk();
        let mut tables = Vec::new();
        let mut lists = Vec::new();
        for argument in arguments.named_children(&mut cursor) {
            match self.value(argument, depth + 1) {
                Value::Table(items) if lists.is_empty() => tables.extend(items),
                table @ Value::Table(_) => lists.push(Setting::at("", table, argument)),
                Value::List(items) => lists.extend(items),
                _ => {}
            }
        }
        if !lists.is_empty() {
            super::diff::name_items(&mut lists);
            return Some(Value::List(lists));
        }
        (!tables.is_empty()).then_some(Value::Table(tables))
    }

    fn returned(&self, function: Node<'n>, depth: usize) -> Option<Value> {
        let body = function.child_by_field_name("body")?;
        if body.kind() != "statement_block" {
            return Some(self.value(body, depth + 1));
        }
        let mut cursor = body.walk();
        let statements: Vec<Node<'n>> = body.named_children(&mut cursor).collect();
        if let Some(last) = statements.iter().rev().find(|s| s.kind() == "return_statement") {
            return Some(self.value(last.named_child(0)?, depth + 1));
        }
        // Karma hands its settings to a setter: `config.set({ … })`.
        let call = |s: &Node<'n>| s.named_child(0).filter(|n| n.kind() == "call_expression");
        statements.iter().filter_map(call).find_map(|c| self.call(c, depth + 1))
    }

    fn object(&self, node: Node<'n>, depth: usize) -> Value {
        let mut items = Vec::new();
        let mut cursor = node.walk();
        for member in node.named_children(&mut cursor) {
            match member.kind() {
                "pair" => {
                    let (key, value) =
                        (member.child_by_field_name("key"), member.child_by_field_name("value"));
                    let (Some(key), Some(value)) = (key, value) else { continue };
                    let name = self.slice(key).trim_matches(['"', '\'', '`']);
                    let mut item = Setting::at(name, self.value(value, depth + 1), member);
                    item.value_line = line_number(value.start_position().row);
                    items.push(item);
                }
                "shorthand_property_identifier" => {
                    let value = self.names.get(self.slice(member));
                    let value =
                        value.map_or(Value::Code(self.slice(member).into()), |v| self.value(*v, depth + 8));
                    items.push(Setting::at(self.slice(member), value, member));
                }
                "spread_element" => {
                    let spread = member.named_child(0).map(|inner| self.value(inner, depth + 1));
                    match spread {
                        Some(Value::Table(inner)) => items.extend(inner),
                        _ => items.push(Setting::at(self.slice(member), Value::Null, member)),
                    }
                }
                _ => {}
            }
        }
        Value::Table(items)
    }

    fn array(&self, node: Node<'n>, depth: usize) -> Value {
        let mut items = Vec::new();
        let mut cursor = node.walk();
        for element in node.named_children(&mut cursor).filter(|n| n.kind() != "comment") {
            let value = self.value(element, depth + 1);
            items.push(Setting::at("", value, element));
        }
        super::diff::name_items(&mut items);
        Value::List(items)
    }
}

/// The module-level assignments of a Python file whose values are literals.
pub(super) fn read_python(text: &str, root: Node<'_>) -> Setting {
    let mut items = Vec::new();
    let mut cursor = root.walk();
    for statement in root.named_children(&mut cursor) {
        let assigned = statement.named_child(0);
        let Some(assigned) = assigned.filter(|n| matches!(n.kind(), "assignment" | "augmented_assignment"))
        else {
            continue;
        };
        let (left, right) = (assigned.child_by_field_name("left"), assigned.child_by_field_name("right"));
        if let (Some(left), Some(right)) = (left, right) {
            let name = text.get(left.byte_range()).unwrap_or_default();
            let mut item = Setting::at(name, python_value(text, right, 0), assigned);
            item.value_line = line_number(right.start_position().row);
            items.push(item);
        }
    }
    Setting::at("", Value::Table(items), root)
}

fn python_value(text: &str, node: Node<'_>, depth: usize) -> Value {
    let slice = text.get(node.byte_range()).unwrap_or_default();
    if depth > MAX_DEPTH {
        return Value::Code(slice.to_owned());
    }
    let mut cursor = node.walk();
    match node.kind() {
        "string" => {
            let start = slice.trim_start_matches(|c: char| c.is_ascii_alphabetic());
            Value::Text(start.trim_matches(['"', '\'']).to_owned())
        }
        "integer" | "float" => slice.parse().map_or_else(|_| Value::Code(slice.to_owned()), Value::Number),
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        "none" => Value::Null,
        "list" | "tuple" | "set" => {
            let items = node.named_children(&mut cursor).filter(|n| n.kind() != "comment");
            let items = items.map(|n| Setting::at("", python_value(text, n, depth + 1), n));
            let mut items: Vec<Setting> = items.collect();
            super::diff::name_items(&mut items);
            Value::List(items)
        }
        "dictionary" => {
            let pairs = node.named_children(&mut cursor).filter(|n| n.kind() == "pair");
            let pairs = pairs.filter_map(|p| {
                let key = p.child_by_field_name("key")?;
                let key = text.get(key.byte_range())?.trim_matches(['"', '\'']);
                Some(Setting::at(key, python_value(text, p.child_by_field_name("value")?, depth + 1), p))
            });
            Value::Table(pairs.collect())
        }
        _ => Value::Code(slice.to_owned()),
    }
}
