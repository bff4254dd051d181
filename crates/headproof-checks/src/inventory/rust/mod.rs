//! The checks of Rust files: test functions under any attribute that makes one, table loops, `rstest` and
//! `test_case` cases, properties, and the macros of the usual assertion crates.

mod attributes;
mod body;
mod demands;
mod rows;
mod tokens;

#[cfg(test)]
mod tests;

use tree_sitter::Node;

use self::attributes::Attribute;
use self::body::Reader;
use self::rows::Tables;
use self::tokens::{Token, group, inside, text, tokens};
use super::syntax::{Body, Draft, all_children, children, folded, is_comment, span};
use super::{Function, Gate, GateKind, Import, Inventory, Reach, Strength, TestCase};
use crate::view::SideView;

/// The inventory of one side of a file.
pub(super) fn inventory(side: &SideView<'_>) -> Option<Inventory> {
    let root = side.root()?;
    let reader = Reader { side, tables: Tables::below(root) };
    let mut inventory = Inventory { broken: root.has_error(), ..Inventory::default() };
    let mut todo = vec![Scope { list: root, suite: Vec::new(), gates: Vec::new() }];
    // Scopes are read in the order of the text, so that tests come out in it.
    while let Some(scope) = todo.pop() {
        let mut inner = scope_items(&reader, &scope, &mut inventory);
        inner.reverse();
        todo.extend(inner);
    }
    inventory.tests.sort_by_key(|t| t.line);
    inventory.functions.sort_by_key(|f| f.span.start);
    Some(inventory)
}

/// A list of items: the file, a module, an `impl`.
struct Scope<'t> {
    list: Node<'t>,
    suite: Vec<String>,
    gates: Vec<Gate>,
}

/// Reads the items of a scope and returns the scopes in it.
fn scope_items<'t>(reader: &Reader<'t>, scope: &Scope<'t>, out: &mut Inventory) -> Vec<Scope<'t>> {
    let side = reader.side;
    let mut inner = Vec::new();
    let mut before: Vec<Node<'t>> = Vec::new();
    let mut gates = scope.gates.clone();
    for item in all_children(scope.list) {
        match item.kind() {
            "attribute_item" => {
                before.push(item);
                continue;
            }
            "inner_attribute_item" => {
                let gate = Attribute::read(side, item).and_then(|a| a.gate(side));
                if scope.suite.is_empty() && scope.list.kind() == "source_file" {
                    out.gates.extend(gate.clone());
                }
                gates.extend(gate);
                continue;
            }
            _ if is_comment(item) => {
                if item.child_by_field_name("outer").is_some() {
                    before.push(item);
                }
                continue;
            }
            "use_declaration" => {
                let argument = item.child_by_field_name("argument");
                out.imports.extend(argument.map(|a| imports(side, a)).unwrap_or_default());
            }
            "function_item" => function(reader, item, &before, &scope.suite, &gates, out),
            "mod_item" | "impl_item" | "trait_item" => {
                inner.extend(nested(side, item, &before, &scope.suite, &gates));
            }
            "expression_statement" | "macro_invocation" => {
                let invocation = if item.kind() == "macro_invocation" {
                    Some(item)
                } else {
                    children(item).first().copied()
                };
                if let Some(invocation) = invocation.filter(|i| i.kind() == "macro_invocation") {
                    properties(reader, invocation, &scope.suite, &gates, out);
                }
            }
            _ => {}
        }
        before.clear();
    }
    inner
}

fn nested<'t>(
    side: &SideView<'t>,
    item: Node<'t>,
    before: &[Node<'t>],
    suite: &[String],
    gates: &[Gate],
) -> Option<Scope<'t>> {
    let list = item.child_by_field_name("body")?;
    let mut gates = gates.to_vec();
    gates.extend(attributes(side, before).iter().filter_map(|a| a.gate(side)));
    let mut suite = suite.to_vec();
    if item.kind() == "mod_item" {
        suite.extend(item.child_by_field_name("name").map(|n| side.text_of(n).to_owned()));
    }
    Some(Scope { list, suite, gates })
}

