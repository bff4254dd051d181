//! How strict linters and type checkers are told to be, before and after.

mod go;
mod python;
mod rust;
mod script;
mod secrets;
mod types;

use super::role::Tool;
use super::{Item, Setting, Value};

/// What a setting lets pass that was found before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loosening {
    /// What it is, for a title.
    pub text: String,
    /// Its line.
    pub line: u32,
    /// Whether the line is one of the state before, because the strict setting is gone.
    pub gone: bool,
    /// Whether it surely hides problems.
    pub sure: bool,
}

impl Loosening {
    fn new(text: impl Into<String>, line: u32, sure: bool) -> Self {
        Self { text: text.into(), line, gone: false, sure }
    }

    fn gone(text: impl Into<String>, line: u32, sure: bool) -> Self {
        Self { text: text.into(), line, gone: true, sure }
    }
}

/// What the settings of a linter let pass that they did not before.
#[must_use]
pub fn lint(tool: Tool, before: &Setting, after: &Setting) -> Vec<Loosening> {
    match tool {
        Tool::Ruff => python::ruff(before, after),
        Tool::Flake8 => python::flake8(before, after),
        Tool::Pylint => python::pylint(before, after),
        Tool::Eslint => script::eslint(before, after),
        Tool::Biome => script::biome(before, after),
        Tool::Oxlint | Tool::Stylelint => script::rules_table(before, after),
        Tool::Cargo => rust::cargo(before, after),
        Tool::Clippy => rust::clippy(before, after),
        Tool::Golangci => go::golangci(before, after),
        Tool::Rubocop => go::rubocop(before, after),
        _ => Vec::new(),
    }
}

/// What the settings of a type checker let pass that they did not before.
#[must_use]
pub fn types(tool: Tool, before: &Setting, after: &Setting) -> Vec<Loosening> {
    match tool {
        Tool::TypeScript => types::typescript(before, after),
        Tool::Mypy => types::mypy(before, after),
        Tool::Pyright | Tool::Ty => types::pyright(before, after),
        _ => Vec::new(),
    }
}

/// What the settings of a security scanner let pass that they did not before.
#[must_use]
pub fn security(tool: Tool, before: &Setting, after: &Setting) -> Vec<Loosening> {
    match tool {
        Tool::Bandit => python::bandit(before, after),
        Tool::CargoDeny => rust::deny(before, after),
        Tool::Golangci => go::gosec(before, after),
        Tool::Gitleaks => secrets::gitleaks(before, after),
        _ => Vec::new(),
    }
}

/// A level of severity in any tool's words, 0 for off.
fn level(setting: &Setting) -> Option<u8> {
    match &setting.value {
        Value::List(items) => items.first().and_then(level),
        Value::Table(_) => setting.get("level").and_then(level),
        Value::Bool(on) => Some(if *on { 3 } else { 0 }),
        Value::Number(n) if *n == 0.0 => Some(0),
        Value::Number(n) if *n == 1.0 => Some(2),
        Value::Number(n) if *n == 2.0 => Some(3),
        Value::Null => Some(0),
        Value::Text(text) => match text.as_str() {
            "off" | "allow" | "none" | "ignore" | "disabled" => Some(0),
            "info" | "information" | "hint" => Some(1),
            "warn" | "warning" | "on" => Some(2),
            "error" | "deny" => Some(3),
            "forbid" => Some(4),
            _ => None,
        },
        Value::Number(_) | Value::Code(_) => None,
    }
}

/// The items of every node whose path ends in one of `keys`.
fn listed(root: &Setting, keys: &[&str]) -> Vec<Item> {
    let mut out = Vec::new();
    root.walk(&mut |path, node| {
        // What a formatter leaves alone is no finding lost.
        if path.last().is_some_and(|last| keys.contains(last)) && !path.contains(&"formatters") {
            out.extend(node.items());
        }
    });
    out
}

/// The items that only the second list has.
fn fresh<'i>(before: &[Item], after: &'i [Item]) -> Vec<&'i Item> {
    after.iter().filter(|a| !before.iter().any(|b| b.text == a.text)).collect()
}

/// Whether something that is said now stood there in other words: one that is said no more shares most of them.
fn is_reworded<'t>(now: &str, before: impl Iterator<Item = &'t str>, after: &[&str]) -> bool {
    fn words(text: &str) -> Vec<&str> {
        text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|w| w.len() > 1).collect()
    }
    let new = words(now);
    before.filter(|old| !after.contains(old)).any(|old| {
        let old = words(old);
        let shared = old.iter().filter(|w| new.contains(w)).count();
        shared > 0 && shared * 3 >= old.len() * 2
    })
}

/// So many settings at once are a new set-up rather than a way around a finding; they are said in one advisory line.
const SET_UP: usize = 6;

/// Findings of one kind, put together where there are many.
fn together(found: Vec<Loosening>, what: &str) -> Vec<Loosening> {
    match found.first() {
        Some(first) if found.len() >= SET_UP => {
            vec![Loosening {
                text: format!("{what} {} things more", found.len()),
                sure: false,
                ..first.clone()
            }]
        }
        _ => found,
    }
}

/// Path patterns that came to the lists under `keys`: what they leave out is judged by what they name.
fn left_out(before: &Setting, after: &Setting, keys: &[&str], tool: &str) -> Vec<Loosening> {
    let (old, new) = (listed(before, keys), listed(after, keys));
    let fresh = fresh(&old, &new).into_iter().filter(|i| !super::patterns::is_usually_uncovered(&i.text));
    let there: Vec<&str> = new.iter().map(|i| i.text.as_str()).collect();
    let found: Vec<Loosening> = fresh
        .map(|i| {
            let reworded = is_reworded(&i.text, old.iter().map(|o| o.text.as_str()), &there);
            let sure = super::patterns::names_sources(&i.text) && !reworded;
            Loosening::new(format!("{tool} no longer looks at `{}`", i.text), i.line, sure)
        })
        .collect();
    together(found, &format!("{tool} no longer looks at"))
}
