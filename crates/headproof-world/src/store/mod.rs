//! Sessions on disk: one folder for each under `.headproof/sessions/`, in it the journal and a lock.
//!
//! The journal is the session; everything else in the folder can be made from it. Appending returns when the
//! event has reached the disk. A torn tail, left by a crash in the middle of a write, is moved aside on the next
//! opening, never silently dropped.

mod file;
mod lock;

use std::fs;
use std::path::{Path, PathBuf};

use headproof_core::session::Event;
use headproof_flow::ports::Trouble;

pub use file::SessionFile;

/// The name of the folder that holds everything headproof keeps in a project.
pub const FOLDER: &str = ".headproof";

/// Where sessions are kept.
#[derive(Clone, Debug)]
pub struct Store {
    sessions: PathBuf,
}

/// A session as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Listed {
    /// Its id. Ids sort by the time they were made.
    pub id: String,
    /// Whether its last event closes it.
    pub closed: bool,
}

/// A session that was opened again.
pub struct Opened {
    /// Its journal, ready to be appended to.
    pub file: SessionFile,
    /// What has happened in it.
    pub events: Vec<Event>,
    /// What a person should know about its state, such as a tail that was moved aside.
    pub notes: Vec<String>,
}

impl Store {
    /// The store below `home` (the root of the work tree, or the git directory of a bare repository). Makes the
    /// folder on first use, with a file in it that keeps it out of git whatever the project ignores.
    ///
    /// # Errors
    /// [`Trouble`] when the folder cannot be made.
    pub fn at(home: &Path) -> Result<Self, Trouble> {
        let folder = home.join(FOLDER);
        let sessions = folder.join("sessions");
        let make = || -> std::io::Result<()> {
            // A link in a checkout could point anywhere; what it points to is not ours to write in.
            if fs::symlink_metadata(&folder).is_ok_and(|m| m.is_symlink()) {
                return Err(std::io::Error::other("it is a symbolic link"));
            }
            fs::create_dir_all(&sessions)?;
            let ignore = folder.join(".gitignore");
            if !ignore.exists() {
                fs::write(ignore, "*\n")?;
            }
            Ok(())
        };
        make().map_err(|e| {
            Trouble::world(
                format!("{} cannot be made: {e}", folder.display()),
                "make the folder writable, or run with --no-session",
            )
        })?;
        Ok(Self { sessions })
    }

    /// Begins a session under a new id.
    ///
    /// # Errors
    /// [`Trouble`] when its folder or journal cannot be made.
    pub fn create(&self) -> Result<SessionFile, Trouble> {
        let id = ulid::Ulid::generate().to_string().to_lowercase();
        let folder = self.sessions.join(&id);
        fs::create_dir(&folder).map_err(|e| trouble(&folder, "made", &e))?;
        SessionFile::create(&folder, id)
    }

    /// Opens a session to go on with it.
    ///
    /// # Errors
    /// [`Trouble`] when there is no such session, another process has it (naming the owner), or its journal is
    /// damaged.
    pub fn open(&self, id: &str) -> Result<Opened, Trouble> {
        let folder = self.folder(id)?;
        SessionFile::open(&folder, id.to_owned())
    }

    /// What has happened in a session, without taking it.
    ///
    /// # Errors
    /// [`Trouble`] when there is no such session or its journal is damaged.
    pub fn events(&self, id: &str) -> Result<Vec<Event>, Trouble> {
        Ok(file::decode(&self.folder(id)?.join(file::JOURNAL))?.0.events)
    }

    /// All sessions, oldest first. Folders that hold no journal are left out.
    ///
    /// # Errors
    /// [`Trouble`] when the folder cannot be listed.
    pub fn list(&self) -> Result<Vec<Listed>, Trouble> {
        let entries = fs::read_dir(&self.sessions).map_err(|e| trouble(&self.sessions, "listed", &e))?;
        let ids = entries.filter_map(|e| e.ok()?.file_name().into_string().ok());
        let listed = ids.filter(|id| is_id(id)).filter_map(|id| {
            let (decoded, _) = file::decode(&self.sessions.join(&id).join(file::JOURNAL)).ok()?;
            Some(Listed { closed: matches!(decoded.events.last(), Some(Event::Closed)), id })
        });
        let mut listed: Vec<Listed> = listed.collect();
        listed.sort();
        Ok(listed)
    }

    /// Removes the oldest closed sessions until at most `keep` closed ones are left. Open ones stay: they can be
    /// resumed. What cannot be removed stays as well.
    pub fn prune(&self, keep: usize) {
        let Ok(entries) = fs::read_dir(&self.sessions) else { return };
        let mut ids: Vec<String> = entries.filter_map(|e| e.ok()?.file_name().into_string().ok()).collect();
        ids.retain(|id| is_id(id));
        if ids.len() <= keep {
            return;
        }
        ids.sort();
        let surplus = ids.len() - keep;
        for id in ids.into_iter().take(surplus) {
            let folder = self.sessions.join(&id);
            if file::ends_closed(&folder.join(file::JOURNAL)) && !lock::is_held(&folder) {
                let _kept_when_it_cannot_be_removed = fs::remove_dir_all(&folder);
            }
        }
    }

    fn folder(&self, id: &str) -> Result<PathBuf, Trouble> {
        let folder = self.sessions.join(id);
        if is_id(id) && folder.is_dir() {
            return Ok(folder);
        }
        Err(Trouble::input(
            format!("there is no session `{}` here", headproof_core::text::visible(id)),
            "`headproof session list` shows those there are",
        ))
    }
}

/// Session ids are ULIDs in lower case; anything else is not a name of ours and never becomes a path.
fn is_id(text: &str) -> bool {
    text.len() == 26 && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
}

fn trouble(path: &Path, verb: &str, error: &std::io::Error) -> Trouble {
    Trouble::world(format!("{} cannot be {verb}: {error}", path.display()), "")
}

#[cfg(test)]
mod tests;
