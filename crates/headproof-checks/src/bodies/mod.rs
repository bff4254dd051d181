//! Functions and what their bodies do, told apart far enough to see whether they do anything.

mod constant;
mod extract;
mod name;
mod prepare;
mod statement;

use crate::language::Language;

pub use constant::{is_constant, is_success};
pub use extract::functions;
pub(crate) use name::parts;
pub use statement::{Does, Statement};

/// A named function with a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// What it belongs to.
    pub owner: Owner,
    /// The line that names it.
    pub line: u32,
    /// Its last line.
    pub last: u32,
    /// The names of its parameters, without the receiver.
    pub parameters: Vec<String>,
    /// Its return type as written; empty without one.
    pub returns: String,
    /// What it says about itself: doc text or the comments above it.
    pub doc: String,
    /// The comments in its body, by line.
    pub comments: Vec<(u32, String)>,
    /// Decorators, attributes and modifiers, as written.
    pub marks: Vec<String>,
    /// What it does, in order.
    pub statements: Vec<Statement>,
    /// Whether it stands inside another function.
    pub nested: bool,
    /// The language it is written in.
    pub language: Language,
}

/// What a function belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Owner {
    /// The class, type or trait; empty for a free function.
    pub name: String,
    /// What the owner builds on: base classes, an implemented trait.
    pub bases: Vec<String>,
    /// Whether the owner is an interface, a protocol, a trait or an abstract class.
    pub is_abstract: bool,
    /// How many functions the owner has.
    pub functions: usize,
    /// How many of them do nothing but fail.
    pub failing: usize,
    /// Whether something in the file builds on the owner.
    pub has_heirs: bool,
}

impl Function {
    /// What it does, leaving out statements without effect.
    pub fn doings(&self) -> impl Iterator<Item = &Statement> {
        self.statements.iter().filter(|s| s.does != Does::Nothing)
    }

    /// Whether it does any work: calls something, decides something, or returns something computed.
    #[must_use]
    pub fn works(&self) -> bool {
        self.doings().any(|s| match &s.does {
            Does::Work => true,
            Does::Return(value) => !value.is_empty() && self.constant(value).is_none(),
            Does::Nothing | Does::Log | Does::Sleep | Does::Fail(_) | Does::Bind(..) => false,
        })
    }

    /// Whether it changes nothing outside: it names, formats and checks values, talks, and returns.
    #[must_use]
    pub fn only_prepares(&self) -> bool {
        self.statements.iter().all(|s| match &s.does {
            Does::Work => prepare::prepares(&s.text, self.language),
            Does::Return(value) => prepare::is_harmless(value, self.language),
            Does::Fail(_) => false,
            Does::Nothing | Does::Log | Does::Sleep | Does::Bind(..) => true,
        })
    }

    /// The constant that an expression stands for: a literal or a name that was given one.
    #[must_use]
    pub fn constant<'f>(&'f self, value: &'f str) -> Option<&'f str> {
        if is_constant(value) {
            return Some(value);
        }
        self.statements.iter().find_map(|s| match &s.does {
            Does::Bind(name, constant) if name == value => Some(constant.as_str()),
            _ => None,
        })
    }

    /// The constant it returns at its end, and the line of that.
    #[must_use]
    pub fn returned_constant(&self) -> Option<(u32, &str)> {
        let last = self.doings().last()?;
        match &last.does {
            Does::Return(value) => self.constant(value).map(|c| (last.line, c)),
            _ => None,
        }
    }

    /// Whether any parameter is used outside log lines.
    #[must_use]
    pub fn uses_parameters(&self) -> bool {
        let used = |s: &&Statement| s.does != Does::Log && s.does != Does::Nothing;
        self.statements
            .iter()
            .filter(used)
            .any(|s| words(&s.text).any(|w| self.parameters.iter().any(|p| p == w)))
    }
}

/// The words of a text that could be names.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|w| !w.is_empty())
}
