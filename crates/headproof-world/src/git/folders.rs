//! The files of a folder that somebody names instead of files.

use std::collections::BTreeSet;
use std::path::Path;

use headproof_core::path::RepoPath;
use headproof_flow::ports::Trouble;

use super::discovery::{Repository, bytes_of, shown};
use super::freeze::on_disk;

/// Files of a folder taken at the most.
const MAX_FILES: usize = 200_000;

/// What git knows of in a folder and what is there without being ignored; `None` is the whole tree. Repositories inside
/// it are their own business.
pub(super) fn of_repository(
    repository: &Repository,
    folder: Option<&RepoPath>,
) -> Result<Vec<RepoPath>, Trouble> {
    let Some(root) = &repository.work_tree else {
        return Err(Trouble::input(
            "this is a bare repository: it has no work tree, so there are no files to review",
            "review a commit or a range: --commit, --range, --base",
        ));
    };
    let mut args: Vec<std::ffi::OsString> =
        ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"].map(Into::into).to_vec();
    args.extend(folder.map(|f| on_disk(root, f).into_os_string()));
    let listed = repository.git.ask(&args, b"")?;
    let names = listed.split(|b| *b == 0).filter(|n| !n.is_empty() && !n.ends_with(b"/"));
    let mut files = BTreeSet::new();
    for path in names.filter_map(|n| RepoPath::new(n).ok()) {
        if on_disk(root, &path).symlink_metadata().is_ok_and(|m| !m.is_dir()) {
            files.insert(path);
        }
    }
    Ok(files.into_iter().collect())
}

/// Every file of a folder outside a repository, links not followed.
pub(super) fn of_disk(root: &Path, folder: Option<&RepoPath>) -> Result<Vec<RepoPath>, Trouble> {
    let mut waiting = vec![folder.map_or_else(|| root.to_owned(), |f| on_disk(root, f))];
    let mut files = BTreeSet::new();
    while let Some(place) = waiting.pop() {
        let unreadable =
            |e: std::io::Error| Trouble::input(format!("{} cannot be read: {}", shown(&place), e.kind()), "");
        for entry in std::fs::read_dir(&place).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?;
            let is_folder = entry.file_type().map_err(unreadable)?.is_dir();
            let name = entry.file_name();
            if name.eq_ignore_ascii_case(".git") || name == ".headproof" {
                continue;
            }
            if is_folder {
                waiting.push(entry.path());
            } else if let Ok(inside) = entry.path().strip_prefix(root) {
                files.extend(RepoPath::new(bytes_of(inside.as_os_str())));
            }
        }
        if files.len() > MAX_FILES {
            return Err(Trouble::input(
                format!("{} holds more than {MAX_FILES} files", shown(root)),
                "name a smaller folder",
            ));
        }
    }
    Ok(files.into_iter().collect())
}
