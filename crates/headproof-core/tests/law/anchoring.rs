//! Law 5: findings are anchored.

use headproof_core::anchor::{Unanchored, anchor};
use headproof_core::claim::{Claim, Concealed, Evidence, Fix, Related};
use headproof_core::location::{Columns, Side};
use headproof_core::redact::{Secrets, mask};
use proptest::prelude::{any, prop_assert, prop_assert_eq, proptest};

use crate::build::{added, binary, change, changed, claim, path};

const TEXT: &str = "fn one() {\n    let x = 1;\n}\nfn two() {\n    let x = 2;\n}\n";

fn lines(claim: Claim) -> Result<Option<(u32, u32)>, Unanchored> {
    let change = change(vec![changed("a.rs", "was here\n", TEXT), binary("logo.png")]);
    match anchor(claim, &change, &Secrets::default()) {
        Ok(anchored) => Ok(anchored.location.lines.map(|l| (l.start, l.len))),
        Err(rejected) => Err(rejected.why),
    }
}

#[test]
fn law_5_where_a_quote_stands() {
    // (line hint, quote, where it is anchored)
    for (hint, quote, want) in [
        (2, "let x = 1;", Ok(Some((2, 1)))),        // at the hint
        (2, "  let x = 1;  ", Ok(Some((2, 1)))),    // white space around it does not count
        (2, "x = 1", Ok(Some((2, 1)))),             // a part of a line
        (9, "let x = 1;", Ok(Some((2, 1)))),        // past the end, but once in the file
        (6, "let x = 2;", Ok(Some((5, 1)))),        // off by one
        (u32::MAX, "let x = 2;", Ok(Some((5, 1)))), // no line at all
        (0, "let x = 2;", Ok(Some((5, 1)))),
        (5, "let x =", Ok(Some((5, 1)))), // twice in the file, the hint names one
        (1, "let x =", Ok(None)),         // twice, and the hint names neither: the file
        (1, "fn one() {\nlet x = 1;\n}", Ok(Some((1, 3)))),
        (1, "fn one() {\r\n    let x = 1;\r\n}", Ok(Some((1, 3)))),
        (4, "fn one() {\n    let x = 1;\n}", Ok(Some((1, 3)))),
        (1, "", Ok(None)), // no quote: the file
        (1, " \n ", Ok(None)),
        (1, "let x = 3;", Err(Unanchored::QuoteNotFound)),
        (1, "fn one() {\nlet x = 2;\n}", Err(Unanchored::QuoteNotFound)), // lines that do not stand together
    ] {
        assert_eq!(lines(claim(hint, quote)), want, "{quote:?} at {hint}");
    }
}

#[test]
fn code_that_stands_in_several_places_still_tells_findings_apart() {
    let change = change(vec![added("a.rs", "x = 1\ny = 2\n\nx = 1\ny = 2\n")]);
    let snippet = |quote: &str| anchor(claim(3, quote), &change, &Secrets::default()).unwrap().snippet;
    assert_eq!(
        (snippet(" x = 1"), snippet("y = 2"), snippet("")),
        ("x = 1".into(), "y = 2".into(), String::new())
    );
}

#[test]
fn law_5_a_file_that_is_not_there_is_a_reason_of_its_own() {
    let mut elsewhere = claim(1, "x");
    elsewhere.place.path = path("b.rs");
    assert_eq!(lines(elsewhere), Err(Unanchored::NoSuchFile));
    let mut opaque = claim(1, "x");
    opaque.place.path = path("logo.png");
    assert_eq!(lines(opaque), Err(Unanchored::NoText));
}

#[test]
fn each_side_has_its_own_lines() {
    let mut before = claim(1, "was here");
    before.place.side = Side::Before;
    assert_eq!(lines(before), Ok(Some((1, 1))));
    assert_eq!(lines(claim(1, "was here")), Err(Unanchored::QuoteNotFound));
    let mut none = claim(1, "fn one() {");
    none.place.side = Side::Before;
    assert_eq!(lines(none), Err(Unanchored::QuoteNotFound));
}

#[test]
fn several_lines_reach_at_most_to_the_end_of_the_file() {
    let mut long = claim(4, "fn two() {");
    long.place.lines = 3;
    assert_eq!(lines(long.clone()), Ok(Some((4, 3))));
    long.place.lines = u32::MAX;
    assert_eq!(lines(long), Ok(Some((4, 3))));
}

#[test]
fn a_rejected_claim_comes_back_whole() {
    let claim = claim(1, "not there");
    let rejected =
        anchor(claim.clone(), &change(vec![added("a.rs", TEXT)]), &Secrets::default()).unwrap_err();
    assert_eq!(rejected.claim, claim);
}

