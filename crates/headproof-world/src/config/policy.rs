//! The policy: what the settings of the base revision say, with the user's own on top.

use headproof_core::change::Change;
use headproof_core::claim::RuleId;
use headproof_core::path::RepoPath;
use headproof_core::policy::{Day, InlineMode, Policy, Waiver};
use headproof_core::severity::Severity;
use headproof_flow::ports::{ChangeSource, PolicySource, Settled, Trouble};

use super::file::{SettingsFile, WaiverEntry, read};
use super::keys::Scope;
use super::layers::Settings;
use super::{SettingError, all_of};

/// The settings file of a repository, at its root.
pub const SETTINGS_FILE: &str = "headproof.toml";
/// The baseline of a repository, at its root.
pub const BASELINE_FILE: &str = "headproof.baseline.json";

/// Settles policies from the base revision.
#[derive(Clone, Debug)]
pub struct BasePolicy {
    /// Everything but the repository's own settings.
    pub settings: Settings,
    /// The rule ids that exist.
    pub rules: Vec<&'static str>,
    /// The day, for waivers that are over.
    pub today: Day,
}

impl PolicySource for BasePolicy {
    fn policy(&self, change: &Change, source: &dyn ChangeSource) -> Result<Settled, Trouble> {
        let text = base_text(change, source, SETTINGS_FILE)?;
        let file = match &text {
            Some(text) => read(SETTINGS_FILE, text, Scope::Repository, &self.rules)
                .map_err(|errors| in_base(&errors))?,
            None => SettingsFile::default(),
        };
        let mut policy =
            policy_from(&self.settings.with_repository(&file), &file).map_err(|e| in_base(&e))?;
        if let Some(text) = base_text(change, source, BASELINE_FILE)? {
            policy.baseline = headproof_formats::baseline::v1::read(text.as_bytes()).map_err(|e| {
                Trouble::input(
                    format!("{BASELINE_FILE} before the change: {e}"),
                    "write it anew with `headproof review --write-baseline`",
                )
            })?;
        }
        policy.source = match (text.is_some(), policy.baseline.is_empty()) {
            (true, true) => format!("{SETTINGS_FILE} before the change"),
            (true, false) => format!("{SETTINGS_FILE} and {BASELINE_FILE} before the change"),
            (false, false) => format!("{BASELINE_FILE} before the change"),
            (false, true) => "built-in default".to_owned(),
        };
        let notes = self.notes(change, &policy);
        Ok(Settled { policy, notes })
    }
}

impl BasePolicy {
    fn notes(&self, change: &Change, policy: &Policy) -> Vec<String> {
        let touched = [SETTINGS_FILE, BASELINE_FILE]
            .into_iter()
            .filter(|name| RepoPath::new(name).is_ok_and(|path| change.file(&path).is_some()));
        let touched =
            touched.map(|name| format!("this change alters {name}; the state before the change applies"));
        let over = policy.waivers.iter().filter(|w| w.expires < self.today);
        let over = over.map(|w| format!("the waiver of {} for {} ended on {}", w.owner, w.rule, w.expires));
        touched.chain(over).collect()
    }
}

fn base_text(change: &Change, source: &dyn ChangeSource, name: &str) -> Result<Option<String>, Trouble> {
    let Ok(path) = RepoPath::new(name) else { return Ok(None) };
    let bytes = source.base_file(change, &path)?;
    bytes
        .map(|b| {
            String::from_utf8(b)
                .map_err(|_| Trouble::input(format!("{name} before the change is not UTF-8"), ""))
        })
        .transpose()
}

fn in_base(errors: &[SettingError]) -> Trouble {
    let mut trouble = all_of(errors);
    trouble.what = format!("in the state before the change: {}", trouble.what);
    trouble
}

/// The policy that settings come to.
///
/// # Errors
/// Every waiver that lacks something.
pub fn policy_from(settings: &Settings, file: &SettingsFile) -> Result<Policy, Vec<SettingError>> {
    let mut policy = Policy::built_in();
    policy.fail_on = Severity::from_word(settings.text("review.fail_on")).unwrap_or(policy.fail_on);
    policy.exclude = settings.list("review.exclude").to_vec();
    policy.inline = match settings.text("review.inline_suppressions") {
        "base" => InlineMode::BaseOnly,
        "off" => InlineMode::Off,
        _ => InlineMode::All,
    };
    for (rule, severity, _) in &file.rules {
        match severity {
            Some(severity) => policy.severities.push((RuleId::new(rule), *severity)),
            None => policy.rules_off.push(RuleId::new(rule)),
        }
    }
    let mut errors = Vec::new();
    for entry in &file.waivers {
        match waiver(entry) {
            Ok(waiver) => policy.waivers.push(waiver),
            Err(what) => errors.push(SettingError {
                place: format!("{SETTINGS_FILE} line {}", entry.line),
                what,
                next: "a waiver needs rule, reason, owner and expires (YYYY-MM-DD); path is optional"
                    .to_owned(),
            }),
        }
    }
    if errors.is_empty() { Ok(policy) } else { Err(errors) }
}

fn waiver(entry: &WaiverEntry) -> Result<Waiver, String> {
    for (name, value) in [("rule", &entry.rule), ("reason", &entry.reason), ("owner", &entry.owner)] {
        if value.trim().is_empty() {
            return Err(format!("the waiver has no `{name}`"));
        }
    }
    let expires = Day::parse(&entry.expires).ok_or_else(|| {
        format!("the waiver's `expires` is not a day of the form YYYY-MM-DD: `{}`", entry.expires)
    })?;
    if !entry.path.is_empty() {
        crate::patterns::check(&entry.path)
            .map_err(|e| format!("the waiver's `path` is not a pattern: {e}"))?;
    }
    Ok(Waiver {
        rule: RuleId::new(&entry.rule),
        path: entry.path.clone(),
        reason: entry.reason.clone(),
        owner: entry.owner.clone(),
        expires,
    })
}
