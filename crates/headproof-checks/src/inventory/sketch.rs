//! Inventories as short text, for snapshots: a table of snippets, each with what is read from it.

use super::{Assertion, Inventory, Reach, inventory};
use crate::trial;
use crate::view::FileView;

/// Each snippet of the table with its inventory.
pub(super) fn sketches(path: &str, table: &[(&str, &str)]) -> String {
    table.iter().map(|(name, text)| format!("== {name}\n{}", sketch(path, text))).collect()
}

/// The inventory of a text as if it stood at this path.
pub(super) fn inventory_of(path: &str, text: &str) -> Option<Inventory> {
    let file = trial::file(path, "", text);
    let view = FileView::new(&file);
    inventory(view.after.as_ref()?)
}

fn sketch(path: &str, text: &str) -> String {
    let Some(inventory) = inventory_of(path, text) else { return "nothing\n".to_owned() };
    let mut out = String::new();
    let mut line = |text: String| {
        out.push_str(text.trim_end());
        out.push('\n');
    };
    if inventory.broken {
        line("broken".into());
    }
    for i in &inventory.imports {
        line(format!("import {} {}", i.module, i.names.join(",")));
    }
    for g in &inventory.gates {
        line(format!("file gate {:?} {:?} {:?}", g.kind, g.condition, g.reason));
    }
    for m in &inventory.mocks {
        line(format!("file mock {} :{}", m.target, m.line));
    }
    for t in &inventory.tests {
        let empty = if t.empty { " EMPTY" } else { "" };
        let path: Vec<&str> = t.suite.iter().map(String::as_str).chain([t.name.as_str()]).collect();
        line(format!("test {} :{} {}+{}{empty}", path.join(" > "), t.line, t.span.start, t.span.len));
        for g in &t.gates {
            line(format!("  gate {:?} if {:?} because {:?} :{}", g.kind, g.condition, g.reason, g.line));
        }
        t.assertions.iter().for_each(|a| line(check(a)));
        for r in &t.rows {
            line(format!("  row {:?} {:?} :{}", r.keys, r.cells, r.line));
        }
        for m in &t.mocks {
            line(format!("  mock {} :{}", m.target, m.line));
        }
        for l in &t.limits {
            line(format!("  limit {:?} {} :{}", l.kind, l.value, l.line));
        }
        if !t.calls.is_empty() {
            line(format!("  calls {}", t.calls.join(" ")));
        }
    }
    for f in &inventory.functions {
        line(format!("fn {} {}+{}", f.name, f.span.start, f.span.len));
        f.assertions.iter().for_each(|a| line(check(a)));
        if !f.calls.is_empty() {
            line(format!("  calls {}", f.calls.join(" ")));
        }
    }
    out
}

fn check(a: &Assertion) -> String {
    let not = if a.negated { "not " } else { "" };
    let expected = match &a.expected {
        Some(e) if a.literal => format!(" | literal {e}"),
        Some(e) => format!(" | {e}"),
        None => String::new(),
    };
    let tolerance = a.tolerance.map(|t| format!(" ±{t}")).unwrap_or_default();
    let reach = if a.reach == Reach::Always { String::new() } else { format!(" ({:?})", a.reach) };
    format!(
        "  {:?} {not}{} {}{expected}{tolerance}{reach} :{}",
        a.strength, a.matcher, a.subject, a.span.start
    )
}
