//! Running the program in a bench.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use headproof_testkit::repo::Repo;

/// What a run left.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program in the root of a repository.
pub(crate) fn run(repo: &Repo, args: &[&str]) -> Ran {
    run_in(repo, repo.root(), args, &[], b"")
}

/// Runs the program in a folder, with more variables and something on standard input.
pub(crate) fn run_in(repo: &Repo, folder: &Path, args: &[&str], env: &[(&str, &str)], input: &[u8]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_headproof"));
    command.args(args).current_dir(folder).env_clear().envs(repo.env()).envs(env.iter().copied());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    // A program that does not read its input closes the pipe; that is its right.
    let _closed = child.stdin.take().expect("piped").write_all(input);
    let output = child.wait_with_output().expect("the program ends");
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).expect("results are UTF-8"),
        err: String::from_utf8(output.stderr).expect("messages are UTF-8"),
    }
}

/// The JSON report of a review, without what differs from run to run.
pub(crate) fn report(repo: &Repo, args: &[&str]) -> serde_json::Value {
    let ran = run(repo, &[&["review", "--format", "json"], args].concat());
    normalised(&ran.out)
}

/// A JSON report without session and times.
pub(crate) fn normalised(text: &str) -> serde_json::Value {
    let mut report: serde_json::Value = serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"));
    let fields = report.as_object_mut().expect("an object");
    fields.remove("timing");
    fields.remove("session");
    report
}

/// A repository in which an agent has weakened a test, uncommitted.
pub(crate) fn weakened() -> Repo {
    let repo = Repo::new();
    repo.write("shop/price.py", "def total(rows):\n    return sum(rows)\n");
    repo.write(
        "tests/test_price.py",
        "from shop.price import total\n\n\ndef test_total():\n    assert total([1, 2]) == 3\n\n\ndef test_none():\n    assert total([]) == 0\n",
    );
    repo.commit("start");
    repo.write("shop/price.py", "def total(rows):\n    return sum(rows) + 1\n");
    repo.write(
        "tests/test_price.py",
        "import pytest\n\nfrom shop.price import total\n\n\n@pytest.mark.skip\ndef test_total():\n    assert total([1, 2]) == 3\n\n\ndef test_none():\n    assert total([]) == 0\n",
    );
    repo
}

/// Runs git with the program on the path, as it would be installed, so that hooks can call it.
pub(crate) fn git_with_program(repo: &Repo, folder: &Path, args: &[&str]) -> (bool, String) {
    git_with_program_and(repo, folder, args, &[])
}

/// The same with more variables.
pub(crate) fn git_with_program_and(
    repo: &Repo,
    folder: &Path,
    args: &[&str],
    env: &[(&str, &str)],
) -> (bool, String) {
    let program = Path::new(env!("CARGO_BIN_EXE_headproof")).parent().expect("a folder");
    let path = format!("{}:{}", program.display(), std::env::var("PATH").expect("a path"));
    let output = Command::new("git")
        .args(["-c", "user.name=Test Person", "-c", "user.email=test@example.org"])
        .args(args)
        .current_dir(folder)
        .env_clear()
        .envs(repo.env())
        .env("PATH", path)
        .envs(env.iter().copied())
        .output()
        .expect("git runs");
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).expect("messages are UTF-8"))
}
