//! What the body of a Go function checks, calls and replaces.

use std::collections::BTreeSet;
use std::rc::Rc;

use tree_sitter::Node;

use super::calls::{Call, duration, fails, is_test_handle};
use super::conditions::{is_error, refuted};
use super::libraries::{Libraries, is_comparator};
use super::rows::{Tables, seed};
use crate::inventory::syntax::{Body, Draft, children, folded, gate, is_about_surroundings, limit, mock};
use crate::inventory::{Gate, GateKind, LimitKind, Reach, Strength};
use crate::view::SideView;

/// Reads bodies of one file.
pub(super) struct Reader<'t> {
    pub(super) side: &'t SideView<'t>,
    pub(super) tables: Tables<'t>,
    pub(super) libraries: Libraries<'t>,
    /// Functions of the file that fail the test they are handed, whatever else they are given.
    pub(super) failing: BTreeSet<&'t str>,
}

/// A subtest with a name of its own.
pub(super) struct Subtest<'t> {
    pub(super) call: Node<'t>,
    pub(super) title: Node<'t>,
    pub(super) function: Node<'t>,
    /// The condition of the branch it stands in.
    pub(super) condition: Option<Rc<str>>,
}

#[derive(Clone)]
struct Place<'t> {
    node: Node<'t>,
    reach: Reach,
    condition: Option<Rc<str>>,
    /// Whether a failure here was told by the condition around it already.
    told: bool,
}

impl<'t> Place<'t> {
    fn to(&self, node: Node<'t>) -> Self {
        Self { node, told: false, ..self.clone() }
    }

    fn branch(&self, node: Node<'t>, condition: Option<&str>) -> Self {
        let condition = condition.map(Rc::from).or_else(|| self.condition.clone());
        Self { node, reach: self.reach.max(Reach::Conditional), condition, told: false }
    }
}

impl<'t> Reader<'t> {
    /// Reads a block. Subtests with a literal name are handed back, not read.
    pub(super) fn read(&self, block: Node<'t>, receiver: &str, out: &mut Body) -> Vec<Subtest<'t>> {
        let mut subtests = Vec::new();
        self.early_returns(block, out);
        let mut todo = vec![Place { node: block, reach: Reach::Always, condition: None, told: false }];
        while let Some(place) = todo.pop() {
            let mut below = self.visit(&place, receiver, &mut subtests, out);
            below.reverse();
            todo.extend(below);
        }
        out.assertions.sort_by_key(|a| (a.span.start, a.span.len));
        subtests
    }

    fn visit(
        &self,
        place: &Place<'t>,
        receiver: &str,
        subtests: &mut Vec<Subtest<'t>>,
        out: &mut Body,
    ) -> Vec<Place<'t>> {
        let node = place.node;
        let all = || children(node).into_iter().map(|n| place.to(n)).collect::<Vec<_>>();
        match node.kind() {
            "call_expression" => {
                if let Some(subtest) = self.subtest(place) {
                    subtests.push(subtest);
                    return Vec::new();
                }
                self.call(place, receiver, out);
                all()
            }
            "if_statement" => self.branch(place, out),
            "expression_switch_statement" => self.cases(place, out),
            "expression_case" | "default_case" | "type_case" | "communication_case" => {
                children(node).into_iter().map(|n| place.branch(n, None)).collect()
            }
            "for_statement" => {
                self.tables.read_loop(self.side, node, &mut out.rows);
                all()
            }
            "assignment_statement" => {
                self.replaced(node, out);
                all()
            }
            // Keeps the flag for the statements directly below.
            "block" | "statement_list" | "expression_statement" => {
                children(node).into_iter().map(|n| Place { told: place.told, ..place.to(n) }).collect()
            }
            _ => all(),
        }
    }