fn attributes<'t>(side: &SideView<'t>, before: &[Node<'t>]) -> Vec<Attribute<'t>> {
    before.iter().filter_map(|n| Attribute::read(side, *n)).collect()
}

fn function<'t>(
    reader: &Reader<'t>,
    item: Node<'t>,
    before: &[Node<'t>],
    suite: &[String],
    gates: &[Gate],
    out: &mut Inventory,
) {
    let side = reader.side;
    let Some((name, block)) = item.child_by_field_name("name").zip(item.child_by_field_name("body")) else {
        return;
    };
    let attributes = attributes(side, before);
    let is_test = attributes.iter().any(Attribute::makes_test);
    let mut body = Body::default();
    for attribute in &attributes {
        attribute.describe(side, &mut body);
    }
    reader.read(block, is_test, &mut body);
    if is_test && attributes.iter().any(Attribute::is_property) {
        property_value(side, block, &mut body);
    }
    name_cells(side, item, &mut body);
    let first = before.first().copied().unwrap_or(item);
    if !is_test {
        out.functions.push(Function {
            name: side.text_of(name).to_owned(),
            span: span(side, first, item),
            assertions: body.assertions,
            calls: body.calls.into_iter().collect(),
            body: folded(side, block),
        });
        return;
    }
    let mut all = gates.to_vec();
    all.extend(attributes.iter().filter_map(|a| a.gate(side)));
    all.append(&mut body.gates);
    let line = side.line_of(name);
    out.tests.push(test_case(
        body,
        side.text_of(name),
        suite,
        all,
        span(side, first, item),
        line,
        folded(side, block),
    ));
}

/// Names the cells of attribute cases by the parameters they are for.
fn name_cells(side: &SideView<'_>, item: Node<'_>, body: &mut Body) {
    let Some(parameters) = item.child_by_field_name("parameters") else { return };
    let names = children(parameters).into_iter().filter_map(|p| p.child_by_field_name("pattern"));
    let names: Vec<String> = names.map(|n| folded(side, n)).collect();
    for row in body.rows.iter_mut().filter(|r| r.keys.is_empty() && r.text.starts_with("#[")) {
        if names.len() == row.cells.len() {
            row.keys.clone_from(&names);
        } else if names.len() + 1 == row.cells.len() && row.text.contains("=>") {
            row.keys = names.iter().cloned().chain(["result".to_owned()]).collect();
        }
    }
}

fn test_case(
    body: Body,
    name: &str,
    suite: &[String],
    gates: Vec<Gate>,
    span: headproof_core::change::LineSpan,
    line: u32,
    text: String,
) -> TestCase {
    TestCase {
        suite: suite.to_vec(),
        name: name.to_owned(),
        span,
        line,
        gates,
        assertions: body.assertions,
        calls: body.calls.into_iter().collect(),
        rows: body.rows,
        mocks: body.mocks,
        limits: body.limits,
        empty: matches!(text.as_str(), "" | "{}" | "{();}" | "{()}"),
        body: text,
    }
}

/// quickcheck checks the value of the function.
fn property_value<'t>(side: &SideView<'t>, block: Node<'t>, body: &mut Body) {
    let Some(last) = children(block).last().copied() else { return };
    if last.kind().ends_with("_statement") || last.kind() == "let_declaration" {
        return;
    }
    for draft in demands::condition(&tokens(side, last)) {
        body.assertions.push(draft.at(side, last, "quickcheck", Reach::Always));
    }
}

/// `proptest! { #[test] fn name(x in 0..10) { ... } }` and `quickcheck! { fn name(x: u8) -> bool { ... } }`.
fn properties<'t>(
    reader: &Reader<'t>,
    invocation: Node<'t>,
    suite: &[String],
    gates: &[Gate],
    out: &mut Inventory,
) {
    let side = reader.side;
    let Some(name) = invocation.child_by_field_name("macro").map(|m| side.text_of(m)) else { return };
    let name = name.rsplit("::").next().unwrap_or(name);
    if !matches!(name, "proptest" | "quickcheck" | "rusty_fork_test" | "loom_test") {
        return;
    }
    let Some(tree) = children(invocation).into_iter().find(|n| n.kind() == "token_tree") else { return };
    let all = tokens(side, tree);
    for (i, token) in all.iter().enumerate() {
        if token.text == "fn" && token.depth == 1 {
            property(reader, &all, i, name, suite, gates, out);
        }
    }
}

