//! Functions out of syntax trees.

use std::borrow::Cow;

use headproof_core::change::LineSpan;
use tree_sitter::Node;

use super::statement::does;
use super::{Does, Function, Owner, Statement, words};
use crate::comments::body as comment_body;
use crate::language::Language;
use crate::view::SideView;
use crate::walk::meets;

/// How deep trees are followed; deeper ones are not written by hand.
const DEEPEST: usize = 200;

/// The named functions with bodies that touch these lines; all of them without lines given.
#[must_use]
pub fn functions(side: &SideView<'_>, lines: Option<&[LineSpan]>) -> Vec<Function> {
    let (Some(root), Some(language)) = (side.root(), side.language) else { return Vec::new() };
    let mut walk = Walk { side, language, lines, found: Vec::new() };
    walk.descend(root, &Place::default(), 0);
    walk.found
}

struct Walk<'w, 'c> {
    side: &'w SideView<'c>,
    language: Language,
    lines: Option<&'w [LineSpan]>,
    found: Vec<Function>,
}

/// What stands around a node.
#[derive(Clone, Default)]
struct Place {
    owner: Owner,
    nested: bool,
    typing_only: bool,
}

impl Walk<'_, '_> {
    fn descend(&mut self, node: Node<'_>, place: &Place, depth: usize) {
        if depth > DEEPEST {
            return;
        }
        let mut cursor = node.walk();
        for child in node.named_children(&mut cursor) {
            if !self.touches(child) {
                continue;
            }
            let mut inner = Cow::Borrowed(place);
            if is_typing_branch(self.side, node, child) {
                inner.to_mut().typing_only = true;
            }
            if let Some(owner) = owner(self.side, self.language, child) {
                inner.to_mut().owner = owner;
            }
            if let Some(function) = self.function(child, place) {
                self.found.push(function);
                inner.to_mut().nested = true;
            }
            if self.language.is_script()
                && let Some(route) = self.route(child)
            {
                self.found.push(route);
            }
            self.descend(child, &inner, depth + 1);
        }
    }

    fn touches(&self, node: Node<'_>) -> bool {
        self.lines.is_none_or(|lines| meets(node, lines))
    }

    fn function(&self, node: Node<'_>, place: &Place) -> Option<Function> {
        let (named, function) = named_function(node)?;
        if !self.touches(node) {
            return None;
        }
        let side = self.side;
        let body = function.child_by_field_name("body")?;
        let name = named.child_by_field_name("name").or_else(|| named.child_by_field_name("property"))?;
        let mut marks = marks(side, node, function);
        if place.typing_only {
            marks.push("typing only".to_owned());
        }
        let mut owner = place.owner.clone();
        if node.kind() == "method_declaration" {
            owner.name = receiver(side, node);
        }
        let (statements, docstring, comments) = self.statements(body);
        let doc = docstring.unwrap_or_else(|| comments_above(side, node));
        Some(Function {
            name: side.text_of(name).to_owned(),
            owner,
            line: side.line_of(name),
            last: side.last_line_of(node),
            parameters: parameters(side, function),
            returns: returns(side, function),
            doc,
            comments,
            marks,
            statements,
            nested: place.nested,
            language: self.language,
        })
    }

    /// What answers a route: `router.put('/path', (req, res) => …)`. Its name is the verb and the path.
    fn route(&self, node: Node<'_>) -> Option<Function> {
        let side = self.side;
        let callee = node.child_by_field_name("function").filter(|_| node.kind() == "call_expression")?;
        let verb = side.text_of(callee.child_by_field_name("property")?);
        let router = side.text_of(callee.child_by_field_name("object")?).to_ascii_lowercase();
        let routes = ["app", "rout", "server", "fastify", "api"].iter().any(|r| router.contains(r));
        if !matches!(verb, "get" | "post" | "put" | "patch" | "delete") || !routes || !self.touches(node) {
            return None;
        }
        let list = node.child_by_field_name("arguments")?;
        let mut cursor = list.walk();
        let all: Vec<Node<'_>> =
            list.named_children(&mut cursor).filter(|n| !n.kind().contains("comment")).collect();
        let [path, between @ .., last] = all.as_slice() else { return None };
        let path_text = side.text_of(*path).trim_matches(['"', '\'', '`']);
        if path.kind() != "string" || !path_text.starts_with('/') {
            return None;
        }
        let wrapped = last.child_by_field_name("arguments").filter(|_| last.kind() == "call_expression");
        let handler = wrapped.and_then(|w| w.named_child(0)).unwrap_or(*last);
        if !matches!(handler.kind(), "arrow_function" | "function_expression") {
            return None;
        }
        let (statements, _, comments) = self.statements(handler.child_by_field_name("body")?);
        let mut marks = vec!["route".to_owned()];
        if !between.is_empty() {
            marks.push("middleware".to_owned());
        }
        Some(Function {
            name: format!("{verb} {path_text}"),
            owner: Owner::default(),
            line: side.line_of(node),
            last: side.last_line_of(node),
            parameters: parameters(side, handler),
            returns: String::new(),
            doc: node.parent().map(|p| comments_above(side, p)).unwrap_or_default(),
            comments,
            marks,
            statements,
            nested: false,
            language: self.language,
        })
    }

