//! Where a look at whole functions is worth a syntax tree.

use headproof_core::change::LineSpan;

use crate::bodies::{is_constant, words};
use crate::language::Language;
use crate::view::{FileView, SideView};

/// Lines around a change that are looked at: what is left of a body whose work went stands beside it.
const AROUND: u32 = 3;

/// The changed places beside which something looks like the end of a stub.
pub(super) fn places(view: &FileView<'_>, after: &SideView<'_>) -> Vec<LineSpan> {
    let mut places = Vec::new();
    for hunk in &view.file.hunks {
        let first = hunk.after.start.saturating_sub(AROUND).max(1);
        let last = hunk.after.start.saturating_add(hunk.after.len).saturating_add(AROUND);
        let mut lines = (first..=last).filter_map(|n| after.text.line(n).map(|l| (n, l)));
        if lines.any(|(n, l)| is_telling(l) || returns_a_constant(after, n, l))
            || empties(after, first, last)
            || ends_as_doc(after, first, last)
        {
            // A hunk without lines after stands between two lines; both belong to what was cut.
            let start = if hunk.after.len == 0 { hunk.after.start.max(1) } else { hunk.after.start };
            places.push(LineSpan::new(start, hunk.after.len.max(2)));
        }
    }
    places
}

fn is_telling(line: &str) -> bool {
    let line = line.trim().trim_end_matches([';', ',']);
    // A remark behind it changes nothing; whether it says why is judged later.
    let bare = [" #", " //"].iter().fold(line, |l, mark| l.split(mark).next().unwrap_or(l)).trim_end();
    if matches!(bare.trim_end_matches(';'), "pass" | "..." | "return")
        || line.ends_with("{}")
        || line.ends_with("{ }")
        || line.ends_with(": ...")
    {
        return true;
    }
    let talks = ["print", "log", "console.", "fmt.Print", "eprint", "info!", "debug!", "warn!", "self.log"];
    if line.ends_with(')') && talks.iter().any(|t| line.starts_with(t)) {
        return true;
    }
    let told = ["501", "mplement", "todo!", "TODO", "panic", ": pass"];
    if told.iter().any(|t| line.contains(t)) {
        return true;
    }
    let value = ["return ", "=> "].iter().find_map(|r| line.split_once(r)).map_or(line, |(_, v)| v);
    let value = value.trim_end_matches(['}', ' ']);
    let one_line = line.split_once('{').map(|(_, v)| v.trim_end_matches(['}', ' ']).trim());
    (value.len() <= 200 && is_constant(value) && value.chars().any(char::is_alphanumeric))
        || one_line.is_some_and(|v| v.len() <= 80 && is_constant(v.trim_start_matches("return ")))
        || matches!(value, "[]" | "()")
        || line.starts_with("return {")
        || line.starts_with("return res")
        || ["res.", "reply.", "return reply", "return c.", "return new "].iter().any(|p| line.starts_with(p))
        || line.ends_with("Ok(())")
        || line.starts_with("return jsonify")
        || is_claim(line)
}

/// Lines above a `return` in which its value may be given a constant.
const NEAR: u32 = 12;

/// Whether a line returns a name that stands for a constant.
fn returns_a_constant(after: &SideView<'_>, n: u32, line: &str) -> bool {
    let Some(name) = line.trim().strip_prefix("return ") else { return false };
    let name = name.trim_end_matches([';', '}', ' ']);
    if name.is_empty() || name.len() > 30 || !name.chars().all(|c| c.is_alphanumeric() || c == '_') {
        return false;
    }
    let given = |line: &str| {
        let (left, right) = line.split_once('=')?;
        let left = left.trim_end_matches(':').trim_end();
        let named = words(left.split(':').next().unwrap_or(left)).last()? == name;
        Some(named && is_constant(right.trim().trim_end_matches([';', ','])))
    };
    let above = (n.saturating_sub(NEAR).max(1)..n).filter_map(|n| after.text.line(n));
    // A constant of the whole file is written in capitals.
    name.chars().all(|c| !c.is_lowercase()) || above.into_iter().any(|l| given(l).unwrap_or(false))
}

/// Whether a line returns something that it says is done.
fn is_claim(line: &str) -> bool {
    let said = ["sent", "success", "succeeded", "saved", "delivered", "complete", "done", "charged", "* "];
    line.starts_with("return ") && said.iter().any(|w| line.contains(w))
}

/// Whether a doc text of Python ends where its function ends.
fn ends_as_doc(after: &SideView<'_>, first: u32, last: u32) -> bool {
    if after.language != Some(Language::Python) {
        return false;
    }
    let indent = |l: &str| l.len() - l.trim_start().len();
    (first..=last).any(|n| {
        let line = after.text.line(n).unwrap_or_default();
        let closes = line.trim_end().ends_with("\"\"\"") || line.trim_end().ends_with("'''");
        let mut next = (n + 1..=n + 4).filter_map(|m| after.text.line(m)).filter(|l| !l.trim().is_empty());
        closes && indent(line) > 0 && next.next().is_none_or(|l| indent(l) < indent(line))
    })
}

/// Whether a body is opened and closed with nothing but comments between.
fn empties(after: &SideView<'_>, first: u32, last: u32) -> bool {
    let mut opened = false;
    for n in first..=last {
        let line = after.text.line(n).unwrap_or_default().trim();
        if line.is_empty() || line.starts_with("//") || line.starts_with('#') {
            continue;
        }
        if opened && line.starts_with('}') {
            return true;
        }
        opened = line.ends_with('{');
    }
    false
}
