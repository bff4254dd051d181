//! What a format that describes rules wants to know about one. Formats do not depend on the rules themselves.

/// The description of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleInfo {
    /// Its id.
    pub id: String,
    /// Its class.
    pub class: String,
    /// What it finds, in one line.
    pub summary: String,
    /// Why that matters.
    pub why: String,
    /// What to do about it.
    pub advice: String,
    /// More, in prose; may be empty.
    pub help: String,
}

impl RuleInfo {
    /// The description of the rule with this id.
    #[must_use]
    pub fn find<'r>(rules: &'r [RuleInfo], id: &str) -> Option<&'r RuleInfo> {
        rules.iter().find(|r| r.id == id)
    }
}