    /// What a body does, its doc text, and its comments.
    fn statements(&self, body: Node<'_>) -> (Vec<Statement>, Option<String>, Vec<(u32, String)>) {
        let side = self.side;
        let one = |node: Node<'_>, is_tail: bool| {
            let text = side.text_of(node);
            Statement { does: does(node, text, is_tail), line: side.line_of(node), text: text.to_owned() }
        };
        if !matches!(body.kind(), "block" | "statement_block") {
            return (vec![one(body, true)], None, Vec::new());
        }
        let (mut nodes, mut comments) = (Vec::new(), Vec::new());
        let mut cursor = body.walk();
        for child in body.named_children(&mut cursor) {
            if child.kind() == "statement_list" {
                let mut inner = child.walk();
                nodes.extend(child.named_children(&mut inner));
            } else {
                nodes.push(child);
            }
        }
        nodes.retain(|n| {
            let comment = n.kind().contains("comment");
            if comment {
                comments.push((side.line_of(*n), comment_body(side.text_of(*n)).to_owned()));
            }
            !comment
        });
        comments.extend(trailing_comments(side, body, &nodes));
        comments.extend(self.leading_comments(body));
        let mut docstring = None;
        if self.language == Language::Python
            && let Some(first) = nodes.first()
            && first.kind() == "expression_statement"
            && first.named_child(0).is_some_and(|c| c.kind() == "string")
        {
            docstring = Some(side.text_of(*first).trim_matches(['"', '\'']).trim().to_owned());
            nodes.remove(0);
        }
        let last = nodes.len().saturating_sub(1);
        let tail = |n: &Node<'_>| {
            self.language == Language::Rust
                && !matches!(n.kind(), "expression_statement" | "let_declaration")
                && !n.kind().ends_with("_item")
        };
        let statements = nodes.iter().enumerate().map(|(i, n)| one(*n, i == last && tail(n))).collect();
        comments.sort();
        comments.dedup();
        (statements, docstring, comments)
    }

    /// In Python the comments before the first statement stand outside the block.
    fn leading_comments(&self, body: Node<'_>) -> Vec<(u32, String)> {
        let mut found = Vec::new();
        let mut at = body.prev_named_sibling();
        while let Some(node) = at.filter(|n| self.language == Language::Python && n.kind() == "comment") {
            found.push((self.side.line_of(node), comment_body(self.side.text_of(node)).to_owned()));
            at = node.prev_named_sibling();
        }
        found
    }
}

