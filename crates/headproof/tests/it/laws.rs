//! The laws, seen from outside. Those that are types are tested where the types are.

use headproof_testkit::repo::Repo;

use crate::program::{report, run, run_in, weakened};

#[test]
fn law_1_unread_is_never_clean() {
    let repo = Repo::new();
    repo.write("a.txt", "a\n").commit("start");
    // Larger than the limit in force: it should have been read and was not.
    repo.write("big.txt", "x\n".repeat(600));
    let ran = run_in(&repo, repo.root(), &["review"], &[("HEADPROOF_REVIEW_MAX_FILE_BYTES", "1000")], b"");
    assert_eq!(ran.code, 3, "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("incomplete") && ran.out.contains("big.txt"), "{}", ran.out);
}

#[test]
fn law_1_nothing_to_review_is_not_clean() {
    let repo = Repo::new();
    repo.write("a.txt", "a\n").commit("start");
    let ran = run(&repo, &["review"]);
    assert_eq!(ran.code, 2, "{}", ran.err);
    assert!(ran.out.is_empty() && ran.err.contains("error:"), "{}", ran.err);
}

#[test]
fn law_2_a_verdict_names_the_exact_revision_and_policy() {
    let repo = weakened();
    let first = report(&repo, &[]);
    repo.write("shop/price.py", "def total(rows):\n    return sum(rows) + 2\n");
    let second = report(&repo, &[]);
    assert_ne!(first["verdict"]["revision"], second["verdict"]["revision"]);
    assert_eq!(first["verdict"]["policy"], second["verdict"]["policy"]);
}

#[test]
fn law_2_a_session_whose_state_moved_is_stale() {
    let repo = weakened();
    repo.write(".gitignore", ".headproof\n");
    // A session that stops half-way: the report cannot be written into a folder that is not there.
    let ran = run(&repo, &["review", "--output", "missing/folder/out.json", "--format", "json"]);
    assert_eq!(ran.code, 3, "{}{}", ran.out, ran.err);
    assert!(ran.err.contains("missing/folder/out.json"), "{}", ran.err);
}

#[test]
fn law_4_as_many_findings_leave_as_entered() {
    let report = report(&weakened(), &[]);
    let counts = &report["counts"]["findings"];
    let listed = report["findings"].as_array().unwrap().len();
    assert_eq!(counts["all"].as_u64().unwrap() as usize, listed);
    let parts = ["blocking", "advisory", "pre_existing", "suppressed", "rule_off", "outside_change"];
    let sum: u64 = parts.iter().map(|p| counts[*p].as_u64().unwrap()).sum();
    assert_eq!(sum as usize, listed);
}

#[test]
fn law_6_a_review_leaves_tree_index_and_refs_as_they_were() {
    let repo = weakened();
    let before = repo.snapshot();
    assert_eq!(run(&repo, &["review", "--no-session"]).code, 1);
    assert_eq!(repo.snapshot(), before);
}

#[test]
fn law_11_a_change_cannot_bring_the_settings_it_is_judged_by() {
    let repo = weakened();
    repo.write("headproof.toml", "[rules]\nskip-added = \"off\"\n[review]\nexclude = [\"**\"]\n");
    let ran = run(&repo, &["review"]);
    assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("this change alters headproof.toml"), "{}", ran.out);
}

#[test]
fn law_12_the_same_change_gives_the_same_bytes_for_any_number_of_threads() {
    let repo = weakened();
    let of = |threads: &str| {
        let ran = run_in(
            &repo,
            repo.root(),
            &["review", "--format", "json"],
            &[("HEADPROOF_REVIEW_THREADS", threads)],
            b"",
        );
        crate::program::normalised(&ran.out)
    };
    assert_eq!(of("1"), of("2"));
    assert_eq!(of("2"), of("7"));
}

#[test]
fn law_11_no_format_tells_how_long_a_secret_is() {
    let told = |secret: &str, format: &str| {
        let repo = Repo::new();
        repo.write("conf.py", "A = 1\n").commit("start");
        repo.write("conf.py", format!("A = 1\nDB_PASSWORD = \"{secret}\"; open_it(DB_PASSWORD)\n"));
        let ran = run(&repo, &["review", "--no-session", "--format", format]);
        assert_eq!(ran.code, 1, "{format}: {}", ran.out);
        assert!(!ran.out.contains(secret), "{format}: {}", ran.out);
        // The digests of what was read differ, and the time it took.
        let same = |word: &str| !(word.len() >= 10 && word.chars().all(|c| c.is_ascii_hexdigit()));
        let lines = ran.out.lines().filter(|l| !l.contains("millis") && !l.contains(" ms"));
        let words = lines.flat_map(|l| l.split(|c: char| !c.is_ascii_alphanumeric()));
        words.filter(|w| same(w)).map(str::to_owned).collect::<Vec<_>>()
    };
    for format in ["text", "json", "sarif", "markdown", "gitlab", "github"] {
        let short = told(&["k7Rq2Z", "pX9vLm"].concat(), format);
        let long = told(&["k7Rq2Z", "pX9vLmT4sYbN8cWd3FhJ"].concat(), format);
        assert_eq!(short, long, "{format}");
    }
}

#[test]
fn law_11_a_title_that_is_cut_in_a_secret_shows_no_part_of_it() {
    let repo = Repo::new();
    repo.write("conf.py", "A = 1\n").commit("start");
    // Made up here, so that no scanner of this repository finds it.
    let secret = ["aB3dE5fG7hJ9kL1mN3pQ5rS7", "tU9vW1xY3zA5bC7dE9fG1hJ3"].concat();
    repo.write("conf.py", format!("DB_PASSWORD = \"{secret}\"  # noqa\n"));
    for format in ["text", "json", "sarif", "markdown", "github", "gitlab", "jsonl"] {
        let ran = run(&repo, &["review", "--format", format]);
        assert!(ran.out.contains("noqa") && !ran.out.contains(&secret[..4]), "{format}: {}", ran.out);
    }
    let journals = repo.root().join(".headproof/sessions");
    for session in std::fs::read_dir(journals).unwrap() {
        let journal = std::fs::read_to_string(session.unwrap().path().join("journal.jsonl")).unwrap();
        assert!(journal.contains("noqa") && !journal.contains(&secret[..4]), "{journal}");
    }
}

#[test]
fn law_11_a_reason_shows_no_secret_that_stands_beside_it() {
    let repo = Repo::new();
    let token = ["ghp_", "16C7e42F292c6912E7710c838347Ae178B4a"].concat();
    let reason = format!("# headproof: allow lint-suppressed because see {token}\n");
    repo.write("a.py", "a = 1\n").commit("before");
    repo.write("a.py", format!("a = 1\n{reason}x = 1  # noqa\n"));
    for format in ["text", "json", "sarif", "markdown", "github", "gitlab", "jsonl"] {
        let ran = run(&repo, &["review", "--explain", "--format", format]);
        assert!(!ran.out.contains(&token) && !ran.err.contains(&token), "{format}: {}", ran.out);
    }
}
