//! What the body of a Rust function checks, calls and replaces.

use tree_sitter::Node;

use super::demands::{condition, matched, of_macro, refuted};
use super::rows::Tables;
use super::tokens::{Token, group, inside, is_literal, split, text, tokens};
use crate::inventory::syntax::{
    Body, Draft, children, descendants, folded, gate, is_about_surroundings, limit, mock, number, span,
};
use crate::inventory::{Assertion, GateKind, LimitKind, Reach, Strength};
use crate::view::SideView;

/// Reads bodies of one file.
pub(super) struct Reader<'t> {
    pub(super) side: &'t SideView<'t>,
    pub(super) tables: Tables<'t>,
}

/// How a statement in which a value is only unwrapped is told from one that checks something.
struct Unwrapped<'t> {
    node: Node<'t>,
    matcher: &'static str,
    reach: Reach,
}

impl<'t> Reader<'t> {
    /// Reads the body of a function. For a test, a value that is only unwrapped counts as a check of its presence
    /// where nothing else is checked.
    pub(super) fn read(&self, block: Node<'t>, is_test: bool, out: &mut Body) {
        let mut unwrapped = Vec::new();
        if is_test {
            self.early_returns(block, out);
        }
        let mut todo = vec![(block, Reach::Always)];
        while let Some((node, reach)) = todo.pop() {
            let mut below: Vec<(Node<'t>, Reach)> = children(node).into_iter().map(|c| (c, reach)).collect();
            match node.kind() {
                "macro_invocation" => {
                    self.invocation(node, reach, out);
                    below.clear();
                }
                "call_expression" => self.call(node, reach, out),
                "if_expression" => below = self.branch(node, reach, out),
                "match_expression" => below = self.arms(node, reach, out),
                "let_declaration" => below = self.binding(node, reach, out, below),
                "for_expression" => self.tables.read_loop(self.side, node, out),
                "expression_statement" if is_test => {
                    unwrapped.extend(self.unwrapped(node, reach));
                }
                _ => {}
            }
            below.reverse();
            todo.extend(below);
        }
        if is_test && out.assertions.is_empty() {
            out.assertions.extend(unwrapped.into_iter().map(|u| {
                Draft::new(Strength::Presence, folded(self.side, u.node))
                    .at(self.side, u.node, u.matcher, u.reach)
            }));
        }
        out.assertions.sort_by_key(|a| (a.span.start, a.span.len));
    }

    /// Reads tokens that have no tree: the arguments of macros.
    pub(super) fn read_tokens(&self, all: &[Token<'t>], reach: Reach, out: &mut Body) {
        for (i, token) in all.iter().enumerate() {
            let next = all.get(i + 1).map_or("", |t| t.text);
            if !is_word(token.text) {
                continue;
            }
            if next == "(" {
                if !is_keyword(token.text) && all.get(i.wrapping_sub(1)).is_none_or(|t| t.text != "fn") {
                    out.calls.insert(token.text.to_owned());
                }
            } else if next == "!"
                && let Some(args) = group(all, i + 2)
            {
                let parts = split(inside(args).unwrap_or_default(), ",");
                let reach = if in_branch(all, i) { reach.max(Reach::Conditional) } else { reach };
                for draft in of_macro(token.text, &parts).unwrap_or_default() {
                    out.assertions.push(self.placed(draft, all.get(i..i + 2 + args.len()), token, reach));
                }
            }
        }
    }

    fn placed(&self, draft: Draft, of: Option<&[Token<'t>]>, name: &Token<'t>, reach: Reach) -> Assertion {
        let of = of.unwrap_or_default();
        let last = of.last().map_or(name.node, |t| t.node);
        let mut assertion = draft.at(self.side, name.node, &format!("{}!", name.text), reach);
        assertion.span = span(self.side, name.node, last);
        assertion.text = text(of);
        assertion
    }

    fn invocation(&self, node: Node<'t>, reach: Reach, out: &mut Body) {
        let Some(name) = node.child_by_field_name("macro").map(|m| self.side.text_of(m)) else { return };
        let name = name.rsplit("::").next().unwrap_or(name);
        let Some(tree) = children(node).into_iter().find(|n| n.kind() == "token_tree") else { return };
        let all = tokens(self.side, tree);
        let inner = inside(&all).unwrap_or_default();
        if let Some(drafts) = of_macro(name, &split(inner, ",")) {
            let matcher = format!("{name}!");
            out.assertions.extend(drafts.into_iter().map(|d| d.at(self.side, node, &matcher, reach)));
            self.calls_in(inner, out);
        } else {
            self.read_tokens(inner, reach, out);
        }
    }

    fn calls_in(&self, all: &[Token<'t>], out: &mut Body) {
        for (i, pair) in all.windows(2).enumerate() {
            let [name, open] = pair else { continue };
            let bang = all.get(i.wrapping_sub(1)).is_some_and(|t| t.text == "!");
            if open.text == "(" && is_word(name.text) && !is_keyword(name.text) && !bang {
                out.calls.insert(name.text.to_owned());
            }
        }
    }

    fn call(&self, node: Node<'t>, reach: Reach, out: &mut Body) {
        let Some(function) = node.child_by_field_name("function") else { return };
        let callee = last_segment(self.side, function);
        let args = node.child_by_field_name("arguments").map(children).unwrap_or_default();
        let receiver = function.child_by_field_name("value");
        let expectation = receiver.filter(|r| r.kind() == "macro_invocation");
        match (callee, expectation) {
            // expect_test: `expect![[...]].assert_eq(&actual)`.
            ("assert_eq" | "assert_debug_eq", Some(expected)) => {
                let subject = args.first().map(|a| folded(self.side, *a)).unwrap_or_default();
                let draft =
                    Draft::new(Strength::Equality, subject).expecting(folded(self.side, expected), true);
                out.assertions.push(draft.at(self.side, node, callee, reach));
                return;
            }
            (name, _) if name.starts_with("assert_") => {
                let subject = receiver.or_else(|| args.first().copied());
                let subject = subject.map(|a| folded(self.side, a)).unwrap_or_default();
                let expected = if receiver.is_some() { args.first() } else { args.get(1) };
                let draft = match expected {
                    Some(e) => Draft::new(Strength::Equality, subject)
                        .expecting(folded(self.side, *e), is_literal(&tokens(self.side, *e))),
                    None => Draft::new(Strength::Truth, subject),
                };
                out.assertions.push(draft.at(self.side, node, name, reach));
            }
            _ => {}
        }
        if !callee.is_empty() && !matches!(callee, "Some" | "Ok" | "Err") {
            out.calls.insert(callee.to_owned());
        }
        let path = self.side.text_of(function);
        if let Some((kind, made)) = path.rsplit_once("::") {
            let stand_in = kind.rsplit("::").next().and_then(|k| k.strip_prefix("Mock"));
            let stand_in = stand_in.filter(|k| k.starts_with(char::is_uppercase));
            if let Some(target) = stand_in
                && matches!(made, "new" | "default" | "faux")
            {
                out.mocks.push(mock(self.side, node, target.to_owned()));
            }
        }
        if callee == "timeout"
            && let Some(value) = args.first().and_then(|a| duration(self.side, *a))
        {
            out.limits.push(limit(self.side, node, LimitKind::Timeout, value));
        }
    }

    /// `if`: a branch that only panics is an assertion of the opposite; anything else is a branch.
    fn branch(&self, node: Node<'t>, reach: Reach, out: &mut Body) -> Vec<(Node<'t>, Reach)> {
        let field = |name| node.child_by_field_name(name);
        let (test, then, other) = (field("condition"), field("consequence"), field("alternative"));
        let fails = then.and_then(|b| self.failure(b));
        let other_fails = other.and_then(|b| self.failure(b));
        if let (Some(test), Some(matcher)) = (test, fails) {
            let drafts = match bound_pattern(test) {
                Some((value, pattern)) => vec![self.pattern(value, pattern).negated()],
                None => refuted(&tokens(self.side, test)),
            };
            out.assertions.extend(drafts.into_iter().map(|d| d.at(self.side, node, matcher, reach)));
        } else if let (Some(test), Some(matcher)) = (test, other_fails) {
            let drafts = match bound_pattern(test) {
                Some((value, pattern)) => vec![self.pattern(value, pattern)],
                None => condition(&tokens(self.side, test)),
            };
            out.assertions.extend(drafts.into_iter().map(|d| d.at(self.side, node, matcher, reach)));
        }
        let inner = if other_fails.is_some() { reach } else { reach.max(Reach::Conditional) };
        let rest = if fails.is_some() { reach } else { reach.max(Reach::Conditional) };
        let mut below = Vec::new();
        below.extend(test.map(|n| (n, reach)));
        below.extend(then.map(|n| (n, inner)));
        below.extend(other.map(|n| (n, rest)));
        below
    }

    /// `match`: arms that panic make the others the assertion.
    fn arms(&self, node: Node<'t>, reach: Reach, out: &mut Body) -> Vec<(Node<'t>, Reach)> {
        let value = node.child_by_field_name("value");
        let arms = node.child_by_field_name("body").map(children).unwrap_or_default();
        let arms: Vec<_> = arms.into_iter().filter(|a| a.kind() == "match_arm").collect();
        let outcome = |arm: &Node<'t>| arm.child_by_field_name("value").and_then(|v| self.failure(v));
        let passing: Vec<_> = arms.iter().filter(|a| outcome(a).is_none()).collect();
        let matcher = arms.iter().find_map(&outcome);
        if let (Some(value), [only], Some(matcher)) = (value, passing.as_slice(), matcher)
            && let Some(pattern) = only.child_by_field_name("pattern")
        {
            let draft = self.pattern(value, pattern);
            out.assertions.push(draft.at(self.side, node, &format!("match {matcher}"), reach));
        }
        let inner = if passing.len() > 1 { reach.max(Reach::Conditional) } else { reach };
        let mut below: Vec<_> = value.map(|v| (v, reach)).into_iter().collect();
        below.extend(arms.iter().filter_map(|a| a.child_by_field_name("value")).map(|v| (v, inner)));
        below
    }

    fn pattern(&self, value: Node<'t>, pattern: Node<'t>) -> Draft {
        matched(&tokens(self.side, value), &tokens(self.side, pattern))
    }

    fn binding(
        &self,
        node: Node<'t>,
        reach: Reach,
        out: &mut Body,
        mut below: Vec<(Node<'t>, Reach)>,
    ) -> Vec<(Node<'t>, Reach)> {
        let field = |name| node.child_by_field_name(name);
        let alternative = field("alternative");
        if let (Some(pattern), Some(value), Some(matcher)) =
            (field("pattern"), field("value"), alternative.and_then(|a| self.failure(a)))
        {
            let draft = self.pattern(value, pattern);
            out.assertions.push(draft.at(self.side, node, &format!("let else {matcher}"), reach));
        }
        let dropped = field("pattern").is_some_and(|p| self.side.text_of(p) == "_");
        if dropped && field("value").is_some_and(|v| self.side.text_of(v).contains("catch_unwind")) {
            below.iter_mut().for_each(|(_, r)| *r = Reach::Swallowed);
        }
        below
    }

    /// How a block or expression fails the test, if that is all it is for.
    fn failure(&self, node: Node<'t>) -> Option<&'static str> {
        let statements = match node.kind() {
            "block" => children(node),
            "else_clause" => {
                let inner = children(node).into_iter().next().filter(|n| n.kind() == "block")?;
                children(inner)
            }
            _ => vec![node],
        };
        let last = *statements.last()?;
        let last = if last.kind() == "expression_statement" { *children(last).first()? } else { last };
        if last.kind() != "macro_invocation" {
            return None;
        }
        let name = self.side.text_of(last.child_by_field_name("macro")?);
        match name.rsplit("::").next().unwrap_or(name) {
            "panic" => Some("panic!"),
            "unreachable" => Some("unreachable!"),
            "bail" => Some("bail!"),
            "assert" if self.side.text_of(last).contains("(false") => Some("panic!"),
            _ => None,
        }
    }

    /// `return;` before the rest of a test, bare or because the surroundings do not fit.
    fn early_returns(&self, block: Node<'t>, out: &mut Body) {
        let statements = children(block);
        let Some((_, early)) = statements.split_last() else { return };
        for statement in early.iter().copied().filter(|s| s.kind() == "expression_statement") {
            let Some(inner) = children(statement).into_iter().next() else { continue };
            if inner.kind() == "return_expression" {
                out.gates.push(gate(self.side, statement, GateKind::Skip, None));
            } else if inner.kind() == "if_expression"
                && let (Some(test), Some(then)) =
                    (inner.child_by_field_name("condition"), inner.child_by_field_name("consequence"))
            {
                let last = children(then).last().map(|n| self.side.text_of(*n)).unwrap_or_default();
                let test = folded(self.side, test);
                if last.starts_with("return") && (is_about_surroundings(&test) || test == "true") {
                    let condition = (test != "true").then_some(test);
                    out.gates.push(gate(self.side, statement, GateKind::Skip, condition));
                }
            }
        }
    }

    fn unwrapped(&self, statement: Node<'t>, reach: Reach) -> Option<Unwrapped<'t>> {
        let node = *children(statement).first()?;
        let matcher = match node.kind() {
            "try_expression" => "?",
            "call_expression" => match last_segment(self.side, node.child_by_field_name("function")?) {
                "unwrap" => "unwrap",
                "expect" => "expect",
                "unwrap_err" => "unwrap_err",
                "expect_err" => "expect_err",
                _ => return None,
            },
            _ => return None,
        };
        Some(Unwrapped { node, matcher, reach })
    }
}

/// `let PATTERN = VALUE` as the condition of an `if`.
fn bound_pattern(test: Node<'_>) -> Option<(Node<'_>, Node<'_>)> {
    if test.kind() != "let_condition" {
        return None;
    }
    Some((test.child_by_field_name("value")?, test.child_by_field_name("pattern")?))
}

/// The last segment of a callee: `parse` for `a::parse`, `x.parse` and `parse::<T>`.
pub(super) fn last_segment<'t>(side: &SideView<'t>, function: Node<'t>) -> &'t str {
    let inner = if function.kind() == "generic_function" {
        function.child_by_field_name("function").unwrap_or(function)
    } else {
        function
    };
    let name = match inner.kind() {
        "field_expression" => inner.child_by_field_name("field"),
        "scoped_identifier" => inner.child_by_field_name("name"),
        "identifier" => Some(inner),
        _ => None,
    };
    name.map(|n| side.text_of(n)).unwrap_or_default()
}

/// `Duration::from_secs(5)` in seconds.
fn duration(side: &SideView<'_>, node: Node<'_>) -> Option<f64> {
    let call = descendants(node, |_| true).find(|n| n.kind() == "call_expression")?;
    let unit = match last_segment(side, call.child_by_field_name("function")?) {
        "from_secs" | "from_secs_f64" | "from_secs_f32" => 1.0,
        "from_millis" => 1e-3,
        "from_micros" => 1e-6,
        "from_mins" => 60.0,
        _ => return None,
    };
    let value = *children(call.child_by_field_name("arguments")?).first()?;
    number(side.text_of(value)).map(|v| v * unit)
}

fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

fn is_keyword(text: &str) -> bool {
    matches!(
        text,
        "if" | "match"
            | "while"
            | "for"
            | "in"
            | "return"
            | "let"
            | "move"
            | "Some"
            | "Ok"
            | "Err"
            | "fn"
            | "else"
    )
}

/// Whether the token stands in a block behind `if` or `match`.
fn in_branch(all: &[Token<'_>], at: usize) -> bool {
    let Some(depth) = all.get(at).map(|t| t.depth) else { return false };
    let mut open = depth;
    let mut i = at;
    while let Some(before) = i.checked_sub(1) {
        i = before;
        let Some(token) = all.get(i) else { break };
        if token.depth < open && token.text == "{" {
            open = token.depth;
            let head = all.get(..i).unwrap_or_default();
            let start = head
                .iter()
                .rposition(|t| t.depth == open && matches!(t.text, ";" | "}" | "{") || t.depth < open)
                .map_or(0, |p| p + 1);
            if head.get(start..).unwrap_or_default().iter().any(|t| matches!(t.text, "if" | "match")) {
                return true;
            }
        } else if token.depth < open {
            open = token.depth;
        }
    }
    false
}
