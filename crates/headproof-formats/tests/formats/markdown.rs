use headproof_formats::markdown::render;

use crate::samples;

#[test]
fn every_outcome_as_it_looks() {
    for name in ["blocked", "clean", "incomplete", "every_disposition", "hostile"] {
        let (_, report) = samples::all().into_iter().find(|(n, _)| *n == name).unwrap();
        insta::assert_snapshot!(format!("markdown_{name}"), render(&report));
    }
}

/// Quoted text pinged people and other bots: <https://github.com/stablyai/orca/pull/16273>.
#[test]
fn b112_strangers_mention_link_command_and_inject_nothing() {
    for (name, report) in samples::all() {
        let text = render(&report);
        for raw in ["@team", " #12", "<img", "](http", "://evil", "```", "onerror=alert(1)>"] {
            assert!(!text.contains(raw), "{name}: {raw}");
        }
        assert!(text.lines().all(|l| !l.starts_with('/') && !l.trim_start().starts_with("::")), "{name}");
        assert!(text.chars().all(|c| c == '\n' || headproof_core::text::is_plain(c)), "{name}");
        assert!(!text.contains(samples::SECRET), "{name}");
        // The only tags are ours, and each is closed.
        for tag in ["pre", "code", "details", "summary"] {
            let (open, close) = (format!("<{tag}>"), format!("</{tag}>"));
            assert_eq!(text.matches(&open).count(), text.matches(&close).count(), "{name}: {tag}");
        }
        let ours =
            ["<pre>", "</pre>", "<code>", "</code>", "<details>", "</details>", "<summary>", "</summary>"];
        let bare = ours.iter().fold(text.clone(), |t, tag| t.replace(tag, ""));
        assert!(!bare.contains('<'), "{name}: {bare}");
    }
}

#[test]
fn equal_reviews_are_equal_texts() {
    let (first, mut second) = (samples::blocked(), samples::blocked());
    second.millis += 1_000;
    assert_eq!(render(&first), render(&second));
}

#[test]
fn it_fits_into_a_comment_and_counts_what_does_not() {
    let source: String = (0..900).map(|n| format!("line {n} of the file\n")).collect();
    let mut sample = samples::Sample::new().file("src/a.rs", "", &source);
    for n in 1..=900 {
        let quote = format!("line {} of the file", n - 1);
        let severity = headproof_core::severity::Severity::Major;
        sample = sample.claim(samples::claim("src/a.rs", n, &quote, "assertion-removed", severity));
    }
    for n in 0..400 {
        let name = format!("img/{n}.png");
        sample = sample.opaque(name.as_bytes(), headproof_core::change::Opaque::Binary { size: 1 });
    }
    let text = render(&sample.report());
    assert!(text.len() < 65_536, "{}", text.len());
    assert!(text.contains("findings not shown here") && text.contains("Not read: 380 more"));
    assert!(text.contains("900 blocking"));
}
