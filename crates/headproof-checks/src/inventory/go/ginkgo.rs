//! ginkgo: `Describe`, `It`, `DescribeTable` and their focused and pending forms.

use tree_sitter::Node;

use super::body::Reader;
use super::calls::Call;
use crate::inventory::syntax::{Body, children, descendants, folded, gate, span, unquoted};
use crate::inventory::{Function, Gate, GateKind, Inventory, Row, TestCase, fold};

/// Reads `var _ = Describe(...)`.
pub(super) fn read<'t>(reader: &Reader<'t>, declaration: Node<'t>, out: &mut Inventory) {
    let gates = out.gates.clone();
    let mut todo: Vec<(Node<'t>, Vec<String>, Vec<Gate>)> = vec![(declaration, Vec::new(), gates)];
    while let Some((node, suite, gates)) = todo.pop() {
        let call = Call::of(reader.side, node);
        let Some((call, kind, gate_kind)) = call.and_then(|c| word(c.name).map(|(k, g)| (c, k, g))) else {
            todo.extend(children(node).into_iter().rev().map(|n| (n, suite.clone(), gates.clone())));
            continue;
        };
        let mut gates = gates;
        gates.extend(
            gate_kind.map(|k| Gate { text: call.name.to_owned(), ..gate(reader.side, node, k, None) }),
        );
        gates.extend(decorators(reader, &call));
        let function = call.args.iter().rev().copied().find(|a| a.kind() == "func_literal");
        let title = call
            .args
            .first()
            .map(|a| unquoted(reader.side.text_of(*a)).map_or_else(|| folded(reader.side, *a), fold));
        let title = title.unwrap_or_default();
        match (kind, function) {
            (Word::Suite, Some(function)) => {
                let suite = suite.into_iter().chain([title]).collect();
                todo.push((function, suite, gates));
            }
            (Word::Hook, Some(function)) => hook(reader, node, call.name, function, out),
            (Word::Test | Word::Table, _) => {
                out.tests.push(test(reader, &call, function, suite, title, gates));
            }
            _ => {}
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Suite,
    Test,
    Table,
    Hook,
}

fn word(name: &str) -> Option<(Word, Option<GateKind>)> {
    let (plain, gate) = match name.as_bytes() {
        [b'F', second, ..] if second.is_ascii_uppercase() => (name.get(1..)?, Some(GateKind::Focus)),
        [b'P' | b'X', second, ..] if second.is_ascii_uppercase() => (name.get(1..)?, Some(GateKind::Skip)),
        _ => (name, None),
    };
    let word = match plain {
        "Describe" | "Context" | "When" => Word::Suite,
        "It" | "Specify" => Word::Test,
        "DescribeTable" => Word::Table,
        "BeforeEach" | "AfterEach" | "JustBeforeEach" | "BeforeSuite" | "AfterSuite" => Word::Hook,
        _ => return None,
    };
    Some((word, gate))
}

/// `Pending` and `Focus` handed in as an argument.
fn decorators(reader: &Reader<'_>, call: &Call<'_>) -> Vec<Gate> {
    let kind = |text: &str| match text {
        "Pending" | "ginkgo.Pending" => Some(GateKind::Skip),
        "Focus" | "ginkgo.Focus" => Some(GateKind::Focus),
        _ => None,
    };
    let args = call.args.iter();
    args.filter_map(|a| kind(reader.side.text_of(*a)).map(|k| gate(reader.side, *a, k, None))).collect()
}

fn test<'t>(
    reader: &Reader<'t>,
    call: &Call<'t>,
    function: Option<Node<'t>>,
    suite: Vec<String>,
    name: String,
    mut gates: Vec<Gate>,
) -> TestCase {
    let side = reader.side;
    let mut body = Body::default();
    let block = function.and_then(|f| f.child_by_field_name("body"));
    if let Some(block) = block {
        reader.read(block, "", &mut body);
    }
    for entry in call.args.iter().filter_map(|a| Call::of(side, *a)) {
        if matches!(entry.name, "Entry" | "FEntry" | "PEntry" | "XEntry") {
            let cells = entry.args.iter().map(|a| folded(side, *a)).collect();
            let (text, line) = (folded(side, entry.node), side.line_of(entry.node));
            let kind = match entry.name {
                "FEntry" => Some(GateKind::Focus),
                "PEntry" | "XEntry" => Some(GateKind::Skip),
                _ => None,
            };
            gates.extend(kind.map(|k| Gate { text: text.clone(), ..gate(side, entry.node, k, None) }));
            body.rows.push(Row { text, cells, keys: Vec::new(), line });
        }
    }
    for decorator in descendants(call.node, |n| n.kind() != "func_literal").filter_map(|n| Call::of(side, n))
    {
        if decorator.name == "FlakeAttempts" {
            let value =
                decorator.args.first().and_then(|a| crate::inventory::syntax::number(side.text_of(*a)));
            let limit = |v| {
                crate::inventory::syntax::limit(side, decorator.node, crate::inventory::LimitKind::Retries, v)
            };
            body.limits.extend(value.map(limit));
        }
    }
    gates.append(&mut body.gates);
    let text = block.map(|b| folded(side, b)).unwrap_or_default();
    TestCase {
        suite,
        name,
        span: span(side, call.node, call.node),
        line: side.line_of(call.node),
        gates,
        assertions: body.assertions,
        calls: body.calls.into_iter().collect(),
        rows: body.rows,
        mocks: body.mocks,
        limits: body.limits,
        empty: text == "{}",
        body: text,
    }
}

fn hook<'t>(reader: &Reader<'t>, node: Node<'t>, name: &str, function: Node<'t>, out: &mut Inventory) {
    let mut body = Body::default();
    let Some(block) = function.child_by_field_name("body") else { return };
    reader.read(block, "", &mut body);
    out.mocks.append(&mut body.mocks);
    out.functions.push(Function {
        name: name.to_owned(),
        span: span(reader.side, node, node),
        assertions: body.assertions,
        calls: body.calls.into_iter().collect(),
        body: folded(reader.side, block),
    });
}
