//! Rust attributes: what makes a function a test, what switches it, its cases and its limits.

use tree_sitter::Node;

use super::tokens::{Token, inside, split, text, tokens};
use crate::inventory::syntax::{Body, Draft, children, folded, gate, limit, number, unquoted};
use crate::inventory::{Gate, GateKind, LimitKind, Reach, Row, Strength};
use crate::view::SideView;

/// One attribute.
pub(super) struct Attribute<'t> {
    pub(super) item: Node<'t>,
    /// The path as written.
    pub(super) path: String,
    /// What stands between its brackets.
    args: Vec<Token<'t>>,
    /// What stands behind its `=`.
    value: Option<String>,
}

impl<'t> Attribute<'t> {
    /// Reads an `attribute_item` or `inner_attribute_item`.
    pub(super) fn read(side: &SideView<'t>, item: Node<'t>) -> Option<Self> {
        let attribute = children(item).into_iter().find(|n| n.kind() == "attribute")?;
        let path = folded(side, *children(attribute).first()?);
        let args = attribute.child_by_field_name("arguments").map(|a| tokens(side, a)).unwrap_or_default();
        let value = attribute.child_by_field_name("value").map(|v| folded(side, v));
        Some(Self { item, path, args, value })
    }

    fn name(&self) -> &str {
        self.path.rsplit("::").next().unwrap_or(&self.path)
    }

    fn inner(&self) -> &[Token<'t>] {
        inside(&self.args).unwrap_or_default()
    }

    /// Whether it makes a function a test.
    pub(super) fn makes_test(&self) -> bool {
        matches!(
            self.name(),
            "test"
                | "rstest"
                | "test_case"
                | "test_matrix"
                | "quickcheck"
                | "wasm_bindgen_test"
                | "gtest"
                | "proptest"
                | "googletest"
                | "parameterized"
                | "test_resources"
                | "test_each_file"
                | "property_test"
        )
    }

    /// Whether the function's value is the check, as with quickcheck.
    pub(super) fn is_property(&self) -> bool {
        self.name() == "quickcheck"
    }

    /// The gate it is, if any.
    pub(super) fn gate(&self, side: &SideView<'t>) -> Option<Gate> {
        let inner = self.inner();
        match self.name() {
            "ignore" => {
                let reason = self.value.as_deref().and_then(unquoted).map(str::to_owned);
                let reason = reason.filter(|r| !r.is_empty());
                Some(Gate { reason, ..gate(side, self.item, GateKind::Skip, None) })
            }
            "cfg" => {
                let (kind, condition) = configuration(inner)?;
                Some(gate(side, self.item, kind, condition))
            }
            "cfg_attr" => {
                let parts = split(inner, ",");
                let ignored = parts.iter().skip(1).find(|p| p.first().is_some_and(|t| t.text == "ignore"))?;
                let reason = ignored.get(2).and_then(|t| unquoted(t.text)).map(str::to_owned);
                let condition = parts.first().map(|c| text(c)).filter(|c| c != "test" && c != "all()");
                Some(Gate { reason, ..gate(side, self.item, GateKind::Skip, condition) })
            }
            "test_case" if inner.iter().any(|t| matches!(t.text, "ignore" | "inconclusive")) => {
                None // One case of several; it shows in the text of its row.
            }
            _ => None,
        }
    }

    /// Adds what else it says of its test: cases, limits, the panic it asks for.
    pub(super) fn describe(&self, side: &SideView<'t>, body: &mut Body) {
        match self.name() {
            "case" | "test_case" if !self.args.is_empty() => body.rows.push(self.row(side)),
            "timeout" | "ntest" => self.limit(side, body, LimitKind::Timeout),
            "retry" | "flaky_test" | "retries" => self.limit(side, body, LimitKind::Retries),
            "should_panic" => {
                let named = split(self.inner(), ",").into_iter().find_map(|p| {
                    p.first().filter(|t| t.text == "expected")?;
                    p.get(2..).map(text)
                });
                let draft = match named.or_else(|| self.value.clone()) {
                    Some(message) => Draft::new(Strength::NamedError, "panic").expecting(message, true),
                    None => Draft::new(Strength::AnyError, "panic"),
                };
                body.assertions.push(draft.at(side, self.item, "should_panic", Reach::Always));
            }
            _ => {}
        }
    }

    /// `#[case(1, 2)]`, `#[test_case(1, 2 => 3; "name")]`.
    fn row(&self, side: &SideView<'t>) -> Row {
        let values = split(self.inner(), ";").first().copied().unwrap_or_default();
        let cells = split(values, ",").into_iter().flat_map(|c| split(c, "=>")).map(text).collect();
        Row { text: folded(side, self.item), cells, keys: Vec::new(), line: side.line_of(self.item) }
    }

    fn limit(&self, side: &SideView<'t>, body: &mut Body, kind: LimitKind) {
        let inner = self.inner();
        let Some(value) = inner.iter().find_map(|t| number(t.text)) else { return };
        let millis = kind == LimitKind::Timeout
            && !inner.iter().any(|t| t.text == "from_secs")
            && !inner.iter().any(|t| t.text == "from_mins");
        let value = if millis { value / 1000.0 } else { value };
        body.limits.push(limit(side, self.item, kind, value));
    }
}

/// What a `cfg` condition means for a test: `test` itself means nothing, an empty `any()` never holds.
fn configuration(tokens: &[Token<'_>]) -> Option<(GateKind, Option<String>)> {
    let whole = text(tokens);
    match whole.as_str() {
        "test" | "all()" | "true" | "" | "all(test)" => return None,
        "any()" | "false" | "FALSE" | "not(test)" | "not(all())" => return Some((GateKind::Skip, None)),
        _ => {}
    }
    let head = tokens.first().map_or("", |t| t.text);
    let parts = split(inside(tokens.get(1..).unwrap_or_default()).unwrap_or_default(), ",");
    let has = |wanted: &str| parts.iter().any(|p| text(p) == wanted);
    match head {
        "any" if has("test") => None,
        "all" if has("any()") || has("false") || has("FALSE") => Some((GateKind::Skip, None)),
        "all" => {
            let rest: Vec<String> = parts.iter().map(|p| text(p)).filter(|p| p != "test").collect();
            match rest.as_slice() {
                [] => None,
                [one] => Some((GateKind::Platform, Some(one.clone()))),
                many => Some((GateKind::Platform, Some(format!("all({})", many.join(","))))),
            }
        }
        _ => Some((GateKind::Platform, Some(whole))),
    }
}
