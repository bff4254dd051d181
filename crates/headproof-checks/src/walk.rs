//! Walking syntax trees: with one cursor, without recursion (trees of real code can be thousands of levels deep), and
//! only where it is worth it.

use headproof_core::change::LineSpan;
use tree_sitter::Node;

/// Visits the named nodes below a node that are no comments, each before its children and in the order of the text.
/// `enter` is told the node and its depth (the first node's is 0) and says whether its children are visited.
pub(crate) fn walk<'t>(root: Node<'t>, mut enter: impl FnMut(Node<'t>, usize) -> bool) {
    let mut cursor = root.walk();
    let mut depth = 0;
    loop {
        let node = cursor.node();
        if node.is_named() && !is_comment(node) && enter(node, depth) && cursor.goto_first_child() {
            depth += 1;
            continue;
        }
        while !cursor.goto_next_sibling() {
            if depth == 0 || !cursor.goto_parent() {
                return;
            }
            depth -= 1;
        }
    }
}

/// Whether a node is a comment, in any of the grammars.
pub(crate) fn is_comment(node: Node<'_>) -> bool {
    // Comments may stand anywhere; asking for that first spares most nodes the comparison of names.
    node.is_extra() && matches!(node.kind(), "comment" | "line_comment" | "block_comment" | "html_comment")
}

/// The named children of a node, comments left out.
pub(crate) fn children(node: Node<'_>) -> Vec<Node<'_>> {
    let count = node.named_child_count();
    if count == 0 {
        return Vec::new();
    }
    let mut children = Vec::with_capacity(count);
    let mut cursor = node.walk();
    children.extend(node.named_children(&mut cursor).filter(|n| !is_comment(*n)));
    children
}

/// The first and the last line of a node, from 1. A node that ends with a line break ends in the line before it.
pub(crate) fn lines_of(node: Node<'_>) -> (u32, u32) {
    let (first, end) = (node.start_position().row, node.end_position());
    let last = if end.column == 0 && end.row > first { end.row - 1 } else { end.row };
    let line = |row: usize| u32::try_from(row + 1).unwrap_or(u32::MAX);
    (line(first), line(last))
}

/// Whether a node has a line in one of these spans, which are in order.
pub(crate) fn meets(node: Node<'_>, spans: &[LineSpan]) -> bool {
    let (first, last) = lines_of(node);
    // Spans do not overlap, so that their ends are in order, too.
    let next = spans.partition_point(|s| s.last().unwrap_or(s.start) < first);
    spans.iter().skip(next).take_while(|s| s.start <= last).any(|s| s.meets(first, last))
}
