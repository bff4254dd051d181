//! The settings of each tool before and after, matched over the whole change: a table that moved from one file to
//! another is the same settings.

use super::Setting;
use super::role::{Tool, holds_tools, sections};
use crate::view::{ChangeView, FileView, SideView};
use headproof_core::change::FileStatus;

/// One tool's settings on one side.
#[derive(Clone, Copy)]
pub struct Section<'v> {
    /// The file they stand in.
    pub file: &'v FileView<'v>,
    /// The side they stand on.
    pub side: &'v SideView<'v>,
    /// The settings.
    pub root: &'v Setting,
}

/// One tool's settings on both sides.
pub struct ToolPair<'v> {
    /// The tool.
    pub tool: Tool,
    /// The settings before.
    pub before: Option<Section<'v>>,
    /// The settings after.
    pub after: Option<Section<'v>>,
}

impl<'v> ToolPair<'v> {
    /// Both sides, where there are both.
    #[must_use]
    pub fn both(&self) -> Option<(Section<'v>, Section<'v>)> {
        Some((self.before?, self.after?))
    }
}

/// Files that make a folder a package.
const MANIFESTS: [&str; 7] =
    ["package.json", "pyproject.toml", "setup.py", "Cargo.toml", "go.mod", "composer.json", "pom.xml"];

/// Every tool whose settings the change touches. Settings that went with their whole package are left out.
#[must_use]
pub fn pairs<'v>(view: &'v ChangeView<'v>) -> Vec<ToolPair<'v>> {
    let mut out: Vec<ToolPair<'v>> = Vec::new();
    let mut went: Vec<(Tool, Section<'v>)> = Vec::new();
    let mut came: Vec<(Tool, Section<'v>)> = Vec::new();
    for file in view.files.iter().filter(|f| holds_tools(f.path())) {
        let before = of_side(file, file.before.as_ref(), super::of(file).before.as_ref());
        let mut after = of_side(file, file.after.as_ref(), super::of(file).after.as_ref());
        for (tool, section) in before {
            match after.iter().position(|(t, _)| *t == tool) {
                Some(at) => {
                    let (_, twin) = after.remove(at);
                    out.push(ToolPair { tool, before: Some(section), after: Some(twin) });
                }
                None => went.push((tool, section)),
            }
        }
        came.extend(after);
    }
    for (tool, section) in went {
        let folder = section.side.path.parent();
        let near = came.iter().position(|(t, s)| *t == tool && s.side.path.parent() == folder);
        let at = near.or_else(|| came.iter().position(|(t, _)| *t == tool));
        match at {
            Some(at) => {
                let (_, twin) = came.remove(at);
                out.push(ToolPair { tool, before: Some(section), after: Some(twin) });
            }
            None if package_gone(view, &folder) => {}
            None => out.push(ToolPair { tool, before: Some(section), after: None }),
        }
    }
    out.extend(came.into_iter().map(|(tool, section)| ToolPair { tool, before: None, after: Some(section) }));
    out
}

fn of_side<'v>(
    file: &'v FileView<'v>,
    side: Option<&'v SideView<'v>>,
    root: Option<&'v Setting>,
) -> Vec<(Tool, Section<'v>)> {
    let (Some(side), Some(root)) = (side, root) else { return Vec::new() };
    sections(side.path, root).into_iter().map(|(tool, root)| (tool, Section { file, side, root })).collect()
}

fn package_gone(view: &ChangeView<'_>, folder: &str) -> bool {
    view.files.iter().any(|f| {
        f.file.status == FileStatus::Deleted
            && f.path().parent() == folder
            && MANIFESTS.contains(&f.path().file_name().as_ref())
    })
}
