//! Settings: one tree for every format that settings are written in, so that rules compare meaning and not lines.
//!
//! [`read`] turns YAML, TOML, JSON, INI-like files, and the object literals of JavaScript, TypeScript and Python
//! settings files into a [`Setting`]. [`diff`] compares two of them; keyed items of lists are matched by what they
//! are called, so that reordering and inserting is no difference elsewhere. [`role`] tells which file is whose
//! settings, [`shell`] and [`checks`] understand the commands in them, and [`pipeline`] brings every kind of CI
//! file, script and recipe into one form.

pub mod bounds;
pub mod checks;
pub mod diff;
pub mod floors;
mod ini;
mod json;
mod literal;
pub mod narrowing;
pub mod patterns;
pub mod pipeline;
pub mod place;
pub mod role;
pub mod runners;
pub mod shell;
pub mod strictness;
#[cfg(test)]
mod tests;
mod toml;
pub mod tools;
mod yaml;

use tree_sitter::Node;

use crate::language::Language;
use crate::view::{FileView, SideView};

/// Nesting that is followed; deeper values are kept as text.
pub(crate) const MAX_DEPTH: usize = 64;

/// One node of a settings tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// Its key in a table, or its natural name in a list; empty at the root and for nameless items.
    pub key: String,
    /// Its value.
    pub value: Value,
    /// The line of its key (from 1), or of the value where it has no key.
    pub line: u32,
    /// The line its value starts in; for a block scalar the first line of its text.
    pub value_line: u32,
    /// The last line of its value.
    pub last_line: u32,
    /// The column of its key (from 1, in bytes of the line).
    pub column: u32,
    /// Whether line breaks in its text stand for spaces (YAML `>`).
    pub folded: bool,
}

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Nothing.
    Null,
    /// True or false.
    Bool(bool),
    /// A number.
    Number(f64),
    /// Text, quotes and escapes resolved.
    Text(String),
    /// Keys with values, in order.
    Table(Vec<Setting>),
    /// Values in order.
    List(Vec<Setting>),
    /// Something that is computed: source text as written.
    Code(String),
}

impl Setting {
    /// A setting whose value takes the lines of a node.
    pub(crate) fn at(key: impl Into<String>, value: Value, node: Node<'_>) -> Self {
        let start = node.start_position();
        let line = line_number(start.row);
        let end = node.end_position();
        let last = if end.column == 0 && end.row > start.row { end.row - 1 } else { end.row };
        Self {
            key: key.into(),
            value,
            line,
            value_line: line,
            last_line: line_number(last),
            column: line_number(start.column),
            folded: false,
        }
    }

    /// The children; none for scalars.
    #[must_use]
    pub fn children(&self) -> &[Setting] {
        match &self.value {
            Value::Table(items) | Value::List(items) => items,
            _ => &[],
        }
    }

