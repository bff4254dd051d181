//! The syntax tree of a file before, moved to where its parts stand after, for parsing on its ground.

use headproof_core::change::Hunk;
use headproof_core::text::SourceText;
use tree_sitter::{InputEdit, Point, Tree};

/// A place between two lines of a text.
#[derive(Clone, Copy)]
struct Place {
    byte: usize,
    point: Point,
}

/// The tree with all hunks made known to it. `None` where it has errors, and where the texts differ outside of the
/// hunks.
pub(crate) fn edited(tree: &Tree, before: &SourceText, after: &SourceText, hunks: &[Hunk]) -> Option<Tree> {
    if tree.root_node().has_error() {
        return None;
    }
    let edits = edits(before, after, hunks)?;
    let mut tree = tree.clone();
    // From the last to the first, so that no edit moves the place of another.
    edits.iter().rev().for_each(|e| tree.edit(e));
    Some(tree)
}

fn edits(before: &SourceText, after: &SourceText, hunks: &[Hunk]) -> Option<Vec<InputEdit>> {
    let (mut edits, mut old_row, mut new_row) = (Vec::with_capacity(hunks.len()), 0, 0);
    for hunk in hunks {
        // An empty run says where it stands by the other side.
        let same = match (hunk.before.len, hunk.after.len) {
            (0, 0) => continue,
            (0, _) => row(hunk.after.start).checked_sub(new_row)?,
            _ => row(hunk.before.start).checked_sub(old_row)?,
        };
        if !are_equal(before, after, (old_row, new_row), Some(same)) {
            return None;
        }
        let (old, new) = (old_row + same, new_row + same);
        (old_row, new_row) = (old + hunk.before.len as usize, new + hunk.after.len as usize);
        let (start, old_end) = (place(before, old), place(before, old_row));
        let (new_start, new_end) = (place(after, new), place(after, new_row));
        edits.push(InputEdit {
            start_byte: start.byte,
            old_end_byte: old_end.byte,
            new_end_byte: start.byte + new_end.byte.checked_sub(new_start.byte)?,
            start_position: start.point,
            old_end_position: old_end.point,
            new_end_position: Point::new(
                start.point.row + new_end.point.row.checked_sub(new_start.point.row)?,
                new_end.point.column,
            ),
        });
    }
    are_equal(before, after, (old_row, new_row), None).then_some(edits)
}

/// The number of a line from 0.
fn row(line: u32) -> usize {
    line.saturating_sub(1) as usize
}

/// The place before the line of this number (from 0), or the end of the text.
fn place(text: &SourceText, row: usize) -> Place {
    let line = u32::try_from(row).ok().and_then(|r| r.checked_add(1));
    match line.and_then(|l| text.line_range(l)) {
        Some(range) => Place { byte: range.start, point: Point::new(row, 0) },
        None => {
            let whole = text.as_str();
            let last = whole.rfind('\n').map_or(0, |at| at + 1);
            let rows = whole.bytes().filter(|b| *b == b'\n').count();
            Place { byte: whole.len(), point: Point::new(rows, whole.len() - last) }
        }
    }
}

/// Whether as many lines from these rows on (all that are left without a number) are the same on both sides.
fn are_equal(before: &SourceText, after: &SourceText, rows: (usize, usize), lines: Option<usize>) -> bool {
    part(before, rows.0, lines) == part(after, rows.1, lines)
}

