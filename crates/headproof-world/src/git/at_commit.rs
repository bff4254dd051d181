//! Single files of a committed state.

use headproof_core::digest::ObjectId;
use headproof_core::path::RepoPath;
use headproof_flow::ports::Trouble;

use super::discovery::{Repository, path_of};

impl Repository {
    /// A file as a commit holds it; `None` where it holds none. Policy and settings come from here, so anything
    /// but a plain file under the name is refused: a link would bring in what stands elsewhere.
    pub(super) fn file_at(&self, commit: &ObjectId, path: &RepoPath) -> Result<Option<Vec<u8>>, Trouble> {
        let name = path_of(path.as_bytes());
        let args = ["ls-tree", "-z", "--full-tree", commit.as_str(), "--"].map(Into::into);
        let args: Vec<std::ffi::OsString> = args.into_iter().chain([name.into_os_string()]).collect();
        let listed = self.git.ask(&args, b"")?;
        let Some((head, found)) = listed
            .split(|b| *b == 0)
            .next()
            .and_then(|line| line.split_at_checked(line.iter().position(|b| *b == b'\t')?))
        else {
            return Ok(None);
        };
        if found.get(1..) != Some(path.as_bytes()) {
            return Ok(None);
        }
        let head = String::from_utf8_lossy(head).into_owned();
        match head.split(' ').collect::<Vec<_>>().as_slice() {
            [mode, "blob", id] if mode.starts_with("100") => {
                self.git.ask(&["cat-file", "blob", id], b"").map(Some)
            }
            _ => Err(Trouble::input(
                format!("{path} in commit {} is not a plain file", commit.short()),
                "replace the link or folder of that name by a file",
            )),
        }
    }
}
