//! Syntax trees read for inventories: text folded without comments, children without recursion, and the draft of
//! an assertion. Trees of real code can be thousands of levels deep, so nothing here calls itself.

use std::collections::BTreeSet;

use headproof_core::change::LineSpan;
use tree_sitter::Node;

use super::{Assertion, Gate, GateKind, Limit, LimitKind, Mock, Reach, Row, Strength, fold};
use crate::view::SideView;
pub(super) use crate::walk::{children, is_comment};

/// What is collected from the body of a test or of a function.
#[derive(Default)]
pub(super) struct Body {
    pub(super) assertions: Vec<Assertion>,
    pub(super) calls: BTreeSet<String>,
    pub(super) gates: Vec<Gate>,
    pub(super) rows: Vec<Row>,
    pub(super) mocks: Vec<Mock>,
    pub(super) limits: Vec<Limit>,
}

/// An assertion before its place is known.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Draft {
    pub(super) strength: Strength,
    pub(super) negated: bool,
    pub(super) subject: String,
    pub(super) expected: Option<String>,
    pub(super) literal: bool,
    pub(super) tolerance: Option<f64>,
    /// The operator of a comparison that a general check makes; shown behind the name of the check.
    pub(super) operator: &'static str,
}

impl Draft {
    pub(super) fn new(strength: Strength, subject: impl Into<String>) -> Self {
        let subject = subject.into();
        Self {
            strength,
            negated: false,
            subject,
            expected: None,
            literal: false,
            tolerance: None,
            operator: "",
        }
    }

    pub(super) fn expecting(mut self, expected: impl Into<String>, literal: bool) -> Self {
        self.expected = Some(expected.into());
        self.literal = literal;
        self
    }

    pub(super) fn within(mut self, tolerance: Option<f64>) -> Self {
        self.tolerance = tolerance.filter(|t| !t.is_nan());
        self
    }

    pub(super) fn by(mut self, operator: &str) -> Self {
        self.operator = match operator {
            "==" | "===" => "==",
            "!=" | "!==" => "!=",
            "<" => "<",
            "<=" => "<=",
            ">" => ">",
            ">=" => ">=",
            _ => "",
        };
        self
    }

    /// The draft of what holds when this does not.
    pub(super) fn opposite(self) -> Self {
        let operator = match self.operator {
            "==" => "!=",
            "!=" => "==",
            "<" => ">=",
            "<=" => ">",
            ">" => "<=",
            ">=" => "<",
            _ => "",
        };
        // A turned bound says so by its sign.
        let bound = matches!(operator, "<" | "<=" | ">" | ">=");
        Self { operator, negated: self.negated == bound, ..self }
    }

    pub(super) fn negated(mut self) -> Self {
        self.negated = !self.negated;
        self
    }

    /// The same demand, said of a check that compares a value with itself or with nothing at all.
    pub(super) fn if_trivial(mut self) -> Self {
        let calls = self.subject.contains('(');
        if self.strength == Strength::Equality
            && !calls
            && !self.negated
            && self.expected.as_ref() == Some(&self.subject)
        {
            self.strength = Strength::Tautology;
        }
        self
    }

    pub(super) fn at(self, side: &SideView<'_>, node: Node<'_>, matcher: &str, reach: Reach) -> Assertion {
        Assertion {
            strength: self.strength,
            matcher: format!("{matcher} {}", self.operator).trim_end().to_owned(),
            negated: self.negated,
            subject: self.subject,
            expected: self.expected,
            literal: self.literal,
            tolerance: self.tolerance,
            reach,
            span: span(side, node, node),
            text: folded(side, node),
        }
    }
}

/// The lines from the start of one node to the end of another.
pub(super) fn span(side: &SideView<'_>, first: Node<'_>, last: Node<'_>) -> LineSpan {
    let start = side.line_of(first);
    LineSpan::new(start, (side.last_line_of(last) + 1).saturating_sub(start).max(1))
}

/// The text of a node, folded and without comments.
pub(super) fn folded(side: &SideView<'_>, node: Node<'_>) -> String {
    let text = side.text_of(node);
    if !text.contains("//") && !text.contains("/*") && !text.contains("<!--") {
        return fold(text);
    }
    let mut kept = String::with_capacity(text.len());
    let mut from = node.start_byte();
    let source = side.text.as_str();
    for comment in descendants(node, |n| !is_comment(n)).filter(|n| is_comment(*n)) {
        kept.push_str(source.get(from..comment.start_byte()).unwrap_or_default());
        kept.push(' ');
        from = comment.end_byte();
    }
    kept.push_str(source.get(from..node.end_byte()).unwrap_or_default());
    fold(&kept)
}

