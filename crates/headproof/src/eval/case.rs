//! Reading a corpus: a folder of cases, each with `before/`, `after/` and `expect.json`.

use std::fs;
use std::path::{Path, PathBuf};

use headproof_core::path::RepoPath;
use headproof_flow::ports::Trouble;
use serde::Deserialize;

/// One case.
#[derive(Clone, Debug)]
pub struct Case {
    /// The folder's name.
    pub name: String,
    /// What is expected.
    pub expect: Expect,
    /// The files of the base.
    pub before: Vec<(RepoPath, Vec<u8>)>,
    /// The files of the head.
    pub after: Vec<(RepoPath, Vec<u8>)>,
}

/// What is expected of a case.
#[derive(Clone, Debug, Deserialize)]
pub struct Expect {
    /// A group for tables.
    #[serde(default)]
    pub group: String,
    /// A language for tables.
    #[serde(default)]
    pub language: String,
    /// One line for people.
    #[serde(default)]
    pub title: String,
    /// What has to be found.
    #[serde(default)]
    pub must_find: Vec<MustFind>,
    /// What must not be found.
    #[serde(default)]
    pub must_not_find: Vec<MustNotFind>,
}

/// Something that has to be found.
#[derive(Clone, Debug, Deserialize)]
pub struct MustFind {
    /// Its class.
    pub class: String,
    /// Classes that count as well.
    #[serde(default)]
    pub accept: Vec<String>,
    /// The file.
    pub file: String,
    /// The line after the change.
    #[serde(default)]
    pub line: Option<u32>,
    /// The line before the change.
    #[serde(default)]
    pub before_line: Option<u32>,
    /// How many lines it may be off.
    #[serde(default)]
    pub tolerance: u32,
}

/// Something that must not be found.
#[derive(Clone, Debug, Deserialize)]
pub struct MustNotFind {
    /// A class, or `*` for any.
    pub class: String,
    /// Classes that are let pass.
    #[serde(default)]
    pub except_classes: Vec<String>,
}

/// Loads every case below a folder, ordered by name. A folder that holds an `expect.json` is a case; others are
/// looked into.
///
/// # Errors
/// [`Trouble`] for a folder without cases and for a case that cannot be read, by name.
pub fn load(folder: &Path) -> Result<Vec<Case>, Trouble> {
    let mut places = Vec::new();
    find(folder, 0, &mut places)?;
    places.sort();
    if places.is_empty() {
        let what = format!("{} holds no case", folder.display());
        return Err(Trouble::input(what, "a case is a folder with before/, after/ and expect.json"));
    }
    places.iter().map(|place| read(place)).collect()
}

fn find(folder: &Path, depth: usize, places: &mut Vec<PathBuf>) -> Result<(), Trouble> {
    if folder.join("expect.json").is_file() {
        places.push(folder.to_owned());
        return Ok(());
    }
    if depth > 4 {
        return Ok(());
    }
    let entries = fs::read_dir(folder).map_err(|e| cannot(folder, &e))?;
    for entry in entries {
        let entry = entry.map_err(|e| cannot(folder, &e))?;
        if entry.file_type().is_ok_and(|t| t.is_dir()) {
            find(&entry.path(), depth + 1, places)?;
        }
    }
    Ok(())
}

fn read(place: &Path) -> Result<Case, Trouble> {
    let expect = place.join("expect.json");
    let bytes = fs::read(&expect).map_err(|e| cannot(&expect, &e))?;
    let expect: Expect = serde_json::from_slice(&bytes)
        .map_err(|e| Trouble::input(format!("{}: {e}", expect.display()), "see docs/reference/eval.md"))?;
    let name = place.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(Case { name, expect, before: files(&place.join("before"))?, after: files(&place.join("after"))? })
}

/// The files below a folder. `.gitkeep` only keeps an empty folder and is no file of the case.
fn files(root: &Path) -> Result<Vec<(RepoPath, Vec<u8>)>, Trouble> {
    let mut found = Vec::new();
    let mut open = vec![root.to_owned()];
    while let Some(folder) = open.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries {
            let entry = entry.map_err(|e| cannot(&folder, &e))?;
            let path = entry.path();
            let kind = entry.file_type().map_err(|e| cannot(&path, &e))?;
            if kind.is_dir() {
                open.push(path);
            } else if kind.is_file() && entry.file_name() != ".gitkeep" {
                let relative = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                let name = RepoPath::new(&relative)
                    .map_err(|e| Trouble::input(format!("{}: {e}", path.display()), ""))?;
                found.push((name, fs::read(&path).map_err(|e| cannot(&path, &e))?));
            }
        }
    }
    found.sort();
    Ok(found)
}

fn cannot(path: &Path, error: &std::io::Error) -> Trouble {
    Trouble::input(format!("{} cannot be read: {error}", path.display()), "")
}
