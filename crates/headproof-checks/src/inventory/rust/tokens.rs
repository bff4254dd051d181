//! Rust as tokens. The arguments of macros have no syntax tree, and most assertions are macros; so conditions and
//! arguments are read as tokens everywhere, in macros and outside.

use tree_sitter::Node;

use crate::inventory::fold;
use crate::inventory::syntax::{descendants, is_comment};
use crate::view::SideView;

/// One token with the number of brackets around it. Brackets count as outside themselves.
#[derive(Clone, Copy)]
pub(super) struct Token<'t> {
    pub(super) text: &'t str,
    pub(super) node: Node<'t>,
    pub(super) depth: u32,
    literal: bool,
}

const ATOMS: [&str; 7] = [
    "string_literal",
    "raw_string_literal",
    "char_literal",
    "integer_literal",
    "float_literal",
    "boolean_literal",
    "lifetime",
];

/// The tokens of a node, comments left out.
pub(super) fn tokens<'t>(side: &SideView<'t>, node: Node<'t>) -> Vec<Token<'t>> {
    let atom = |n: Node<'_>| ATOMS.contains(&n.kind());
    let mut depth = 0u32;
    let mut out = Vec::new();
    for leaf in descendants(node, |n| !atom(n) && !is_comment(n)) {
        if is_comment(leaf) || (leaf.child_count() > 0 && !atom(leaf)) {
            continue;
        }
        let text = side.text_of(leaf);
        if text.is_empty() {
            continue;
        }
        if matches!(text, ")" | "]" | "}") {
            depth = depth.saturating_sub(1);
        }
        out.push(Token { text, node: leaf, depth, literal: atom(leaf) && leaf.kind() != "lifetime" });
        if matches!(text, "(" | "[" | "{") {
            depth += 1;
        }
    }
    out
}

/// Tokens as folded text.
pub(super) fn text(tokens: &[Token<'_>]) -> String {
    let mut joined = String::new();
    let mut end = None;
    for token in tokens {
        if end.is_some_and(|e| e < token.node.start_byte()) {
            joined.push(' ');
        }
        joined.push_str(token.text);
        end = Some(token.node.end_byte());
    }
    fold(&joined)
}

/// What stands between the brackets around these tokens; nothing unless they are one bracketed group.
pub(super) fn inside<'a, 't>(tokens: &'a [Token<'t>]) -> Option<&'a [Token<'t>]> {
    let (first, rest) = tokens.split_first()?;
    let (last, inner) = rest.split_last()?;
    let whole = matches!(first.text, "(" | "[" | "{")
        && last.depth == first.depth
        && matches!(last.text, ")" | "]" | "}")
        && inner.iter().all(|t| t.depth > first.depth);
    whole.then_some(inner)
}

/// The group that starts with the bracket at `open`, brackets included.
pub(super) fn group<'a, 't>(tokens: &'a [Token<'t>], open: usize) -> Option<&'a [Token<'t>]> {
    let rest = tokens.get(open..)?;
    let first = rest.first().filter(|t| matches!(t.text, "(" | "[" | "{"))?;
    let close = rest.iter().skip(1).position(|t| t.depth <= first.depth)?;
    rest.get(..close + 2)
}

/// Splits at a separator outside all brackets.
pub(super) fn split<'a, 't>(tokens: &'a [Token<'t>], separator: &str) -> Vec<&'a [Token<'t>]> {
    let base = tokens.first().map_or(0, |t| t.depth);
    let parts = tokens.split(|t| t.depth == base && t.text == separator);
    let mut parts: Vec<_> = parts.collect();
    if parts.last().is_some_and(|p| p.is_empty()) {
        parts.pop();
    }
    parts
}

/// Where the comparison stands that these tokens are, outside all brackets and type arguments.
pub(super) fn comparison(tokens: &[Token<'_>]) -> Option<usize> {
    let base = tokens.first()?.depth;
    let mut angles = 0i32;
    for (i, token) in tokens.iter().enumerate() {
        if token.depth != base {
            continue;
        }
        let opens = token.text == "<" && (i == 0 || tokens.get(i - 1).is_some_and(|t| t.text == "::"));
        match token.text {
            "<" if opens || angles > 0 => angles += 1,
            ">" if angles > 0 => angles -= 1,
            ">>" if angles > 0 => angles = (angles - 2).max(0),
            "==" | "!=" | "<" | ">" | "<=" | ">=" if angles == 0 => return Some(i),
            _ => {}
        }
    }
    None
}

/// Whether these tokens are a literal: numbers, texts, lists and records of them, constants and variants.
pub(super) fn is_literal(tokens: &[Token<'_>]) -> bool {
    !tokens.is_empty() && tokens.iter().enumerate().all(|(i, t)| t.literal || is_literal_part(tokens, i))
}

fn is_literal_part(tokens: &[Token<'_>], i: usize) -> bool {
    let Some(token) = tokens.get(i) else { return false };
    let next = tokens.get(i + 1).map_or("", |t| t.text);
    let word = token.text.chars().all(|c| c.is_alphanumeric() || c == '_');
    if !word {
        return matches!(
            token.text,
            "(" | ")"
                | "["
                | "]"
                | "{"
                | "}"
                | ","
                | "&"
                | "-"
                | "!"
                | ":"
                | "::"
                | "."
                | "=>"
                | ";"
                | "<"
                | ">"
        );
    }
    let constructs = ["vec", "from", "to_string", "to_owned", "into", "to_vec", "as_slice", "json", "new"];
    token.text.starts_with(char::is_uppercase)
        || matches!(next, ":" | "::")
        || constructs.contains(&token.text)
        || token.text.starts_with("from_")
        || matches!(
            token.text,
            "str" | "u8" | "u16" | "u32" | "u64" | "i8" | "i16" | "i32" | "i64" | "f32" | "f64"
        )
}
