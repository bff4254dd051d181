//! Tables of inputs with the answers that tests expect, asked before anything is computed.

use headproof_core::severity::Severity;
use tree_sitter::Node;

use super::super::definitions::{Definition, around, definitions, named_children};
use super::literals::{Telling, atoms, is_literal, telling};
use crate::comparison::{FileTests, sees_word};
use crate::inventory::TestCase;
use crate::rule::{Hit, Sink};
use crate::view::SideView;

/// A table of literals under a name.
struct Table {
    name: String,
    line: u32,
    pairs: Vec<(String, String)>,
}

/// Reports tables of this change that a function asks that computed its answers before.
pub(super) fn check(file: &FileTests<'_>, side: &SideView<'_>, tests: &[&TestCase], sink: &mut Sink<'_>) {
    const OPENINGS: [&str; 5] = ["= {", "map[", "new Map(", "Map::from(", "dict("];
    if !file.view.added_lines().any(|(_, l)| OPENINGS.iter().any(|o| l.contains(o))) {
        return;
    }
    let Some(before) = file.view.before.as_ref() else { return };
    let (old, all) = (definitions(before), definitions(side));
    let computed = |d: &Definition<'_>| {
        old.iter().any(|o| o.name == d.name && o.owner == d.owner && !o.statements().is_empty())
    };
    for table in tables(file, side) {
        let pairs = table.pairs.iter().filter(|(key, value)| is_telling(key, value));
        let pairs: Vec<&(String, String)> = pairs.collect();
        let inside = around(&all, table.line);
        let asks = |d: &&Definition<'_>| {
            let own = inside.is_none_or(|i| i.first == d.first);
            own && computed(d) && file.view.file.touches_after(d.first, d.last) && answers(side, d, &table)
        };
        let Some(by) = all.iter().find(asks) else { continue };
        let seen = pairs.iter().any(|(key, value)| tests.iter().any(|t| is_expected(t, key, value)));
        let severity = match (seen, inside.is_some()) {
            _ if pairs.is_empty() => continue,
            (true, true) => Severity::Major,
            (true, false) | (false, true) => Severity::Minor,
            (false, false) => continue,
        };
        let title = format!("`{}` looks answers up in `{}` instead of computing them", by.name, table.name);
        sink.report(Hit::at(side, table.line, 1, title).severity(severity));
    }
}

/// Whether an input is one that nothing but a test would think of.
fn is_telling(key: &str, value: &str) -> bool {
    let several = atoms(key).len() > 1 && telling(key) == Telling::Odd;
    let number = key.parse::<f64>().is_ok() && telling(key) == Telling::Odd;
    let sentence = key.contains(' ') && key.starts_with(['"', '\'']);
    (several || number || sentence) && !atoms(value).is_empty()
}

/// Whether a function gives back what the table holds for an input, and goes on where it holds nothing.
fn answers(side: &SideView<'_>, definition: &Definition<'_>, table: &Table) -> bool {
    let text = side.text_of(definition.body);
    let gives = text.lines().any(|l| {
        let asked = sees_word(l, &table.name) && !l.contains("= {") && !l.contains("= map[");
        asked && [".get(", "[", ".has(", " in "].iter().any(|w| l.contains(w))
    });
    gives && text.matches("return").count() + text.matches("Some(").count() > 1
}

/// Whether a test holds an input and the answer to it in one row or assertion.
fn is_expected(test: &TestCase, key: &str, value: &str) -> bool {
    let wanted: Vec<String> = atoms(key).into_iter().chain(atoms(value)).collect();
    let holds = |text: &str| wanted.iter().all(|w| text.contains(w.as_str()));
    test.rows.iter().any(|r| holds(&r.text)) || test.assertions.iter().any(|a| holds(&a.text))
}

fn tables(file: &FileTests<'_>, side: &SideView<'_>) -> Vec<Table> {
    let Some(root) = side.root() else { return Vec::new() };
    let inline = |line: u32| file.sides.after.iter().flat_map(|i| &i.tests).any(|t| t.span.contains(line));
    let mut out = Vec::new();
    let mut todo = vec![root];
    while let Some(node) = todo.pop() {
        let named = matches!(
            node.kind(),
            "assignment" | "variable_declarator" | "short_var_declaration" | "var_spec" | "let_declaration"
        );
        let line = side.line_of(node);
        if named && file.view.file.added_line(line) && !inline(line) {
            out.extend(table(side, node, line));
        }
        todo.extend(named_children(node));
    }
    out.sort_by_key(|t| t.line);
    out
}

fn table(side: &SideView<'_>, node: Node<'_>, line: u32) -> Option<Table> {
    let field = |name| node.child_by_field_name(name);
    let name = field("left").or_else(|| field("name")).or_else(|| field("pattern"))?;
    let name = side.text_of(name).trim().to_owned();
    let value = field("right").or_else(|| field("value"))?;
    let mut pairs = Vec::new();
    let mut todo = vec![value];
    while let Some(at) = todo.pop() {
        let parts = named_children(at);
        let pair = match at.kind() {
            "pair" | "keyed_element" => parts.first().zip(parts.get(1)),
            "array" | "tuple_expression" if parts.len() == 2 => {
                let deeper = at.parent().is_some_and(|p| matches!(p.kind(), "array" | "array_expression"));
                deeper.then(|| parts.first().zip(parts.get(1))).flatten()
            }
            _ => None,
        };
        if let Some((key, value)) = pair {
            let (key, value) = (side.text_of(*key).trim(), side.text_of(*value).trim());
            if is_literal(key) && is_literal(value) {
                pairs.push((key.to_owned(), value.to_owned()));
            }
        } else {
            todo.extend(parts);
        }
    }
    (!pairs.is_empty()).then_some(Table { name, line, pairs })
}
