//! Whole files of a folder, without a before. Works with and without a repository.

use std::collections::BTreeSet;
use std::io::Read;
use std::path::{Component, Path, PathBuf};

use headproof_core::change::{Content, FileChange, FileMode, FileSide, FileStatus, Hunk, Opaque};
use headproof_core::coverage::whole_file_hunk;
use headproof_core::path::RepoPath;
use headproof_flow::ports::Trouble;

use super::content::decode;
use super::discovery::{bytes_of, shown};
use super::freeze::on_disk;

/// The files of these paths, in order, each once.
pub(super) fn read(root: &Path, paths: &[RepoPath], limit: u64) -> Result<Vec<FileChange>, Trouble> {
    let paths: BTreeSet<&RepoPath> = paths.iter().collect();
    let mut files = Vec::new();
    for path in paths {
        let side = side(root, path, limit)?;
        let lines = side.text().map_or(0, headproof_core::text::SourceText::line_count);
        let hunks: Vec<Hunk> = (lines > 0).then(|| whole_file_hunk(lines)).into_iter().collect();
        files.extend(FileChange::new(FileStatus::Whole, None, Some(side), hunks));
    }
    if files.is_empty() {
        return Err(Trouble::input("no files were named", "name at least one file after --files"));
    }
    Ok(files)
}

fn side(root: &Path, path: &RepoPath, limit: u64) -> Result<FileSide, Trouble> {
    let place = on_disk(root, path);
    if path.components().any(|c| c.eq_ignore_ascii_case(".git")) {
        return Err(Trouble::input(format!("{path} is inside a git directory, which is not reviewed"), ""));
    }
    let meta = place.symlink_metadata().map_err(|e| {
        Trouble::input(format!("{path} cannot be read in {}: {}", shown(root), e.kind()), "check the name")
    })?;
    stays_inside(root, &place, path)?;
    let mode = mode_of(&meta);
    let content = if meta.is_dir() {
        return Err(Trouble::input(
            format!("{path} is a folder"),
            "name the files in it, or the folder with --files",
        ));
    } else if meta.is_symlink() {
        let to = std::fs::read_link(&place).map_err(|e| unreadable(path, &e))?;
        decode(bytes_of(to.as_os_str()), FileMode::Symlink)
    } else if !meta.is_file() {
        let why = "it is a pipe, socket or device, which is never opened".to_owned();
        Content::Opaque(Opaque::Unavailable { why })
    } else if meta.len() > limit {
        Content::Opaque(Opaque::TooLarge { size: meta.len(), limit })
    } else {
        decode(bytes(&place, limit).map_err(|e| unreadable(path, &e))?, mode)
    };
    Ok(FileSide { path: path.clone(), mode, content })
}

/// Reads a file that may be growing: never more than just above the limit.
fn bytes(place: &Path, limit: u64) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::fs::File::open(place)?.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn unreadable(path: &RepoPath, error: &std::io::Error) -> Trouble {
    Trouble::input(format!("{path} cannot be read: {}", error.kind()), "check its permissions")
}

/// A folder on the way may be a link; it must not lead out of the tree.
fn stays_inside(root: &Path, place: &Path, path: &RepoPath) -> Result<(), Trouble> {
    let real_root = root.canonicalize().map_err(|e| unreadable(path, &e))?;
    let folder = place.parent().unwrap_or(root).canonicalize().map_err(|e| unreadable(path, &e))?;
    if folder.starts_with(&real_root) && !folder.components().any(|c| c == Component::Normal(".git".as_ref()))
    {
        return Ok(());
    }
    Err(Trouble::input(
        format!("{path} leads out of {} through a link", shown(root)),
        "name the file by its real path, from the folder it is in",
    ))
}

#[cfg(unix)]
fn mode_of(meta: &std::fs::Metadata) -> FileMode {
    use std::os::unix::fs::PermissionsExt;
    match meta {
        m if m.is_symlink() => FileMode::Symlink,
        m if m.permissions().mode() & 0o100 != 0 => FileMode::Executable,
        _ => FileMode::Regular,
    }
}

#[cfg(not(unix))]
fn mode_of(meta: &std::fs::Metadata) -> FileMode {
    if meta.is_symlink() { FileMode::Symlink } else { FileMode::Regular }
}

/// The path of the tree that a person means by what they typed in `folder`.
pub(super) fn locate(root: &Path, folder: &Path, typed: &Path) -> Result<RepoPath, Trouble> {
    self::folder(root, folder, typed)?.ok_or_else(|| {
        Trouble::input(format!("{} is the whole tree", shown(typed)), "name files or folders in it")
    })
}

/// The same for a folder; `None` is the root of the tree.
pub(super) fn folder(root: &Path, folder: &Path, typed: &Path) -> Result<Option<RepoPath>, Trouble> {
    let refuse = |why: &str| {
        Trouble::input(
            format!("{} {why}", shown(typed)),
            "name files inside the repository or the current folder",
        )
    };
    let mut clean = PathBuf::new();
    let whole = if typed.is_absolute() { typed.to_owned() } else { folder.join(typed) };
    for part in whole.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                if !clean.pop() {
                    return Err(refuse("leads out of the tree"));
                }
            }
            part => clean.push(part),
        }
    }
    let real_root = root.canonicalize().unwrap_or_else(|_| root.to_owned());
    let inside = clean.strip_prefix(&real_root).or_else(|_| clean.strip_prefix(root));
    let inside = inside.map_err(|_| refuse("is outside the tree"))?;
    if inside.as_os_str().is_empty() {
        return Ok(None);
    }
    let path = RepoPath::new(bytes_of(inside.as_os_str()));
    path.map(Some).map_err(|why| refuse(&format!("is refused: {why}")))
}