    fn subtest(&self, place: &Place<'t>) -> Option<Subtest<'t>> {
        let call = Call::of(self.side, place.node)?;
        let [title, function] = call.args.as_slice() else { return None };
        let named = matches!(title.kind(), "interpreted_string_literal" | "raw_string_literal");
        (call.name == "Run" && call.operand.is_some() && named && function.kind() == "func_literal").then(
            || Subtest {
                call: place.node,
                title: *title,
                function: *function,
                condition: place.condition.clone(),
            },
        )
    }

    fn call(&self, place: &Place<'t>, receiver: &str, out: &mut Body) {
        let (side, node) = (self.side, place.node);
        let Some(call) = Call::of(side, node) else { return };
        let on = call.on(side);
        if self.skips(&call, place, out) {
            return;
        }
        if call.operand.is_none() && self.failing.contains(call.name) {
            if !place.told {
                let args = call.args.iter().map(|a| folded(side, *a)).collect::<Vec<_>>().join(",");
                out.assertions.push(Draft::new(Strength::Presence, args).at(
                    side,
                    node,
                    call.name,
                    place.reach,
                ));
            }
            return;
        }
        if fails(side, &call)
            && call.name != "panic"
            && call.args.first().is_none_or(|a| !is_test_handle(side.text_of(*a)))
        {
            if !place.told {
                let args = call.args.iter().map(|a| folded(side, *a)).collect::<Vec<_>>().join(",");
                let draft = Draft::new(Strength::Presence, args);
                out.assertions.push(draft.at(side, node, &call.path(side), place.reach));
            }
            return;
        }
        let drafts = self.libraries.demand(side, &call, receiver);
        let library = !drafts.is_empty();
        let matcher = if on.contains('(') { call.name.to_owned() } else { call.path(side) };
        out.assertions.extend(drafts.into_iter().map(|d| d.at(side, node, &matcher, place.reach)));
        self.limits(&call, out);
        self.stand_in(&call, out);
        if call.name == "Add" && on == "f" {
            out.rows.push(seed(side, &call));
        }
        let silent =
            is_test_handle(on) || matches!(call.name, "Expect" | "Eventually" | "Ω" | "To" | "NotTo");
        let helper = on.is_empty() || call.args.first().is_some_and(|a| is_test_handle(side.text_of(*a)));
        let library_package = matches!(on, "assert" | "require");
        if !silent
            && (!library || (helper && !library_package))
            && !is_builtin(call.name)
            && !is_comparator(on, call.name)
        {
            out.calls.insert(call.name.to_owned());
        }
    }

    /// `t.Skip(...)`, and helpers that skip when told to: `skipOnWindows(t)`.
    fn skips(&self, call: &Call<'t>, place: &Place<'t>, out: &mut Body) -> bool {
        let side = self.side;
        let on = call.on(side);
        let reason = call.args.iter().find_map(|a| crate::inventory::syntax::unquoted(side.text_of(*a)));
        let reason = reason.map(str::to_owned);
        let condition = place.condition.as_deref().map(str::to_owned);
        let direct =
            matches!(call.name, "Skip" | "Skipf" | "SkipNow") && (is_test_handle(on) || on.is_empty());
        if direct {
            out.gates.push(Gate { reason, ..gate(side, call.node, GateKind::Skip, condition) });
            return true;
        }
        let handed = call.args.first().is_some_and(|a| is_test_handle(side.text_of(*a)));
        if handed && call.name.to_ascii_lowercase().starts_with("skip") {
            let condition = condition.unwrap_or_else(|| folded(side, call.node));
            out.gates.push(gate(side, call.node, GateKind::Skip, Some(condition)));
            return true;
        }
        false
    }

    fn limits(&self, call: &Call<'t>, out: &mut Body) {
        let at = match (call.on(self.side), call.name) {
            ("context", "WithTimeout") => 1,
            ("time", "After" | "NewTimer" | "AfterFunc") => 0,
            (_, "Eventually" | "Eventuallyf" | "EventuallyWithT" | "Never") => {
                call.args.iter().position(|a| duration(self.side.text_of(*a)).is_some()).unwrap_or(usize::MAX)
            }
            (_, "WithTimeout" | "Within") => 0,
            (_, "FlakeAttempts") => {
                let value =
                    call.args.first().and_then(|a| crate::inventory::syntax::number(self.side.text_of(*a)));
                out.limits.extend(value.map(|v| limit(self.side, call.node, LimitKind::Retries, v)));
                return;
            }
            _ => return,
        };
        let value = call.args.get(at).and_then(|a| duration(self.side.text_of(*a)));
        // The tree of a whole `Eventually` would show its condition; the duration alone is what limits.
        let node = call.args.get(at).copied().unwrap_or(call.node);
        out.limits.extend(value.map(|v| limit(self.side, node, LimitKind::Timeout, v)));
    }

    fn stand_in(&self, call: &Call<'t>, out: &mut Body) {
        let side = self.side;
        let first = || call.args.first().map(|a| folded(side, *a));
        let target = match (call.on(side), call.name) {
            ("monkey" | "mpatch" | "gomonkey" | "mockey" | "supermonkey", _) => first(),
            (
                _,
                "ApplyFunc" | "ApplyMethod" | "ApplyPrivateMethod" | "ApplyGlobalVar" | "ApplyFuncReturn",
            ) => first(),
            (_, name) => name
                .strip_prefix("NewMock")
                .or_else(|| name.strip_prefix("NewFake"))
                .filter(|n| n.starts_with(char::is_uppercase))
                .map(str::to_owned),
        };
        out.mocks.extend(target.map(|t| mock(side, call.node, t)));
    }

    /// `timeNow = func() time.Time { ... }`: a package variable gets a stand-in.
    fn replaced(&self, node: Node<'t>, out: &mut Body) {
        let (left, right) = (node.child_by_field_name("left"), node.child_by_field_name("right"));
        let (Some(left), Some(right)) = (left.map(children), right.map(children)) else { return };
        if let ([target], [value]) = (left.as_slice(), right.as_slice())
            && value.kind() == "func_literal"
        {
            out.mocks.push(mock(self.side, node, folded(self.side, *target)));
        }
    }

    /// `if`: a branch that fails the test is an assertion of the opposite; anything else is a branch.
    fn branch(&self, place: &Place<'t>, out: &mut Body) -> Vec<Place<'t>> {
        let (side, node) = (self.side, place.node);
        let field = |name| node.child_by_field_name(name);
        let (first, test) = (field("initializer"), field("condition"));
        let (then, other) = (field("consequence"), field("alternative"));
        let failure = then.and_then(|b| self.failure(b));
        if let (Some(test), Some(matcher)) = (test, &failure) {
            let drafts = refuted(side, test, first);
            out.assertions.extend(drafts.into_iter().map(|d| plain(d).at(side, node, matcher, place.reach)));
        }
        let condition = test.map(|t| folded(side, t));
        let other_failure = other.filter(|o| o.kind() == "block").and_then(|b| self.failure(b));
        if let (Some(test), Some(matcher), None) = (test, &other_failure, &failure) {
            let drafts = super::conditions::condition(side, test);
            out.assertions.extend(drafts.into_iter().map(|d| plain(d).at(side, node, matcher, place.reach)));
        }
        let mut below: Vec<_> = first.into_iter().chain(test).map(|n| place.to(n)).collect();
        below.extend(then.map(|n| {
            let inner =
                if other_failure.is_some() { place.to(n) } else { place.branch(n, condition.as_deref()) };
            Place { told: failure.is_some(), ..inner }
        }));
        let opposite = condition.map(|c| format!("!({c})"));
        below.extend(other.map(|n| {
            let inner = if failure.is_some() { place.to(n) } else { place.branch(n, opposite.as_deref()) };
            Place { told: other_failure.is_some(), ..inner }
        }));
        below
    }

    /// `switch { case got != want: t.Errorf(...) }`: each case that fails is an assertion of the opposite.
    fn cases(&self, place: &Place<'t>, out: &mut Body) -> Vec<Place<'t>> {
        let mut below = Vec::new();
        let valueless = place.node.child_by_field_name("value").is_none();
        for case in children(place.node) {
            let tests = case.child_by_field_name("value").map(children).unwrap_or_default();
            let list = children(case).into_iter().find(|n| n.kind() == "statement_list");
            let failure = list.and_then(|l| self.failure(l));
            if let (true, "expression_case", [test], Some(matcher)) =
                (valueless, case.kind(), tests.as_slice(), &failure)
            {
                let drafts = refuted(self.side, *test, None);
                let placed = |d| plain(d).at(self.side, *test, matcher, place.reach);
                out.assertions.extend(drafts.into_iter().map(placed));
                below.push(place.to(*test));
                below.extend(list.map(|n| Place { told: true, ..place.branch(n, None) }));
            } else {
                below.push(place.to(case));
            }
        }
        below
    }

    /// How a block fails the test, by one of its own statements.
    fn failure(&self, block: Node<'t>) -> Option<String> {
        let mut statements = children(block);
        if let [list] = statements.as_slice()
            && list.kind() == "statement_list"
        {
            statements = children(*list);
        }
        statements.into_iter().find_map(|s| {
            let inner = if s.kind() == "expression_statement" { *children(s).first()? } else { return None };
            let call = Call::of(self.side, inner)?;
            let by_name = call.operand.is_none() && self.failing.contains(call.name);
            (by_name || fails(self.side, &call)).then(|| call.path(self.side))
        })
    }

    /// `return` before the rest of a test, bare or because the surroundings do not fit.
    fn early_returns(&self, block: Node<'t>, out: &mut Body) {
        let statements = children(block).into_iter().flat_map(children).collect::<Vec<_>>();
        let Some((_, early)) = statements.split_last() else { return };
        let leaves = |n: &Node<'t>| n.kind() == "return_statement" && children(*n).is_empty();
        for statement in early {
            if leaves(statement) {
                out.gates.push(gate(self.side, *statement, GateKind::Skip, None));
            }
            let field = |name| statement.child_by_field_name(name);
            let (Some(test), Some(then)) = (field("condition"), field("consequence")) else { continue };
            let condition = folded(self.side, test);
            let fits = is_about_surroundings(&condition) || condition == "true";
            let last = children(then).last().and_then(|l| children(*l).last().copied());
            if fits && !condition.to_ascii_lowercase().contains("err") && last.as_ref().is_some_and(leaves) {
                let condition = (condition != "true").then_some(condition);
                out.gates.push(gate(self.side, *statement, GateKind::Skip, condition));
            }
        }
    }
}

/// Go's own comparisons are the idiom, not worth a word behind the name of the check, bounds excepted.
fn plain(draft: Draft) -> Draft {
    let error = is_error(&draft.subject) && draft.expected.as_deref() == Some("nil");
    let draft = if error { Draft { negated: false, ..draft } } else { draft };
    if draft.strength == Strength::Bound { draft } else { Draft { operator: "", ..draft } }
}

fn is_builtin(name: &str) -> bool {
    matches!(
        name,
        "len"
            | "cap"
            | "append"
            | "make"
            | "new"
            | "panic"
            | "recover"
            | "string"
            | "int"
            | "int64"
            | "float64"
            | "byte"
            | "delete"
            | "copy"
            | "close"
            | "min"
            | "max"
            | "uint64"
            | "int32"
            | "uint32"
            | "uint"
            | "print"
            | "println"
    )
}
