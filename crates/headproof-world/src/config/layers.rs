//! The layers of settings, merged so that every value knows where it comes from.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::file::{SettingsFile, read};
use super::keys::{KEYS, Key, Kind, Scope, did_you_mean};
use super::{SettingError, all_of};
use headproof_flow::ports::Trouble;

/// Where a value comes from, in rising order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// Nobody set it.
    Default,
    /// The repository's file in the state before the change.
    Repository {
        /// The line.
        line: u32,
    },
    /// The user's file.
    User {
        /// The file.
        path: PathBuf,
        /// The line.
        line: u32,
    },
    /// An environment variable.
    Environment {
        /// Its name.
        name: String,
    },
    /// A flag.
    Flag {
        /// Its name.
        name: String,
    },
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Source::Default => f.write_str("default"),
            Source::Repository { line } => write!(f, "headproof.toml line {line}"),
            Source::User { path, line } => write!(f, "{} line {line}", path.display()),
            Source::Environment { name } => f.write_str(name),
            Source::Flag { name } => f.write_str(name),
        }
    }
}

/// A value and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// The value as text; the items of a list each.
    pub values: Vec<String>,
    /// Where it comes from.
    pub source: Source,
}

/// The settings in force, each with its source. The repository's layer is added by [`Settings::with_repository`]
/// once the state before the change is known.
#[derive(Clone, Debug)]
pub struct Settings {
    values: BTreeMap<&'static str, Value>,
}

impl Settings {
    /// Default, user file and environment.
    ///
    /// `variables` are the environment's; `rules` the rule ids that exist.
    ///
    /// # Errors
    /// [`Trouble`] naming every value that cannot be used.
    pub fn load(
        variables: impl IntoIterator<Item = (OsString, OsString)>,
        user_file: Option<(&Path, &str)>,
        rules: &[&str],
    ) -> Result<Self, Trouble> {
        let default = |k: &'static Key| {
            let values = if k.default.is_empty() { Vec::new() } else { vec![k.default.to_owned()] };
            (k.name, Value { values, source: Source::Default })
        };
        let mut settings = Self { values: KEYS.iter().map(default).collect() };
        if let Some((path, text)) = user_file {
            let file = read(&path.display().to_string(), text, Scope::User, rules).map_err(|e| all_of(&e))?;
            for entry in file.entries {
                let source = Source::User { path: path.to_owned(), line: entry.line };
                settings.put(entry.name, entry.values, source);
            }
        }
        settings.environment(variables)?;
        Ok(settings)
    }

    fn environment(
        &mut self,
        variables: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<(), Trouble> {
        let mut errors = Vec::new();
        for (name, value) in variables {
            let Some(name) = name.to_str().filter(|n| n.starts_with("HEADPROOF_")) else { continue };
            if name == "HEADPROOF_CONFIG" {
                continue;
            }
            let complain = |what: String, next: &str| SettingError {
                place: format!("environment variable {name}"),
                what,
                next: next.to_owned(),
            };
            let Some(key) = KEYS.iter().find(|k| k.variable() == name) else {
                let known: Vec<String> = KEYS.iter().map(Key::variable).collect();
                let near = did_you_mean(name, known.iter().map(String::as_str));
                let hint = near.map(|n| format!("; did you mean `{n}`?")).unwrap_or_default();
                errors.push(complain(
                    format!("there is no such setting{hint}"),
                    "`headproof config` lists every setting",
                ));
                continue;
            };
            let text = value.to_string_lossy();
            let values = split(key, &text);
            match values.iter().try_for_each(|v| check(key, v)) {
                Ok(()) => self.put(key.name, values, Source::Environment { name: name.to_owned() }),
                Err(what) => errors.push(complain(what, "")),
            }
        }
        if errors.is_empty() { Ok(()) } else { Err(all_of(&errors)) }
    }

    /// Sets a value from a flag, over everything else.
    ///
    /// # Errors
    /// [`Trouble`] when the value is not of the setting's kind.
    pub fn flag(&mut self, name: &'static str, flag: &str, text: &str) -> Result<(), Trouble> {
        let Some(key) = super::keys::find(name) else { return Ok(()) };
        let values = split(key, text);
        values.iter().try_for_each(|v| check(key, v)).map_err(|what| {
            Trouble::from(SettingError { place: flag.to_owned(), what, next: String::new() })
        })?;
        self.put(key.name, values, Source::Flag { name: flag.to_owned() });
        Ok(())
    }

    /// The settings with the repository's file beneath everything but the defaults.
    #[must_use]
    pub fn with_repository(&self, file: &SettingsFile) -> Self {
        let mut merged = self.clone();
        for entry in &file.entries {
            if merged.values.get(entry.name).is_some_and(|v| v.source == Source::Default) {
                merged.put(entry.name, entry.values.clone(), Source::Repository { line: entry.line });
            }
        }
        merged
    }

    fn put(&mut self, name: &'static str, values: Vec<String>, source: Source) {
        self.values.insert(name, Value { values, source });
    }

    /// A value and its source. Every name of the table has one.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.values.get(name)
    }

    /// A single value as text; empty where it is a list without items.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        self.get(name).and_then(|v| v.values.first()).map_or("", String::as_str)
    }

    /// A number; what was checked on the way in parses.
    #[must_use]
    pub fn number(&self, name: &str) -> u64 {
        self.text(name).parse().unwrap_or(0)
    }

    /// A flag.
    #[must_use]
    pub fn is_on(&self, name: &str) -> bool {
        self.text(name) == "true"
    }

    /// A list.
    #[must_use]
    pub fn list(&self, name: &str) -> &[String] {
        self.get(name).map_or(&[], |v| &v.values)
    }

    /// All values in the order of the table.
    pub fn all(&self) -> impl Iterator<Item = (&'static Key, &Value)> {
        KEYS.iter().filter_map(|k| self.values.get(k.name).map(|v| (k, v)))
    }
}

