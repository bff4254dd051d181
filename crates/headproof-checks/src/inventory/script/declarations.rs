//! Declarations of the script world: which calls declare a test, a suite or a hook, and what switches it.

use std::collections::BTreeMap;

use tree_sitter::Node;

use super::chains::{Chain, Link, bare, is_function, string_of};
use super::rows::{Tables, pairs};
use super::switches::{milliseconds, options};
use crate::inventory::syntax::{children, descendants, folded, gate};
use crate::inventory::{Gate, GateKind, Limit, LimitKind, Row, fold};
use crate::view::SideView;

/// What is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A test.
    Test,
    /// A group of tests.
    Suite,
    /// Something that runs before or after tests.
    Hook,
}

/// A declaration.
pub(super) struct Declaration<'t> {
    pub(super) kind: Kind,
    pub(super) title: String,
    pub(super) line: u32,
    pub(super) callback: Option<Node<'t>>,
    pub(super) gates: Vec<Gate>,
    pub(super) limits: Vec<Limit>,
    pub(super) rows: Vec<Row>,
}

/// Names a file gives to a switched `it` or `describe`: `const itOnLinux = linux ? it : it.skip`.
#[derive(Default)]
pub(super) struct Aliases<'t>(BTreeMap<&'t str, Alias>);

#[derive(Clone)]
struct Alias {
    kind: Kind,
    gates: Vec<Gate>,
}

impl<'t> Aliases<'t> {
    /// Finds the aliases at the top of a file.
    pub(super) fn find(side: &SideView<'t>, root: Node<'t>) -> Self {
        let mut aliases = BTreeMap::new();
        for statement in children(root) {
            let declarators = children(statement).into_iter().filter(|n| n.kind() == "variable_declarator");
            for declarator in declarators {
                let (Some(name), Some(value)) =
                    (declarator.child_by_field_name("name"), declarator.child_by_field_name("value"))
                else {
                    continue;
                };
                if let Some(alias) = chosen(side, bare(value)) {
                    aliases.insert(side.text_of(name), alias);
                }
            }
        }
        Self(aliases)
    }
}

/// `condition ? it : it.skip`, `it.skip`.
fn chosen(side: &SideView<'_>, value: Node<'_>) -> Option<Alias> {
    if value.kind() == "member_expression" {
        return words(side, &Chain::of(side, value), value, "").map(|(kind, gates, _)| Alias { kind, gates });
    }
    if value.kind() != "ternary_expression" {
        return None;
    }
    let field = |name| value.child_by_field_name(name);
    let (condition, yes, no) = (field("condition")?, field("consequence")?, field("alternative")?);
    let condition = folded(side, condition);
    let (kind, on, _) = words(side, &Chain::of(side, yes), yes, "")?;
    let (other, off, _) = words(side, &Chain::of(side, no), no, "")?;
    if kind != other {
        return None;
    }
    let under = |gates: Vec<Gate>, condition: &str| {
        gates
            .into_iter()
            .map(move |g| Gate { condition: Some(condition.to_owned()), ..g })
            .collect::<Vec<_>>()
    };
    let mut gates = under(on, &condition);
    gates.extend(under(off, &format!("!({condition})")));
    Some(Alias { kind, gates })
}

type Words<'t> = (Kind, Vec<Gate>, Vec<Link<'t>>);

