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

/// Whether a node is a comment in the grammars of code.
fn is_comment(node: Node<'_>) -> bool {
    node.is_extra() && matches!(node.kind(), "comment" | "line_comment" | "block_comment")
}

/// Whether a node has a line in one of these spans, which are in order.
pub(crate) fn meets(node: Node<'_>, spans: &[LineSpan]) -> bool {
    let (first, end) = (node.start_position().row, node.end_position());
    let last = if end.column == 0 && end.row > first { end.row - 1 } else { end.row };
    let line = |row: usize| u32::try_from(row + 1).unwrap_or(u32::MAX);
    meets_lines(line(first), line(last), spans)
}

/// Whether one of these spans, which are in order, has a line from `first` to `last`.
pub(crate) fn meets_lines(first: u32, last: u32, spans: &[LineSpan]) -> bool {
    // Spans do not overlap, so that their ends are in order, too.
    let next = spans.partition_point(|s| s.last().unwrap_or(s.start) < first);
    spans.iter().skip(next).take_while(|s| s.start <= last).any(|s| s.meets(first, last))
}
