//! Reading a settings file strictly: every key known, every value of its kind, every complaint with its line.

use headproof_core::severity::Severity;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::SettingError;
use super::keys::{self, Kind, Scope, did_you_mean};

/// What a settings file says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsFile {
    /// Its plain settings.
    pub entries: Vec<Entry>,
    /// `[rules]`: rule and severity; `None` switches the rule off.
    pub rules: Vec<(String, Option<Severity>, u32)>,
    /// `[[waivers]]`.
    pub waivers: Vec<WaiverEntry>,
}

/// One plain setting of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The setting's name.
    pub name: &'static str,
    /// Its value as text; the items of a list each.
    pub values: Vec<String>,
    /// The line.
    pub line: u32,
}

/// One waiver as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct WaiverEntry {
    /// The rule.
    pub rule: String,
    /// The path pattern; empty for all.
    pub path: String,
    /// Why.
    pub reason: String,
    /// Who takes responsibility.
    pub owner: String,
    /// The last day, as written.
    pub expires: String,
    /// The line.
    pub line: u32,
}

const WAIVER_KEYS: [&str; 5] = ["rule", "path", "reason", "owner", "expires"];

/// Reads a settings file.
///
/// `name` is what people call the file, `scope` who it belongs to, `rules` the ids that exist.
///
/// # Errors
/// Every problem in the file, in its order.
pub(super) fn read(
    name: &str,
    text: &str,
    scope: Scope,
    rules: &[&str],
) -> Result<SettingsFile, Vec<SettingError>> {
    let mut reader = Reader { name, text, scope, rules, file: SettingsFile::default(), errors: Vec::new() };
    match DeTable::parse(text) {
        Ok(table) => reader.root(table.get_ref()),
        Err(error) => {
            let at = error.span().map_or(0, |s| s.start);
            reader.complain(at, error.message().to_owned(), "the file has to be TOML");
        }
    }
    if reader.errors.is_empty() { Ok(reader.file) } else { Err(reader.errors) }
}

struct Reader<'r> {
    name: &'r str,
    text: &'r str,
    scope: Scope,
    rules: &'r [&'r str],
    file: SettingsFile,
    errors: Vec<SettingError>,
}

