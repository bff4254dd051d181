use std::ffi::OsString;
use std::path::Path;

use super::file::read;
use super::keys::Scope;
use super::*;

const RULES: [&str; 2] = ["skip-added", "focus-added"];

fn repository(text: &str) -> Result<SettingsFile, Vec<SettingError>> {
    read("headproof.toml", text, Scope::Repository, &RULES)
}

fn complaint(text: &str) -> String {
    repository(text).unwrap_err().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_complaint_names_its_line_and_the_nearest_word() {
    insta::assert_snapshot!(
        complaint("[review]\nfial_on = \"major\"\nexclude = [\"a[\"]\n\n[rulez]\n\n[rules]\nskip-aded = \"off\"\nfocus-added = 3\n"),
        @r#"
    headproof.toml line 3: `a[` is not a path pattern: unclosed character class; missing ']'
    headproof.toml line 2: unknown key `fial_on`; did you mean `fail_on`?
    headproof.toml line 9: rule `focus-added` takes "off", "minor", "major" or "critical"
    headproof.toml line 8: there is no rule `skip-aded`; did you mean `skip-added`?
    headproof.toml line 5: unknown key `rulez`; did you mean `rules`?
    "#
    );
}

#[test]
fn a_repository_cannot_set_what_belongs_to_the_person_who_runs_headproof() {
    for key in keys::KEYS.iter().filter(|k| k.scope == Scope::User) {
        let (section, name) = key.name.split_once('.').unwrap();
        let value = match key.kind {
            keys::Kind::Number | keys::Kind::Flag => key.default.to_owned(),
            _ => format!("\"{}\"", key.default),
        };
        let text = format!("[{section}]\n{name} = {value}\n");
        assert!(complaint(&text).contains("cannot be set by a repository"), "{}", key.name);
        assert!(read("config.toml", &text, Scope::User, &RULES).is_ok(), "{}", key.name);
    }
}

#[test]
fn broken_toml_is_told_with_its_line() {
    assert!(complaint("[review]\nfail_on = \n").starts_with("headproof.toml line 2: "));
}

fn load(user: &str, variables: &[(&str, &str)]) -> Result<Settings, headproof_flow::ports::Trouble> {
    let variables = variables.iter().map(|(k, v)| (OsString::from(k), OsString::from(v)));
    Settings::load(variables, Some((Path::new("config.toml"), user)), &RULES)
}

#[test]
fn layers_rise_from_default_to_flag_and_each_value_knows_its_source() {
    let file = repository("[review]\nfail_on = \"critical\"\nexclude = [\"gen/**\"]\n").unwrap();
    let user = "[review]\nthreads = 2\n";
    let mut settings = load(user, &[("HEADPROOF_REVIEW_FAIL_ON", "minor"), ("OTHER", "x")]).unwrap();
    settings.flag("output.format", "--format", "json").unwrap();
    let merged = settings.with_repository(&file);
    let shown: Vec<String> =
        merged.all().map(|(k, v)| format!("{} = {} ({})", k.name, v.values.join(","), v.source)).collect();
    insta::assert_snapshot!(shown.join("\n"), @r"
    review.fail_on = minor (HEADPROOF_REVIEW_FAIL_ON)
    review.exclude = gen/** (headproof.toml line 3)
    review.inline_suppressions = all (default)
    review.threads = 2 (config.toml line 2)
    review.max_file_bytes = 8388608 (default)
    output.format = json (--format)
    output.color = auto (default)
    hooks.pre_push = on (default)
    hooks.undecided = block (default)
    sessions.record = true (default)
    sessions.keep = 50 (default)
    ");
}

#[test]
fn a_variable_of_ours_that_means_nothing_is_an_error() {
    let error = load("", &[("HEADPROOF_REVIEW_FAIL_ONN", "minor")]).unwrap_err();
    assert!(error.what.contains("did you mean `HEADPROOF_REVIEW_FAIL_ON`?"), "{}", error.what);
    let error = load("", &[("HEADPROOF_REVIEW_THREADS", "many")]).unwrap_err();
    assert!(error.what.contains("takes a whole number, not `many`"), "{}", error.what);
}

#[test]
fn a_waiver_needs_rule_reason_owner_and_an_end() {
    let settings = load("", &[]).unwrap();
    let whole =
        "[[waivers]]\nrule = \"skip-added\"\nreason = \"flaky\"\nowner = \"ann\"\nexpires = 2027-01-31\n";
    let policy = policy_from(&settings, &repository(whole).unwrap()).unwrap();
    assert_eq!(policy.waivers[0].expires.to_string(), "2027-01-31");
    for missing in ["rule", "reason", "owner", "expires"] {
        let text: String =
            whole.lines().filter(|l| !l.starts_with(missing)).map(|l| format!("{l}\n")).collect();
        let errors = policy_from(&settings, &repository(&text).unwrap()).unwrap_err();
        assert!(errors[0].what.contains(missing), "{missing}: {}", errors[0]);
    }
    let errors = repository(&whole.replace("skip-added", "skip-aded")).unwrap_err();
    let said = errors[0].to_string();
    assert!(said.contains("line 2") && said.contains("did you mean `skip-added`?"), "{said}");
    assert!(repository(&whole.replace("skip-added", "ruff/S105")).is_ok());
}
