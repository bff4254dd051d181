//! Rendering a report, and writing it to a file so that the file is whole or not there.

use std::io::Write as _;
use std::path::Path;

use headproof_core::report::Report;
use headproof_core::session::Effect;
use headproof_flow::ports::{Publisher, Trouble};
use headproof_formats::{github, gitlab, json, markdown, sarif, text};

use crate::ui::Console;
use crate::wire::rule_infos;

/// How a report is to look.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::commands) struct Rendering {
    /// One line a finding.
    pub(in crate::commands) quiet: bool,
    /// Everything.
    pub(in crate::commands) explain: bool,
    /// With colours.
    pub(in crate::commands) color: bool,
    /// Framed by nothing but ASCII.
    pub(in crate::commands) ascii: bool,
    /// Columns, where known.
    pub(in crate::commands) width: Option<usize>,
}

impl Rendering {
    /// For standard output.
    pub(in crate::commands) fn of(console: &Console) -> Self {
        Self { color: console.color_out, ascii: console.ascii, width: console.width, ..Self::default() }
    }

    /// As text.
    pub(in crate::commands) fn text(&self, report: &Report) -> String {
        let options = text::Options {
            color: self.color,
            width: self.width.unwrap_or(100),
            quiet: self.quiet,
            explain: self.explain,
            symbols: if self.ascii { text::Symbols::Ascii } else { text::Symbols::Unicode },
            ..text::Options::default()
        };
        text::render(report, &options)
    }

    /// In a format by its name. The lines of `jsonl` have been written while the review ran.
    pub(in crate::commands) fn render(&self, format: &str, report: &Report) -> Result<String, Trouble> {
        Ok(match format {
            "text" => self.text(report),
            "json" => json::v1::render(report),
            "jsonl" => String::new(),
            "sarif" => sarif::write::render(report, &rule_infos()),
            "markdown" => markdown::render(report),
            "gitlab" => gitlab::render(report),
            "github" => github::render(report),
            other => {
                let what = format!("there is no format `{}`", headproof_core::text::visible(other));
                return Err(Trouble::input(
                    what,
                    "formats are text, json, jsonl, sarif, markdown, gitlab, github",
                ));
            }
        })
    }
}

/// Writes reports to files.
#[derive(Clone, Copy, Debug)]
pub(super) struct Files {
    rendering: Rendering,
}

impl Files {
    pub(super) fn new(rendering: Rendering) -> Self {
        Self { rendering }
    }
}

impl Publisher for Files {
    fn perform(&self, effect: &Effect, report: &Report) -> Result<(), Trouble> {
        let Effect::WriteReport { path, format } = effect;
        let text = self.rendering.render(format, report)?;
        write_whole(Path::new(path), text.as_bytes())
    }

    /// A report carries its own duration, so that two renderings differ; writing the whole file again is the same
    /// effect once, and the only way to know that what is there is this report.
    fn is_done(&self, _effect: &Effect, _report: &Report) -> Result<bool, Trouble> {
        Ok(false)
    }
}

/// Writes a file through a temporary one beside it, so that nobody ever sees half of it.
pub(in crate::commands) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or_else(|| Path::new("."));
    let write = || -> std::io::Result<()> {
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        file.write_all(bytes)?;
        file.as_file().sync_data()?;
        file.persist(path).map_err(|e| e.error)?;
        Ok(())
    };
    write().map_err(|e| {
        Trouble::world(
            format!("{} cannot be written: {e}", path.display()),
            "name another file with --output",
        )
    })
}
