//! Names and values that stand in two members of one entry: `name: DB_PASSWORD` and `value: …` of containers and
//! task definitions, `variable "db_password"` and its `default`.

use std::sync::LazyLock;

use regex::Regex;

use super::assignment::{Assignment, Tie};
use super::scan::{Scan, clipped};

/// How far behind the name the value may stand.
const MAX_GAP: usize = 320;

static VALUE: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(concat!(
        r#"^["']?[,;]?(?:[ \t]*\{)?[ \t]*\r?\n?[ \t]*"#,
        r#"(?:(?:description|type)[ \t]*[:=][^\n]*\n[ \t]*){0,3}"#,
        r#"["']?(?:value|default|Value)["']?[ \t]*[:=][ \t]*(["']?)([^"'\n\r]{1,400})"#,
    ))
    .ok()
});

/// The value that belongs to the name at `at..at + len` (in bytes of the whole text).
pub(super) fn value_of<'t>(scan: &Scan<'t>, at: usize, len: usize) -> Option<Assignment<'t>> {
    let mut from = at.saturating_sub(24);
    while !scan.text.is_char_boundary(from) {
        from += 1;
    }
    let head = scan.text.get(from..at)?.trim_end_matches(['"', '\'']).trim_end_matches([' ', '\t']);
    let told = ["name:", "name\":", "name =", "name=", "Name\":", "key:", "variable", "name':"]
        .iter()
        .any(|m| head.ends_with(m));
    if !told {
        return None;
    }
    let tail = clipped(scan.text, at + len, MAX_GAP)?;
    let found = VALUE.as_ref()?.captures(tail)?;
    let (quote, value) = (found.get(1)?, found.get(2)?);
    let quoted = !quote.is_empty();
    let value_text = value.as_str();
    let shown =
        if quoted { value_text } else { value_text.split(" #").next().unwrap_or(value_text).trim_end() };
    let start = at + len + value.start();
    let name = scan.text.get(at..at + len)?;
    Some(Assignment {
        name,
        value: scan.text.get(start..start + shown.len())?,
        at: start..start + shown.len(),
        quoted: true,
        tie: Tie::Assigned,
    })
}
