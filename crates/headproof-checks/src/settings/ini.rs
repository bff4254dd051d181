//! INI-like files (`setup.cfg`, `tox.ini`, `pytest.ini`, `.coveragerc`, `.flake8`, `mypy.ini`) into a settings tree.

use super::{Setting, Value, line_number};

/// Reads sections of `key = value` or `key: value`. Indented lines continue the value before them; a value of
/// several lines becomes a list of its lines.
pub(super) fn read(text: &str) -> Setting {
    let mut sections: Vec<Setting> = vec![leaf("", Value::Table(Vec::new()), 1, 1)];
    for (row, raw) in text.lines().enumerate() {
        let (line, content) = (line_number(row), raw.trim());
        if content.is_empty() || content.starts_with(['#', ';']) {
            continue;
        }
        let indented = raw.starts_with([' ', '\t']);
        if !indented && content.starts_with('[') {
            let name = content.trim_start_matches('[').split(']').next().unwrap_or_default().trim();
            sections.push(leaf(name, Value::Table(Vec::new()), line, 1));
            continue;
        }
        let Some(section) = sections.last_mut() else { continue };
        section.last_line = line;
        let Value::Table(entries) = &mut section.value else { continue };
        if indented && let Some(last) = entries.last_mut() {
            let column = line_number(raw.len() - raw.trim_start().len());
            extend(last, content, line, column);
            continue;
        }
        let (key, value) = content.split_once(['=', ':']).unwrap_or((content, ""));
        let value = value.trim();
        let value = if value.is_empty() { Value::Null } else { Value::Text(value.to_owned()) };
        entries.push(leaf(key.trim(), value, line, 1));
    }
    let mut first = sections.remove(0);
    let loose = match &mut first.value {
        Value::Table(items) => std::mem::take(items),
        _ => Vec::new(),
    };
    let whole = loose.into_iter().chain(sections).collect();
    let mut root = leaf("", Value::Table(whole), 1, 1);
    root.last_line = line_number(text.lines().count().saturating_sub(1));
    root
}

fn leaf(key: &str, value: Value, line: u32, column: u32) -> Setting {
    Setting { key: key.to_owned(), value, line, value_line: line, last_line: line, column, folded: false }
}

fn extend(entry: &mut Setting, content: &str, line: u32, column: u32) {
    entry.last_line = line;
    let item = || leaf("", Value::Text(content.to_owned()), line, column);
    match &mut entry.value {
        Value::List(items) => items.push(item()),
        Value::Null => entry.value = Value::List(vec![item()]),
        other => {
            let first = leaf("", std::mem::replace(other, Value::Null), entry.value_line, column);
            entry.value = Value::List(vec![first, item()]);
        }
    }
}