/// The kind and gates the words of a chain stand for, with the links that carry rows; `None` when it declares
/// nothing.
fn words<'t>(side: &SideView<'t>, chain: &Chain<'t>, node: Node<'t>, context: &str) -> Option<Words<'t>> {
    let mut links = chain.links.as_slice();
    let head = chain.head();
    if matches!(head, "QUnit" | "Deno" | "tap" | "bun") || (!head.is_empty() && head == context) {
        links = links.get(1..)?;
        if head == "Deno" && links.first().is_none_or(|l| l.name != "test") {
            return None;
        }
    }
    let (first, rest) = links.split_first()?;
    let (mut kind, focus) = base(first.name)?;
    if first.name == "module" && head != "QUnit" {
        return None;
    }
    let mut gates: Vec<Gate> = focus.map(|k| gate_of(side, *first, node, k, None)).into_iter().collect();
    let mut rows = Vec::new();
    for link in rest {
        let condition = || link.args().first().map(|a| folded(side, *a));
        let mut add = |kind, condition| gates.push(gate_of(side, *link, node, kind, condition));
        match link.name {
            "skip" | "fixme" | "ignore" => add(GateKind::Skip, None),
            "only" => add(GateKind::Focus, None),
            "todo" | "fails" | "failing" | "fail" => add(GateKind::ExpectedFailure, None),
            "skipIf" => add(GateKind::Skip, condition()),
            "runIf" | "if" => add(GateKind::Skip, condition().map(|c| format!("!({c})"))),
            "todoIf" | "failingIf" => add(GateKind::ExpectedFailure, condition()),
            "each" | "for" => rows.push(*link),
            "describe" | "suite" => kind = Kind::Suite,
            "beforeEach" | "beforeAll" | "afterEach" | "afterAll" | "before" | "after" => kind = Kind::Hook,
            "concurrent" | "sequential" | "serial" | "parallel" | "shuffle" | "" | "test" | "it"
            | "always" => {}
            _ => return None,
        }
    }
    Some((kind, gates, rows))
}

fn gate_of<'t>(
    side: &SideView<'t>,
    link: Link<'t>,
    node: Node<'t>,
    kind: GateKind,
    condition: Option<String>,
) -> Gate {
    let end = link.node.child_by_field_name("function").unwrap_or(link.node);
    let line = side.text.line_at(end.end_byte().saturating_sub(1));
    // The whole chain without the test itself.
    let text = side.text.as_str().get(node.start_byte()..end.end_byte()).map(fold).unwrap_or_default();
    Gate { kind, condition, reason: None, line, text }
}

fn base(name: &str) -> Option<(Kind, Option<GateKind>)> {
    Some(match name {
        "it" | "test" | "specify" | "tape" => (Kind::Test, None),
        "fit" | "ftest" => (Kind::Test, Some(GateKind::Focus)),
        "xit" | "xtest" | "xspecify" => (Kind::Test, Some(GateKind::Skip)),
        "describe" | "context" | "suite" | "module" => (Kind::Suite, None),
        "fdescribe" | "fcontext" => (Kind::Suite, Some(GateKind::Focus)),
        "xdescribe" | "xcontext" | "xsuite" => (Kind::Suite, Some(GateKind::Skip)),
        "beforeEach" | "beforeAll" | "afterEach" | "afterAll" | "before" | "after" | "setup" | "teardown" => {
            (Kind::Hook, None)
        }
        _ => return None,
    })
}

/// What a call declares, if anything. `context` is the first parameter of the test around it.
pub(super) fn declaration<'t>(
    side: &SideView<'t>,
    chain: &Chain<'t>,
    node: Node<'t>,
    context: &str,
    tables: &Tables<'t>,
    aliases: &Aliases<'t>,
) -> Option<Declaration<'t>> {
    let last = chain.last().filter(Link::is_called)?;
    let args = last.args();
    let alias = aliases.0.get(chain.head()).filter(|_| chain.links.len() == 1).cloned();
    let chosen = chain.root.filter(|_| chain.links.len() == 1).and_then(|r| chosen(side, r));
    let (kind, mut gates, rows) = match alias.or(chosen) {
        Some(alias) => (alias.kind, alias.gates, Vec::new()),
        None => words(side, chain, node, context)?,
    };
    let rows_of = |link: &Link<'t>| tables.rows_of_link(side, *link, callback(&args));
    let rows: Vec<Row> = rows.iter().flat_map(rows_of).collect();
    let mut declaration = Declaration {
        kind,
        title: String::new(),
        line: side.line_of(node),
        callback: callback(&args),
        gates: Vec::new(),
        limits: Vec::new(),
        rows,
    };
    // `Deno.test({ name, fn, ignore })`.
    if let [only] = args.as_slice()
        && only.kind() == "object"
    {
        declaration.read_record(side, *only);
    }
    if kind != Kind::Hook {
        let title = args.first().filter(|a| !is_function(bare(**a)) && a.kind() != "object");
        if let Some(title) = title {
            declaration.title = string_of(side, *title).map_or_else(|| folded(side, *title), fold);
            declaration.line = side.line_of(*title);
        }
    }
    if !declaration.is_plausible(side, &args, &mut gates, node) {
        return None;
    }
    declaration.gates.splice(0..0, gates);
    declaration.read_options(side, &args);
    Some(declaration)
}

