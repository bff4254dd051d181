//! What a rule is.

use headproof_core::claim::{
    Claim, Class, Concealed, Evidence, Fix, Novelty, Place, Related, RuleId, Statement,
};
use headproof_core::location::{Columns, Side};
use headproof_core::path::RepoPath;
use headproof_core::severity::{Confidence, Severity};
use headproof_core::text::SourceText;

use crate::comparison::Comparison;
use crate::view::{ChangeView, FileView, SideView};

/// A rule: what it is about, and how it looks.
#[derive(Clone, Copy)]
pub struct Rule {
    /// What it is about.
    pub meta: Meta,
    /// How it looks.
    pub check: Check,
}

/// What a rule is about. `headproof rules explain ID` shows it.
#[derive(Clone, Copy, Debug)]
pub struct Meta {
    /// Its id: lower-case words joined by `-`. Equals its file name.
    pub id: &'static str,
    /// Its class: `family.name`. Each rule belongs to exactly one.
    pub class: &'static str,
    /// The severity it reports with unless it says otherwise at a place. Only rules proven precise are major.
    pub severity: Severity,
    /// How sure it is unless it says otherwise at a place.
    pub confidence: Confidence,
    /// What it finds, in one line.
    pub summary: &'static str,
    /// Why that matters, in one or two sentences. Shown with every finding.
    pub why: &'static str,
    /// What to do instead, in one or two sentences. Shown with every finding.
    pub advice: &'static str,
    /// What it does not report, and other remarks, in prose.
    pub notes: &'static str,
    /// A change it reports, as `before` and `after`.
    pub bad: Example,
    /// A change it lets pass.
    pub good: Example,
}

/// An example in the explanation of a rule. Each is run as a test.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The path of the file.
    pub path: &'static str,
    /// The file before; empty for a new file.
    pub before: &'static str,
    /// The file after; empty for a deleted file.
    pub after: &'static str,
}

/// How a rule looks.
#[derive(Clone, Copy)]
pub enum Check {
    /// At one changed file at a time.
    File(fn(&FileView<'_>, &mut Sink<'_>)),
    /// At the whole change at once: for what a move between files would make look like a loss.
    Change(fn(&ChangeView<'_>, &mut Sink<'_>)),
    /// At the tests of the whole change, compared before and after.
    Tests(fn(&Comparison<'_>, &mut Sink<'_>)),
    /// At the same, with what it takes from each file beforehand, while the syntax trees are at hand.
    Prepared {
        /// Takes what is needed of a file, and leaves it in its memo.
        take: fn(&FileView<'_>),
        /// Looks at the tests of the whole change with what was taken.
        judge: fn(&Comparison<'_>, &mut Sink<'_>),
    },
}

/// Takes what a rule finds.
pub struct Sink<'s> {
    meta: &'s Meta,
    claims: &'s mut Vec<Claim>,
    concealed: &'s mut Vec<Concealed>,
}

/// What a rule finds at one place. Made with [`Hit::at`]; everything else has a default from the rule.
#[derive(Clone, Debug)]
pub struct Hit {
    place: Place,
    title: String,
    why: Option<String>,
    advice: Option<String>,
    severity: Option<Severity>,
    confidence: Option<Confidence>,
    novelty: Novelty,
    evidence: Vec<Evidence>,
    related: Vec<Related>,
    fix: Option<Fix>,
}

impl Hit {
    /// Something at lines `line` to `line + lines - 1` of one side of a file. `title` names the problem at this place
    /// in one line without a full stop.
    #[must_use]
    pub fn at(side: &SideView<'_>, line: u32, lines: u32, title: impl Into<String>) -> Self {
        let quote = side.text.line(line).unwrap_or_default().trim().to_owned();
        Self::place(side.path, side.side, line, lines, quote, title)
    }

