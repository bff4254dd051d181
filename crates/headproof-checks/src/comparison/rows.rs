//! What became of the rows of a table test that stands on both sides.

use std::collections::HashMap;

use super::case::Case;
use super::demand::MOST;
use crate::inventory::Row;

/// What became of a row.
#[derive(Clone, Debug)]
pub struct RowShift<'r> {
    /// As it was.
    pub before: &'r Row,
    /// As it is; `None` when it is gone.
    pub after: Option<&'r Row>,
    /// The cells that differ.
    pub cells: Vec<usize>,
}

/// Matches rows: equal ones, then those that share most of their cells.
pub(super) fn rows<'r>(before: &Case<'r>, after: &Case<'r>) -> Vec<RowShift<'r>> {
    let mut left: HashMap<&[String], Vec<usize>> = HashMap::new();
    for (i, row) in after.rows.iter().enumerate() {
        left.entry(row.cells.as_slice()).or_default().push(i);
    }
    left.values_mut().for_each(|list| list.reverse());
    let mut gone: Vec<&Row> = Vec::new();
    for row in before.rows {
        if left.get_mut(row.cells.as_slice()).and_then(Vec::pop).is_none() {
            gone.push(row);
        }
    }
    let mut rest: Vec<usize> = left.into_values().flatten().collect();
    rest.sort_unstable();
    let mut out = Vec::new();
    for (position, row) in gone.into_iter().enumerate() {
        let score = |i: &usize| after.rows.get(*i).map_or(-1, |r| likeness(row, r, position, *i));
        let best = rest.iter().copied().max_by_key(|i| (score(i), std::cmp::Reverse(*i)));
        let Some(best) = best.filter(|i| position < MOST && score(i) > 0) else {
            out.push(RowShift { before: row, after: None, cells: Vec::new() });
            continue;
        };
        rest.retain(|i| *i != best);
        let Some(new) = after.rows.get(best) else { continue };
        let cells = (0..row.cells.len()).filter(|i| row.cells.get(*i) != new.cells.get(*i)).collect();
        out.push(RowShift { before: row, after: Some(new), cells });
    }
    out
}

/// How many cells two rows share; the first cells, which name or feed the case, weigh more.
fn likeness(b: &Row, a: &Row, _position: usize, _index: usize) -> i32 {
    if b.cells.len() != a.cells.len() {
        // A column came or went: the row lives on when most of its cells do.
        let kept = b.cells.iter().filter(|c| a.cells.contains(c)).count();
        return if kept * 2 >= b.cells.len().min(a.cells.len()) { 1 } else { 0 };
    }
    let first = i32::from(b.cells.first() == a.cells.first());
    let shared = b.cells.iter().zip(&a.cells).filter(|(x, y)| x == y).count();
    i32::try_from(shared).unwrap_or(0) * 2 + first
}