impl<'t> Declaration<'t> {
    /// Whether the arguments are those of a declaration rather than of a function that only shares its name.
    fn is_plausible(
        &self,
        side: &SideView<'t>,
        args: &[Node<'t>],
        gates: &mut Vec<Gate>,
        node: Node<'t>,
    ) -> bool {
        let titled = args.first().is_some_and(|a| string_of(side, *a).is_some());
        match self.kind {
            Kind::Hook => self.callback.is_some(),
            Kind::Suite => self.callback.is_some(),
            Kind::Test if self.callback.is_some() => {
                // `test.skip(() => condition, "reason")` switches; it declares nothing.
                let switch = gates.iter().any(|g| g.text.ends_with(".skip") || g.text.ends_with(".fixme"));
                !(switch && args.first().is_some_and(|a| is_function(bare(*a))))
            }
            Kind::Test if titled && args.len() == 1 => {
                if gates.is_empty() {
                    gates.push(gate(side, node, GateKind::ExpectedFailure, None));
                }
                // A title alone: mocha's pending test, `it.todo`.
                gates.iter().any(|g| g.kind != GateKind::Focus)
            }
            Kind::Test => titled && args.len() > 1 && args.last().is_some_and(|a| names_a_function(*a)),
        }
    }

    fn read_record(&mut self, side: &SideView<'t>, record: Node<'t>) {
        for (key, value, pair) in pairs(side, record) {
            match key.as_str() {
                "name" => self.title = string_of(side, value).map_or_else(|| folded(side, value), fold),
                "fn" => self.callback = Some(value),
                "ignore" | "only" | "skip" => self.switch(side, &key, value, pair),
                _ => {}
            }
        }
        for method in children(record).into_iter().filter(|n| n.kind() == "method_definition") {
            self.callback = self.callback.or(Some(method));
        }
    }

    fn read_options(&mut self, side: &SideView<'t>, args: &[Node<'t>]) {
        for arg in args.iter().skip(1) {
            if arg.kind() == "object" {
                for (key, value, pair) in pairs(side, *arg) {
                    self.switch(side, &key, value, pair);
                }
                self.limits.extend(options(side, *arg));
            } else if let Some(value) = milliseconds(side, *arg) {
                let limit = crate::inventory::syntax::limit(side, *arg, LimitKind::Timeout, value);
                self.limits.push(limit);
            }
        }
    }

    /// An option such as `{ skip: true }` or `{ skip: "reason" }`.
    fn switch(&mut self, side: &SideView<'t>, key: &str, value: Node<'t>, pair: Node<'t>) {
        let kind = match key {
            "skip" | "ignore" => GateKind::Skip,
            "only" => GateKind::Focus,
            "todo" | "fails" | "expectFailure" => GateKind::ExpectedFailure,
            _ => return,
        };
        let reason = string_of(side, value).map(str::to_owned);
        let condition = match value.kind() {
            "false" | "undefined" | "null" => return,
            "true" | "string" | "template_string" => None,
            _ => Some(folded(side, value)),
        };
        self.gates.push(Gate { reason, ..gate(side, pair, kind, condition) });
    }
}

fn names_a_function(node: Node<'_>) -> bool {
    matches!(bare(node).kind(), "identifier" | "member_expression" | "call_expression")
}

/// The function a declaration hands over, also through a wrapper such as `fakeAsync(() => ...)`.
fn callback<'t>(args: &[Node<'t>]) -> Option<Node<'t>> {
    let direct = args.iter().rev().map(|a| bare(*a)).find(|a| is_function(*a));
    direct.or_else(|| {
        let wrapper = args.iter().rev().map(|a| bare(*a)).find(|a| a.kind() == "call_expression")?;
        let arguments = wrapper.child_by_field_name("arguments")?;
        descendants(arguments, |n| !is_function(n)).find(|n| is_function(*n))
    })
}