    /// The same for a place whose side is not at hand as a view.
    #[must_use]
    pub fn on(
        path: &RepoPath,
        side: Side,
        text: &SourceText,
        line: u32,
        lines: u32,
        title: impl Into<String>,
    ) -> Self {
        let quote = text.line(line).unwrap_or_default().trim().to_owned();
        Self::place(path, side, line, lines, quote, title)
    }

    fn place(
        path: &RepoPath,
        side: Side,
        line: u32,
        lines: u32,
        quote: String,
        title: impl Into<String>,
    ) -> Self {
        Self {
            place: Place {
                path: path.clone(),
                side,
                line: Some(line),
                lines: lines.max(1),
                columns: None,
                quote,
            },
            title: title.into(),
            why: None,
            advice: None,
            severity: None,
            confidence: None,
            novelty: Novelty::New,
            evidence: Vec::new(),
            related: Vec::new(),
            fix: None,
        }
    }

    /// The columns in the first line (1-based, in characters, the end not included).
    #[must_use]
    pub fn columns(mut self, start: u32, end: u32) -> Self {
        self.place.columns = Some(Columns { start, end });
        self
    }

    /// Why it matters here, in place of the rule's own words.
    #[must_use]
    pub fn why(mut self, why: impl Into<String>) -> Self {
        self.why = Some(why.into());
        self
    }

    /// What to do here, in place of the rule's own words.
    #[must_use]
    pub fn advice(mut self, advice: impl Into<String>) -> Self {
        self.advice = Some(advice.into());
        self
    }

    /// Another severity than the rule's.
    #[must_use]
    pub fn severity(mut self, severity: Severity) -> Self {
        self.severity = Some(severity);
        self
    }

    /// Another confidence than the rule's.
    #[must_use]
    pub fn confidence(mut self, confidence: Confidence) -> Self {
        self.confidence = Some(confidence);
        self
    }

    /// It was there before the change: shown, never blocking.
    #[must_use]
    pub fn pre_existing(mut self) -> Self {
        self.novelty = Novelty::PreExisting;
        self
    }

    /// A comparison or count that supports it.
    #[must_use]
    pub fn fact(mut self, fact: impl Into<String>) -> Self {
        self.evidence.push(Evidence::Fact(fact.into()));
        self
    }

    /// Another place that belongs to it, such as the line as it was before.
    #[must_use]
    pub fn related(mut self, side: &SideView<'_>, line: u32, note: impl Into<String>) -> Self {
        let text = side.text.line(line).unwrap_or_default().trim().to_owned();
        let (path, side) = (side.path.clone(), side.side);
        self.related.push(Related { path, side, line, text, note: note.into() });
        self
    }

    /// A mechanical edit that is safe to apply.
    #[must_use]
    pub fn fix(mut self, fix: Fix) -> Self {
        self.fix = Some(fix);
        self
    }
}

impl<'s> Sink<'s> {
    /// A sink for one rule.
    pub fn new(meta: &'s Meta, claims: &'s mut Vec<Claim>, concealed: &'s mut Vec<Concealed>) -> Self {
        Self { meta, claims, concealed }
    }

    /// Reports a finding of the rule.
    pub fn report(&mut self, hit: Hit) {
        let meta = self.meta;
        let statement = Statement {
            rule: RuleId::new(meta.id),
            class: Class::new(meta.class),
            severity: hit.severity.unwrap_or(meta.severity),
            confidence: hit.confidence.unwrap_or(meta.confidence),
            title: hit.title,
            why: hit.why.unwrap_or_else(|| meta.why.to_owned()),
            advice: hit.advice.unwrap_or_else(|| meta.advice.to_owned()),
            fix: hit.fix,
            evidence: hit.evidence,
            related: hit.related,
            novelty: hit.novelty,
        };
        self.claims.push(Claim { statement, place: hit.place });
    }

    /// Has a stretch of a line masked wherever it would be shown, stored or sent.
    pub fn conceal(&mut self, side: &SideView<'_>, line: u32, columns: Columns) {
        self.concealed.push(Concealed { path: side.path.clone(), side: side.side, line, columns });
    }
}
