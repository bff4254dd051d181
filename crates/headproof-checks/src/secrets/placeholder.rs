//! Values that only stand where a secret will be: placeholders, templates, references, and documented samples.

use super::randomness::{Mix, looks_random, sequence_share};

/// Marks of a value that is filled in elsewhere.
const TEMPLATES: &[&str] = &[
    "${", "$(", "{{", "}}", "<%", "%>", "#{", "%(", "<<", "@@", "[[", "\\(", "$env:", "${{", "{%", "]]",
    "...", "…", "%{", "::",
];

/// Beginnings of a value that names where the secret is kept.
const REFERENCES: &[&str] = &[
    "env:",
    "env.",
    "env(",
    "file:",
    "file(",
    "vault:",
    "vault.",
    "op://",
    "ssm:",
    "secret:",
    "secretref:",
    "arn:",
    "ref+",
    "!ref",
    "!vault",
    "!getatt",
    "!sub",
    "!secret",
    "!env",
    "keyvault",
    "@microsoft.keyvault",
    "akv:",
    "awssm",
    "gcpsm",
    "sops",
    "enc[",
    "enc(",
    "aws:",
    "process.env",
    "os.environ",
    "os.getenv",
    "system.getenv",
    "{cipher}",
    "projects/",
];

/// Words that say of themselves that they are no secret. Compared with whole words of a value.
const PLACEHOLDER_WORDS: &[&str] = &[
    "change",
    "changeme",
    "changeit",
    "changethis",
    "replace",
    "replaceme",
    "replacethis",
    "your",
    "yours",
    "example",
    "examples",
    "sample",
    "placeholder",
    "dummy",
    "fake",
    "todo",
    "tbd",
    "fixme",
    "insert",
    "enter",
    "redacted",
    "removed",
    "hidden",
    "masked",
    "mock",
    "mocked",
    "foo",
    "bar",
    "baz",
    "qux",
    "foobar",
    "lorem",
    "ipsum",
    "xxx",
    "xxxx",
    "xxxxx",
    "xxxxxx",
    "none",
    "null",
    "nil",
    "undefined",
    "goes",
    "here",
    "fill",
    "unset",
    "notset",
    "notused",
    "unused",
    "notasecret",
    "nothing",
    "whatever",
    "something",
    "anything",
    "invalid",
    "bogus",
    "stub",
    "sanitized",
    "censored",
    "obfuscated",
    "omitted",
    "n/a",
    "default",
];

/// Runs that say the same inside a longer word.
const PLACEHOLDER_RUNS: &[&str] = &[
    "changeme",
    "change_me",
    "change-me",
    "changeit",
    "change_it",
    "replaceme",
    "replace_me",
    "replace-me",
    "replace_with",
    "replace-with",
    "yourpass",
    "yoursecret",
    "yourtoken",
    "yourkey",
    "yourapi",
    "your_",
    "your-",
    "placeholder",
    "xxxx",
    "****",
    "....",
    "todo",
    "redacted",
    "goeshere",
    "goes_here",
    "notasecret",
    "not-a-secret",
    "not_a_secret",
    "dummy",
];

/// Whether a value is filled in, looked up or kept elsewhere.
pub(crate) fn is_reference(value: &str) -> bool {
    let value = value.trim();
    let lower = value.to_ascii_lowercase();
    TEMPLATES.iter().any(|t| value.contains(t))
        || REFERENCES.iter().any(|r| lower.starts_with(r))
        || value.starts_with('<') && value.ends_with('>')
        || value.starts_with('[') && value.ends_with(']')
        || value.starts_with('{') && value.ends_with('}')
        || value.starts_with('%') && value.len() > 2 && value.ends_with('%')
        || value.starts_with("__") && value.ends_with("__")
        || is_variable(value)
        || has_format_hole(value)
}

