//! The checks of Go files: test functions, subtests, tables, suites of testify and gocheck, ginkgo, examples and
//! fuzz tests.

mod body;
mod calls;
mod conditions;
mod ginkgo;
mod libraries;
mod rows;

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use tree_sitter::Node;

use self::body::{Reader, Subtest};
use self::calls::Call;
use self::libraries::Libraries;
use self::rows::Tables;
use super::syntax::{Body, Draft, all_children, children, descendants, folded, gate, span, unquoted};
use super::{Function, Gate, GateKind, Import, Inventory, Reach, Strength, TestCase, fold};
use crate::view::SideView;

/// The inventory of one side of a file.
pub(super) fn inventory(side: &SideView<'_>) -> Option<Inventory> {
    let root = side.root()?;
    let reader = Reader {
        side,
        tables: Tables::below(root),
        libraries: Libraries::find(side, root),
        failing: failing(side, root),
    };
    let mut out =
        Inventory { broken: root.has_error(), gates: build_tags(side, root), ..Inventory::default() };
    let mut documented: Option<Node<'_>> = None;
    for item in all_children(root) {
        match item.kind() {
            "comment" => {
                let adjoins = documented.is_some_and(|d| side.last_line_of(d) + 1 >= side.line_of(item));
                if documented.is_none() || !adjoins {
                    documented = Some(item);
                }
                continue;
            }
            "import_declaration" => out.imports.extend(imports(side, item)),
            "function_declaration" | "method_declaration" => {
                let near = documented.filter(|d| {
                    let lines = item.start_position().row.saturating_sub(d.start_position().row);
                    (1..60).contains(&lines)
                });
                function(&reader, item, near.unwrap_or(item), &mut out);
            }
            "var_declaration" if side.text.as_str().contains("ginkgo") => {
                ginkgo::read(&reader, item, &mut out)
            }
            _ => {}
        }
        if item.is_named() {
            documented = None;
        }
    }
    out.tests.sort_by_key(|t| (t.line, t.span.start));
    out.functions.sort_by_key(|f| f.span.start);
    Some(out)
}

/// The functions of a file that do nothing but word a failure and fail the test with it.
fn failing<'t>(side: &SideView<'t>, root: Node<'t>) -> BTreeSet<&'t str> {
    let fails = |item: &Node<'t>| {
        let body = item.child_by_field_name("body")?;
        let mut statements = children(body);
        if let [list] = statements.as_slice()
            && list.kind() == "statement_list"
        {
            statements = children(*list);
        }
        let handed = item.child_by_field_name("parameters").is_some_and(|p| {
            let text = side.text_of(p);
            text.contains("testing.T")
        });
        let at_top = statements.into_iter().filter(|s| s.kind() == "expression_statement").any(|s| {
            let call = children(s).first().and_then(|c| Call::of(side, *c));
            call.is_some_and(|c| c.operand.is_some() && calls::fails(side, &c))
        });
        (handed && at_top).then(|| item.child_by_field_name("name").map(|n| side.text_of(n)))?
    };
    children(root).iter().filter(|i| i.kind() == "function_declaration").filter_map(fails).collect()
}

/// What a function is to the test runner.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Test,
    Example,
    Other,
}

fn role(side: &SideView<'_>, item: Node<'_>, name: &str) -> Role {
    let parameters = item.child_by_field_name("parameters").map(|p| side.text_of(p)).unwrap_or_default();
    let prefixed =
        |prefix: &str| name.strip_prefix(prefix).is_some_and(|r| !r.starts_with(char::is_lowercase));
    let method = item.kind() == "method_declaration";
    if prefixed("Test") && name != "TestMain" {
        let suited = method && (parameters == "()" || parameters.contains(".C)"));
        if parameters.contains("testing.T") || suited {
            return Role::Test;
        }
    }
    if prefixed("Fuzz") && parameters.contains("testing.F") {
        return Role::Test;
    }
    if prefixed("Example") && !method && parameters == "()" {
        return Role::Example;
    }
    Role::Other
}

fn function<'t>(reader: &Reader<'t>, item: Node<'t>, first: Node<'t>, out: &mut Inventory) {
    let side = reader.side;
    let (Some(name), Some(block)) = (item.child_by_field_name("name"), item.child_by_field_name("body"))
    else {
        return;
    };
    let name = side.text_of(name);
    let (receiver, kind) = receiver(side, item);
    let mut body = Body::default();
    let subtests = reader.read(block, receiver, &mut body);
    let role = role(side, item, name);
    let output = if role == Role::Example { example_output(side, block) } else { None };
    if let Some((comment, text)) = &output {
        let draft = Draft::new(Strength::Equality, "output").expecting(text.clone(), true);
        body.assertions.push(draft.at(side, *comment, "Output", Reach::Always));
    }
    let is_test = role == Role::Test || output.is_some();
    if !is_test {
        out.functions.push(Function {
            name: name.to_owned(),
            span: span(side, first, item),
            assertions: body.assertions,
            calls: body.calls.into_iter().collect(),
            body: folded(side, block),
        });
        // Helpers hold subtests too: their checks count for the helper.
        if let Some(function) = out.functions.last_mut() {
            let mut inner = Body::default();
            let mut todo = subtests;
            while let Some(subtest) = todo.pop() {
                let block = subtest.function.child_by_field_name("body").unwrap_or(subtest.function);
                todo.extend(reader.read(block, receiver, &mut inner));
            }
            function.assertions.append(&mut inner.assertions);
            function.assertions.sort_by_key(|a| (a.span.start, a.span.len));
            function.calls.extend(inner.calls);
            function.calls.sort_unstable();
            function.calls.dedup();
        }
        return;
    }
    let suite: Vec<String> = kind.map(str::to_owned).into_iter().collect();
    let mut gates = out.gates.clone();
    gates.append(&mut body.gates);
    let lines = (first, item);
    let title = name.to_owned();
    let context = Context { suite, title, gates, line: side.line_of(item), receiver, lines, block };
    tests(reader, context, body, subtests, out);
}

