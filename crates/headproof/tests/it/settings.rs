//! Settings through the whole program.

use crate::program::{run, run_in, weakened};

#[test]
fn broken_settings_of_the_base_are_told_with_their_line() {
    let repo = weakened();
    let (test, code) = (repo.read("tests/test_price.py"), repo.read("shop/price.py"));
    repo.git(["checkout", "--quiet", "--", "."]);
    repo.write("headproof.toml", "[review]\nfial_on = \"major\"\n").commit("settings");
    repo.write("tests/test_price.py", test).write("shop/price.py", code);
    let ran = run(&repo, &["review"]);
    assert_eq!(ran.code, 2, "{}", ran.out);
    assert!(
        ran.err.contains("headproof.toml line 2") && ran.err.contains("did you mean `fail_on`?"),
        "{}",
        ran.err
    );
}

#[test]
fn settings_of_the_base_apply() {
    let repo = weakened();
    let (test, code) = (repo.read("tests/test_price.py"), repo.read("shop/price.py"));
    repo.git(["checkout", "--quiet", "--", "."]);
    repo.write("headproof.toml", "[review]\nexclude = [\"tests/**\"]\n").commit("settings");
    repo.write("tests/test_price.py", test).write("shop/price.py", code);
    let ran = run(&repo, &["review"]);
    assert_eq!(ran.code, 0, "{}", ran.out);
    assert!(ran.out.contains("tests/test_price.py"), "what was left out is named: {}", ran.out);
}

#[test]
fn every_value_knows_its_source() {
    let repo = weakened();
    repo.write("../home/headproof/config.toml", "[sessions]\nkeep = 3\n");
    let ran = run_in(&repo, repo.root(), &["config"], &[("HEADPROOF_OUTPUT_COLOR", "never")], b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(
        ran.out.contains("HEADPROOF_OUTPUT_COLOR") && ran.out.contains("config.toml line 2"),
        "{}",
        ran.out
    );
    let ran = run_in(&repo, repo.root(), &["config"], &[("HEADPROOF_OUTPUT_COLOUR", "never")], b"");
    assert_eq!(ran.code, 2);
}