/// `$NAME`, `$name.field`, `&name`, `@name`: a name behind a sigil.
fn is_variable(value: &str) -> bool {
    let Some(name) = value.strip_prefix(['$', '&', '@', ':']) else { return false };
    let name_like =
        |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-' | ':' | '>' | '[' | ']' | '\'');
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(name_like)
        && !looks_random(name, 10)
        && (value.starts_with('$') || Mix::of(name).digits == 0)
}

/// `%s`, `{}`, `{0}`, `{name}` anywhere.
fn has_format_hole(value: &str) -> bool {
    if value.contains("%s") || value.contains("%d") || value.contains("%v") || value.contains("{}") {
        return true;
    }
    let Some((_, rest)) = value.split_once('{') else { return false };
    let Some((name, _)) = rest.split_once('}') else { return false };
    name.len() <= 40 && name.chars().all(|c| c.is_ascii_alphanumeric() || "_.:!()[]'\"$ ".contains(c))
}

/// Whether a value only stands for a secret. A placeholder word beside characters that look drawn at random does not
/// excuse them: see <https://github.com/hashgraph-online/hol-guard/issues/1199>.
pub(crate) fn is_placeholder(value: &str) -> bool {
    let value = value.trim().trim_matches(['"', '\'', '`', '<', '>']);
    if value.is_empty() || is_filler(value) || is_marked_name(value) {
        return true;
    }
    let lower = value.to_ascii_lowercase();
    let words = || lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty());
    let by_word = words().any(|w| PLACEHOLDER_WORDS.contains(&w.trim_matches(|c: char| c.is_ascii_digit())));
    let by_run = PLACEHOLDER_RUNS.iter().any(|r| lower.contains(r));
    let by_part = camel_words(value).any(|w| PLACEHOLDER_WORDS.contains(&w.as_str()) && w.len() > 3);
    // Amazon's documented secret key, `…EXAMPLEKEY`.
    value.ends_with("EXAMPLEKEY") || (by_word || by_run || by_part) && !hides_random(value)
}

/// A name in capitals between marks, which a script replaces: `###DB_PWD###`, `__PASSWORD__`, `%%TOKEN%%`.
fn is_marked_name(value: &str) -> bool {
    let Some(mark) = value.chars().next().filter(|c| "#%@_*~=!".contains(*c)) else { return false };
    let doubled: String = [mark, mark].iter().collect();
    let name = value.trim_matches(mark);
    let named = name.len() > 2 && name.chars().all(|c| c.is_ascii_uppercase() || c == '_');
    named && value.starts_with(&doubled) && value.ends_with(&doubled)
}

/// The longest run without separators looks random by itself.
fn hides_random(value: &str) -> bool {
    value.split(['-', '_', '.', ':', ' ', '/']).any(|part| {
        looks_random(part, 12) && !PLACEHOLDER_RUNS.iter().any(|r| part.to_ascii_lowercase().contains(r))
    })
}

/// One or two characters over and over, dots, or a count: `xxxxxxxx`, `********`, `0000-0000`.
pub(crate) fn is_filler(value: &str) -> bool {
    let core: Vec<char> = value.chars().filter(|c| !matches!(c, '-' | '_' | '.' | ' ' | ':')).collect();
    if core.is_empty() {
        return true;
    }
    let mut seen: Vec<char> = core.iter().map(char::to_ascii_lowercase).collect();
    seen.sort_unstable();
    seen.dedup();
    match (core.len(), seen.len()) {
        (0..4, _) => false,
        (len, 1) if len >= 4 => true,
        (len, 2) if len >= 8 => true,
        (len, 3) if len >= 16 => true,
        (len, _) => {
            len >= 8 && seen.iter().any(|c| matches!(c, 'x' | '*' | '0') && count(&core, *c) * 3 >= len * 2)
        }
    }
}

fn count(chars: &[char], wanted: char) -> usize {
    chars.iter().filter(|c| c.eq_ignore_ascii_case(&wanted)).count()
}

