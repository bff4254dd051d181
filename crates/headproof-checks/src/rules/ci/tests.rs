//! What the family finds and what it lets pass, as tables: (name, files, what must block).

use crate::trial::{claims, table as run};

const GH: &str = ".github/workflows/ci.yml";

/// A workflow with one job of these steps.
fn gh(steps: &str) -> String {
    let body: String = steps.lines().map(|l| format!("      {l}\n")).collect();
    format!(
        "name: ci\non: [push, pull_request]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n{body}"
    )
}

mod checks;
mod coverage;
mod coverage_commands;
mod filtered;
mod kept;
mod shell_modes;
mod still_run;
