//! What every part of the Python builder asks of a syntax tree.

use std::collections::{BTreeSet, HashMap};

use headproof_core::change::LineSpan;
use tree_sitter::Node;

use crate::inventory::fold;
use crate::inventory::syntax::{children, descendants, is_comment};
use crate::view::SideView;

/// The source under a tree.
#[derive(Clone, Copy)]
pub(super) struct Source<'s> {
    pub(super) side: &'s SideView<'s>,
}

impl<'s> Source<'s> {
    pub(super) fn text(self, node: Node<'_>) -> &'s str {
        self.side.text_of(node)
    }

    pub(super) fn folded(self, node: Node<'_>) -> String {
        fold(&without_comments(self, node))
    }

    /// The text of a field; empty where the field is missing.
    pub(super) fn field(self, node: Node<'_>, name: &str) -> &'s str {
        node.child_by_field_name(name).map_or("", |n| self.text(n))
    }

    /// The named children, comments left out.
    pub(super) fn children<'t>(self, node: Node<'t>) -> Vec<Node<'t>> {
        children(node)
    }

    pub(super) fn span(self, node: Node<'_>, from: Option<Node<'_>>) -> LineSpan {
        super::span(self.side, node, from)
    }

    /// Every node under `node`, itself first, in order. Bodies of nested classes are included.
    pub(super) fn all<'t>(self, node: Node<'t>) -> impl Iterator<Item = Node<'t>> {
        descendants(node, |n| !is_comment(n)).filter(|n| n.is_named() && !is_comment(*n))
    }

    /// Whether the text of a node holds one of these words: a look that spares most walks below it.
    pub(super) fn mentions(self, node: Node<'_>, words: &[&str]) -> bool {
        let text = self.text(node).as_bytes();
        words.iter().any(|w| memchr::memmem::find(text, w.as_bytes()).is_some())
    }

    /// The callee of a call as written, without white space.
    pub(super) fn callee(self, call: Node<'_>) -> String {
        call.child_by_field_name("function").map_or_else(String::new, |f| fold(self.text(f)))
    }

    /// The positional arguments of a call.
    pub(super) fn arguments<'t>(self, call: Node<'t>) -> Vec<Node<'t>> {
        let Some(list) = call.child_by_field_name("arguments") else { return Vec::new() };
        if list.kind() != "argument_list" {
            return vec![list];
        }
        self.children(list).into_iter().filter(|n| n.kind() != "keyword_argument").collect()
    }

    /// The value of a keyword argument of a call.
    pub(super) fn keyword<'t>(self, call: Node<'t>, name: &str) -> Option<Node<'t>> {
        let list = call.child_by_field_name("arguments")?;
        let is_it = |n: &Node<'_>| n.kind() == "keyword_argument" && self.field(*n, "name") == name;
        self.children(list).into_iter().find(is_it)?.child_by_field_name("value")
    }

    /// What a body calls, by last segment; the assertions of the frameworks are left out.
    pub(super) fn calls(self, body: Node<'_>) -> Vec<String> {
        let mut out = BTreeSet::new();
        for node in self.all(body) {
            if node.kind() == "call" {
                let callee = self.callee(node);
                let last = callee.rsplit('.').next().unwrap_or_default();
                let plain = last.chars().all(|c| c.is_alphanumeric() || c == '_');
                if plain && !last.is_empty() && !is_framework_assertion(&callee, last) {
                    out.insert(last.to_owned());
                }
            }
        }
        out.into_iter().collect()
    }

    /// A body folded, without comments and its doc string.
    pub(super) fn folded_body(self, body: Node<'_>) -> String {
        let mut out = String::new();
        for (i, node) in self.children(body).into_iter().enumerate() {
            if i == 0 && is_doc_string(node) {
                continue;
            }
            if !out.is_empty() {
                out.push(';');
            }
            out.push_str(&self.folded(node));
        }
        out
    }

    /// Whether a body does nothing.
    pub(super) fn does_nothing(self, body: Node<'_>) -> bool {
        self.children(body).into_iter().all(|n| match n.kind() {
            "pass_statement" => true,
            "expression_statement" => {
                is_doc_string(n) || n.named_child(0).is_some_and(|c| c.kind() == "ellipsis")
            }
            "return_statement" => matches!(self.text(n).trim(), "return" | "return None"),
            _ => false,
        })
    }

    /// The names a block assigns, anywhere in it.
    pub(super) fn assigned(self, block: Node<'_>) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        if !self.mentions(block, &["=", "for "]) {
            return names;
        }
        for node in self.all(block) {
            if matches!(node.kind(), "assignment" | "augmented_assignment" | "for_statement") {
                names.insert(self.field(node, "left").to_owned());
            }
        }
        names
    }

    /// The names that a block assigns exactly once to a literal.
    pub(super) fn literals_assigned_once<'t>(self, block: Node<'t>) -> HashMap<String, Node<'t>> {
        self.assigned_once(block, is_literal)
    }

    /// The names that a block assigns exactly once to a list, tuple, set or record of anything.
    pub(super) fn tables_assigned_once<'t>(self, block: Node<'t>) -> HashMap<String, Node<'t>> {
        self.assigned_once(block, |n| matches!(n.kind(), "list" | "tuple" | "set" | "dictionary"))
    }

    fn assigned_once<'t>(
        self,
        block: Node<'t>,
        wanted: impl Fn(Node<'t>) -> bool,
    ) -> HashMap<String, Node<'t>> {
        let mut found: HashMap<String, Option<Node<'t>>> = HashMap::new();
        let mut nodes = Vec::new();
        for statement in self.children(block) {
            let defines = matches!(
                statement.kind(),
                "function_definition" | "class_definition" | "decorated_definition"
            );
            if !defines && self.mentions(statement, &["="]) {
                nodes.extend(self.all(statement));
            }
        }
        for node in nodes {
            if !matches!(node.kind(), "assignment" | "augmented_assignment") {
                continue;
            }
            let name = self.field(node, "left").to_owned();
            let value = node.child_by_field_name("right").filter(|v| wanted(*v));
            let value = value.filter(|_| node.kind() == "assignment" && !found.contains_key(&name));
            found.insert(name, value);
        }
        found.into_iter().filter_map(|(name, value)| value.map(|v| (name, v))).collect()
    }
}