impl Reader<'_> {
    fn line(&self, at: usize) -> u32 {
        let lines = self.text.get(..at).unwrap_or(self.text).bytes().filter(|b| *b == b'\n').count();
        u32::try_from(lines + 1).unwrap_or(u32::MAX)
    }

    fn complain(&mut self, at: usize, what: impl Into<String>, next: impl Into<String>) {
        let place = format!("{} line {}", self.name, self.line(at));
        self.errors.push(SettingError { place, what: what.into(), next: next.into() });
    }

    fn unknown(&mut self, at: usize, word: &str, known: &[&str]) {
        let shown = headproof_core::text::visible(word).into_owned();
        let near = did_you_mean(word, known.iter().copied());
        let hint = near
            .map_or_else(|| format!("known here: {}", known.join(", ")), |n| format!("did you mean `{n}`?"));
        self.complain(at, format!("unknown key `{shown}`; {hint}"), "`headproof config` lists every setting");
    }

    fn root(&mut self, table: &DeTable<'_>) {
        let mut sections: Vec<&str> = keys::KEYS.iter().filter_map(|k| k.name.split('.').next()).collect();
        sections.extend(["rules", "waivers"]);
        sections.dedup();
        for (key, value) in table {
            let (word, at) = (key.get_ref().as_ref(), key.span().start);
            match (word, value.get_ref()) {
                ("rules", DeValue::Table(rules)) => self.rules(rules),
                ("waivers", DeValue::Array(waivers)) => waivers.iter().for_each(|w| self.waiver(w)),
                ("rules", _) => self.complain(at, "`rules` is a table: [rules]", ""),
                ("waivers", _) => self.complain(at, "`waivers` is a list of tables: [[waivers]]", ""),
                (section, DeValue::Table(inner)) if sections.contains(&section) => {
                    self.section(section, inner)
                }
                (section, _) if sections.contains(&section) => {
                    self.complain(at, format!("`{section}` is a table: [{section}]"), "");
                }
                _ => self.unknown(at, word, &sections),
            }
        }
    }

    fn section(&mut self, section: &str, table: &DeTable<'_>) {
        let prefix = format!("{section}.");
        let known: Vec<&str> = keys::KEYS.iter().filter_map(|k| k.name.strip_prefix(&prefix)).collect();
        for (key, value) in table {
            let (word, at) = (key.get_ref().as_ref(), key.span().start);
            match keys::find(&format!("{prefix}{word}")) {
                None => self.unknown(at, word, &known),
                Some(key) if self.scope == Scope::Repository && key.scope == Scope::User => {
                    let what = format!(
                        "`{}` cannot be set by a repository, only by the person who runs headproof",
                        key.name
                    );
                    self.complain(at, what, "move it to your own settings file");
                }
                Some(key) => self.entry(key, value),
            }
        }
    }

    fn entry(&mut self, key: &'static keys::Key, value: &Spanned<DeValue<'_>>) {
        let at = value.span().start;
        let texts: Option<Vec<String>> = match (key.kind, value.get_ref()) {
            (Kind::Patterns, DeValue::Array(items)) => {
                items.iter().map(|i| i.get_ref().as_str().map(str::to_owned)).collect()
            }
            (Kind::Word(_), DeValue::String(s)) => Some(vec![s.to_string()]),
            (Kind::Flag, DeValue::Boolean(b)) => Some(vec![b.to_string()]),
            (Kind::Number, DeValue::Integer(i)) => Some(vec![i.as_str().replace('_', "")]),
            _ => None,
        };
        let checked = match &texts {
            Some(texts) => texts.iter().try_for_each(|t| super::layers::check(key, t)),
            None => Err(format!("`{}` takes {}", key.name, super::layers::takes(key.kind))),
        };
        match (checked, texts) {
            (Ok(()), Some(values)) => {
                let line = self.line(at);
                self.file.entries.push(Entry { name: key.name, values, line });
            }
            (Err(what), _) => self.complain(at, what, ""),
            (Ok(()), None) => {}
        }
    }

    fn rules(&mut self, table: &DeTable<'_>) {
        for (key, value) in table {
            let (word, at) = (key.get_ref().as_ref(), key.span().start);
            if !self.knows_rule(at, word) {
                continue;
            }
            let severity = match value.get_ref().as_str() {
                Some("off") => Some(None),
                Some(text) => Severity::from_word(text).map(Some),
                None => None,
            };
            match severity {
                Some(severity) => {
                    let line = self.line(at);
                    self.file.rules.push((word.to_owned(), severity, line));
                }
                None => self.complain(
                    at,
                    format!("rule `{word}` takes \"off\", \"minor\", \"major\" or \"critical\""),
                    "",
                ),
            }
        }
    }

    /// Whether a rule is known, or may be one of another tool; complains where it is neither.
    fn knows_rule(&mut self, at: usize, word: &str) -> bool {
        if word.contains('/') || self.rules.contains(&word) {
            return true;
        }
        let shown = headproof_core::text::visible(word).into_owned();
        let near = did_you_mean(word, self.rules.iter().copied());
        let hint = near.map(|n| format!("; did you mean `{n}`?")).unwrap_or_default();
        self.complain(at, format!("there is no rule `{shown}`{hint}"), "`headproof rules list` shows them");
        false
    }

    fn waiver(&mut self, value: &Spanned<DeValue<'_>>) {
        let at = value.span().start;
        let mut waiver = WaiverEntry { line: self.line(at), ..WaiverEntry::default() };
        let DeValue::Table(table) = value.get_ref() else {
            self.complain(at, "a waiver is a table: [[waivers]]", "");
            return;
        };
        for (key, value) in table {
            let word = key.get_ref().as_ref();
            let text = match value.get_ref() {
                DeValue::String(s) => s.to_string(),
                DeValue::Datetime(d) => d.to_string(),
                _ => String::new(),
            };
            match word {
                "rule" => {
                    // One without a name is told with whatever else the waiver lacks.
                    let named = !text.trim().is_empty();
                    if named && !self.knows_rule(value.span().start, &text) {
                        return;
                    }
                    waiver.rule = text;
                }
                "path" => waiver.path = text,
                "reason" => waiver.reason = text,
                "owner" => waiver.owner = text,
                "expires" => waiver.expires = text,
                _ => self.unknown(key.span().start, word, &WAIVER_KEYS),
            }
        }
        self.file.waivers.push(waiver);
    }
}