/// Where the user's own settings are: `HEADPROOF_CONFIG`, or `headproof/config.toml` in the configuration folder.
#[must_use]
pub fn user_file_path(variable: &dyn Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    if let Some(named) = variable("HEADPROOF_CONFIG") {
        return Some(PathBuf::from(named));
    }
    let folder = variable("XDG_CONFIG_HOME").filter(|v| !v.is_empty()).map(PathBuf::from);
    let folder = folder.or_else(|| variable("HOME").map(|h| PathBuf::from(h).join(".config")))?;
    Some(folder.join("headproof").join("config.toml"))
}

fn split(key: &Key, text: &str) -> Vec<String> {
    match key.kind {
        Kind::Patterns => text.split(',').map(|p| p.trim().to_owned()).filter(|p| !p.is_empty()).collect(),
        Kind::Word(_) | Kind::Number | Kind::Flag => vec![text.trim().to_owned()],
    }
}

/// Whether a text is a value of the setting's kind.
pub(super) fn check(key: &Key, text: &str) -> Result<(), String> {
    let refuse = || {
        let shown = headproof_core::text::visible(text);
        Err(format!("`{}` takes {}, not `{shown}`", key.name, takes(key.kind)))
    };
    match key.kind {
        Kind::Word(words) if words.contains(&text) => Ok(()),
        Kind::Number if text.parse::<u64>().is_ok() => Ok(()),
        Kind::Flag if matches!(text, "true" | "false") => Ok(()),
        Kind::Patterns => crate::patterns::check(text)
            .map_err(|e| format!("`{}` is not a path pattern: {e}", headproof_core::text::visible(text))),
        Kind::Word(_) | Kind::Number | Kind::Flag => refuse(),
    }
}

pub(super) fn takes(kind: Kind) -> String {
    match kind {
        Kind::Word(words) => format!("one of {}", words.join(", ")),
        Kind::Number => "a whole number".to_owned(),
        Kind::Flag => "true or false".to_owned(),
        Kind::Patterns => "a list of path patterns".to_owned(),
    }
}