/// The random part of a token that a vendor's documentation or a person made up: `EXAMPLE`, `xxxx`, `abcdef123456`.
pub(crate) fn is_made_up(body: &str) -> bool {
    let lower = body.to_ascii_lowercase();
    let told = [
        "example",
        "xxxx",
        "your",
        "placeholder",
        "dummy",
        "fake",
        "redacted",
        "sample",
        "insert",
        "changeme",
        "notreal",
        "....",
        "****",
    ];
    is_filler(body)
        || sequence_share(body) > 0.45
        || told.iter().any(|w| lower.contains(w)) && !hides_random(body)
        || lower.contains("1234567890") && body.len() < 48
        || lower.contains("abcdefghij")
        || repeats(&lower)
}

/// A short piece over and over: `deadbeefdeadbeef`, `abc123abc123`.
fn repeats(text: &str) -> bool {
    let bytes = text.as_bytes();
    (1..=bytes.len() / 2)
        .take(12)
        .any(|period| bytes.len() >= 8 && bytes.iter().zip(bytes.iter().skip(period)).all(|(a, b)| a == b))
}

/// The lower-case words of a name in camel case.
pub(crate) fn camel_words(name: &str) -> impl Iterator<Item = String> + '_ {
    let mut rest = name;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(|c: char| !c.is_ascii_alphabetic());
        let mut end = 0;
        let chars: Vec<(usize, char)> = rest.char_indices().collect();
        for (i, (at, c)) in chars.iter().enumerate() {
            let before = i.checked_sub(1).and_then(|p| chars.get(p)).map(|(_, c)| *c);
            let after = chars.get(i + 1).map(|(_, c)| *c);
            let starts = c.is_ascii_uppercase()
                && before
                    .is_some_and(|b| b.is_ascii_lowercase() || after.is_some_and(|a| a.is_ascii_lowercase()));
            if !c.is_ascii_alphabetic() || starts {
                end = *at;
                if end > 0 {
                    break;
                }
            }
            end = at + c.len_utf8();
        }
        let (word, tail) = rest.split_at_checked(end)?;
        rest = tail;
        (!word.is_empty()).then(|| word.to_ascii_lowercase())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn camel_case_splits() {
        let words = |t| camel_words(t).collect::<Vec<_>>();
        assert_eq!(words("dbPassword"), ["db", "password"]);
        assert_eq!(words("APIKey"), ["api", "key"]);
        assert_eq!(words("API_KEY2x"), ["api", "key", "x"]);
    }

    #[test]
    fn placeholders_are_no_secrets() {
        for value in [
            "changeme",
            "CHANGE_ME",
            "your-api-key",
            "<token>",
            "xxxxxxxxxxxx",
            "****",
            "YOUR_SECRET_HERE",
            "example",
            "todo",
            "replace-with-real-key",
            "dummy-token",
            "yourPassword",
            "REDACTED",
            "0000-0000-0000",
            "aaaaaaaa",
            "insert token",
        ] {
            assert!(is_placeholder(value) || is_reference(value), "{value}");
        }
        for value in
            ["hunter2", "Sommer2024!", "tr0ub4dor&3", "zQWBuTSOoRi4A9sp", "example-fB4kz91Lq0XvTn2Sd8Wq"]
        {
            assert!(!is_placeholder(value), "{value}");
        }
    }

    #[test]
    fn references_are_no_secrets() {
        for value in [
            "${DB_PASSWORD}",
            "$DB_PASSWORD",
            "{{ vault_password }}",
            "%s",
            "#{secret}",
            "env:DB_PASSWORD",
            "<%= ENV['X'] %>",
            "%DB_PASS%",
            "op://vault/item/field",
            "arn:aws:secretsmanager:eu-west-1:1:secret:x",
            "{password}",
            "__TOKEN__",
            "ENC(abc)",
            "$(cat f)",
            "@Microsoft.KeyVault(SecretUri=x)",
            "$config.password",
        ] {
            assert!(is_reference(value), "{value}");
        }
        for value in ["pa$$word1", "$ecr3t!9x", "A{b9#x", "zQWBuTSOoRi4A9sp"] {
            assert!(!is_reference(value), "{value}");
        }
    }
}
