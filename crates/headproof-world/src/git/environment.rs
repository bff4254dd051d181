//! What git is allowed to know of the world it runs in.

use std::ffi::{OsStr, OsString};

/// The variables git may see. Everything else of the surrounding environment stays outside: `GIT_DIR`,
/// `GIT_EXTERNAL_DIFF`, `GIT_TRACE` and their like could point git elsewhere or make it start programs.
///
/// The person's own settings and ignore rules count, hence the home folder and the places of settings files.
const PASSED_ON: [&str; 16] = [
    "PATH",
    "HOME",
    "XDG_CONFIG_HOME",
    "TMPDIR",
    "TMP",
    "TEMP",
    "USERPROFILE",
    "HOMEDRIVE",
    "HOMEPATH",
    "SYSTEMROOT",
    "SUDO_UID",
    "GIT_CONFIG_GLOBAL",
    "GIT_CONFIG_SYSTEM",
    "GIT_CONFIG_NOSYSTEM",
    "GIT_CEILING_DIRECTORIES",
    "GIT_DISCOVERY_ACROSS_FILESYSTEM",
];

/// Variables that hold on every call: no locks taken, nobody asked, nothing fetched, objects as they are named.
pub(super) const PINNED: [(&str, &str); 12] = [
    ("LC_ALL", "C"),
    ("LANGUAGE", ""),
    ("GIT_OPTIONAL_LOCKS", "0"),
    ("GIT_TERMINAL_PROMPT", "0"),
    ("GIT_NO_LAZY_FETCH", "1"),
    ("GIT_ALLOW_PROTOCOL", "none"),
    ("GIT_NO_REPLACE_OBJECTS", "1"),
    ("GIT_LITERAL_PATHSPECS", "1"),
    ("GIT_PAGER", "cat"),
    ("GIT_ADVICE", "0"),
    ("GIT_EDITOR", "true"),
    ("GIT_ASKPASS", "true"),
];

/// Settings that hold on every call, over whatever the repository says. The first group could start programs,
/// the second could change what is seen, the third only costs time in a store that is thrown away.
pub(super) const SETTINGS: [(&str, &str); 24] = [
    ("core.fsmonitor", "false"),
    ("core.hooksPath", "/dev/null"),
    ("core.pager", "cat"),
    ("core.sshCommand", "false"),
    ("core.gitProxy", ""),
    ("core.askPass", "true"),
    ("core.alternateRefsCommand", "true"),
    ("credential.helper", ""),
    ("gpg.program", "false"),
    ("protocol.allow", "never"),
    ("diff.external", ""),
    ("gc.auto", "0"),
    ("maintenance.auto", "false"),
    ("color.ui", "false"),
    ("core.quotePath", "false"),
    ("core.safecrlf", "false"),
    ("diff.renameLimit", "1000"),
    ("diff.suppressBlankEmpty", "false"),
    ("diff.ignoreSubmodules", "none"),
    ("submodule.recurse", "false"),
    ("core.splitIndex", "false"),
    ("core.fsync", "none"),
    ("core.looseCompression", "0"),
    ("core.compression", "0"),
];

/// The part of an environment that git may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment(Vec<(OsString, OsString)>);

impl Environment {
    /// The allowed part of this process's environment.
    #[must_use]
    pub fn of_this_process() -> Self {
        Self::from_pairs(std::env::vars_os())
    }

    /// The allowed part of an environment given as pairs.
    pub fn from_pairs<K: Into<OsString>, V: Into<OsString>>(pairs: impl IntoIterator<Item = (K, V)>) -> Self {
        let allowed = |name: &OsStr| PASSED_ON.iter().any(|p| name.eq_ignore_ascii_case(p));
        let pairs = pairs.into_iter().map(|(k, v)| (k.into(), v.into()));
        Self(pairs.filter(|(name, _): &(OsString, OsString)| allowed(name)).collect())
    }

    pub(super) fn pairs(&self) -> &[(OsString, OsString)] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_allowed_gets_through() {
        let env = Environment::from_pairs([
            ("HOME", "/h"),
            ("GIT_DIR", "/elsewhere"),
            ("GIT_EXTERNAL_DIFF", "/bin/evil"),
            ("GIT_CONFIG_COUNT", "1"),
            ("LD_PRELOAD", "x.so"),
            ("GITHUB_TOKEN", "secret"),
        ]);
        assert_eq!(env.pairs(), [("HOME".into(), "/h".into())]);
    }
}
