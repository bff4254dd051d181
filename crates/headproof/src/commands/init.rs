//! `headproof init`: a settings file in which every setting stands, explained and commented out.

use std::fs::OpenOptions;
use std::io::Write as _;

use headproof_flow::ports::Trouble;
use headproof_world::config::SETTINGS_FILE;
use headproof_world::config::keys::{KEYS, Kind, Scope};

use crate::failure::Failure;
use crate::ui::Console;
use crate::{settings, wire};

pub(super) fn run(console: &mut Console) -> Result<u8, Failure> {
    let here = std::env::current_dir()?;
    let source = wire::source(&here, &settings::load()?, false)?;
    let path = source.root().join(SETTINGS_FILE);
    let cannot = |e: std::io::Error| match e.kind() {
        std::io::ErrorKind::AlreadyExists => Trouble::input(
            format!("{} exists already", path.display()),
            "edit it; `headproof config` shows what is in force",
        ),
        _ => Trouble::world(format!("{} cannot be written: {e}", path.display()), ""),
    };
    let mut file = OpenOptions::new().write(true).create_new(true).open(&path).map_err(cannot)?;
    file.write_all(template().as_bytes()).map_err(cannot)?;
    console.result(format!(
        "wrote {SETTINGS_FILE}\nCommit it: a review goes by the settings of the state before the change.\nNext: headproof hook install\n"
    ))?;
    Ok(0)
}

/// The file. Everything in it is a comment, so that it changes nothing until somebody decides something.
pub(super) fn template() -> String {
    let mut text = String::from(
        "# Settings of headproof for this repository. A review goes by this file as it is in the state\n\
         # before the change, so that a change cannot loosen the rules it is judged by.\n",
    );
    let mut section = "";
    for key in KEYS.iter().filter(|k| k.scope == Scope::Repository) {
        let Some((table, name)) = key.name.split_once('.') else { continue };
        if table != section {
            text += &format!("\n[{table}]\n");
            section = table;
        }
        let value = match key.kind {
            Kind::Word(_) => format!("\"{}\"", key.default),
            Kind::Number | Kind::Flag => key.default.to_owned(),
            Kind::Patterns => "[\"docs/generated/**\"]".to_owned(),
        };
        text += &format!("# {}\n# {name} = {value}\n", key.about);
    }
    text += "\n[rules]\n# \"off\", \"minor\" (advisory), \"major\" or \"critical\" for a rule; `headproof rules list` shows them\n\
             # type-escaped = \"off\"\n\
             \n# Let something pass until a day, with somebody who answers for it:\n\
             # [[waivers]]\n# rule = \"skip-added\"\n# path = \"tests/legacy/**\"\n# reason = \"the simulator is being replaced\"\n\
             # owner = \"your name\"\n# expires = 2027-01-31\n";
    text
}

#[cfg(test)]
mod tests {
    use headproof_core::policy::Policy;
    use headproof_world::config::{Settings, policy_from};

    #[test]
    fn the_template_changes_nothing_until_it_is_edited_and_is_valid_once_it_is() {
        let rules = crate::wire::rule_ids();
        let settings = Settings::load([], None, &rules).unwrap();
        let read = |text: &str| headproof_world::config::read_repository_file(text, &rules);
        let file = read(&super::template()).unwrap();
        let policy = policy_from(&settings.with_repository(&file), &file).unwrap();
        assert_eq!(policy, Policy::built_in());
        let edited: String = super::template()
            .lines()
            .map(|l| l.strip_prefix("# ").filter(|l| l.contains(" = ") || l.starts_with("[[")).unwrap_or(l))
            .map(|l| format!("{l}\n"))
            .collect();
        let file = read(&edited).unwrap_or_else(|e| panic!("{e:?}\n{edited}"));
        assert_eq!((file.entries.len(), file.rules.len(), file.waivers.len()), (3, 1, 1));
    }
}
