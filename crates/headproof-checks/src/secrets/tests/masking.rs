use headproof_core::location::Side;
use proptest::prelude::*;

use super::*;
use crate::{Options, review};

fn secret() -> String {
    format!("{}{}", "fB4kz91Lq0", "XvTn2Sd8Wq")
}

/// The texts of all masks of one side.
fn masked(files: &[trial::File<'_>], side: Side) -> Vec<String> {
    let change = trial::change(files);
    let text = |p: &headproof_core::path::RepoPath| {
        let file = change.file(p).unwrap();
        match side {
            Side::Before => file.before_text().unwrap().clone(),
            Side::After => file.after_text().unwrap().clone(),
        }
    };
    let cut = |c: &headproof_core::claim::Concealed| {
        let line: Vec<char> = text(&c.path).line(c.line).unwrap().chars().collect();
        line[c.columns.start as usize - 1..c.columns.end as usize - 1].iter().collect::<String>()
    };
    review(&change, &Options::default()).concealed.iter().filter(|c| c.side == side).map(cut).collect()
}

/// <https://github.com/sarvamai/sarvam-ai-cookbook/pull/152>
#[test]
fn b180_no_title_advice_or_fact_carries_the_value() {
    let text = format!("API_KEY = \"{}\"\nurl = \"https://bot:{}@git.corp.net/x\"\n", secret(), secret());
    for claim in claims(&[("src/a.py", "", &text)]) {
        let told = format!("{:?}", claim.statement);
        assert!(!told.contains(&secret()), "{told}");
    }
}

#[test]
fn masks_cover_the_value_and_nothing_else() {
    let text = format!("ünï = 1; API_KEY = \"{}\"  # ключ\n", secret());
    assert_eq!(masked(&[("src/a.py", "", &text)], Side::After), [secret()]);
}

#[test]
fn secrets_in_removed_and_unchanged_lines_are_masked_too() {
    let before = format!("API_KEY = \"{}\"\nDEBUG = False\n", secret());
    let after = "API_KEY = load()\nDEBUG = False\n".to_owned();
    assert_eq!(masked(&[("src/a.py", &before, &after)], Side::Before), [secret()]);
    assert_eq!(claims(&[("src/a.py", &before, &after)]), []);
    let near = before.replace("False", "True");
    assert_eq!(masked(&[("src/a.py", &before, &near)], Side::After), [secret()]);
    assert_eq!(claims(&[("src/a.py", &before, &near)]), [], "an unchanged line is no finding");
}

#[test]
fn every_line_of_a_key_is_masked() {
    let body = [
        "b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAABAAAAMwAAAAtz",
        "c2gtZWQyNTUxOQAAACDk7wR1mPzQx4vTn9sLb2cHy6Jf0aEiOuGdKqWrZtXv",
    ];
    let text = format!(
        "-----BEGIN {} KEY-----\n{}\n{}\n-----END {} KEY-----\nnext\n",
        "PRIVATE", body[0], body[1], "PRIVATE"
    );
    let masks = masked(&[("deploy/key", "", &text)], Side::After);
    assert_eq!(masks.len(), 4);
    assert!(body.iter().all(|b| masks.iter().any(|m| m == b)), "{masks:?}");
    let claims = claims(&[("deploy/key", "", &text)]);
    assert_eq!((claims.len(), claims[0].place.line, claims[0].place.lines), (1, Some(1), 4));
}

#[test]
fn a_moved_secret_was_there_before() {
    let line = format!("API_KEY = \"{}\"\n", secret());
    let moved = [("src/a.py", line.as_str(), "x = 1\n"), ("src/b.py", "", line.as_str())];
    assert_eq!(
        claims(&moved).iter().map(|c| c.statement.novelty).collect::<Vec<_>>(),
        [Novelty::PreExisting]
    );
    assert_eq!(claims(&[("src/b.py", "", &line)])[0].statement.novelty, Novelty::New);
}

#[test]
fn what_a_surer_detector_found_is_reported_once() {
    let line = format!("STRIPE_SECRET_KEY = \"sk_{}{}\"\n", "live_", "9dK2mQx7RtB4wZ8nLc3VhJ6p");
    assert_eq!(found("src/a.py", &line), [("secret-provider-token".to_owned(), Severity::Critical)]);
}

#[test]
fn a_token_in_pieces_is_read_and_masked_as_one() {
    let text = format!(
        "const botToken = \"xo{}\" + \"{}\"\n",
        "xb-573519718581-2495963178840-", "1WQi7S4CzONV3pOELk7hB7i4"
    );
    let claims = claims(&[("a.go", "", &text)]);
    assert_eq!(claims[0].statement.severity, Severity::Critical);
    assert!(claims[0].statement.title.contains("Slack bot token"), "{}", claims[0].statement.title);
    let masks = masked(&[("a.go", "", &text)], Side::After);
    assert!(masks.len() == 1 && masks[0].ends_with("hB7i4"), "{masks:?}");
}

#[test]
fn concealed_reads_whole_files_on_both_sides() {
    let far = "x = 1\n".repeat(80);
    let before = format!("API_KEY = \"{}\"\n{far}end = 1\n", secret());
    let after = before.replace("end = 1", "end = 2");
    let change = trial::change(&[("src/a.py", &before, &after)]);
    let sides: Vec<_> = concealed(&change).into_iter().map(|c| (c.side, c.line)).collect();
    assert_eq!(sides, [(Side::Before, 1), (Side::After, 1)]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn any_text_is_read_without_panic(text in "[ -~éß\n\t\"'=:@/.{}$<>-]{0,400}", name in "[a-z.]{1,8}") {
        let text = format!("{text}password{text}token={text}://{text}sk-{text}eyJ{text}PRIVATE KEY{text}kty{text}Basic {text}");
        if let Ok(path) = headproof_core::path::RepoPath::new(&name) {
            let _ = claims(&[(path.as_str().unwrap(), "", &text)]);
        }
    }

    #[test]
    fn any_bytes_are_read_without_panic(bytes in prop::collection::vec(any::<u8>(), 0..600)) {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let _ = claims(&[("a.env", "", &format!("KEY={text}\n"))]);
    }
}

/// Windows bound what is read around each hit, so that such lines cost what they are long; what is found stays inside.
#[test]
fn a_line_of_nothing_but_openers_yields_spans_inside_the_line() {
    for piece in [
        "password=\"",
        "token:",
        "sk-",
        "eyJ",
        "://a:b",
        "PRIVATE KEY",
        "\"key\":\"",
        "Bearer ",
        "kty",
        "SG.",
        "-us",
        "\" + \"",
    ] {
        let text = piece.repeat(4_000 / piece.len());
        let width = u32::try_from(text.chars().count()).unwrap();
        for found in concealed(&trial::change(&[("a.conf", "", &text)])) {
            assert_eq!(found.line, 1, "{piece}");
            assert!(
                found.columns.start < found.columns.end && found.columns.end <= width + 1,
                "{piece}: {found:?}"
            );
        }
    }
}