/// Every child, tokens included.
pub(super) fn all_children(node: Node<'_>) -> Vec<Node<'_>> {
    let mut cursor = node.walk();
    node.children(&mut cursor).collect()
}

/// A node and what is below it, in the order of the text; `enter` says whose children are wanted.
pub(super) fn descendants<'t>(
    node: Node<'t>,
    enter: impl Fn(Node<'t>) -> bool,
) -> impl Iterator<Item = Node<'t>> {
    let mut cursor = node.walk();
    let mut next = Some(node);
    let mut depth = 0u32;
    std::iter::from_fn(move || {
        let current = next?;
        let down = enter(current) && cursor.goto_first_child();
        if down {
            depth += 1;
        }
        next = if down { Some(cursor.node()) } else { None };
        while next.is_none() && depth > 0 {
            if cursor.goto_next_sibling() {
                next = Some(cursor.node());
            } else {
                cursor.goto_parent();
                depth -= 1;
            }
        }
        Some(current)
    })
}

/// Mentions of a name that are looked at in the tree to find where it is bound.
const MENTIONS: usize = 200;

/// The table that a name stands for: what is bound to it nearest above a place, or else first below. `table` is given
/// the node around a mention and says what that binds, if anything. Looks where the name stands, not at the whole tree.
pub(super) fn bound<'t>(
    side: &SideView<'t>,
    root: Node<'t>,
    name: &str,
    place: usize,
    table: impl Fn(Node<'t>) -> Option<Node<'t>>,
) -> Option<Node<'t>> {
    let text = side.text.as_str();
    let (above, below) = text.split_at_checked(place)?;
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let binds = |at: usize| {
        let end = at + name.len();
        let free = !text.get(..at)?.ends_with(is_word) && !text.get(end..)?.starts_with(is_word);
        let node = root.descendant_for_byte_range(at, end).filter(|n| free && n.byte_range() == (at..end))?;
        let around = node.parent()?;
        table(if around.kind() == "expression_list" { around.parent()? } else { around })
    };
    // Most mentions use the name; only those that may bind it are worth a look at the tree.
    let may_bind = |at: &usize| text.get(at + name.len()..).is_some_and(is_bound_here);
    let mut nearest = memchr::memmem::rfind_iter(above.as_bytes(), name).filter(may_bind).take(MENTIONS);
    let first = memchr::memmem::find_iter(below.as_bytes(), name).map(|at| place + at);
    let mut first = first.filter(may_bind).take(MENTIONS);
    nearest.find_map(binds).or_else(|| first.find_map(binds))
}

/// Whether what follows a name may belong to a declaration of it: a value, a type.
fn is_bound_here(rest: &str) -> bool {
    let after = rest.trim_start_matches(' ');
    let apart = after.len() < rest.len();
    after.starts_with(['=', ':'])
        || (apart && ["[", "*", "map[", "struct"].iter().any(|w| after.starts_with(w)))
}

/// A number as most languages write it: digits with `_`, a fraction, an exponent, a type behind it.
pub(super) fn number(text: &str) -> Option<f64> {
    let text: String = text.trim().chars().filter(|c| *c != '_').collect();
    if let Ok(value) = text.parse::<f64>() {
        return value.is_finite().then_some(value);
    }
    for suffix in ["f32", "f64", "usize", "u64", "i64", "u32", "i32", "u16", "u8", "n"] {
        if let Some(Ok(value)) = text.strip_suffix(suffix).map(str::parse::<f64>) {
            return value.is_finite().then_some(value);
        }
    }
    None
}

/// The inside of a quoted text, if it is one.
pub(super) fn unquoted(text: &str) -> Option<&str> {
    let text = text.trim();
    let quote = text.chars().next().filter(|c| matches!(c, '"' | '\'' | '`'))?;
    text.strip_prefix(quote)?.strip_suffix(quote)
}

/// A gate at a node.
pub(super) fn gate(side: &SideView<'_>, node: Node<'_>, kind: GateKind, condition: Option<String>) -> Gate {
    Gate { kind, condition, reason: None, line: side.line_of(node), text: folded(side, node) }
}

/// A limit at a node.
pub(super) fn limit(side: &SideView<'_>, node: Node<'_>, kind: LimitKind, value: f64) -> Limit {
    Limit { kind, value, line: side.line_of(node), text: folded(side, node) }
}

/// A stand-in at a node.
pub(super) fn mock(side: &SideView<'_>, node: Node<'_>, target: String) -> Mock {
    Mock { target, line: side.line_of(node), text: folded(side, node) }
}

/// Whether the condition of an early return says that the surroundings do not fit, rather than that the case at
/// hand is finished.
pub(super) fn is_about_surroundings(condition: &str) -> bool {
    const SIGNS: [&str; 21] = [
        "env",
        "Env",
        "GOOS",
        "GOARCH",
        "cfg!",
        "platform",
        "Platform",
        "Short()",
        "CI",
        "LookPath",
        "which(",
        "exists()",
        "getuid",
        "Getuid",
        "isWindows",
        "is_windows",
        "version",
        "Version",
        "offline",
        "available",
        "Available",
    ];
    SIGNS.iter().any(|s| condition.contains(s))
}
