//! The checks of JavaScript and TypeScript files: jest, vitest, mocha, jasmine, node:test, playwright, cypress, ava,
//! tape, tap, QUnit and Deno, told by the shape of their calls.

mod body;
mod chains;
mod checks;
mod conditions;
mod declarations;
mod matchers;
mod rows;
mod standins;
mod switches;

#[cfg(test)]
mod tests;

use std::rc::Rc;

use tree_sitter::Node;

use self::body::{Reader, Test, is_empty};
use self::chains::{Chain, bare, is_function, string_of};
use self::declarations::{Aliases, Declaration, Kind, declaration};
use self::rows::Tables;
use self::switches::{Switch, switch};
use super::syntax::{Body, children, descendants, folded, gate, span};
use super::{Function, Gate, GateKind, Import, Inventory, Limit, Row, TestCase};
use crate::view::SideView;

/// Functions inside functions that are listed at the most.
const MAX_DEPTH: u32 = 6;

/// What acts on every test of a scope.
#[derive(Clone, Default)]
struct Scope<'t> {
    suite: Vec<String>,
    gates: Vec<Gate>,
    limits: Vec<Limit>,
    rows: Vec<Row>,
    /// The first parameter of the test around, for its subtests.
    context: &'t str,
    functions: u32,
}

/// The inventory of one side of a file.
pub(super) fn inventory(side: &SideView<'_>) -> Option<Inventory> {
    let root = side.root()?;
    let reader = Reader { side, tables: Tables::below(root), aliases: Aliases::find(side, root) };
    let mut out = Inventory { broken: root.has_error(), ..Inventory::default() };
    let mut top = Scope::default();
    switches_of(&reader, root, &mut top);
    out.gates.clone_from(&top.gates);
    let mut todo = vec![(root, Rc::new(top))];
    while let Some((node, scope)) = todo.pop() {
        let mut below = visit(&reader, node, &scope, &mut out);
        below.reverse();
        todo.extend(below);
    }
    out.tests.sort_by_key(|t| (t.line, t.span.start));
    out.functions.sort_by_key(|f| f.span.start);
    Some(out)
}

type Below<'t> = Vec<(Node<'t>, Rc<Scope<'t>>)>;

fn visit<'t>(reader: &Reader<'t>, node: Node<'t>, scope: &Rc<Scope<'t>>, out: &mut Inventory) -> Below<'t> {
    let side = reader.side;
    let all = |scope: &Rc<Scope<'t>>| children(node).into_iter().map(|n| (n, scope.clone())).collect();
    match node.kind() {
        "import_statement" => {
            out.imports.extend(import(side, node));
            Vec::new()
        }
        "call_expression" => call(reader, node, scope, out),
        "if_statement" => {
            let Some(test) = node.child_by_field_name("condition") else { return all(scope) };
            let condition = folded(side, bare(test));
            let mut below = vec![(test, scope.clone())];
            let ways = [("consequence", condition.clone()), ("alternative", format!("!({condition})"))];
            for (field, condition) in ways {
                let Some(way) = node.child_by_field_name(field) else { continue };
                let mut inner = Scope::clone(scope);
                inner.gates.push(Gate {
                    text: format!("if({condition})"),
                    ..gate(side, test, GateKind::Platform, Some(condition))
                });
                below.push((way, Rc::new(inner)));
            }
            below
        }
        "for_in_statement" => {
            let rows = node.child_by_field_name("right").map(|v| reader.tables.rows(side, v, None));
            match rows.filter(|r| !r.is_empty()) {
                Some(rows) => all(&Rc::new(Scope { rows, ..Scope::clone(scope) })),
                None => all(scope),
            }
        }
        "function_declaration" | "method_definition" | "generator_function_declaration" => {
            let name = node.child_by_field_name("name").map(|n| side.text_of(n)).unwrap_or_default();
            function(reader, node, node, name, scope, out)
        }
        "variable_declarator" => {
            let (name, value) = (node.child_by_field_name("name"), node.child_by_field_name("value"));
            let (Some(name), Some(value)) = (name, value) else { return all(scope) };
            out.imports.extend(required(side, name, value));
            if is_function(bare(value)) {
                return function(reader, node, bare(value), side.text_of(name), scope, out);
            }
            all(scope)
        }
        "assignment_expression" => {
            out.mocks.extend(standins::assigned(side, node));
            all(scope)
        }
        _ => all(scope),
    }
}