/// Comments at the end of the lines of a body.
fn trailing_comments(side: &SideView<'_>, body: Node<'_>, nodes: &[Node<'_>]) -> Vec<(u32, String)> {
    let next = body.next_named_sibling().filter(|n| n.kind().contains("comment"));
    let last = nodes.last().map(|n| side.last_line_of(*n));
    let same_line = next.filter(|n| Some(side.line_of(*n)) == last);
    same_line.map(|n| (side.line_of(n), comment_body(side.text_of(n)).to_owned())).into_iter().collect()
}

/// Whether a node is a branch that only type checkers see.
fn is_typing_branch(side: &SideView<'_>, parent: Node<'_>, node: Node<'_>) -> bool {
    if parent.kind() != "if_statement" || node.kind() != "block" {
        return false;
    }
    let condition = parent.child_by_field_name("condition").map(|c| side.text_of(c)).unwrap_or_default();
    matches!(condition, "TYPE_CHECKING" | "typing.TYPE_CHECKING" | "t.TYPE_CHECKING")
}

/// The node that names a function and the one that holds its parameters and body.
fn named_function(node: Node<'_>) -> Option<(Node<'_>, Node<'_>)> {
    match node.kind() {
        "function_definition"
        | "function_item"
        | "function_declaration"
        | "method_declaration"
        | "generator_function_declaration" => Some((node, node)),
        "method_definition" => {
            node.parent().is_some_and(|p| p.kind() == "class_body").then_some((node, node))
        }
        "variable_declarator" | "public_field_definition" | "field_definition" => {
            let value = node.child_by_field_name("value")?;
            matches!(value.kind(), "arrow_function" | "function_expression").then_some((node, value))
        }
        _ => None,
    }
}

fn parameters(side: &SideView<'_>, function: Node<'_>) -> Vec<String> {
    let mut names = Vec::new();
    if let Some(one) = function.child_by_field_name("parameter") {
        names.push(side.text_of(one).to_owned());
    }
    let Some(list) = function.child_by_field_name("parameters") else { return names };
    let mut cursor = list.walk();
    for parameter in list.named_children(&mut cursor) {
        let text = side.text_of(parameter);
        match parameter.kind() {
            "self_parameter" | "comment" | "attribute_item" => {}
            "parameter_declaration" | "variadic_parameter_declaration" => {
                let mut inner = parameter.walk();
                let named = parameter.children_by_field_name("name", &mut inner);
                names.extend(named.map(|n| side.text_of(n).to_owned()));
            }
            _ => {
                let own = ["pattern", "name", "left"].iter().find_map(|f| parameter.child_by_field_name(f));
                let text = own.map_or(text, |n| side.text_of(n));
                let text = text.split([':', '=']).next().unwrap_or_default();
                names.extend(words(text).filter(|w| !matches!(*w, "mut" | "ref")).map(str::to_owned));
            }
        }
    }
    names.retain(|n| !matches!(n.as_str(), "self" | "cls" | "this"));
    names
}

fn returns(side: &SideView<'_>, function: Node<'_>) -> String {
    let node = function.child_by_field_name("return_type").or_else(|| function.child_by_field_name("result"));
    node.map(|n| side.text_of(n).trim_start_matches(':').trim().to_owned()).unwrap_or_default()
}

/// Decorators, attributes and modifiers.
fn marks(side: &SideView<'_>, node: Node<'_>, function: Node<'_>) -> Vec<String> {
    let mut marks = Vec::new();
    let mut cursor = node.walk();
    if let Some(parent) = node.parent().filter(|p| p.kind() == "decorated_definition") {
        let mut inner = parent.walk();
        let decorators = parent.named_children(&mut inner).filter(|c| c.kind() == "decorator");
        marks.extend(decorators.map(|d| side.text_of(d).to_owned()));
    }
    let own = node.children(&mut cursor).filter(|c| {
        matches!(
            c.kind(),
            "override_modifier" | "accessibility_modifier" | "decorator" | "get" | "set" | "static"
        )
    });
    marks.extend(own.map(|c| side.text_of(c).to_owned()));
    let mut at = node.prev_named_sibling();
    while let Some(sibling) = at.filter(|s| matches!(s.kind(), "attribute_item" | "decorator")) {
        marks.push(side.text_of(sibling).to_owned());
        at = sibling.prev_named_sibling();
    }
    if has_parameter_properties(side, function) {
        marks.push("parameter properties".to_owned());
    }
    if function.kind() == "arrow_function" {
        marks.push("arrow".to_owned());
    }
    marks
}

/// Whether a constructor keeps what it is given by the modifiers of its parameters.
fn has_parameter_properties(side: &SideView<'_>, function: Node<'_>) -> bool {
    let Some(list) = function.child_by_field_name("parameters") else { return false };
    let keeps = |text: &str| {
        ["private ", "public ", "protected ", "readonly ", "override "].iter().any(|m| text.starts_with(m))
            || text.starts_with('@')
    };
    let mut cursor = list.walk();
    side.language.is_some_and(Language::is_script)
        && list.named_children(&mut cursor).any(|p| keeps(side.text_of(p)))
}

fn comments_above(side: &SideView<'_>, node: Node<'_>) -> String {
    let mut top = node;
    while let Some(parent) = top
        .parent()
        .filter(|p| matches!(p.kind(), "decorated_definition" | "export_statement" | "lexical_declaration"))
    {
        top = parent;
    }
    let mut parts = Vec::new();
    let mut at = top.prev_named_sibling();
    let mut line = side.line_of(top);
    while let Some(sibling) = at {
        match sibling.kind() {
            "attribute_item" | "decorator" => {}
            kind if kind.contains("comment") && side.last_line_of(sibling) + 1 >= line => {
                let text: Vec<&str> = side.text_of(sibling).lines().map(comment_body).collect();
                parts.push(text.join(" ").trim().to_owned());
            }
            _ => break,
        }
        line = side.line_of(sibling);
        at = sibling.prev_named_sibling();
    }
    parts.reverse();
    parts.join(" ").trim().to_owned()
}

/// The type of a Go receiver.
fn receiver(side: &SideView<'_>, node: Node<'_>) -> String {
    let text = node.child_by_field_name("receiver").map(|r| side.text_of(r)).unwrap_or_default();
    let text = text.split('[').next().unwrap_or_default();
    words(text).last().unwrap_or_default().to_owned()
}

/// What functions inside a node belong to.
fn owner(side: &SideView<'_>, language: Language, node: Node<'_>) -> Option<Owner> {
    let field = |name: &str| node.child_by_field_name(name).map(|n| side.text_of(n).to_owned());
    match node.kind() {
        "class_definition" if language == Language::Python => Some(python_class(side, node)),
        "class_declaration" | "abstract_class_declaration" | "class" if language.is_script() => {
            let mut cursor = node.walk();
            let heritage = node.named_children(&mut cursor).find(|c| c.kind() == "class_heritage");
            let bases =
                heritage.map(|h| words(side.text_of(h)).map(str::to_owned).collect()).unwrap_or_default();
            let name = field("name").unwrap_or_default();
            let heirs = format!("extends {name}");
            let whole = side.text.as_str();
            let has_heirs = !name.is_empty()
                && whole.match_indices(&heirs).any(|(i, m)| {
                    !whole.get(i + m.len()..).is_some_and(|r| r.starts_with(|c: char| c.is_alphanumeric()))
                });
            Some(Owner {
                name,
                bases,
                is_abstract: node.kind() == "abstract_class_declaration",
                has_heirs,
                ..counted(side, node.child_by_field_name("body"))
            })
        }
        "impl_item" => Some(Owner {
            name: field("type").unwrap_or_default(),
            bases: field("trait").into_iter().collect(),
            ..Owner::default()
        }),
        "trait_item" => {
            Some(Owner { name: field("name").unwrap_or_default(), is_abstract: true, ..Owner::default() })
        }
        _ => None,
    }
}

fn python_class(side: &SideView<'_>, node: Node<'_>) -> Owner {
    let name = node.child_by_field_name("name").map(|n| side.text_of(n)).unwrap_or_default();
    let supers = node.child_by_field_name("superclasses").map(|n| side.text_of(n)).unwrap_or_default();
    let bases: Vec<String> = words(supers).map(str::to_owned).collect();
    let docs = node
        .child_by_field_name("body")
        .and_then(|b| b.named_child(0))
        .and_then(|s| s.named_child(0))
        .filter(|s| s.kind() == "string")
        .map(|s| side.text_of(s).to_ascii_lowercase());
    let is_abstract = docs.is_some_and(|d| is_for_heirs(&d))
        || bases.iter().any(|b| matches!(b.as_str(), "ABC" | "ABCMeta" | "Protocol" | "Interface"));
    let whole = side.text.as_str();
    let has_heirs = [format!("({name})"), format!("({name},"), format!(", {name})"), format!("({name}[")]
        .iter()
        .any(|h| whole.lines().any(|l| l.trim_start().starts_with("class ") && l.contains(h.as_str())));
    Owner {
        name: name.to_owned(),
        bases,
        is_abstract,
        has_heirs,
        ..counted(side, node.child_by_field_name("body"))
    }
}

/// Whether the words of a class say that others are built on it.
fn is_for_heirs(words: &str) -> bool {
    ["base class", "abstract", "subclass", "interface for", "an interface", "interface that"]
        .iter()
        .any(|w| words.contains(w))
}

/// How many functions a class body has, and how many only fail.
fn counted(side: &SideView<'_>, body: Option<Node<'_>>) -> Owner {
    let mut owner = Owner::default();
    let Some(body) = body else { return owner };
    let mut cursor = body.walk();
    for child in body.named_children(&mut cursor) {
        let child = child.child_by_field_name("definition").unwrap_or(child);
        let Some((_, function)) = named_function(child) else { continue };
        let Some(inner) = function.child_by_field_name("body") else { continue };
        owner.functions += 1;
        let mut statements = inner.walk();
        // A remark behind the statement (`# pragma: no cover`) is no statement of its own.
        let statements: Vec<Node<'_>> =
            inner.named_children(&mut statements).filter(|n| !n.kind().contains("comment")).collect();
        if let Some(&last) = statements.last()
            && statements.len() <= 2
            && matches!(does(last, side.text_of(last), false), Does::Fail(_))
            && side.text_of(last).to_ascii_lowercase().contains("implement")
        {
            owner.failing += 1;
        }
    }
    owner
}
