//! What Python tests assert: `assert`, the methods of unittest, `raises`, mock assertions.

use std::collections::HashMap;

use headproof_core::change::LineSpan;
use tree_sitter::Node;

use super::syntax::{DEEPEST, Source, is_literal};
use super::{expression, methods};
use crate::inventory::{Assertion, Reach, Strength};

/// Names that stand for one literal.
pub(super) type Names<'s> = HashMap<String, Node<'s>>;

/// The assertions of a body, nested ones included.
pub(super) fn of_body<'s>(src: Source<'s>, body: Node<'s>, names: &Names<'s>) -> Vec<Assertion> {
    let mut reader = Reader { src, names, depth: 0, out: Vec::new() };
    reader.block(body, Reach::Always);
    reader.out
}

/// Reads the statements of a test in order.
struct Reader<'s, 'n> {
    src: Source<'s>,
    names: &'n Names<'s>,
    depth: usize,
    out: Vec<Assertion>,
}

impl<'s> Reader<'s, '_> {
    fn block(&mut self, block: Node<'s>, reach: Reach) {
        if self.depth > DEEPEST {
            return;
        }
        self.depth += 1;
        let mut reach = reach;
        for statement in self.src.children(block) {
            self.statement(statement, reach);
            if leaves(self.src, statement) {
                reach = Reach::Never;
            } else if reach == Reach::Always && leaves_under_a_condition(self.src, statement) {
                reach = Reach::Conditional;
            }
        }
        self.depth -= 1;
    }

    fn statement(&mut self, node: Node<'s>, reach: Reach) {
        match node.kind() {
            "assert_statement" => {
                if let Some(claim) = self.src.children(node).into_iter().next() {
                    expression::of_condition(self.src, claim, false, &mut |a| self.push(a, node, reach));
                }
            }
            "expression_statement" | "return_statement" => {
                for child in self.src.children(node) {
                    self.expression(child, node, reach);
                }
            }
            "assignment" | "augmented_assignment" => {
                if let Some(right) = node.child_by_field_name("right") {
                    self.expression(right, node, reach);
                }
            }
            "with_statement" => self.with(node, reach),
            "if_statement" => self.branch(node, reach),
            "while_statement" | "match_statement" => self.inner(node, reach.max(Reach::Conditional)),
            "try_statement" => self.attempt(node, reach),
            "for_statement" | "function_definition" | "decorated_definition" | "class_definition" => {
                self.inner(node, reach);
            }
            _ => {}
        }
    }

    /// The blocks under a statement.
    fn inner(&mut self, node: Node<'s>, reach: Reach) {
        if self.depth > DEEPEST {
            return;
        }
        self.depth += 1;
        for child in self.src.children(node) {
            match child.kind() {
                "block" => self.block(child, reach),
                "else_clause" | "elif_clause" | "case_clause" | "function_definition" => {
                    self.inner(child, reach);
                }
                _ => {}
            }
        }
        self.depth -= 1;
    }

    /// `if got != want: pytest.fail(...)` is an assertion turned around; any other `if` is a branch.
    fn branch(&mut self, node: Node<'s>, reach: Reach) {
        let body = node.child_by_field_name("consequence");
        let fails = body.is_some_and(|b| {
            let statements = self.src.children(b);
            statements.len() == 1 && statements.iter().all(|s| is_failure(self.src, *s))
        });
        if let (true, Some(condition)) = (fails, node.child_by_field_name("condition")) {
            expression::of_condition(self.src, condition, true, &mut |a| self.push(a, node, reach));
        } else {
            self.inner(node, reach.max(Reach::Conditional));
        }
    }

    fn attempt(&mut self, node: Node<'s>, reach: Reach) {
        let children = self.src.children(node);
        let drops = |n: &Node<'s>| n.kind() == "except_clause" && drops_failures(self.src, *n);
        let inside = if children.iter().any(drops) { reach.max(Reach::Swallowed) } else { reach };
        for child in children {
            match child.kind() {
                "block" => self.block(child, inside),
                "except_clause" | "except_group_clause" => self.inner(child, reach.max(Reach::Conditional)),
                "else_clause" | "finally_clause" => self.inner(child, reach),
                _ => {}
            }
        }
    }

    fn with(&mut self, node: Node<'s>, reach: Reach) {
        let (mut inside, mut raises) = (reach, false);
        let body = node.child_by_field_name("body");
        for item in self.src.children(node).into_iter().filter(|n| n.kind() == "with_clause") {
            for item in self.src.children(item) {
                let value = item.child_by_field_name("value").unwrap_or(item);
                let value = if value.kind() == "as_pattern" {
                    self.src.children(value).into_iter().next().unwrap_or(value)
                } else {
                    value
                };
                if value.kind() != "call" {
                    continue;
                }
                if self.src.callee(value).ends_with("suppress") && mentions_everything(self.src.text(value)) {
                    inside = inside.max(Reach::Swallowed);
                }
                let act = body.map(|b| self.src.folded(b));
                if let Some(found) = methods::of_context(self.src, value, act) {
                    raises |= matches!(found.strength, Strength::AnyError | Strength::NamedError)
                        && !self.src.text(value).contains("Assertion");
                    self.push(found, value, reach);
                }
            }
        }
        if let Some(body) = body {
            let first = self.out.len();
            self.block(body, inside);
            // What stands behind the statement that raises is not reached.
            let behind = if raises { self.asserts_at_the_end(body) } else { u32::MAX };
            for assertion in self.out.iter_mut().skip(first).filter(|a| a.span.start >= behind) {
                assertion.reach = Reach::Never;
            }
        }
    }

    /// The line from which on a block only asserts; of a block that does nothing else the end.
    fn asserts_at_the_end(&self, block: Node<'s>) -> u32 {
        let statements = self.src.children(block);
        let last = statements.iter().rposition(|n| n.kind() != "assert_statement");
        let behind = last.and_then(|i| statements.get(i + 1));
        behind.map_or(u32::MAX, |n| self.src.side.line_of(*n))
    }

    fn expression(&mut self, node: Node<'s>, statement: Node<'s>, reach: Reach) {
        let node = if node.kind() == "await" {
            self.src.children(node).into_iter().next().unwrap_or(node)
        } else {
            node
        };
        if matches!(node.kind(), "assignment" | "augmented_assignment") {
            self.statement(node, reach);
        } else if node.kind() == "call" {
            methods::of_call(self.src, node, &mut |a| self.push(a, statement, reach));
        }
    }

    fn push(&mut self, draft: Draft<'s>, node: Node<'s>, reach: Reach) {
        let mut expected = draft.expected.map(|e| self.src.folded(e));
        let mut literal = draft.expected.is_some_and(is_literal);
        let named = expected.as_ref().and_then(|e| self.names.get(e.as_str()));
        if let Some(value) = named {
            expected = Some(self.src.folded(*value));
            literal = true;
        }
        if let Some(text) = draft.expected_text {
            expected = Some(text);
            literal = draft.literal;
        }
        let span = self.src.span(node, None);
        // The block under a `with` or an `if` is no part of the assertion.
        let span = if node.kind() == "if_statement" { LineSpan::new(span.start, 1) } else { span };
        self.out.push(Assertion {
            strength: draft.strength,
            matcher: draft.matcher,
            negated: draft.negated,
            subject: draft.subject,
            expected,
            literal,
            tolerance: draft.tolerance,
            reach,
            span,
            text: self.src.folded(node),
        });
    }
}