fn part(text: &SourceText, row: usize, lines: Option<usize>) -> Option<&str> {
    let end = lines.map_or(text.as_str().len(), |n| place(text, row + n).byte);
    text.as_str().get(place(text, row).byte..end)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rule::Example;
    use crate::rules;
    use crate::trial;
    use crate::view::FileView;

    /// The trees of the side after, parsed on the ground of the side before and from nothing.
    fn both_ways(path: &str, before: &str, after: &str) -> Option<(String, String)> {
        let file = trial::file(path, before, after);
        let (together, alone) = (FileView::new(&file), FileView::new(&file));
        together.parse_sides_together();
        let text = |view: &FileView<'_>| Some(view.after.as_ref()?.root()?.to_sexp());
        Some((text(&together)?, text(&alone)?))
    }

    #[test]
    fn the_ground_of_the_side_before_changes_nothing() {
        let mut compared = 0;
        for Example { path, before, after } in rules::all().iter().flat_map(|r| [r.meta.bad, r.meta.good]) {
            for (old, new) in [(before, after), (after, before)] {
                if let Some((together, alone)) = both_ways(path, old, new) {
                    assert_eq!(together, alone, "{path}: {old}\n->\n{new}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 50, "{compared}");
    }

    #[test]
    fn the_ground_is_used_and_only_where_the_texts_agree_outside_of_the_hunks() {
        let (before, after) = ("fn a() {}\nfn b() {}\n", "fn a() {}\nfn c() {}\nfn d() {}\n");
        let file = trial::file("a.rs", before, after);
        let view = FileView::new(&file);
        let tree = view.before.as_ref().unwrap().tree().unwrap();
        let texts = |a: &str, b: &str| (SourceText::new(a), SourceText::new(b));
        let (old, new) = texts(before, after);
        assert!(edited(tree, &old, &new, &file.hunks).is_some());
        let (old, other) = texts(before, "fn X() {}\nfn c() {}\nfn d() {}\n");
        assert!(edited(tree, &old, &other, &file.hunks).is_none());
        assert!(edited(tree, &old, &new, &[]).is_none());
    }

    const SOURCES: [(&str, &str); 4] = [
        (
            "a.rs",
            "use std::io;\n\n/// A.\nfn a(x: u8) -> u8 {\n    let y = x + 1;\n    if y > 3 {\n        return y;\n    }\n    match y {\n        0 => 1,\n        _ => \"a\".len() as u8,\n    }\n}\n\n#[test]\nfn t() {\n    assert_eq!(a(1), 2);\n}\n",
        ),
        (
            "a.py",
            "import os\n\n\nclass A:\n    \"\"\"Doc.\"\"\"\n\n    def f(self, x):\n        if x:\n            return [\n                1,\n                x,\n            ]\n        for y in x:\n            print(f\"{y}\")\n        return None\n\n\ndef test_a():\n    assert A().f(1) == [1, 1]\n",
        ),
        (
            "a.ts",
            "import { a } from './a';\n\nexport const f = (x: number): string => {\n  const y = x < 3 ? `a${x}` : 'b';\n  // note\n  return y;\n};\n\ndescribe('f', () => {\n  it('g', () => {\n    expect(f(1)).toBe('a1');\n  });\n});\n",
        ),
        (
            "a_test.go",
            "package a\n\nimport \"testing\"\n\nfunc TestA(t *testing.T) {\n\tfor _, tt := range []struct{ in, want int }{\n\t\t{1, 2},\n\t\t{3, 4},\n\t} {\n\t\tif got := A(tt.in); got != tt.want {\n\t\t\tt.Errorf(\"%d\", got)\n\t\t}\n\t}\n}\n",
        ),
    ];

    proptest! {
        #[test]
        fn whatever_lines_come_and_go(
            source in 0..SOURCES.len(),
            edits in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<bool>()), 1..5),
        ) {
            let (path, before) = SOURCES[source];
            let mut lines: Vec<&str> = before.lines().collect();
            for (at, from, add) in edits {
                if add {
                    let line = lines[from.index(lines.len())];
                    lines.insert(at.index(lines.len()), line);
                } else if lines.len() > 2 {
                    lines.remove(at.index(lines.len()));
                }
            }
            let after = lines.join("\n") + "\n";
            if let Some((together, alone)) = both_ways(path, before, &after) {
                prop_assert_eq!(together, alone);
            }
        }
    }
}
