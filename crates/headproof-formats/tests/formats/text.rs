use headproof_core::report::Report;
use headproof_core::text::is_plain;
use headproof_formats::text::{Options, Symbols, render};

use crate::samples;

fn plain() -> Options {
    Options::default()
}

/// Every way to show a report without colour.
fn ways() -> Vec<Options> {
    let mut ways = Vec::new();
    for (quiet, explain) in [(false, false), (false, true), (true, false)] {
        for width in [0, 60, 100, usize::MAX] {
            for symbols in [Symbols::Unicode, Symbols::Ascii] {
                for max_findings in [None, Some(0), Some(1)] {
                    ways.push(Options { color: false, width, quiet, explain, symbols, max_findings });
                }
            }
        }
    }
    ways
}

/// A terminal's text with the colours taken out.
fn bleached(text: &str) -> String {
    let mut out = String::new();
    let mut parts = text.split('\u{1b}');
    out.push_str(parts.next().unwrap());
    for part in parts {
        out.push_str(part.split_once('m').expect("nothing but colours").1);
    }
    out
}

#[test]
fn every_outcome_as_it_looks() {
    for (name, report) in samples::all() {
        insta::assert_snapshot!(name, render(&report, &plain()));
    }
}

#[test]
fn every_option_as_it_looks() {
    let explain = Options { explain: true, ..plain() };
    insta::assert_snapshot!("explain", render(&samples::every_disposition(), &explain));
    let narrow = Options { width: 60, symbols: Symbols::Ascii, ..plain() };
    insta::assert_snapshot!("narrow_ascii", render(&samples::blocked(), &narrow));
    let quiet = Options { quiet: true, ..plain() };
    insta::assert_snapshot!("quiet", render(&samples::blocked(), &quiet));
    insta::assert_snapshot!("quiet_incomplete", render(&samples::incomplete(), &quiet));
    let few = Options { max_findings: Some(1), ..plain() };
    insta::assert_snapshot!("few", render(&samples::blocked(), &few));
    let color = Options { color: true, ..plain() };
    insta::assert_snapshot!("color", render(&samples::blocked(), &color).replace('\u{1b}', "␛"));
}

#[test]
fn without_colour_nothing_from_anybody_steers_the_terminal() {
    for (name, report) in samples::all() {
        for options in ways() {
            let text = render(&report, &options);
            let odd: Vec<char> =
                text.chars().filter(|c| *c != '\n' && (!is_plain(*c) || *c == '\t')).collect();
            assert!(odd.is_empty(), "{name} with {options:?}: {odd:?}");
        }
    }
}

#[test]
fn colour_changes_nothing_but_the_colour() {
    for (name, report) in samples::all() {
        for options in ways() {
            let colored = render(&report, &Options { color: true, ..options });
            assert_eq!(bleached(&colored), render(&report, &options), "{name} with {options:?}");
        }
    }
}

#[test]
fn ascii_frames_hold_no_sign_of_ours_outside_ascii() {
    for report in [samples::blocked(), samples::incomplete(), samples::every_disposition()] {
        let options = Options { symbols: Symbols::Ascii, explain: true, ..plain() };
        assert!(render(&report, &options).is_ascii());
    }
}

#[test]
fn a_clean_review_is_one_or_two_lines_and_a_blocked_one_fits_a_screen() {
    assert_eq!(render(&samples::clean(), &plain()).lines().count(), 1);
    let lines = render(&samples::blocked(), &plain()).lines().count();
    assert!(lines <= 30, "{lines} lines");
}

#[test]
fn the_verdict_comes_first_and_says_what_was_read() {
    for (name, report) in samples::all() {
        for options in ways() {
            let text = render(&report, &options);
            let first = text.lines().next().unwrap();
            let counts = report.coverage_counts();
            assert!(
                first.contains(headproof_formats::wording::outcome(report.verdict.outcome)),
                "{name}: {first}"
            );
            assert!(
                first.contains(&format!("{}/{} file", counts.files_read, counts.files)),
                "{name}: {first}"
            );
        }
    }
}

/// A gate that prints a count and nothing else helps nobody:
/// <https://github.com/RackulaLives/Rackula/pull/2145>.
#[test]
fn b210_a_blocked_review_names_each_finding_with_place_reason_and_next_step() {
    let report = samples::blocked();
    for options in [plain(), Options { quiet: true, ..plain() }] {
        let text = render(&report, &options);
        for finding in report.open_findings() {
            let place = format!("{}:{}", finding.location.path, finding.location.line().unwrap());
            assert!(text.contains(&place), "{text}");
            assert!(
                text.contains(&finding.statement.title) && text.contains(finding.statement.rule.as_str())
            );
        }
    }
    let text = render(&report, &plain());
    assert!(text.contains("why ") && text.contains("do ") && text.contains("next "), "{text}");
}

/// A review that skipped files looked complete: <https://github.com/The-PR-Agent/pr-agent/issues/2565>.
#[test]
fn b218_every_file_that_was_not_read_is_named_with_its_reason() {
    let text = render(&samples::clean_with_unreadable(), &plain());
    for words in ["binary logo.png", "generated Cargo.lock", "submodule vendor-lib"] {
        assert!(text.contains(words), "{text}");
    }
    let text = render(&samples::incomplete(), &plain());
    for words in ["not reached src/late.rs", "too large data/big.json (17.0 MiB, limit 1.0 MiB)"] {
        assert!(text.contains(words), "{text}");
    }
}

#[test]
fn a_file_that_was_read_as_text_against_expectation_is_named() {
    use headproof_core::coverage::{Reading, TextOnly};
    let broken = Reading::ReadAsText { why: TextOnly::SyntaxErrors };
    let report = samples::Sample::new().file("src/a.rs", "", "fn (\n").reading("src/a.rs", broken).report();
    let text = render(&report, &plain());
    assert!(
        text.contains("1/1 file read (1 as text)") && text.contains("src/a.rs (syntax errors)"),
        "{text}"
    );
}

#[test]
fn many_unread_files_are_counted_after_the_first_names() {
    let mut sample = samples::Sample::new().file("src/a.rs", "", "fn a() {}\n");
    for n in 10..30 {
        let name = format!("img/{n}.png");
        sample = sample.opaque(name.as_bytes(), headproof_core::change::Opaque::Binary { size: 1 });
    }
    let report = sample.report();
    assert!(unwrapped(&report, &plain()).contains("and 14 more"));
    let all = unwrapped(&report, &Options { explain: true, ..plain() });
    assert!(all.contains("img/29.png") && !all.contains("more"), "{all}");
}

#[test]
fn what_is_let_pass_and_what_is_degraded_is_never_silent() {
    for options in ways().into_iter().filter(|o| !o.quiet) {
        let text = unwrapped(&samples::every_disposition(), &options);
        assert!(text.contains("1 by this change itself") && text.contains("the upstream bug 123"), "{text}");
        assert!(text.contains("1 there before this change") && text.contains("1 claim"), "{text}");
        let text = unwrapped(&samples::incomplete(), &options);
        assert!(text.contains("no merge base in this shallow clone"), "{text}");
    }
}

fn unwrapped(report: &Report, options: &Options) -> String {
    render(report, options).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn no_secret_is_shown() {
    for options in ways() {
        assert!(!render(&samples::secret(), &options).contains(samples::SECRET));
    }
}
