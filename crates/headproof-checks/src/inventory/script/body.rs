//! What the body of a function checks, calls and replaces.

use std::rc::Rc;

use tree_sitter::Node;

use super::chains::{Chain, bare, is_function};
use super::checks::{Names, of_chain};
use super::conditions::refuted;
use super::declarations::{Aliases, Kind, declaration};
use super::rows::Tables;
use super::standins;
use super::switches::{Switch, options, switch};
use crate::inventory::syntax::{Body, all_children, children, folded, gate, is_about_surroundings};
use crate::inventory::{GateKind, Reach};
use crate::view::SideView;

/// Reads bodies of one file.
pub(super) struct Reader<'t> {
    pub(super) side: &'t SideView<'t>,
    pub(super) tables: Tables<'t>,
    pub(super) aliases: Aliases<'t>,
}

/// A place in a body on the way through it.
#[derive(Clone)]
struct Place<'t> {
    node: Node<'t>,
    reach: Reach,
    /// The condition of the innermost branch.
    condition: Option<Rc<str>>,
    /// Whether nobody waits for the promise the expression makes.
    floating: bool,
}

impl<'t> Place<'t> {
    fn to(&self, node: Node<'t>) -> Self {
        Self { node, floating: false, ..self.clone() }
    }

    fn branch(&self, node: Node<'t>, condition: Option<&str>) -> Self {
        let condition = condition.map(Rc::from).or_else(|| self.condition.clone());
        Self { node, reach: self.reach.max(Reach::Conditional), condition, floating: false }
    }
}

/// A test as its body is read.
pub(super) struct Test<'t> {
    /// The first parameter of the test function.
    pub(super) context: &'t str,
    /// Whether the function has parameters it may finish the test with.
    pub(super) has_parameters: bool,
    /// Whether the number of assertions is checked, so that none can be passed by.
    pub(super) counted: bool,
}

impl<'t> Test<'t> {
    /// What a test function says of its test.
    pub(super) fn of(side: &SideView<'t>, function: Node<'t>) -> Self {
        let list =
            function.child_by_field_name("parameters").or_else(|| function.child_by_field_name("parameter"));
        let first =
            list.and_then(|l| if l.kind() == "identifier" { Some(l) } else { children(l).first().copied() });
        let first = first.map(|p| p.child_by_field_name("pattern").unwrap_or(p));
        let context = first.filter(|p| p.kind() == "identifier").map(|p| side.text_of(p)).unwrap_or_default();
        let text = side.text_of(function);
        let counted = text.contains("expect.assertions(")
            || text.contains("expect.hasAssertions(")
            || text.contains(".plan(")
            || text.contains("assert.expect(");
        Self { context, has_parameters: first.is_some(), counted }
    }
}

