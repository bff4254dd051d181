//! Stand-ins of the script world: module mocks, stubs, spies that do not call through.

use tree_sitter::Node;

use super::chains::{Chain, string_of};
use crate::inventory::Mock;
use crate::inventory::syntax::{folded, mock};
use crate::view::SideView;

/// What a chain replaces, if anything.
pub(super) fn stand_in<'t>(side: &SideView<'t>, chain: &Chain<'t>, node: Node<'t>) -> Option<Mock> {
    let (head, rest) = (chain.head(), chain.links.get(1..).unwrap_or_default());
    let second = rest.first();
    let name = second.map_or("", |l| l.name);
    let args = second.map(|l| l.args()).unwrap_or_default();
    let module = || {
        let first = *args.first()?;
        let inner = Chain::of(side, first);
        // `vi.mock(import("./x"))`.
        let path = string_of(side, first).or_else(|| {
            let argument = inner.last().filter(|_| inner.head() == "import")?.args();
            string_of(side, *argument.first()?)
        });
        path.map(str::to_owned)
    };
    let method = || {
        let object = args.first().map(|a| folded(side, *a))?;
        Some(match args.get(1).and_then(|a| string_of(side, *a)) {
            Some(member) => format!("{object}.{member}"),
            None => object,
        })
    };
    let target = match (head, name) {
        ("jest" | "vi" | "vitest", "mock" | "doMock" | "setMock" | "unstable_mockModule") => module()?,
        ("mock" | "Bun", "module") => module()?,
        ("td" | "testdouble", "replace") | ("quibble" | "mockery", _) if !args.is_empty() => {
            module().or_else(method)?
        }
        ("rewiremock", _) => module()?,
        ("proxyquire" | "esmock", _) => {
            string_of(side, *chain.links.first()?.args().first()?).map(str::to_owned)?
        }
        ("jest" | "vi", "spyOn") if rest.iter().skip(1).any(|l| replaces(l.name)) => method()?,
        ("vi" | "jest", "stubGlobal" | "replaceProperty" | "stubEnv") => module().or_else(method)?,
        ("spyOn", _)
            if rest.iter().any(|l| matches!(l.name, "returnValue" | "callFake" | "returnValues")) =>
        {
            let args = chain.links.first()?.args();
            let member = args.get(1).and_then(|a| string_of(side, *a))?;
            format!("{}.{member}", folded(side, *args.first()?))
        }
        (_, "stub" | "replace" | "fake") if is_sandbox(head) && args.len() > 1 => method()?,
        (_, "method" | "getter") if head == "mock" && args.len() > 2 => method()?,
        _ => {
            let at = chain.links.iter().position(|l| l.name == "mock" && !l.is_called());
            let then = at.and_then(|i| chain.links.get(i + 1)).filter(|l| l.name == "method")?;
            let args = then.args();
            let member = args.get(1).and_then(|a| string_of(side, *a)).filter(|_| args.len() > 2)?;
            format!("{}.{member}", folded(side, *args.first()?))
        }
    };
    Some(mock(side, node, target))
}

fn is_sandbox(head: &str) -> bool {
    head == "sinon" || head.to_ascii_lowercase().contains("sandbox")
}

/// Whether a spy stops calling the real thing.
fn replaces(name: &str) -> bool {
    name.starts_with("mockReturnValue")
        || name.starts_with("mockImplementation")
        || name.starts_with("mockResolvedValue")
        || name.starts_with("mockRejectedValue")
}

/// `service.load = jest.fn()`: an assignment that puts a stand-in in place.
pub(super) fn assigned<'t>(side: &SideView<'t>, node: Node<'t>) -> Option<Mock> {
    let (left, right) = (node.child_by_field_name("left")?, node.child_by_field_name("right")?);
    if left.kind() != "member_expression" || right.kind() != "call_expression" {
        return None;
    }
    let chain = Chain::of(side, right);
    let made = matches!(chain.head(), "jest" | "vi" | "sinon" | "td")
        && chain.links.get(1).is_some_and(|l| matches!(l.name, "fn" | "stub" | "fake" | "func"));
    made.then(|| mock(side, node, folded(side, left)))
}