/// Whether a call is an assertion of a framework, rather than of a helper of the project's own.
fn is_framework_assertion(callee: &str, last: &str) -> bool {
    let unittest = last.starts_with("assert") && (callee.starts_with("self.") || callee.starts_with("cls."));
    unittest && !last.starts_with("assert_") || last.starts_with("assert_called") || last == "raises"
}

pub(super) fn is_doc_string(statement: Node<'_>) -> bool {
    statement.kind() == "expression_statement"
        && statement.named_child(0).is_some_and(|c| matches!(c.kind(), "string" | "concatenated_string"))
}

/// Whether an expression is a literal: a number, a string, a constant, or a collection of them.
pub(super) fn is_literal(node: Node<'_>) -> bool {
    let mut todo = vec![node];
    while let Some(node) = todo.pop() {
        match node.kind() {
            "integer" | "float" | "true" | "false" | "none" | "ellipsis" | "comment" => {}
            "string" => {
                let mut cursor = node.walk();
                if node.named_children(&mut cursor).any(|n| n.kind() == "interpolation") {
                    return false;
                }
            }
            "unary_operator"
            | "parenthesized_expression"
            | "concatenated_string"
            | "list"
            | "tuple"
            | "set"
            | "dictionary"
            | "pair"
            | "binary_operator" => {
                let mut cursor = node.walk();
                todo.extend(node.named_children(&mut cursor));
            }
            _ => return false,
        }
    }
    true
}

/// How deep statements and conditions are followed. Trees from strangers can be thousands of levels deep, and
/// what people write stays far below.
pub(super) const DEEPEST: usize = 120;

fn without_comments(src: Source<'_>, node: Node<'_>) -> String {
    let text = src.text(node);
    if !text.contains('#') {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut from = node.start_byte();
    let whole = src.side.text.as_str();
    let comments = descendants(node, |n| !is_comment(n)).filter(|n| is_comment(*n)).map(|n| n.byte_range());
    for range in comments {
        out.push_str(whole.get(from..range.start).unwrap_or_default());
        from = range.end;
    }
    out.push_str(whole.get(from..node.end_byte()).unwrap_or_default());
    out
}