/// An assertion before its names are resolved.
pub(super) struct Draft<'s> {
    pub(super) strength: Strength,
    pub(super) matcher: String,
    pub(super) negated: bool,
    pub(super) subject: String,
    pub(super) expected: Option<Node<'s>>,
    /// In place of `expected`, for expectations made of several parts.
    pub(super) expected_text: Option<String>,
    pub(super) literal: bool,
    pub(super) tolerance: Option<f64>,
}

impl<'s> Draft<'s> {
    pub(super) fn new(strength: Strength, matcher: impl Into<String>, subject: String) -> Self {
        Self {
            strength,
            matcher: matcher.into(),
            negated: false,
            subject,
            expected: None,
            expected_text: None,
            literal: false,
            tolerance: None,
        }
    }

    pub(super) fn expecting(mut self, expected: Option<Node<'s>>) -> Self {
        self.expected = expected;
        self
    }

    pub(super) fn expecting_text(mut self, text: String, literal: bool) -> Self {
        self.expected_text = Some(text);
        self.literal = literal;
        self
    }

    pub(super) fn negated(mut self, negated: bool) -> Self {
        self.negated = negated;
        self
    }

    pub(super) fn tolerance(mut self, tolerance: Option<f64>) -> Self {
        self.tolerance = tolerance;
        self
    }
}

/// Whether a statement fails the test on purpose.
pub(super) fn is_failure(src: Source<'_>, statement: Node<'_>) -> bool {
    let text = src.text(statement).trim_start();
    ["pytest.fail(", "self.fail(", "raise AssertionError", "assert False", "assert 0"]
        .iter()
        .any(|f| text.starts_with(f))
}

/// Whether nothing after a statement is run.
fn leaves(src: Source<'_>, statement: Node<'_>) -> bool {
    let text = || src.text(statement).trim_start();
    match statement.kind() {
        "return_statement" => true,
        "raise_statement" => text().contains("SkipTest") || text().contains("Skipped"),
        "expression_statement" => {
            ["pytest.skip(", "self.skipTest(", "pytest.xfail("].iter().any(|c| text().starts_with(c))
        }
        _ => false,
    }
}

/// Whether a branch leaves the test before the rest of it.
fn leaves_under_a_condition(src: Source<'_>, statement: Node<'_>) -> bool {
    let bare_return = |n: Node<'_>| n.kind() == "return_statement" && n.named_child_count() == 0;
    statement.kind() == "if_statement"
        && src
            .children(statement)
            .iter()
            .any(|c| c.kind() == "block" && src.children(*c).last().is_some_and(|last| bare_return(*last)))
}

/// Whether an `except` takes failed assertions and does nothing about them.
fn drops_failures(src: Source<'_>, clause: Node<'_>) -> bool {
    let children = src.children(clause);
    let Some((body, kinds)) = children.split_last() else { return false };
    let takes_all = kinds.is_empty() || kinds.iter().any(|k| mentions_everything(src.text(*k)));
    let reacts = |n: &Node<'_>| match n.kind() {
        "raise_statement" | "assert_statement" => true,
        "call" => {
            let callee = src.callee(*n);
            callee.ends_with(".fail") || ["assert", "skip", "exit"].iter().any(|w| callee.contains(w))
        }
        _ => false,
    };
    takes_all && !src.all(*body).any(|n| reacts(&n))
}

fn mentions_everything(text: &str) -> bool {
    text.split(|c: char| !(c.is_alphanumeric() || c == '_'))
        .any(|word| matches!(word, "Exception" | "BaseException" | "AssertionError"))
}
