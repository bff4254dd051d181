//! Literals that are used where the environment or the settings give nothing: `process.env.API_KEY ?? "…"`,
//! `env::var("API_KEY").unwrap_or_else(|_| "…".into())`, `Field(default="…")`.

use std::ops::Range;
use std::sync::LazyLock;

use regex::Regex;

use super::assignment::{Assignment, Tie};
use super::scan::{Scan, clipped};

/// How far behind the name the literal may stand.
const MAX_GAP: usize = 480;
/// Lines that one expression may take.
const MAX_LINES: usize = 4;

/// An operator or a call that gives another value, and the literal behind it.
static OTHERWISE: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(concat!(
        r#"(?:\?\?|\|\||\?:|\bor\b|\bdefault(?:_value)?\s*[=:]|\.default\(|\bNone\s*=>|"#,
        r#"\.unwrap_or(?:_else)?\((?:\s*\|[^|\n]{0,20}\|)?|\.getOrElse\(|^["']\)?\s*,)\s*"#,
        r#"(?:String::from\(|Some\()?(?:"([^"\n]{8,200})"|'([^'\n]{8,200})'|`([^`\n$]{8,200})`)"#,
    ))
    .ok()
});

/// What a shell takes where a variable is not set.
static UNSET: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r#"^:[-=]([^}"'$\s]{8,200})\}"#).ok());

/// What is returned or assigned a few lines below a look-up in the environment.
static BELOW: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r#"(?:\breturn|\s[a-zA-Z_]+\s*:?=)\s*["']([^"'\n]{15,200})["']"#).ok());

/// The literal that stands in for the name at `at` (in bytes of the whole text).
pub(super) fn value_of<'t>(scan: &Scan<'t>, at: &Range<usize>) -> Option<Assignment<'t>> {
    let tail = clipped(scan.text, at.end, MAX_GAP)?;
    memchr::memchr3(b'"', b'\'', b':', tail.as_bytes())?;
    let unset = UNSET.as_ref()?.captures(tail).and_then(|c| c.get(1));
    let expression = expression(tail);
    let otherwise = || {
        let found = OTHERWISE.as_ref()?.captures(expression)?;
        // Another assignment in between is another name's.
        let head = expression.get(..found.get(0)?.start())?;
        let literals = head.matches(['"', '\'']).count();
        (literals <= 3).then(|| found.get(1).or(found.get(2)).or(found.get(3)))?
    };
    let below = || {
        looks_up(scan.text.get(at.start.saturating_sub(24)..at.start)?).then_some(())?;
        let rest = tail
            .get(..tail.char_indices().filter(|(_, c)| *c == '\n').nth(5).map_or(tail.len(), |(i, _)| i))?;
        BELOW.as_ref()?.captures(rest)?.get(1)
    };
    let (value, tie) = match unset.or_else(otherwise) {
        Some(value) => (value, Tie::Assigned),
        None => (below()?, Tie::Passed),
    };
    let start = at.end + value.start();
    Some(Assignment {
        name: scan.text.get(at.clone())?,
        value: value.as_str(),
        at: start..start + value.len(),
        quoted: true,
        tie,
    })
}

fn looks_up(head: &str) -> bool {
    ["Getenv(\"", "LookupEnv(\"", "environ[\"", "environ['", "env::var(\"", "getenv(\"", "ENV[\""]
        .iter()
        .any(|w| head.ends_with(w))
}

/// The rest of the expression: to the end of the line, and on where a line is left open or taken up by the next one.
fn expression(tail: &str) -> &str {
    const OPEN: [&str; 10] = ["=", "(", ",", "??", "||", " or", "{", ":", "?", "\\"];
    const TAKEN_UP: [&str; 7] = ["??", "||", ".", "?", "or ", ")", ":"];
    let mut end = 0;
    for (index, line) in tail.split_inclusive('\n').enumerate() {
        end += line.len();
        let open = OPEN.iter().any(|o| line.trim_end().ends_with(o));
        let next = tail.get(end..).unwrap_or_default().trim_start();
        let taken_up = TAKEN_UP.iter().any(|o| next.starts_with(o));
        if index + 1 >= MAX_LINES || !(open || taken_up) {
            break;
        }
    }
    let whole = tail.get(..end).unwrap_or(tail);
    whole.find(';').and_then(|i| whole.get(..i)).unwrap_or(whole)
}
