//! Settings: where each value comes from, and the policy of the base revision.
//!
//! Rising order: built-in default, `headproof.toml` of the state *before* the change, the user's own file,
//! environment, flags. A repository may only set what narrows or judges ([`keys::Scope::Repository`]); commands,
//! endpoints, keys and anything about the machine are the user's alone.

mod file;
pub mod keys;
mod layers;
mod policy;

pub use file::{Entry, SettingsFile, WaiverEntry};
pub use layers::{Settings, Source, Value, user_file_path};
pub use policy::{BASELINE_FILE, BasePolicy, SETTINGS_FILE, policy_from};

/// A setting that cannot be used, told with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {what}")]
pub struct SettingError {
    /// The file and line, the variable or the flag.
    pub place: String,
    /// What is wrong.
    pub what: String,
    /// What to do; may be empty.
    pub next: String,
}

impl From<SettingError> for headproof_flow::ports::Trouble {
    fn from(error: SettingError) -> Self {
        Self::input(format!("{}: {}", error.place, error.what), error.next)
    }
}

/// Reads the settings file of a repository.
///
/// # Errors
/// Every problem in it, with its line.
pub fn read_repository_file(text: &str, rules: &[&str]) -> Result<SettingsFile, Vec<SettingError>> {
    file::read(SETTINGS_FILE, text, keys::Scope::Repository, rules)
}

/// Several settings that cannot be used, as one error: all of them, not only the first.
#[must_use]
pub fn all_of(errors: &[SettingError]) -> headproof_flow::ports::Trouble {
    let what: Vec<String> = errors.iter().map(ToString::to_string).collect();
    let next = errors.iter().map(|e| e.next.as_str()).find(|n| !n.is_empty()).unwrap_or_default();
    headproof_flow::ports::Trouble::input(what.join("\n"), next)
}

#[cfg(test)]
mod tests;
