//! `headproof hook`: git asks before each push.

use std::io::BufRead as _;
use std::path::PathBuf;

use headproof_core::machine::HaltCause;
use headproof_core::target::{Kind, Target};
use headproof_core::text::visible;
use headproof_flow::ports::Trouble;
use headproof_world::config::Settings;
use headproof_world::git::Source;

use super::review::Rendering;
use crate::cli::{HookAction, HookArgs};
use crate::failure::Failure;
use crate::ui::Console;
use crate::{settings, wire};

/// What marks a hook as ours. Only such a hook is ever replaced or removed.
const MARK: &str = "# installed by `headproof hook install`";

/// The hook. How to get around it stands in it, for whoever is stopped by it and did not install it.
const SCRIPT: &str = r#"#!/bin/sh
MARK
# To push without asking, once:     git push --no-verify
# To switch it off for a while:     HEADPROOF_HOOKS_PRE_PUSH=off
# To push although it cannot decide: HEADPROOF_HOOKS_UNDECIDED=warn
# To remove it:                     headproof hook uninstall
if ! command -v headproof >/dev/null 2>&1; then
    echo "headproof is not on the PATH, so the push was not reviewed and is stopped." >&2
    echo "To push all the same: git push --no-verify. To remove the hook: rm '$0'" >&2
    exit 1
fi
exec headproof hook pre-push "$@"
"#;

pub(super) fn run(args: &HookArgs, console: &mut Console) -> Result<u8, Failure> {
    match &args.action {
        HookAction::Install => install(console),
        HookAction::Uninstall => uninstall(console),
        HookAction::PrePush { remote, url: _ } => pre_push(remote, console),
    }
}

fn hook_path() -> Result<PathBuf, Failure> {
    let here = std::env::current_dir()?;
    let source = wire::source(&here, &settings::load()?, false)?;
    Ok(source.hooks_folder()?.join("pre-push"))
}

fn install(console: &mut Console) -> Result<u8, Failure> {
    let path = hook_path()?;
    if let Ok(present) = std::fs::read_to_string(&path)
        && !present.contains(MARK)
    {
        let next = "add this line to it: headproof hook pre-push \"$@\" || exit 1";
        return Err(Trouble::input(
            format!("{} is a hook of your own; it was left alone", path.display()),
            next,
        )
        .into());
    }
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let script = SCRIPT.replace("MARK", MARK);
    super::review::write_whole(&path, script.as_bytes())?;
    make_executable(&path)?;
    console.result(format!(
        "installed {}\nTo push without asking once: git push --no-verify\n",
        path.display()
    ))?;
    Ok(0)
}

fn uninstall(console: &mut Console) -> Result<u8, Failure> {
    let path = hook_path()?;
    match std::fs::read_to_string(&path) {
        Ok(text) if text.contains(MARK) => {
            std::fs::remove_file(&path)?;
            console.result(format!("removed {}\n", path.display()))?;
        }
        Ok(_) => console.result(format!("{} is a hook of your own; it was left alone\n", path.display()))?,
        Err(_) => console.result("there is no pre-push hook\n")?,
    }
    Ok(0)
}

/// How a person gets around the hook.
const AROUND: &str = "to push all the same: git push --no-verify";

/// No verdict is no reason to stop somebody for ever, nor a pass: the settings decide, and it is said.
fn undecided(code: u8, settings: &Settings, console: &mut Console) -> u8 {
    let source = source_of(settings, "hooks.undecided");
    if settings.text("hooks.undecided") == "warn" {
        console.say(&format!(
            "headproof could not decide; the push passes unreviewed, because `hooks.undecided` is `warn` ({source})"
        ));
        return 0;
    }
    console.say(&format!(
        "headproof could not decide; the push is stopped, because `hooks.undecided` is `block` ({source})"
    ));
    console.say(AROUND);
    code
}

fn source_of(settings: &Settings, name: &str) -> String {
    settings.get(name).map(|v| v.source.to_string()).unwrap_or_default()
}

/// One line of what git is about to push.
struct Push {
    from: String,
    to: String,
}