fn call<'t>(reader: &Reader<'t>, node: Node<'t>, scope: &Rc<Scope<'t>>, out: &mut Inventory) -> Below<'t> {
    let side = reader.side;
    let chain = Chain::of(side, node);
    if let Some(declared) = declaration(side, &chain, node, scope.context, &reader.tables, &reader.aliases) {
        return match declared.kind {
            Kind::Test => test(reader, node, declared, scope, out),
            Kind::Suite => suite(reader, declared, scope),
            Kind::Hook => hook(reader, node, &chain, declared, out),
        };
    }
    out.mocks.extend(standins::stand_in(side, &chain, node));
    let mut below: Below<'t> = chain.root.map(|r| (r, scope.clone())).into_iter().collect();
    for (i, link) in chain.links.iter().enumerate() {
        let Some(arguments) = link.arguments else { continue };
        let args = link.args();
        let mut inner = scope.clone();
        if matches!(link.name, "forEach" | "map") {
            let list = i.checked_sub(1).and_then(|p| chain.links.get(p)).map(|l| l.node).or(chain.root);
            let rows = list.map(|l| reader.tables.rows(side, l, args.first().copied())).unwrap_or_default();
            if !rows.is_empty() {
                inner = Rc::new(Scope { rows, ..Scope::clone(scope) });
            }
        }
        below.push((arguments, inner));
    }
    below
}

fn suite<'t>(reader: &Reader<'t>, declared: Declaration<'t>, scope: &Scope<'t>) -> Below<'t> {
    let Some(callback) = declared.callback else { return Vec::new() };
    let mut inner = scope.clone();
    inner.suite.push(declared.title);
    inner.gates.extend(declared.gates);
    inner.limits.extend(declared.limits);
    inner.rows.extend(declared.rows);
    let body = callback.child_by_field_name("body").unwrap_or(callback);
    switches_of(reader, body, &mut inner);
    vec![(body, Rc::new(inner))]
}

fn test<'t>(
    reader: &Reader<'t>,
    node: Node<'t>,
    declared: Declaration<'t>,
    scope: &Scope<'t>,
    out: &mut Inventory,
) -> Below<'t> {
    let side = reader.side;
    let mut body = Body::default();
    let mut nested = Vec::new();
    let mut inner = scope.clone();
    inner.suite.push(declared.title.clone());
    let (mut text, mut empty) = (String::new(), false);
    if let Some(callback) = declared.callback {
        let about = Test::of(side, callback);
        inner.context = about.context;
        nested = reader.read(callback, &about, &mut body);
        text = callback.child_by_field_name("body").map(|b| folded(side, b)).unwrap_or_default();
        empty = is_empty(callback);
    }
    let mut gates = scope.gates.clone();
    gates.extend(declared.gates);
    gates.append(&mut body.gates);
    let mut limits = scope.limits.clone();
    limits.extend(declared.limits);
    limits.append(&mut body.limits);
    inner.gates.clone_from(&gates);
    let mut rows = scope.rows.clone();
    rows.extend(declared.rows);
    rows.append(&mut body.rows);
    // A test that only holds subtests is their suite.
    if nested.is_empty() || !body.assertions.is_empty() {
        out.tests.push(TestCase {
            suite: scope.suite.clone(),
            name: declared.title,
            span: span(side, node, node),
            line: declared.line,
            gates,
            assertions: body.assertions,
            calls: body.calls.into_iter().collect(),
            rows,
            mocks: body.mocks,
            limits,
            body: text,
            empty,
        });
    }
    let inner = Rc::new(inner);
    nested.into_iter().map(|n| (n, inner.clone())).collect()
}

