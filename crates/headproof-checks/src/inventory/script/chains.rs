//! Call chains such as `expect(x).not.toBe(1)` and `it.each(rows)("title", f)`, taken apart link by link.

use tree_sitter::Node;

use crate::inventory::syntax::{children, folded};
use crate::view::SideView;

/// A chain of names and calls on a root.
pub(super) struct Chain<'t> {
    /// What the chain starts at, where that is neither a name nor a call of one.
    pub(super) root: Option<Node<'t>>,
    /// The links in order, the name it starts at included.
    pub(super) links: Vec<Link<'t>>,
}

/// One link of a chain.
#[derive(Clone, Copy)]
pub(super) struct Link<'t> {
    /// Its name; empty for a call of what a call returned.
    pub(super) name: &'t str,
    /// Its arguments where it is called: an argument list or a template.
    pub(super) arguments: Option<Node<'t>>,
    /// The chain up to here.
    pub(super) node: Node<'t>,
}

impl<'t> Link<'t> {
    /// The arguments of the call, without types and comments.
    pub(super) fn args(&self) -> Vec<Node<'t>> {
        self.arguments.filter(|a| a.kind() == "arguments").map(children).unwrap_or_default()
    }

    /// Whether the link is called.
    pub(super) fn is_called(&self) -> bool {
        self.arguments.is_some()
    }
}

impl<'t> Chain<'t> {
    /// Takes a call or member expression apart.
    pub(super) fn of(side: &SideView<'t>, node: Node<'t>) -> Self {
        let mut links = Vec::new();
        let mut at = bare(node);
        let mut called: Option<(Node<'t>, Node<'t>)> = None;
        let root = loop {
            match at.kind() {
                "call_expression" | "new_expression" => {
                    if let Some((arguments, call)) = called.take() {
                        links.push(Link { name: "", arguments: Some(arguments), node: call });
                    }
                    let field = if at.kind() == "new_expression" { "constructor" } else { "function" };
                    let (function, arguments) =
                        (at.child_by_field_name(field), at.child_by_field_name("arguments"));
                    called = arguments.map(|a| (a, at));
                    match function {
                        Some(function) => at = bare(function),
                        None => break Some(at),
                    }
                }
                "member_expression" => {
                    let name =
                        at.child_by_field_name("property").map(|p| side.text_of(p)).unwrap_or_default();
                    let (arguments, whole) = called.take().map_or((None, at), |(a, n)| (Some(a), n));
                    links.push(Link { name, arguments, node: whole });
                    match at.child_by_field_name("object") {
                        Some(object) => at = bare(object),
                        None => break None,
                    }
                }
                // `it["only"](...)`
                "subscript_expression"
                    if called.is_some()
                        && at.child_by_field_name("index").is_some_and(|i| i.kind() == "string") =>
                {
                    let index = at.child_by_field_name("index").map(|i| side.text_of(i)).unwrap_or_default();
                    let name = index.trim_matches(['"', '\'']);
                    let (arguments, whole) = called.take().map_or((None, at), |(a, n)| (Some(a), n));
                    links.push(Link { name, arguments, node: whole });
                    match at.child_by_field_name("object") {
                        Some(object) => at = bare(object),
                        None => break None,
                    }
                }
                "identifier" | "this" | "super" | "import" => {
                    let (arguments, whole) = called.take().map_or((None, at), |(a, n)| (Some(a), n));
                    links.push(Link { name: side.text_of(at), arguments, node: whole });
                    break None;
                }
                _ => {
                    if let Some((arguments, call)) = called.take() {
                        links.push(Link { name: "", arguments: Some(arguments), node: call });
                    }
                    break Some(at);
                }
            }
        };
        links.reverse();
        Self { root, links }
    }

    /// The name the chain starts at.
    pub(super) fn head(&self) -> &'t str {
        if self.root.is_some() { "" } else { self.links.first().map_or("", |l| l.name) }
    }

    /// The names joined by dots, calls left out.
    pub(super) fn path(&self) -> String {
        self.links.iter().map(|l| l.name).collect::<Vec<_>>().join(".")
    }

    /// The last link.
    pub(super) fn last(&self) -> Option<Link<'t>> {
        self.links.last().copied()
    }

    /// The text of the chain before a link, folded.
    pub(super) fn before(&self, side: &SideView<'t>, link: usize) -> String {
        match link.checked_sub(1).and_then(|i| self.links.get(i)) {
            Some(previous) => folded(side, previous.node),
            None => self.root.map(|r| folded(side, r)).unwrap_or_default(),
        }
    }
}

/// The expression inside parentheses, `await` and type assertions.
pub(super) fn bare(node: Node<'_>) -> Node<'_> {
    let mut at = node;
    while let "parenthesized_expression"
    | "await_expression"
    | "as_expression"
    | "satisfies_expression"
    | "non_null_expression"
    | "type_assertion" = at.kind()
    {
        let inner = children(at);
        // `<T>x` holds its value last, the others first.
        let next = if at.kind() == "type_assertion" { inner.last() } else { inner.first() };
        match next {
            Some(next) => at = *next,
            None => break,
        }
    }
    at
}

/// Whether a node is a function written in place.
pub(super) fn is_function(node: Node<'_>) -> bool {
    matches!(
        node.kind(),
        "arrow_function" | "function_expression" | "function" | "generator_function" | "function_declaration"
    )
}

/// Whether an expression is a literal: numbers, texts, lists and records of them, named constants.
pub(super) fn is_literal(side: &SideView<'_>, node: Node<'_>) -> bool {
    let mut todo = vec![node];
    while let Some(node) = todo.pop() {
        let node = bare(node);
        match node.kind() {
            "number"
            | "string"
            | "true"
            | "false"
            | "null"
            | "undefined"
            | "regex"
            | "property_identifier" => {}
            "template_string" => {
                if children(node).iter().any(|c| c.kind() == "template_substitution") {
                    return false;
                }
            }
            "identifier" => {
                if !matches!(side.text_of(node), "undefined" | "NaN" | "Infinity") {
                    return false;
                }
            }
            "member_expression" => {
                if !side.text_of(node).starts_with(|c: char| c.is_ascii_uppercase()) {
                    return false;
                }
            }
            "new_expression" => {
                let named = node.child_by_field_name("constructor").map(|c| side.text_of(c));
                if !matches!(named, Some("Date" | "Map" | "Set" | "URL" | "Uint8Array" | "Error")) {
                    return false;
                }
                todo.extend(node.child_by_field_name("arguments"));
            }
            "array" | "object" | "arguments" => todo.extend(children(node)),
            "pair" => todo.extend(node.child_by_field_name("value")),
            "unary_expression" => todo.extend(node.child_by_field_name("argument")),
            _ => return false,
        }
    }
    true
}

/// The text of a string or of a template without substitutions.
pub(super) fn string_of<'t>(side: &SideView<'t>, node: Node<'t>) -> Option<&'t str> {
    let node = bare(node);
    matches!(node.kind(), "string" | "template_string")
        .then(|| crate::inventory::syntax::unquoted(side.text_of(node)))
        .flatten()
}
