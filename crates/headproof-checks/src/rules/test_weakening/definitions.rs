//! The functions of a file, for rules that look at what a function does as a whole.

use std::rc::Rc;

use headproof_core::change::LineSpan;
use tree_sitter::Node;

use crate::inventory::fold;
use crate::view::SideView;
pub(super) use crate::walk::children as named_children;
use crate::walk::{meets, walk};

/// A function with where it belongs.
pub(super) struct Definition<'t> {
    pub(super) name: &'t str,
    /// The class, the receiver, or `Trait for Type`.
    pub(super) owner: Rc<str>,
    pub(super) node: Node<'t>,
    pub(super) body: Node<'t>,
    pub(super) first: u32,
    pub(super) last: u32,
}

/// Every function of a file, outer ones before inner ones.
pub(super) fn definitions<'t>(side: &'t SideView<'t>) -> Vec<Definition<'t>> {
    within(side, |_| true)
}

/// The functions with a line in one of these spans, which are in order; outer ones before inner ones.
pub(super) fn definitions_at<'t>(side: &'t SideView<'t>, spans: &[LineSpan]) -> Vec<Definition<'t>> {
    within(side, |node| meets(node, spans))
}

fn within<'t>(side: &'t SideView<'t>, mut is_asked: impl FnMut(Node<'t>) -> bool) -> Vec<Definition<'t>> {
    let Some(root) = side.root() else { return Vec::new() };
    let mut out = Vec::new();
    // What the nodes of a depth belong to, from the outermost.
    let mut owners: Vec<(usize, Rc<str>)> = Vec::new();
    walk(root, |node, depth| {
        if !is_asked(node) {
            return false;
        }
        while owners.last().is_some_and(|(from, _)| *from > depth) {
            owners.pop();
        }
        let field = |name| node.child_by_field_name(name);
        let text = |name| field(name).map(|n| side.text_of(n)).unwrap_or_default();
        match node.kind() {
            "class_definition" | "class_declaration" | "class" | "trait_item" => {
                owners.push((depth + 1, Rc::from(text("name"))));
            }
            "impl_item" => {
                let owner = match field("trait") {
                    Some(found) => Rc::from(format!("{} for {}", side.text_of(found), text("type"))),
                    None => Rc::from(text("type")),
                };
                owners.push((depth + 1, owner));
            }
            "function_definition"
            | "function_declaration"
            | "method_definition"
            | "function_item"
            | "method_declaration"
            | "generator_function_declaration" => {
                if let Some(body) = field("body") {
                    let receiver = fold(text("receiver"));
                    let around = || owners.last().map_or_else(|| Rc::from(""), |(_, owner)| Rc::clone(owner));
                    let owner = if receiver.is_empty() { around() } else { Rc::from(receiver) };
                    let (first, last) = (side.line_of(node), side.last_line_of(node));
                    out.push(Definition { name: text("name"), owner, node, body, first, last });
                }
            }
            _ => {}
        }
        true
    });
    out
}

/// The innermost function around a line.
pub(super) fn function_at<'t>(side: &'t SideView<'t>, line: u32) -> Option<Definition<'t>> {
    definitions_at(side, &[LineSpan::new(line, 1)]).into_iter().max_by_key(|d| d.first)
}

/// The innermost of some functions around a line.
pub(super) fn around<'d, 't>(definitions: &'d [Definition<'t>], line: u32) -> Option<&'d Definition<'t>> {
    definitions.iter().filter(|d| d.first <= line && line <= d.last).max_by_key(|d| d.first)
}

impl<'t> Definition<'t> {
    /// The statements of the body, without the docstring.
    pub(super) fn statements(&self) -> Vec<Node<'t>> {
        let mut list = named_children(self.body);
        if let [only] = list.as_slice()
            && only.kind() == "statement_list"
        {
            list = named_children(*only);
        }
        let docstring = |n: &Node<'_>| {
            n.kind() == "expression_statement" && n.named_child(0).is_some_and(|c| c.kind() == "string")
        };
        if list.first().is_some_and(docstring) {
            list.remove(0);
        }
        list
    }

    /// The one value that every way out of the function gives back, folded; empty for a function that does nothing.
    pub(super) fn constant(&self, side: &SideView<'t>) -> Option<String> {
        let statements = self.statements();
        let Some(last) = statements.last() else { return Some(String::new()) };
        let mut value: Option<String> = None;
        let mut todo = statements.clone();
        while let Some(node) = todo.pop() {
            match node.kind() {
                "return_statement" | "return_expression" => {
                    let given = node.named_child(0).map(|n| fold(side.text_of(n))).unwrap_or_default();
                    if value.as_ref().is_some_and(|v| *v != given) {
                        return None;
                    }
                    value = Some(given);
                }
                "function_definition"
                | "arrow_function"
                | "lambda"
                | "closure_expression"
                | "func_literal"
                | "raise_statement"
                | "throw_statement" => return None,
                _ => todo.extend(named_children(node)),
            }
        }
        match last.kind() {
            "return_statement" => value,
            "pass_statement" if statements.len() == 1 => Some(String::new()),
            "expression_statement" => match last.named_child(0).map(|n| n.kind()) {
                Some("ellipsis") if statements.len() == 1 => Some(String::new()),
                Some("return_expression") => value,
                _ => None,
            },
            // The value of a Rust block.
            "boolean_literal" | "integer_literal" | "string_literal" => {
                let tail = fold(side.text_of(*last));
                value.is_none_or(|v| v == tail).then_some(tail)
            }
            _ => None,
        }
    }
}

/// Whether the text at a column of a line is code rather than part of a string or a comment.
pub(super) fn is_code(side: &SideView<'_>, line: u32, needle: &str) -> bool {
    let Some(range) = side.text.line_range(line) else { return false };
    let Some(text) = side.text.as_str().get(range.clone()) else { return false };
    let Some(at) = text.find(needle) else { return false };
    let at = range.start + at;
    let Some(root) = side.root() else { return false };
    let mut node = root.descendant_for_byte_range(at, at + 1);
    while let Some(found) = node {
        if found.kind().contains("string") && !found.kind().contains("substitution")
            || found.kind().contains("comment")
        {
            return false;
        }
        if found.kind().contains("interpolation") || found.kind().ends_with("statement") {
            return true;
        }
        node = found.parent();
    }
    true
}

/// Whether a file is a test by its own name, not only by the folder it lies in.
pub(super) fn is_test_by_name(side: &SideView<'_>) -> bool {
    let name = side.path.file_name().to_ascii_lowercase();
    let stem = name.split_once('.').map_or(name.as_str(), |(stem, _)| stem);
    stem.starts_with("test_")
        || stem.ends_with("_test")
        || stem.ends_with("_tests")
        || stem == "conftest"
        || [".test.", ".spec.", ".cy.", "-test.", "-spec."].iter().any(|m| name.contains(m))
}

/// Whether a file sets up or runs tests by its name: `jest.setup.ts`, `run_tests.py`.
pub(super) fn runs_tests_by_name(side: &SideView<'_>) -> bool {
    let name = side.path.file_name().to_ascii_lowercase();
    let test = ["test", "jest", "vitest", "mocha", "spec", "playwright", "cypress", "karma"];
    let role =
        ["setup", "runner", "run", "teardown", "reporter", "harness", "environment", "processor", "hooks"];
    name == "conftest.py"
        || (test.iter().any(|t| name.contains(t)) && role.iter().any(|r| name.contains(r)))
        || name.starts_with("globalsetup")
        || name.starts_with("globalteardown")
        || name.starts_with("global-setup")
        || name.starts_with("global-teardown")
}