#[test]
fn columns_past_the_end_of_the_line_are_cut() {
    for (columns, want) in [((5, 10), Some((5, 10))), ((5, 99), Some((5, 15))), ((0, 2), Some((1, 2)))] {
        let mut claim = claim(2, "let x = 1;");
        claim.place.columns = Some(Columns { start: columns.0, end: columns.1 });
        let anchored = anchor(claim, &change(vec![added("a.rs", TEXT)]), &Secrets::default()).unwrap();
        assert_eq!(anchored.location.columns.map(|c| (c.start, c.end)), want);
    }
    for columns in [(15, 16), (7, 7), (9, 3)] {
        let mut claim = claim(2, "let x = 1;");
        claim.place.columns = Some(Columns { start: columns.0, end: columns.1 });
        let anchored = anchor(claim, &change(vec![added("a.rs", TEXT)]), &Secrets::default()).unwrap();
        assert_eq!(anchored.location.columns, None, "{columns:?}");
    }
}

fn concealed(line: u32, start: u32, end: u32) -> Concealed {
    Concealed { path: path("a.rs"), side: Side::After, line, columns: Columns { start, end } }
}

#[test]
fn a_secret_is_in_neither_excerpt_nor_snippet_and_its_length_is_not_told() {
    for secret in ["hunter2", "a-much-longer-secret"] {
        let text = format!("key = \"{secret}\"; use(key)\nnext\n");
        let end = 8 + u32::try_from(secret.len()).unwrap();
        let mut claim = claim(1, text.lines().next().unwrap());
        claim.place.columns = Some(Columns { start: 8, end });
        let hidden = [concealed(1, 8, end), concealed(1, 9, end - 1)];
        let change = change(vec![added("a.rs", &text)]);
        let anchored = anchor(claim, &change, &Secrets::of(&change, hidden.to_vec())).unwrap();
        assert_eq!(anchored.excerpt.lines, ["key = \"****\"; use(key)", "next"]);
        assert_eq!(anchored.snippet, "key = \"****\"; use(key)");
        assert_eq!(
            anchored.excerpt.mark,
            Some(Columns { start: 8, end: 12 }),
            "the mark moves with the mask"
        );
    }
}

#[test]
fn law_11_a_secret_is_taken_out_of_every_text_of_a_claim_anchored_or_not() {
    const SECRET: &str = "hunter2-hunter2";
    let text = format!("key = \"{SECRET}\"\nuse(key)\n");
    let hidden = [concealed(1, 8, 23)];
    let telling = |line: u32, quote: &str| {
        let mut claim = claim(line, quote);
        let words = format!("it says {SECRET}.");
        let s = &mut claim.statement;
        (s.title, s.why, s.advice) = (words.clone(), words.clone(), words.clone());
        let tool = "gitleaks".to_owned();
        s.evidence = vec![Evidence::Fact(words.clone()), Evidence::ToolOutput { tool, text: words.clone() }];
        let (path, side) = (path("a.rs"), Side::After);
        s.related.push(Related {
            path: path.clone(),
            side,
            line: 1,
            text: words.clone(),
            note: words.clone(),
        });
        s.fix = Some(Fix { label: words.clone(), path, start: 1, len: 1, replacement: words });
        claim
    };
    let change = change(vec![added("a.rs", &text)]);
    let hidden = Secrets::of(&change, hidden.to_vec());
    // The claim may stand on another line than the secret, on the line itself, or nowhere.
    let anchored = anchor(telling(2, "use(key)"), &change, &hidden).unwrap();
    assert!(!format!("{anchored:?}").contains("hunter2"), "{anchored:?}");
    assert_eq!(anchored.statement.title, "it says ****.");
    let anchored = anchor(telling(1, &format!("key = \"{SECRET}\"")), &change, &hidden).unwrap();
    assert!(!format!("{anchored:?}").contains("hunter2"), "{anchored:?}");
    let rejected = anchor(telling(1, &format!("nowhere {SECRET}")), &change, &hidden).unwrap_err();
    assert!(!format!("{rejected:?}").contains("hunter2"), "{rejected:?}");
}

#[test]
fn law_11_a_secret_that_a_text_was_cut_in_is_masked_too() {
    let change = change(vec![added("a.rs", "k = \"hunter2-and-more\"\n")]);
    let secrets = Secrets::of(&change, vec![concealed(1, 6, 22)]);
    let long = "x".repeat(150);
    for (text, want) in [
        ("on `k = \"hunter2-an…`", "on `k = \"****…`".to_owned()),
        ("on `…and-more\"` and `hunter…`", "on `…****\"` and `****…`".to_owned()),
        ("k = hunter2...", "k = ****...".to_owned()),
        ("hunter2-and-more…", "****…".to_owned()),
        ("the hut… was", "the hut… was".to_owned()),
        ("hunter2 is short", "hunter2 is short".to_owned()),
        (&format!("{long} hunter2-and"), format!("{long} ****")),
        ("…", "…".to_owned()),
    ] {
        assert_eq!(secrets.out_of(text.to_owned()), want);
    }
}