fn pre_push(remote: &str, console: &mut Console) -> Result<u8, Failure> {
    let settings = settings::load()?;
    console.apply_color_setting(settings.text("output.color"));
    if settings.text("hooks.pre_push") == "off" {
        console.say(&format!(
            "headproof: not reviewed, `hooks.pre_push` is off ({})",
            source_of(&settings, "hooks.pre_push")
        ));
        return Ok(0);
    }
    let here = std::env::current_dir()?;
    let mut worst = 0;
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        let Some(push) = parse(&line) else { continue };
        let source = wire::source(&here, &settings, false)?;
        match targets_of(&push, remote, &source) {
            Ok(targets) => {
                for target in targets {
                    worst = worst.max(reviewed(target, &settings, console)?);
                }
            }
            Err(trouble) => {
                let failure = Failure::from(trouble);
                console.failure(&failure);
                worst = worst.max(undecided(failure.exit_code(), &settings, console));
            }
        }
    }
    Ok(worst)
}

/// Reviews a part of what is pushed, and says how the hook ends for it.
fn reviewed(target: Target, settings: &Settings, console: &mut Console) -> Result<u8, Failure> {
    let here = std::env::current_dir()?;
    match wire::review_once(&here, settings, wire::Ask { target, kind: Kind::Code }) {
        Ok(report) => {
            console.result(Rendering::of(console).text(&report))?;
            let code = report.verdict.outcome.exit_code();
            let blocks = report.finding_counts().blocking > 0;
            Ok(match code {
                0 => 0,
                code if code == 1 || blocks => {
                    console.say(AROUND);
                    code
                }
                code => undecided(code, settings, console),
            })
        }
        // Nothing new in what is pushed, such as a tag on a commit that is there already.
        Err(Failure::Trouble(trouble)) if trouble.cause == HaltCause::Nothing => Ok(0),
        Err(failure) => {
            console.failure(&failure);
            Ok(undecided(failure.exit_code(), settings, console))
        }
    }
}

/// `<local ref> <local object> <remote ref> <remote object>`; deletions push no content.
fn parse(line: &str) -> Option<Push> {
    let mut words = line.split(' ');
    let (_, to, _, from) = (words.next()?, words.next()?, words.next()?, words.next()?);
    (!is_zero(to)).then(|| Push { from: from.to_owned(), to: to.to_owned() })
}

fn is_zero(object: &str) -> bool {
    object.bytes().all(|b| b == b'0')
}

/// What a push brings: everything since what the remote has, or for a new branch since it left the main branch of the
/// remote or of `origin`. Where nothing is known to be anywhere else, all of it is new: the first commit, and
/// everything since.
fn targets_of(push: &Push, remote: &str, source: &Source) -> Result<Vec<Target>, Trouble> {
    let to = || push.to.clone();
    if !is_zero(&push.from) && source.has(&push.from) {
        return Ok(vec![Target::Range { from: push.from.clone(), to: to() }]);
    }
    let names =
        [remote, "origin"].map(|r| ["HEAD", "main", "master"].map(|n| format!("refs/remotes/{r}/{n}")));
    if let Some(from) = names.into_iter().flatten().find(|n| visible(n) == n.as_str() && source.has(n)) {
        return Ok(vec![Target::Range { from, to: to() }]);
    }
    let first = source.first_commit(&push.to)?;
    let rest = (first != push.to).then(|| Target::Range { from: first.clone(), to: to() });
    Ok(std::iter::once(Target::Commit(first)).chain(rest).collect())
}

#[cfg(unix)]
fn make_executable(path: &std::path::Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn make_executable(_path: &std::path::Path) -> std::io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deletions_push_no_content() {
        let (a, z) = ("a".repeat(40), "0".repeat(40));
        assert!(parse(&format!("(delete) {z} refs/heads/x {a}")).is_none());
        let push = parse(&format!("refs/heads/x {a} refs/heads/x {z}")).unwrap();
        assert!(is_zero(&push.from) && push.to == a);
        assert!(parse("").is_none());
    }
}