    /// The child of a table with this key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Setting> {
        match &self.value {
            Value::Table(items) => items.iter().find(|s| s.key == key),
            _ => None,
        }
    }

    /// The descendant at a path of table keys.
    #[must_use]
    pub fn at_path(&self, path: &[&str]) -> Option<&Setting> {
        path.iter().try_fold(self, |node, key| node.get(key))
    }

    /// The text of a scalar as it would be written in a file of keys and values.
    #[must_use]
    pub fn text(&self) -> Option<std::borrow::Cow<'_, str>> {
        match &self.value {
            Value::Text(text) | Value::Code(text) => Some(text.as_str().into()),
            Value::Bool(b) => Some(b.to_string().into()),
            Value::Number(n) => Some(n.to_string().into()),
            Value::Null | Value::Table(_) | Value::List(_) => None,
        }
    }

    /// Text, where the value is text.
    #[must_use]
    pub fn as_str(&self) -> Option<&str> {
        match &self.value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number, also where it is written as text (`"80"`, `80%`).
    #[must_use]
    pub fn as_number(&self) -> Option<f64> {
        match &self.value {
            Value::Number(n) => Some(*n),
            Value::Text(text) => text.trim().trim_end_matches('%').trim().parse().ok(),
            _ => None,
        }
        .filter(|n: &f64| n.is_finite())
    }

    /// The truth value, also where it is written as text (`yes`, `True`, `on`).
    #[must_use]
    pub fn as_bool(&self) -> Option<bool> {
        match &self.value {
            Value::Bool(b) => Some(*b),
            Value::Text(text) | Value::Code(text) => match text.trim().to_ascii_lowercase().as_str() {
                "true" | "yes" | "on" | "y" => Some(true),
                "false" | "no" | "off" | "n" => Some(false),
                _ => None,
            },
            _ => None,
        }
    }

    /// The single values in it with their lines: the items of a list, or the parts of text that are separated by
    /// commas, white space of several lines, or both. Keys of a table are taken as items.
    #[must_use]
    pub fn items(&self) -> Vec<Item> {
        match &self.value {
            Value::List(items) => items.iter().flat_map(Setting::leaf_items).collect(),
            Value::Table(items) => items.iter().map(|s| Item { text: s.key.clone(), line: s.line }).collect(),
            Value::Text(text) => split_items(text, self.value_line),
            Value::Number(_) | Value::Bool(_) => self
                .text()
                .map(|t| Item { text: t.into_owned(), line: self.value_line })
                .into_iter()
                .collect(),
            Value::Null | Value::Code(_) => Vec::new(),
        }
    }

    fn leaf_items(&self) -> Vec<Item> {
        match &self.value {
            Value::Text(text) if text.contains([',', '\n']) && !text.contains(['{', '(']) => {
                split_items(text, self.value_line)
            }
            Value::List(items) => items.iter().flat_map(Setting::leaf_items).collect(),
            Value::Table(_) => {
                if self.key.is_empty() {
                    Vec::new()
                } else {
                    vec![Item { text: self.key.clone(), line: self.line }]
                }
            }
            _ => self
                .text()
                .map(|t| Item { text: t.trim().to_owned(), line: self.value_line })
                .into_iter()
                .collect(),
        }
    }

    /// Visits every node with its path, this one first.
    pub fn walk<'s>(&'s self, visit: &mut dyn FnMut(&[&'s str], &'s Setting)) {
        fn go<'s>(
            node: &'s Setting,
            path: &mut Vec<&'s str>,
            visit: &mut dyn FnMut(&[&'s str], &'s Setting),
        ) {
            visit(path, node);
            for child in node.children() {
                path.push(&child.key);
                go(child, path, visit);
                path.pop();
            }
        }
        go(self, &mut Vec::new(), visit);
    }
}

/// One value of a list with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its text.
    pub text: String,
    /// Its line.
    pub line: u32,
}

fn split_items(text: &str, first: u32) -> Vec<Item> {
    let mut out = Vec::new();
    for (offset, line) in text.split('\n').enumerate() {
        let line = line.split(" #").next().unwrap_or_default();
        for part in line.split(',').map(str::trim).filter(|p| !p.is_empty() && !p.starts_with('#')) {
            out.push(Item { text: part.to_owned(), line: first.saturating_add(line_offset(offset)) });
        }
    }
    out
}

pub(crate) fn line_number(row: usize) -> u32 {
    u32::try_from(row).unwrap_or(u32::MAX - 1).saturating_add(1)
}

pub(crate) fn line_offset(rows: usize) -> u32 {
    u32::try_from(rows).unwrap_or(u32::MAX)
}

/// The settings trees of both sides of a file.
#[derive(Debug, Default)]
pub struct FileSettings {
    /// Before.
    pub before: Option<Setting>,
    /// After.
    pub after: Option<Setting>,
}

/// The settings trees of a file, read once.
#[must_use]
pub fn of<'v>(file: &'v FileView<'_>) -> &'v FileSettings {
    file.memo.once(|| FileSettings {
        before: file.before.as_ref().and_then(read),
        after: file.after.as_ref().and_then(read),
    })
}

/// The settings tree of one side of a file; `None` where the file is no settings file or has no tree.
#[must_use]
pub fn read(side: &SideView<'_>) -> Option<Setting> {
    let text = side.text.as_str();
    if role::is_ini(side.path) {
        return Some(ini::read(text));
    }
    let root = side.root()?;
    match side.language? {
        Language::Yaml => Some(yaml::read(text, root)),
        Language::Toml => Some(toml::read(text, root)),
        Language::Json => Some(json::read(text, root)),
        Language::JavaScript | Language::TypeScript | Language::Tsx => literal::read_script(text, root),
        Language::Python => Some(literal::read_python(text, root)),
        Language::Rust | Language::Go | Language::Bash => None,
        #[allow(unreachable_patterns, reason = "languages are added by others; those are no settings")]
        _ => None,
    }
}
