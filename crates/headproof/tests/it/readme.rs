//! What the README tells people to type can be typed.

use headproof_testkit::repo::Repo;

use crate::program::run;

const README: &str = include_str!("../../../../README.md");

/// The blocks of the README between fences.
fn blocks() -> Vec<&'static str> {
    README.split("```").skip(1).step_by(2).collect()
}

#[test]
fn every_command_that_is_shown_is_one() {
    let repo = Repo::bare_folder();
    let help = run(&repo, &["review", "--help"]).out;
    let commands = run(&repo, &["--help"]).out;
    let shown = README.split('`').skip(1).step_by(2).filter_map(|code| code.strip_prefix("headproof "));
    let mut seen = 0;
    for command in shown.filter(|c| c.starts_with(|f: char| f.is_ascii_lowercase())) {
        let mut words = command.split_whitespace();
        let name = words.next().unwrap();
        assert!(commands.lines().any(|l| l.trim_start().starts_with(&format!("{name} "))), "{command}");
        for flag in words.filter(|w| w.starts_with("--") && name == "review") {
            assert!(help.contains(flag), "{flag} of `{command}`");
        }
        seen += 1;
    }
    assert!(seen > 10, "the README shows {seen} commands");
    let setup = blocks()[0];
    assert!(
        setup.contains("cargo run --release -- review --commit HEAD")
            && setup.contains("cargo test --workspace")
    );
}