#[test]
fn law_11_columns_do_not_tell_how_long_a_secret_is() {
    let placed = |secret: &str, columns: &dyn Fn(u32) -> (u32, u32)| {
        let text = format!("key = \"{secret}\"; use(key)\n");
        let end = 8 + u32::try_from(secret.len()).unwrap();
        let mut claim = claim(1, text.trim());
        let (start, stop) = columns(end);
        claim.place.columns = Some(Columns { start, end: stop });
        let change = change(vec![added("a.rs", &text)]);
        let secrets = Secrets::of(&change, vec![concealed(1, 8, end)]);
        let turned_away = {
            let mut claim = claim.clone();
            claim.place.quote = "not there".into();
            anchor(claim, &change, &secrets).unwrap_err()
        };
        assert_eq!(turned_away.claim.place.columns, None);
        anchor(claim, &change, &secrets).unwrap().location.columns.map(|c| (c.start, c.end))
    };
    type Place = (&'static dyn Fn(u32) -> (u32, u32), Option<(u32, u32)>);
    let cases: [Place; 5] = [
        (&|end| (8, end), Some((8, 9))),
        (&|end| (1, end + 3), Some((1, 8))),
        (&|_| (1, 4), Some((1, 4))),
        (&|end| (end + 3, end + 6), None),
        (&|end| (9, end), None),
    ];
    for (columns, want) in cases {
        for secret in ["hunter2", "a-much-longer-secret"] {
            assert_eq!(placed(secret, columns), want, "{secret}");
        }
    }
}

#[test]
fn the_mark_follows_what_is_masked_before_it() {
    let text = "pw='0123456789' and here\n";
    let mut claim = claim(1, text.trim());
    claim.place.columns = Some(Columns { start: 21, end: 25 });
    let change = change(vec![added("a.rs", text)]);
    let anchored = anchor(claim, &change, &Secrets::of(&change, vec![concealed(1, 5, 15)])).unwrap();
    assert_eq!(anchored.excerpt.lines[0], "pw='****' and here");
    assert_eq!(anchored.excerpt.mark, Some(Columns { start: 15, end: 19 }));
}

#[test]
fn a_long_line_is_shown_around_its_mark() {
    let text = format!("{}HERE{}\n", "a".repeat(3_000), "b".repeat(3_000));
    let mut claim = claim(1, text.trim());
    claim.place.columns = Some(Columns { start: 3_001, end: 3_005 });
    let anchored = anchor(claim, &change(vec![added("a.rs", &text)]), &Secrets::default()).unwrap();
    let (line, mark) = (&anchored.excerpt.lines[0], anchored.excerpt.mark.unwrap());
    let marked: String = line.chars().skip(mark.start as usize - 1).take(4).collect();
    assert_eq!(marked, "HERE");
    assert!(line.chars().count() <= 242 && line.starts_with('…') && line.ends_with('…'));
}

#[test]
fn a_long_finding_is_shown_in_part() {
    let text: String = (0..50).map(|n| format!("line {n}\n")).collect();
    let mut claim = claim(10, "line 9");
    claim.place.lines = 30;
    let anchored = anchor(claim, &change(vec![added("a.rs", &text)]), &Secrets::default()).unwrap();
    assert_eq!((anchored.excerpt.first, anchored.excerpt.lines.len()), (9, 8));
    assert_eq!(anchored.location.lines.map(|l| l.len), Some(30));
}

proptest! {
    #[test]
    fn a_masked_line_holds_nothing_of_what_is_hidden(
        line in "[a-y]{0,30}",
        stretches in proptest::collection::vec((1u32..35, 1u32..35), 0..4),
    ) {
        let columns: Vec<Columns> =
            stretches.iter().map(|(start, len)| Columns { start: *start, end: start + len }).collect();
        let hidden = |n: u32| columns.iter().any(|c| n >= c.start && n < c.end);
        let shown: String = (1u32..).zip(line.chars()).filter(|(n, _)| !hidden(*n)).map(|(_, c)| c).collect();
        prop_assert_eq!(mask(&line, &columns).replace('*', ""), shown);
    }

    #[test]
    fn a_whole_line_that_is_unique_is_found_from_any_hint(
        lines in proptest::collection::hash_set("[a-z]{8,12}", 1..20),
        pick in any::<proptest::sample::Index>(),
        hint in any::<u32>(),
    ) {
        let lines: Vec<String> = lines.into_iter().collect();
        let at = pick.index(lines.len());
        let text = lines.join("\n");
        let anchored = anchor(claim(hint, &lines[at]), &change(vec![added("a.rs", &text)]), &Secrets::default()).unwrap();
        prop_assert_eq!(anchored.location.line(), Some(u32::try_from(at).unwrap() + 1));
        let shown = (anchored.excerpt.first..).zip(&anchored.excerpt.lines);
        prop_assert!(shown.into_iter().all(|(n, l)| *l == lines[n as usize - 1]));
    }
}
