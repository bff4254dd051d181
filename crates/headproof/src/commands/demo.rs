//! `headproof demo`: a small repository with planted problems, made on the spot and reviewed.

use std::path::{Path, PathBuf};

use headproof_core::path::RepoPath;
use headproof_core::target::{Kind, Target};
use headproof_flow::ports::Trouble;
use headproof_world::git::new_repository;

use super::review::Rendering;
use crate::cli::DemoArgs;
use crate::failure::Failure;
use crate::ui::Console;
use crate::{settings, wire};

/// One file of the demonstration: its path, before and after; empty for not there.
type Planted = (&'static str, &'static str, &'static str);

const FILES: &[Planted] = &[
    ("shop/refund.py", include_str!("demo/refund_before.py"), include_str!("demo/refund_after.py")),
    (
        "tests/test_refund.py",
        include_str!("demo/test_refund_before.py"),
        include_str!("demo/test_refund_after.py"),
    ),
    (".github/workflows/ci.yml", include_str!("demo/ci_before.yml"), include_str!("demo/ci_after.yml")),
    (
        "README.md",
        "# Shop\n\nRefunds for a small shop.\n",
        "# Shop\n\nRefunds for a small shop.\n\nNow with partial refunds.\n",
    ),
];

pub(super) fn run(args: &DemoArgs, console: &mut Console) -> Result<u8, Failure> {
    let settings = settings::load()?;
    console.apply_color_setting(settings.text("output.color"));
    let scratch = tempfile::tempdir()?;
    let folder: PathBuf = args.keep.clone().unwrap_or_else(|| scratch.path().join("shop"));
    make(&folder)?;
    console
        .say("An agent was asked to add partial refunds and to make the tests pass. This is what it left:");
    console.say("");
    let report =
        wire::review_once(&folder, &settings, wire::Ask { target: Target::Uncommitted, kind: Kind::Code })?;
    console.result(Rendering::of(console).text(&report))?;
    match &args.keep {
        Some(folder) => console.say(&format!(
            "\nThe repository is in {}; try `git diff` and `headproof review` there.",
            folder.display()
        )),
        None => console.say("\nTo look around in it: headproof demo --keep DIR"),
    }
    Ok(report.verdict.outcome.exit_code())
}

fn make(folder: &Path) -> Result<(), Failure> {
    if folder.exists() {
        let what = format!("{} exists already", folder.display());
        return Err(Trouble::input(what, "name a folder that does not exist yet").into());
    }
    std::fs::create_dir_all(folder)?;
    let path = |p: &str| RepoPath::new(p).map_err(|e| Trouble::world(format!("{p}: {e}"), ""));
    let mut before = Vec::new();
    for (name, text, _) in FILES.iter().filter(|f| !f.1.is_empty()) {
        before.push((path(name)?, text.as_bytes().to_vec()));
    }
    new_repository(folder, &before)?;
    for (name, _, after) in FILES {
        let place = folder.join(name);
        if let Some(parent) = place.parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(place, after)?;
    }
    Ok(())
}
