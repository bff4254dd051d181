//! Tables of inputs with the answers that tests expect, asked before anything is computed.

use headproof_core::change::LineSpan;
use headproof_core::severity::Severity;
use tree_sitter::Node;

use super::super::definitions::{Definition, around, definitions, named_children};
use super::literals::{Telling, atoms, is_literal, telling};
use super::places::places;
use crate::comparison::sees_word;
use crate::inventory::{TestCase, fold};
use crate::rule::{Hit, Sink};
use crate::view::{FileView, SideView};
use crate::walk::{meets, walk};

/// A table of literals under a name.
struct Table {
    name: String,
    line: u32,
    pairs: Vec<(String, String)>,
}

/// A table of this change that a function asks that computed its answers before.
pub(super) struct Lookup {
    pub(super) line: u32,
    table: String,
    function: String,
    /// Whether the table stands in a function.
    inside: bool,
    /// Its inputs that nothing but a test would think of, with their answers.
    pairs: Vec<(String, String)>,
}

/// The tables of this change that functions ask that computed their answers before.
pub(super) fn find(view: &FileView<'_>, before: &SideView<'_>, side: &SideView<'_>) -> Vec<Lookup> {
    const OPENINGS: [&str; 7] = ["= {", "map[", "new Map(", "Map::from(", "dict(", "= &[", "= ["];
    let places = places(view, side, |l| OPENINGS.iter().any(|o| l.contains(o)));
    let mut tables = if places.is_empty() { Vec::new() } else { tables(view, side, &places) };
    tables.iter_mut().for_each(|t| t.pairs.retain(|(key, value)| is_telling(key, value) || is_odd(key)));
    tables.retain(|t| !t.pairs.is_empty());
    if tables.is_empty() {
        return Vec::new();
    }
    let (old, all) = (definitions(before), definitions(side));
    let computed = |d: &Definition<'_>| {
        old.iter().any(|o| o.name == d.name && o.owner == d.owner && !o.statements().is_empty())
    };
    let mut out = Vec::new();
    for table in tables {
        let inside = around(&all, table.line);
        let asks = |d: &&Definition<'_>| {
            let own = inside.is_none_or(|i| i.first == d.first);
            own && computed(d) && view.file.touches_after(d.first, d.last) && answers(side, d, &table)
        };
        if let Some(by) = all.iter().find(asks) {
            let (function, inside) = (by.name.to_owned(), inside.is_some());
            out.push(Lookup { line: table.line, table: table.name, function, inside, pairs: table.pairs });
        }
    }
    out
}

impl Lookup {
    pub(super) fn report(&self, side: &SideView<'_>, tests: &[&TestCase], sink: &mut Sink<'_>) {
        let seen = self.pairs.iter().any(|(key, value)| tests.iter().any(|t| is_expected(t, key, value)));
        let severity = match (seen, self.inside) {
            (false, _) if !self.pairs.iter().any(|(key, value)| is_telling(key, value)) => return,
            (true, true) => Severity::Major,
            (true, false) | (false, true) => Severity::Minor,
            (false, false) => return,
        };
        let title =
            format!("`{}` looks answers up in `{}` instead of computing them", self.function, self.table);
        sink.report(Hit::at(side, self.line, 1, title).severity(severity));
    }
}

/// Whether an input is one that nothing but a test would think of.
fn is_telling(key: &str, value: &str) -> bool {
    let several = atoms(key).len() > 1 && telling(key) == Telling::Odd;
    let number = key.parse::<f64>().is_ok() && telling(key) == Telling::Odd;
    let sentence = key.contains(' ') && key.starts_with(['"', '\'']);
    (several || number || sentence) && !atoms(value).is_empty()
}

/// Whether an input holds digits among other things: nothing that names a kind, though a code may look so.
fn is_odd(key: &str) -> bool {
    key.starts_with(['"', '\''])
        && key.len() >= 8
        && telling(key) == Telling::Odd
        && key.bytes().any(|b| b.is_ascii_digit())
}

/// Whether a function gives back what the table holds for an input, and goes on where it holds nothing.
fn answers(side: &SideView<'_>, definition: &Definition<'_>, table: &Table) -> bool {
    let text = side.text_of(definition.body);
    let gives = text.lines().any(|l| {
        let asked = sees_word(l, &table.name) && !l.contains("= {") && !l.contains("= map[");
        asked && [".get(", "[", ".has(", " in ", ".iter()"].iter().any(|w| l.contains(w))
    });
    let otherwise =
        text.lines().any(|l| sees_word(l, &table.name) && ["??", "||", " or "].iter().any(|w| l.contains(w)));
    gives && (otherwise || text.matches("return").count() + text.matches("Some(").count() > 1)
}

/// Whether a test holds an input and the answer to it in one row or assertion.
fn is_expected(test: &TestCase, key: &str, value: &str) -> bool {
    let wanted: Vec<String> = atoms(key).into_iter().chain(atoms(value)).map(|w| fold(&w)).collect();
    let holds = |text: &str| wanted.iter().all(|w| text.contains(w.as_str()));
    test.rows.iter().any(|r| holds(&r.text)) || test.assertions.iter().any(|a| holds(&a.text))
}

fn tables(view: &FileView<'_>, side: &SideView<'_>, places: &[LineSpan]) -> Vec<Table> {
    let Some(root) = side.root() else { return Vec::new() };
    let mut out = Vec::new();
    walk(root, |node, _| {
        if !meets(node, places) {
            return false;
        }
        let named = matches!(
            node.kind(),
            "assignment"
                | "variable_declarator"
                | "short_var_declaration"
                | "var_spec"
                | "let_declaration"
                | "const_item"
                | "static_item"
        );
        let line = side.line_of(node);
        if named && view.file.added_line(line) {
            out.extend(table(side, node, line));
        }
        true
    });
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