fn hook<'t>(
    reader: &Reader<'t>,
    node: Node<'t>,
    chain: &Chain<'t>,
    declared: Declaration<'t>,
    out: &mut Inventory,
) -> Below<'t> {
    let Some(callback) = declared.callback else { return Vec::new() };
    let name = chain.last().filter(|l| !l.name.is_empty()).map_or("hook", |l| l.name);
    let mut body = Body::default();
    reader.read(callback, &Test::of(reader.side, callback), &mut body);
    out.mocks.append(&mut body.mocks);
    out.functions.push(Function {
        name: name.to_owned(),
        span: span(reader.side, node, node),
        assertions: body.assertions,
        calls: body.calls.into_iter().collect(),
        body: callback.child_by_field_name("body").map(|b| folded(reader.side, b)).unwrap_or_default(),
    });
    Vec::new()
}

/// A function that is no test; tests declared in it are found below.
fn function<'t>(
    reader: &Reader<'t>,
    whole: Node<'t>,
    function: Node<'t>,
    name: &str,
    scope: &Rc<Scope<'t>>,
    out: &mut Inventory,
) -> Below<'t> {
    let Some(block) = function.child_by_field_name("body") else { return Vec::new() };
    if scope.functions < MAX_DEPTH {
        let mut body = Body::default();
        reader.read(function, &Test::of(reader.side, function), &mut body);
        out.functions.push(Function {
            name: name.to_owned(),
            span: span(reader.side, whole, whole),
            assertions: body.assertions,
            calls: body.calls.into_iter().collect(),
            body: folded(reader.side, block),
        });
    }
    let inner = Scope { functions: scope.functions + 1, ..Scope::clone(scope) };
    vec![(block, Rc::new(inner))]
}

/// Statements of a scope that switch or limit all its tests, hooks that skip included.
fn switches_of<'t>(reader: &Reader<'t>, block: Node<'t>, scope: &mut Scope<'t>) {
    let side = reader.side;
    for statement in children(block).into_iter().filter(|n| n.kind() == "expression_statement") {
        let Some(node) = children(statement).first().map(|n| bare(*n)) else { continue };
        if node.kind() != "call_expression" {
            continue;
        }
        let chain = Chain::of(side, node);
        match switch(side, &chain, node, "", None) {
            Some(Switch::Gate(gate)) => scope.gates.push(gate),
            Some(Switch::Limits(limits)) => scope.limits.extend(limits),
            None => {}
        }
        let declared = declaration(side, &chain, node, "", &reader.tables, &reader.aliases);
        if let Some(Declaration { kind: Kind::Hook, callback: Some(callback), .. }) = declared {
            let mut body = Body::default();
            reader.read(callback, &Test::of(side, callback), &mut body);
            scope.gates.append(&mut body.gates);
        }
    }
}

fn import(side: &SideView<'_>, node: Node<'_>) -> Option<Import> {
    let module = string_of(side, node.child_by_field_name("source")?)?.to_owned();
    let clause = children(node).into_iter().find(|n| n.kind() == "import_clause");
    let mut names = Vec::new();
    for part in clause.map(children).unwrap_or_default() {
        match part.kind() {
            "identifier" => names.push(side.text_of(part).to_owned()),
            "named_imports" => names.extend(
                children(part)
                    .into_iter()
                    .filter_map(|s| s.child_by_field_name("name"))
                    .map(|n| side.text_of(n).to_owned()),
            ),
            _ => {}
        }
    }
    Some(Import { module, names })
}

/// `const { a, b } = require("./x")`, `const x = await import("./x")`.
fn required<'t>(side: &SideView<'t>, name: Node<'t>, value: Node<'t>) -> Option<Import> {
    let chain = Chain::of(side, value);
    let first = chain.links.first().filter(|l| matches!(l.name, "require" | "import") && l.is_called())?;
    let module = string_of(side, *first.args().first()?)?.to_owned();
    let names = match name.kind() {
        "identifier" => vec![side.text_of(name).to_owned()],
        _ => descendants(name, |_| true)
            .filter(|n| matches!(n.kind(), "shorthand_property_identifier_pattern" | "property_identifier"))
            .map(|n| side.text_of(n).to_owned())
            .collect(),
    };
    Some(Import { module, names })
}