fn property<'t>(
    reader: &Reader<'t>,
    all: &[Token<'t>],
    at: usize,
    kind: &str,
    suite: &[String],
    gates: &[Gate],
    out: &mut Inventory,
) -> Option<()> {
    let side = reader.side;
    let name = all.get(at + 1)?;
    let open = (at..all.len()).find(|i| all.get(*i).is_some_and(|t| t.text == "{" && t.depth == 1))?;
    let block = group(all, open)?;
    let inner = inside(block)?;
    // Attributes in front: `#`, `[`, ..., `]`.
    let mut start = at;
    let mut gates = gates.to_vec();
    while let Some(close) = start.checked_sub(1).filter(|i| all.get(*i).is_some_and(|t| t.text == "]")) {
        let from = (0..close).rev().find(|i| all.get(*i).is_some_and(|t| t.text == "[" && t.depth == 1))?;
        if all.get(from + 1).is_some_and(|t| t.text == "ignore") {
            let line = side.line_of(name.node);
            let text = text(all.get(from..=close).unwrap_or_default());
            gates.push(Gate { kind: GateKind::Skip, condition: None, reason: None, line, text });
        }
        start = from.saturating_sub(1);
    }
    let mut body = Body::default();
    reader.read_tokens(inner, Reach::Always, &mut body);
    if kind == "quickcheck" && body.assertions.is_empty() {
        let tail = inner.rsplit(|t| t.text == ";" && t.depth == 2).next().unwrap_or_default();
        let last = tail.first().unwrap_or(name);
        let drafts =
            if tail.is_empty() { vec![Draft::new(Strength::Truth, "")] } else { demands::condition(tail) };
        for draft in drafts {
            body.assertions.push(draft.at(side, last.node, "quickcheck", Reach::Always));
        }
    }
    let first = all.get(start).unwrap_or(name);
    let lines = span(side, first.node, block.last().unwrap_or(name).node);
    out.tests.push(test_case(body, name.text, suite, gates, lines, side.line_of(name.node), text(block)));
    Some(())
}

/// What a `use` brings in, one import for each path.
fn imports(side: &SideView<'_>, argument: Node<'_>) -> Vec<Import> {
    let mut out = Vec::new();
    let mut todo = vec![(argument, String::new())];
    while let Some((node, prefix)) = todo.pop() {
        let path = |n: Option<Node<'_>>| n.map(|n| folded(side, n)).unwrap_or_default();
        let join = |p: &str| if prefix.is_empty() { p.to_owned() } else { format!("{prefix}::{p}") };
        match node.kind() {
            "scoped_use_list" => {
                let inner = node.child_by_field_name("path").map_or(prefix.clone(), |p| join(&path(Some(p))));
                todo.extend(node.child_by_field_name("list").map(|l| (l, inner)));
            }
            "use_list" => todo.extend(children(node).into_iter().rev().map(|c| (c, prefix.clone()))),
            "use_as_clause" => todo.extend(node.child_by_field_name("path").map(|p| (p, prefix.clone()))),
            "use_wildcard" => {
                let module = join(&path(children(node).first().copied()));
                out.push(Import { module, names: Vec::new() });
            }
            _ => {
                let whole = join(&folded(side, node));
                let (module, name) = whole.rsplit_once("::").unwrap_or((whole.as_str(), ""));
                let names = if name.is_empty() { Vec::new() } else { vec![name.to_owned()] };
                out.push(Import { module: module.to_owned(), names });
            }
        }
    }
    merge(out)
}

/// One entry for each module, with all its names.
fn merge(imports: Vec<Import>) -> Vec<Import> {
    let mut out: Vec<Import> = Vec::new();
    for import in imports {
        match out
            .iter_mut()
            .find(|i| i.module == import.module && !i.names.is_empty() && !import.names.is_empty())
        {
            Some(same) => same.names.extend(import.names),
            None => out.push(import),
        }
    }
    out
}
