//! Statements that switch or limit the test or suite around them: `this.skip()`, `test.skip(condition)`,
//! `jest.setTimeout(...)`.

use tree_sitter::Node;

use super::chains::{Chain, bare, is_function, string_of};
use super::rows::pairs;
use crate::inventory::syntax::{folded, gate, limit, number};
use crate::inventory::{Gate, GateKind, Limit, LimitKind};
use crate::view::SideView;

/// What a statement switches.
pub(super) enum Switch {
    Gate(Gate),
    Limits(Vec<Limit>),
}

/// What a call switches, if anything. `condition` is the branch it stands in.
pub(super) fn switch<'t>(
    side: &SideView<'t>,
    chain: &Chain<'t>,
    node: Node<'t>,
    context: &str,
    condition: Option<&str>,
) -> Option<Switch> {
    let last = chain.last().filter(|l| l.is_called())?;
    let args = last.args();
    let head = chain.head();
    let value = |unit: LimitKind| {
        let value = match unit {
            LimitKind::Timeout => milliseconds(side, *args.first()?)?,
            LimitKind::Retries => number(side.text_of(*args.first()?))?,
        };
        Some(Switch::Limits(vec![limit(side, node, unit, value)]))
    };
    match (head, last.name, chain.links.len()) {
        ("this", "skip", 2) => {
            Some(Switch::Gate(gate(side, node, GateKind::Skip, condition.map(str::to_owned))))
        }
        ("this", "timeout" | "slow", 2) if last.name == "timeout" => value(LimitKind::Timeout),
        ("this", "retries", 2) => value(LimitKind::Retries),
        ("pending", _, 1) if args.len() < 2 => skip(side, node, &args, condition),
        ("jest", "setTimeout", 2) => value(LimitKind::Timeout),
        ("jest", "retryTimes", 2) => value(LimitKind::Retries),
        ("vi" | "jest", "setConfig", 2) => Some(Switch::Limits(options(side, *args.first()?))),
        ("test", "setTimeout", 2) => value(LimitKind::Timeout),
        ("test", "configure", 3) => Some(Switch::Limits(options(side, *args.first()?))),
        ("test" | "it" | "describe", "skip" | "fixme", 2) => {
            playwright(side, node, &args, GateKind::Skip, condition)
        }
        ("test", "fail", 2) => playwright(side, node, &args, GateKind::ExpectedFailure, condition),
        (head, "skip", 2) if head == context || matches!(head, "t" | "ctx" | "context" | "testContext") => {
            skip(side, node, &args, condition)
        }
        (head, "todo", 2) if head == context && !context.is_empty() => {
            let condition = condition.map(str::to_owned);
            Some(Switch::Gate(gate(side, node, GateKind::ExpectedFailure, condition)))
        }
        _ => None,
    }
}

fn skip(side: &SideView<'_>, node: Node<'_>, args: &[Node<'_>], condition: Option<&str>) -> Option<Switch> {
    // vitest's `context.skip(condition, reason)`.
    let reason = args.iter().find_map(|a| string_of(side, *a)).map(str::to_owned);
    let own = args.first().filter(|a| string_of(side, **a).is_none() && a.kind() != "true");
    let condition = own.map(|a| folded(side, *a)).or_else(|| condition.map(str::to_owned));
    Some(Switch::Gate(Gate { reason, ..gate(side, node, GateKind::Skip, condition) }))
}

/// `test.skip()`, `test.skip(condition, "reason")`: no title and no test function.
fn playwright(
    side: &SideView<'_>,
    node: Node<'_>,
    args: &[Node<'_>],
    kind: GateKind,
    condition: Option<&str>,
) -> Option<Switch> {
    let titled = args.first().is_some_and(|a| string_of(side, *a).is_some());
    if titled && args.len() > 1 || args.get(1).is_some_and(|a| is_function(bare(*a))) {
        return None;
    }
    let own = match args.first().map(|a| a.kind()) {
        Some("false") => return None,
        Some("true" | "string" | "template_string") | None => None,
        Some(_) => args.first().map(|a| folded(side, *a)),
    };
    let reason = args.iter().find_map(|a| string_of(side, *a)).map(str::to_owned);
    let condition = own.or_else(|| condition.map(str::to_owned));
    Some(Switch::Gate(Gate { reason, ..gate(side, node, kind, condition) }))
}

/// Limits in an options object: `{ timeout: 5000, retry: 2 }`.
pub(super) fn options<'t>(side: &SideView<'t>, record: Node<'t>) -> Vec<Limit> {
    let mut out = Vec::new();
    for (key, value, pair) in pairs(side, record) {
        let (kind, value) = match key.as_str() {
            "timeout" | "testTimeout" | "hookTimeout" => (LimitKind::Timeout, milliseconds(side, value)),
            "retry" | "retries" => (LimitKind::Retries, number(side.text_of(value))),
            _ => continue,
        };
        out.extend(value.map(|v| limit(side, pair, kind, v)));
    }
    out
}

/// A number of milliseconds, in seconds: `5000`, `60 * 1000`, `5_000`.
pub(super) fn milliseconds(side: &SideView<'_>, node: Node<'_>) -> Option<f64> {
    let node = bare(node);
    if !matches!(node.kind(), "number" | "binary_expression") {
        return None;
    }
    let text = side.text_of(node);
    let product = text.split('*').map(number).try_fold(1.0, |all, n| n.map(|n| all * n));
    product.map(|v| v / 1000.0)
}
