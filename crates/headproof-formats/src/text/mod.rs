//! What a person sees in a terminal: the verdict first, then what to do about it, then what it rests on.

mod cells;
mod coverage;
mod excerpt;
mod finding;
mod headline;
mod paint;

use headproof_core::finding::Finding;
use headproof_core::report::Report;

use paint::{Paint, Role};

/// How to show a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// With colours.
    pub color: bool,
    /// Cells of a line.
    pub width: usize,
    /// The verdict and one line a finding.
    pub quiet: bool,
    /// With evidence, ids, and everything that is otherwise only counted.
    pub explain: bool,
    /// Which signs frame the output. Reviewed text is shown as it is.
    pub symbols: Symbols,
    /// Open findings shown at the most; the rest is counted by name.
    pub max_findings: Option<usize>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            color: false,
            width: 100,
            quiet: false,
            explain: false,
            symbols: Symbols::Unicode,
            max_findings: None,
        }
    }
}

/// Which signs frame the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbols {
    /// For terminals that know Unicode.
    Unicode,
    /// For those that do not.
    Ascii,
}

impl Symbols {
    fn pick(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        match self {
            Symbols::Unicode => unicode,
            Symbols::Ascii => ascii,
        }
    }
}

/// Lines narrower than this are not attempted.
const MIN_WIDTH: usize = 40;
/// The cells of a label and the space after it.
const LABEL: usize = 12;

/// Shows a report.
#[must_use]
pub fn render(report: &Report, options: &Options) -> String {
    let mut page = Page::new(options);
    headline::write(&mut page, report);
    if options.quiet {
        finding::write_brief(&mut page, report);
        return page.out;
    }
    finding::write_all(&mut page, report);
    coverage::write(&mut page, report);
    next_steps(&mut page, report);
    page.out
}

/// The output in the making.
struct Page<'o> {
    out: String,
    options: &'o Options,
    paint: Paint,
    /// Whether an empty line goes before the next line.
    gap: bool,
}

impl<'o> Page<'o> {
    fn new(options: &'o Options) -> Self {
        Self { out: String::new(), options, paint: Paint { on: options.color }, gap: false }
    }

    fn width(&self) -> usize {
        self.options.width.max(MIN_WIDTH)
    }

    fn ellipsis(&self) -> &'static str {
        self.options.symbols.pick("…", "...")
    }

    /// A line as it is. Trailing space is dropped.
    fn line(&mut self, text: &str) {
        if std::mem::take(&mut self.gap) {
            self.out.push('\n');
        }
        self.out.push_str(text.trim_end());
        self.out.push('\n');
    }

    /// An empty line between what was written and what may follow.
    fn gap(&mut self) {
        self.gap = !self.out.is_empty();
    }

    /// A label and prose beside it, wrapped. The text may come from anybody.
    fn labelled(&mut self, label: &str, text: &str) {
        let room = self.width().saturating_sub(LABEL);
        let padded = format!("  {label:<width$}", width = LABEL - 2);
        for (i, row) in cells::wrap(text, room).iter().enumerate() {
            let head = if i == 0 { self.paint.paint(Role::Faint, &padded) } else { " ".repeat(LABEL) };
            self.line(&format!("{head}{row}"));
        }
    }
}

/// What the reader can do now.
fn next_steps(page: &mut Page<'_>, report: &Report) {
    use headproof_core::verdict::Outcome;
    let again = crate::wording::command(&report.target);
    let rules = explained_rules(report);
    let text = match report.verdict.outcome {
        Outcome::Clean => return,
        Outcome::ChangesRequested => format!(
            "fix what blocks, then `{again}`; or write `headproof: allow RULE because REASON` beside a line"
        ),
        Outcome::Incomplete => {
            format!("remove the cause above, then `{again}`; until then this is not a pass")
        }
        Outcome::Stale => format!("`{again}` to review the state that is there now"),
        Outcome::NeedsHuman => "decide what waits for a person".to_owned(),
        Outcome::SpecProblem => "mend the specification first: code cannot satisfy it as it is".to_owned(),
    };
    page.gap();
    if !rules.is_empty() {
        page.labelled("more", &learn_more(&rules));
    }
    page.labelled("next", &text);
}

/// A command that can be copied, and what else it can be asked.
fn learn_more(rules: &[String]) -> String {
    let (first, rest) = rules.split_first().map_or(("RULE", &[] as &[String]), |(f, r)| (f.as_str(), r));
    let or = if rest.is_empty() { String::new() } else { format!(" (or {})", rest.join(", ")) };
    format!("`headproof rules explain {first}`{or}")
}

/// The rules of what blocks that the program itself can explain, each once.
fn explained_rules(report: &Report) -> Vec<String> {
    use headproof_core::finding::Disposition;
    let blocking = report.findings.iter().filter(|f| f.disposition == Disposition::Blocking);
    let mut rules: Vec<String> = Vec::new();
    // A tool's rule is named `tool/rule`; the tool explains it.
    for rule in blocking.map(|f: &Finding| f.statement.rule.as_str()).filter(|r| !r.contains('/')) {
        if !rules.iter().any(|r| r == rule) {
            rules.push(rule.to_owned());
        }
    }
    rules
}