impl<'t> Reader<'t> {
    /// Reads a function. Tests declared inside are handed back, not read.
    pub(super) fn read(&self, function: Node<'t>, test: &Test<'t>, out: &mut Body) -> Vec<Node<'t>> {
        let block = function.child_by_field_name("body").unwrap_or(function);
        let mut nested = Vec::new();
        self.early_returns(block, out);
        let mut todo = vec![Place { node: block, reach: Reach::Always, condition: None, floating: false }];
        while let Some(place) = todo.pop() {
            let mut below = self.visit(&place, test, &mut nested, out);
            below.reverse();
            todo.extend(below);
        }
        out.assertions.sort_by_key(|a| (a.span.start, a.span.len));
        nested
    }

    fn visit(
        &self,
        place: &Place<'t>,
        test: &Test<'t>,
        nested: &mut Vec<Node<'t>>,
        out: &mut Body,
    ) -> Vec<Place<'t>> {
        let node = place.node;
        match node.kind() {
            "call_expression" | "member_expression" | "new_expression" => {
                self.chain(place, test, nested, out)
            }
            "expression_statement" => {
                let inner = children(node);
                let floating = inner.first().is_some_and(|n| n.kind() == "call_expression");
                inner.into_iter().map(|n| Place { floating, ..place.to(n) }).collect()
            }
            "if_statement" => self.branch(place, out),
            "ternary_expression" => {
                let mut below: Vec<_> =
                    node.child_by_field_name("condition").map(|n| place.to(n)).into_iter().collect();
                let ways =
                    ["consequence", "alternative"].into_iter().filter_map(|f| node.child_by_field_name(f));
                below.extend(ways.map(|n| place.branch(n, None)));
                below
            }
            "binary_expression" => self.binary(place),
            "switch_case" | "switch_default" => {
                children(node).into_iter().map(|n| place.branch(n, None)).collect()
            }
            "try_statement" => self.attempt(place, test),
            "for_in_statement" => {
                if let Some(value) = node.child_by_field_name("right") {
                    let keys = node.child_by_field_name("left");
                    self.loop_rows(value, keys, out);
                }
                children(node).into_iter().map(|n| place.to(n)).collect()
            }
            "assignment_expression" => {
                out.mocks.extend(standins::assigned(self.side, node));
                children(node).into_iter().map(|n| place.to(n)).collect()
            }
            _ => children(node).into_iter().map(|n| place.to(n)).collect(),
        }
    }

    fn chain(
        &self,
        place: &Place<'t>,
        test: &Test<'t>,
        nested: &mut Vec<Node<'t>>,
        out: &mut Body,
    ) -> Vec<Place<'t>> {
        let (side, node) = (self.side, place.node);
        let chain = Chain::of(side, node);
        let declared = declaration(side, &chain, node, test.context, &self.tables, &self.aliases);
        if declared.is_some_and(|d| d.kind != Kind::Hook) {
            nested.push(node);
            return Vec::new();
        }
        match switch(side, &chain, node, test.context, place.condition.as_deref()) {
            Some(Switch::Gate(gate)) => out.gates.push(gate),
            Some(Switch::Limits(limits)) => out.limits.extend(limits),
            None => {}
        }
        out.mocks.extend(standins::stand_in(side, &chain, node));
        let found = of_chain(side, &chain, Names { context: test.context });
        let promised = chain.links.iter().any(|l| matches!(l.name, "resolves" | "rejects" | "eventually"));
        let reach = if promised && place.floating { Reach::Swallowed } else { place.reach };
        let checked = chain.links.iter().position(|l| matches!(l.name, "expect" | "should"));
        // A project's own assertion function is also a call, so that a helper of the same file can be told.
        let helper = chain.links.len() == 1 && chain.head().starts_with("assert") && chain.head().len() > 6;
        let plain = if found.is_empty() || helper { chain.links.len() } else { checked.unwrap_or(0) };
        for link in chain.links.iter().take(plain).filter(|l| l.is_called() && !l.name.is_empty()) {
            if chain.head() != "expect" && !matches!(link.name, "import" | "require") {
                out.calls.insert(link.name.to_owned());
            }
        }
        // `check.call(null, t)` calls `check`.
        if let [.., function, way] = chain.links.as_slice()
            && way.is_called()
            && !function.is_called()
            && matches!(way.name, "call" | "apply")
        {
            out.calls.insert(function.name.to_owned());
        }
        for link in chain.links.iter().filter(|l| l.is_called()) {
            let records = link.args().into_iter().filter(|a| a.kind() == "object");
            if link.name != "setConfig" && link.name != "configure" {
                out.limits
                    .extend(records.flat_map(|r| options(side, r)).filter(|l| l.text.contains("timeout")));
            }
        }
        out.assertions
            .extend(found.into_iter().map(|(matcher, draft)| draft.at(side, node, &matcher, reach)));
        self.each_rows(&chain, out);
        self.below_chain(place, &chain, test)
    }

    /// `cases.forEach(([a, b]) => ...)` inside a test.
    fn each_rows(&self, chain: &Chain<'t>, out: &mut Body) {
        let Some(at) = chain.links.iter().position(|l| l.name == "forEach" && l.is_called()) else { return };
        let list = match at.checked_sub(1).and_then(|i| chain.links.get(i)) {
            Some(link) => Some(link.node),
            None => chain.root,
        };
        let function = chain.links.get(at).and_then(|l| l.args().first().copied());
        if let Some(list) = list {
            let rows = self.tables.rows(self.side, list, function);
            out.rows.extend(rows.into_iter().filter(|r| r.cells.len() > 1));
        }
    }

    fn loop_rows(&self, value: Node<'t>, keys: Option<Node<'t>>, out: &mut Body) {
        let names: Vec<String> = match keys {
            Some(k) if matches!(k.kind(), "array_pattern" | "object_pattern") => {
                children(k).into_iter().map(|n| folded(self.side, n)).collect()
            }
            _ => Vec::new(),
        };
        for mut row in self.tables.rows(self.side, value, None) {
            if row.cells.len() < 2 {
                continue;
            }
            if row.keys.is_empty() && names.len() == row.cells.len() {
                row.keys.clone_from(&names);
            }
            out.rows.push(row);
        }
    }

    fn below_chain(&self, place: &Place<'t>, chain: &Chain<'t>, test: &Test<'t>) -> Vec<Place<'t>> {
        let caught = chain.links.iter().rposition(|l| {
            l.name == "catch" && l.args().first().is_some_and(|f| is_function(*f) && !self.tells(*f))
        });
        let thens = chain.links.iter().any(|l| matches!(l.name, "then" | "finally"));
        let lost = place.floating && thens && !test.has_parameters && chain.head() != "cy";
        let mut below: Vec<Place<'t>> = chain.root.map(|r| place.to(r)).into_iter().collect();
        for (i, link) in chain.links.iter().enumerate() {
            let Some(arguments) = link.arguments else { continue };
            let mut inner = place.to(arguments);
            if caught.is_some_and(|c| i < c) {
                inner.reach = Reach::Swallowed;
            } else if lost && matches!(link.name, "then" | "catch" | "finally") {
                inner.reach = inner.reach.max(Reach::Conditional);
            }
            below.push(inner);
        }
        below
    }

    fn binary(&self, place: &Place<'t>) -> Vec<Place<'t>> {
        let node = place.node;
        let operator = node.child_by_field_name("operator").map(|o| self.side.text_of(o)).unwrap_or_default();
        let lazy = matches!(operator, "&&" | "||" | "??");
        let left = node.child_by_field_name("left").map(|n| place.to(n));
        let right =
            node.child_by_field_name("right").map(|n| if lazy { place.branch(n, None) } else { place.to(n) });
        left.into_iter().chain(right).collect()
    }

    /// `if`: a branch that only throws is an assertion of the opposite; anything else is a branch.
    fn branch(&self, place: &Place<'t>, out: &mut Body) -> Vec<Place<'t>> {
        let (side, node) = (self.side, place.node);
        let field = |name| node.child_by_field_name(name);
        let (test, then, other) = (field("condition"), field("consequence"), field("alternative"));
        let fails = then.is_some_and(|n| self.fails(n));
        if let Some(test) = test.filter(|_| fails) {
            let drafts = refuted(side, test);
            out.assertions.extend(drafts.into_iter().map(|d| d.at(side, node, "throw", place.reach)));
        }
        let condition = test.map(|t| folded(side, bare(t)));
        let other_fails = other.is_some_and(|n| self.fails(n));
        let mut below: Vec<_> = test.map(|n| place.to(n)).into_iter().collect();
        below.extend(
            then.map(|n| if other_fails { place.to(n) } else { place.branch(n, condition.as_deref()) }),
        );
        let opposite = condition.map(|c| format!("!({c})"));
        below.extend(other.map(|n| if fails { place.to(n) } else { place.branch(n, opposite.as_deref()) }));
        below
    }

    /// `return` before the rest of a test, bare or because the surroundings do not fit.
    fn early_returns(&self, block: Node<'t>, out: &mut Body) {
        let statements: Vec<_> = children(block).into_iter().filter(|n| is_code(*n)).collect();
        let Some((_, early)) = statements.split_last() else { return };
        for statement in early.iter().copied() {
            if statement.kind() == "return_statement" && children(statement).is_empty() {
                out.gates.push(gate(self.side, statement, GateKind::Skip, None));
            }
            let field = |name| statement.child_by_field_name(name);
            let (Some(test), Some(then)) = (field("condition"), field("consequence")) else { continue };
            let condition = folded(self.side, bare(test));
            let fits = is_about_surroundings(&condition) || condition == "true";
            if statement.kind() == "if_statement" && fits && self.returns(then) {
                let condition = (condition != "true").then_some(condition);
                out.gates.push(gate(self.side, statement, GateKind::Skip, condition));
            }
        }
    }

    fn returns(&self, then: Node<'t>) -> bool {
        let last = if then.kind() == "statement_block" { children(then).last().copied() } else { Some(then) };
        last.is_some_and(|n| n.kind() == "return_statement" && children(n).is_empty())
    }

    /// Whether a branch ends by failing the test.
    fn fails(&self, node: Node<'t>) -> bool {
        let mut at = node;
        while matches!(at.kind(), "statement_block" | "else_clause" | "expression_statement") {
            match children(at).last() {
                Some(last) => at = *last,
                None => return false,
            }
        }
        match at.kind() {
            "throw_statement" => true,
            "call_expression" => {
                let chain = Chain::of(self.side, at);
                let path = chain.path();
                matches!(path.as_str(), "fail" | "expect.unreachable" | "expect.fail")
                    || path.ends_with(".fail")
            }
            _ => false,
        }
    }

    /// `try`: what fails inside is dropped unless the handler tells.
    fn attempt(&self, place: &Place<'t>, test: &Test<'t>) -> Vec<Place<'t>> {
        let node = place.node;
        let field = |name| node.child_by_field_name(name);
        let handler = field("handler");
        let body = field("body");
        let swallows = handler.is_some_and(|h| !self.tells(h));
        // `try { f(); fail() } catch (e) { expect(e)... }`: the handler is where the test is meant to end.
        let meant = test.counted || body.is_some_and(|b| self.fails(b));
        let mut below = Vec::new();
        below.extend(body.map(|n| {
            let reach = if swallows { Reach::Swallowed } else { place.reach };
            Place { reach, ..place.to(n) }
        }));
        below.extend(handler.map(|n| if meant { place.to(n) } else { place.branch(n, None) }));
        below.extend(field("finalizer").map(|n| place.to(n)));
        below
    }

    /// Whether a handler lets a failure through: it throws, asserts, or reports to the test.
    fn tells(&self, handler: Node<'t>) -> bool {
        let text = folded(self.side, handler);
        ["throw", "expect", "assert", "fail", "done(", "reject", "next(", "should", "process.exit(1"]
            .iter()
            .any(|w| text.contains(w))
    }
}

fn is_code(node: Node<'_>) -> bool {
    !matches!(node.kind(), "comment" | "function_declaration" | "empty_statement")
}

/// Whether a body does nothing at all.
pub(super) fn is_empty(function: Node<'_>) -> bool {
    match function.child_by_field_name("body") {
        Some(body) if body.kind() == "statement_block" => {
            all_children(body).iter().all(|n| matches!(n.kind(), "{" | "}" | "comment" | "empty_statement"))
        }
        Some(body) => matches!(body.kind(), "undefined" | "null"),
        None => false,
    }
}
