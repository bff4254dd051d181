//! Names, places, revisions and targets in the journal.

use headproof_core::change::{self, Opaque};
use headproof_core::claim;
use headproof_core::digest;
use headproof_core::finding;
use headproof_core::location;
use headproof_core::path::RepoPath;
use headproof_core::policy;
use headproof_core::reader;
use headproof_core::revision;
use headproof_core::severity;
use headproof_core::suppression;
use headproof_core::target;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::mirror::{Mirror, mirror_enum, mirror_struct, mirror_text};

mirror_text!(Digest = digest::Digest, "a digest of 64 digits", |t| digest::Digest::from_hex(t).ok());
mirror_text!(ObjectId = digest::ObjectId, "a full object name", |t| digest::ObjectId::new(t).ok());
mirror_text!(RuleId = claim::RuleId, "the id of a rule", |t| {
    Some(claim::RuleId::new(t)).filter(|r| r.as_str() == t)
});
mirror_text!(Class = claim::Class, "a class", |t| Some(claim::Class::new(t)).filter(|c| c.as_str() == t));
mirror_text!(ReaderId = reader::ReaderId, "the name of a reader", |t| {
    Some(reader::ReaderId::named(t)).filter(|r| r.as_str() == t)
});
mirror_text!(FindingId = finding::FindingId, "the id of a finding", finding::FindingId::parse);
mirror_text!(Day = policy::Day, "a day", policy::Day::parse);

/// A path: as text, or where it is not UTF-8 as its bytes in hexadecimal digits.
pub(super) struct Path(RepoPath);

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum PathForm {
    Text(String),
    Bytes { hex: String },
}

impl Mirror for Path {
    type Core = RepoPath;
    fn of(core: &RepoPath) -> Self {
        Self(core.clone())
    }
    fn back(self) -> RepoPath {
        self.0
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let form = match self.0.as_str() {
            Some(text) => PathForm::Text(text.to_owned()),
            None => PathForm::Bytes { hex: self.0.as_bytes().iter().map(|b| format!("{b:02x}")).collect() },
        };
        form.serialize(out)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let bytes = match PathForm::deserialize(input)? {
            PathForm::Text(text) => text.into_bytes(),
            PathForm::Bytes { hex } => unhex(&hex).ok_or_else(|| serde::de::Error::custom("odd digits"))?,
        };
        RepoPath::new(bytes).map(Self).map_err(serde::de::Error::custom)
    }
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    pairs
        .map(|p| u8::from_str_radix(std::str::from_utf8(p).ok()?, 16).ok().filter(|_| p.len() == 2))
        .collect()
}

mirror_struct!(LineSpan = change::LineSpan { start: u32, len: u32 });
mirror_struct!(Hunk = change::Hunk { before: LineSpan, after: LineSpan });
mirror_struct!(Columns = location::Columns { start: u32, end: u32 });
mirror_enum!(Side = location::Side { Before, After });
mirror_struct!(Location = location::Location {
    path: Path,
    side: Side,
    lines: Option<LineSpan>,
    columns: Option<Columns>,
});

mirror_enum!(OpaqueContent = Opaque {
    Binary { size: u64 },
    TooLarge { size: u64, limit: u64 },
    LfsPointer { size: u64 },
    Symlink { points_to: String },
    Submodule { commit: ObjectId },
    Unavailable { why: String },
});

mirror_enum!(Revision = revision::Revision {
    Commits { head: ObjectId, base: Base },
    Content { on: Option<ObjectId>, digest: Digest },
});
mirror_enum!(Base = revision::Base { Empty, Commit { named: ObjectId, merge_base: ObjectId } });

mirror_enum!(Target = target::Target {
    Uncommitted,
    Staged,
    Base(name: String),
    Commit(name: String),
    Range { from: String, to: String },
    Files(paths: Vec<Path>),
    Patch { name: String },
});
mirror_enum!(Kind = target::Kind { Code, Requirement, Design, Plan, UxUi, Generic, Scope });

mirror_enum!(Severity = severity::Severity { Minor, Major, Critical });
mirror_enum!(Confidence = severity::Confidence { Low, Medium, High });

mirror_struct!(Policy = policy::Policy {
    source: String,
    rules_off: Vec<RuleId>,
    severities: Vec<(RuleId, Severity)>,
    exclude: Vec<String>,
    fail_on: Severity,
    inline: InlineMode,
    waivers: Vec<Waiver>,
    baseline: Vec<BaselineEntry>,
});
mirror_enum!(InlineMode = policy::InlineMode { All, BaseOnly, Off });
mirror_struct!(
    Waiver = policy::Waiver { rule: RuleId, path: String, reason: String, owner: String, expires: Day }
);
mirror_struct!(BaselineEntry = policy::BaselineEntry { id: String, rule: RuleId, path: String });

mirror_struct!(InlineAllow = suppression::InlineAllow {
    path: Path,
    line: u32,
    covers: u32,
    rule: Option<RuleId>,
    reason: String,
    added: bool,
});
mirror_enum!(Suppression = suppression::Suppression {
    Inline { line: u32, reason: String, added: bool },
    Waiver { owner: String, reason: String, expires: Day },
    Baseline,
});