/// Where a test stands while it and its subtests are listed.
struct Context<'t> {
    suite: Vec<String>,
    title: String,
    gates: Vec<Gate>,
    line: u32,
    receiver: &'t str,
    lines: (Node<'t>, Node<'t>),
    block: Node<'t>,
}

/// Lists a test and, below it, its named subtests. One that only holds subtests is their suite.
fn tests<'t>(
    reader: &Reader<'t>,
    context: Context<'t>,
    body: Body,
    subtests: Vec<Subtest<'t>>,
    out: &mut Inventory,
) {
    let side = reader.side;
    let mut todo = vec![(context, body, subtests)];
    while let Some((context, body, subtests)) = todo.pop() {
        let suite: Vec<String> = context.suite.iter().cloned().chain([context.title.clone()]).collect();
        for subtest in &subtests {
            let block = subtest.function.child_by_field_name("body").unwrap_or(subtest.function);
            let mut inner = Body::default();
            let nested = reader.read(block, context.receiver, &mut inner);
            let mut gates = context.gates.clone();
            if let Some(condition) = &subtest.condition {
                gates.push(Gate {
                    kind: GateKind::Platform,
                    condition: Some(condition.to_string()),
                    reason: None,
                    line: side.line_of(subtest.call),
                    text: format!("if {condition}"),
                });
            }
            gates.append(&mut inner.gates);
            let title = unquoted(side.text_of(subtest.title)).map(fold).unwrap_or_default();
            let context = Context {
                suite: suite.clone(),
                title,
                gates,
                line: side.line_of(subtest.call),
                receiver: context.receiver,
                lines: (subtest.call, subtest.call),
                block,
            };
            todo.push((context, inner, nested));
        }
        if subtests.is_empty() || !body.assertions.is_empty() || !body.rows.is_empty() {
            out.tests.push(test_case(side, context, body));
        }
    }
}

fn test_case<'t>(side: &SideView<'t>, context: Context<'t>, body: Body) -> TestCase {
    let text = folded(side, context.block);
    TestCase {
        suite: context.suite,
        name: context.title,
        span: span(side, context.lines.0, context.lines.1),
        line: context.line,
        gates: context.gates,
        assertions: body.assertions,
        calls: body.calls.into_iter().collect(),
        rows: body.rows,
        mocks: body.mocks,
        limits: body.limits,
        empty: text == "{}",
        body: text,
    }
}

/// The receiver's name and type.
fn receiver<'t>(side: &SideView<'t>, item: Node<'t>) -> (&'t str, Option<&'t str>) {
    let parameter = item.child_by_field_name("receiver").and_then(|r| children(r).first().copied());
    let Some(parameter) = parameter else { return ("", None) };
    let name = parameter.child_by_field_name("name").map(|n| side.text_of(n)).unwrap_or_default();
    let kind = parameter.child_by_field_name("type");
    let kind = kind.and_then(|k| descendants(k, |_| true).find(|n| n.kind() == "type_identifier"));
    (name, kind.map(|k| side.text_of(k)))
}

/// The `// Output:` comment at the end of an example, which is what is compared.
fn example_output<'t>(side: &SideView<'t>, block: Node<'t>) -> Option<(Node<'t>, String)> {
    let comments: Vec<Node<'t>> = descendants(block, |n| matches!(n.kind(), "block" | "statement_list"))
        .filter(|n| n.kind() == "comment")
        .collect();
    let said = |n: &Node<'t>| side.text_of(*n).trim_start_matches(['/', '*', ' ']).to_owned();
    let start = comments.iter().rposition(|c| {
        let text = said(c).to_ascii_lowercase();
        text.starts_with("output:") || text.starts_with("unordered output:")
    })?;
    let lines: Vec<String> = comments.get(start..)?.iter().map(said).collect();
    Some((*comments.get(start)?, fold(&lines.join("\n"))))
}

/// Build tags in front of the package clause.
fn build_tags(side: &SideView<'_>, root: Node<'_>) -> Vec<Gate> {
    let mut out = Vec::new();
    for item in all_children(root) {
        if item.kind() != "comment" {
            break;
        }
        let text = side.text_of(item).trim();
        let Some(condition) = text.strip_prefix("//go:build ").or_else(|| text.strip_prefix("// +build "))
        else {
            continue;
        };
        let condition = condition.trim();
        let never = matches!(condition, "ignore" | "never" | "none" | "disabled" | "skip");
        let (kind, condition) =
            if never { (GateKind::Skip, None) } else { (GateKind::Platform, Some(fold(condition))) };
        out.push(Gate { text: fold(text), ..gate(side, item, kind, condition) });
    }
    out
}

fn imports(side: &SideView<'_>, declaration: Node<'_>) -> Vec<Import> {
    let specs = descendants(declaration, |_| true).filter(|n| n.kind() == "import_spec");
    let path = |s: Node<'_>| {
        s.child_by_field_name("path").and_then(|p| unquoted(side.text_of(p)).map(str::to_owned))
    };
    specs.filter_map(path).map(|module| Import { module, names: Vec::new() }).collect()
}
