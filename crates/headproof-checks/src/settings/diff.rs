//! The difference between two settings trees, by key path.

use std::collections::HashMap;

use super::{Setting, Value};

/// One difference. Exactly one side is missing for something added or removed.
#[derive(Clone, Debug)]
pub struct Difference<'s> {
    /// The keys from the root down.
    pub path: Vec<String>,
    /// What stood there.
    pub before: Option<&'s Setting>,
    /// What stands there.
    pub after: Option<&'s Setting>,
}

/// Compares two trees. Order does not count: tables by key, lists by the natural names of their items. What exists
/// on one side only is one difference at its top; a changed scalar is one at its own path.
#[must_use]
pub fn diff<'s>(before: &'s Setting, after: &'s Setting) -> Vec<Difference<'s>> {
    let mut out = Vec::new();
    compare(before, after, &mut Vec::new(), &mut out);
    out
}

fn compare<'s>(
    before: &'s Setting,
    after: &'s Setting,
    path: &mut Vec<String>,
    out: &mut Vec<Difference<'s>>,
) {
    let containers = matches!(
        (&before.value, &after.value),
        (Value::Table(_), Value::Table(_)) | (Value::List(_), Value::List(_))
    );
    if !containers {
        if !same_scalar(before, after) {
            out.push(Difference { path: path.clone(), before: Some(before), after: Some(after) });
        }
        return;
    }
    let mut old: HashMap<&str, Vec<&'s Setting>> = HashMap::new();
    for child in before.children().iter().rev() {
        old.entry(&child.key).or_default().push(child);
    }
    let mut missing: Vec<&'s Setting> = Vec::new();
    for child in after.children() {
        match old.get_mut(child.key.as_str()).and_then(Vec::pop) {
            Some(twin) => {
                path.push(child.key.clone());
                compare(twin, child, path, out);
                path.pop();
            }
            None => missing.push(child),
        }
    }
    for child in before.children() {
        let left = old.get_mut(child.key.as_str()).is_some_and(|v| {
            let at = v.iter().position(|c| std::ptr::eq(*c, child));
            at.map(|i| v.remove(i)).is_some()
        });
        if left {
            out.push(Difference { path: below(path, child), before: Some(child), after: None });
        }
    }
    for child in missing {
        out.push(Difference { path: below(path, child), before: None, after: Some(child) });
    }
}

fn below(path: &[String], child: &Setting) -> Vec<String> {
    let mut out = path.to_vec();
    out.push(child.key.clone());
    out
}

/// Whether two scalars say the same, however they are quoted.
fn same_scalar(a: &Setting, b: &Setting) -> bool {
    match (a.text(), b.text()) {
        (Some(x), Some(y)) => x.trim() == y.trim(),
        (None, None) => matches!((&a.value, &b.value), (Value::Null, Value::Null)),
        _ => false,
    }
}

/// Keys that name an item of a list, best first.
const NAMES: [&str; 14] = [
    "name",
    "id",
    "task",
    "displayName",
    "uses",
    "repo",
    "run",
    "script",
    "bash",
    "command",
    "module",
    "path",
    "source",
    "key",
];

/// Gives the items of a list their natural names: what they are called, or what they say. Equal names get a number.
pub(super) fn name_items(items: &mut [Setting]) {
    let mut seen: HashMap<String, usize> = HashMap::new();
    for item in items {
        let name = natural_name(item);
        let count = seen.entry(name.clone()).or_insert(0);
        *count += 1;
        item.key = if *count == 1 { name } else { format!("{name}#{count}") };
    }
}

fn natural_name(item: &Setting) -> String {
    match &item.value {
        Value::Table(children) => {
            let named = NAMES.iter().find_map(|n| {
                let text = item.get(n)?.text()?;
                let text = if *n == "uses" {
                    text.split('@').next().unwrap_or_default().to_owned()
                } else {
                    text.into_owned()
                };
                Some(format!("{n}: {}", text.trim()))
            });
            named.or_else(|| children.first().map(|c| c.key.clone())).unwrap_or_default()
        }
        Value::List(children) => children.iter().filter_map(Setting::text).collect::<Vec<_>>().join(","),
        _ => item.text().map(|t| t.trim().to_owned()).unwrap_or_default(),
    }
}
