//! Statements that only prepare: they name, format, measure or check values, and change nothing outside.
//!
//! What is not known to be harmless counts as work, so that a function is only said to do nothing when that is sure.

use super::statement::is_log;
use super::words;
use crate::language::Language;

/// Last words of callees that compute and change nothing.
const HARMLESS: &[&str] = &[
    "abs",
    "basename",
    "bool",
    "ceil",
    "clone",
    "dict",
    "dumps",
    "endsWith",
    "ends_with",
    "endswith",
    "entries",
    "enumerate",
    "fill",
    "float",
    "floor",
    "format",
    "from",
    "fromEntries",
    "full",
    "hex",
    "includes",
    "int",
    "into",
    "is_empty",
    "isinstance",
    "isoformat",
    "join",
    "keys",
    "len",
    "list",
    "lower",
    "make",
    "max",
    "min",
    "monotonic",
    "now",
    "ones",
    "padEnd",
    "padStart",
    "parse",
    "perf_counter",
    "quote",
    "randint",
    "random",
    "randomUUID",
    "range",
    "repeat",
    "replace",
    "replaceAll",
    "round",
    "safeParse",
    "set",
    "slice",
    "sorted",
    "split",
    "startsWith",
    "starts_with",
    "startswith",
    "str",
    "strftime",
    "stringify",
    "strip",
    "substring",
    "sum",
    "time",
    "toFixed",
    "toISOString",
    "toLowerCase",
    "toString",
    "toUpperCase",
    "to_lowercase",
    "to_owned",
    "to_string",
    "to_uppercase",
    "today",
    "token_hex",
    "token_urlsafe",
    "trim",
    "tuple",
    "uniform",
    "upper",
    "utcnow",
    "uuid1",
    "uuid4",
    "values",
    "zeros",
    "Ok",
    "Err",
    "Some",
    "Contains",
    "Errorf",
    "Format",
    "HasPrefix",
    "HasSuffix",
    "Itoa",
    "Join",
    "NewString",
    "Now",
    "Sprintf",
    "ToLower",
    "ToUpper",
    "TrimSpace",
    "UTC",
    "Unix",
    "UnixNano",
    "anyhow",
    "bail",
    "ensure",
    "vec",
];

/// Words before a bracket that are no callees.
const KEYWORDS: &[&str] = &[
    "if", "elif", "return", "switch", "match", "typeof", "and", "or", "not", "in", "raise", "throw", "else",
    "is",
];

/// First words of callees that look at a value.
const LOOKING: &[&str] =
    &["normalize", "normalise", "sanitize", "validate", "is", "has", "to", "format", "parse"];

/// Last words of callees that make a name for something.
const NAMING: &[&str] = &[
    "name",
    "filename",
    "path",
    "key",
    "id",
    "uuid",
    "slug",
    "label",
    "title",
    "string",
    "subject",
    "timestamp",
];

/// First words of callees that reach out, whatever follows.
const REACHING: &[&str] = &[
    "send", "save", "write", "post", "put", "push", "update", "delete", "remove", "insert", "create",
    "store", "get", "fetch", "load", "set", "by", "find", "query", "upload", "register", "add", "publish",
    "reserve", "claim",
];

/// Whether a statement only prepares something: a local name, or a guard that ends the function early.
pub(super) fn prepares(text: &str, language: Language) -> bool {
    let guard = text.strip_prefix("if").is_some_and(|r| r.starts_with([' ', '(']));
    let ends = || words(text).any(|w| matches!(w, "return" | "throw" | "raise" | "panic" | "bail"));
    // The answer to a request is told apart from work by what it is made of.
    let answers =
        ["res.", "reply.", "response."].iter().any(|p| text.starts_with(p)) && !text.contains(" = ");
    let harmless = answers || if guard { ends() && !assigns_to_parts(text) } else { names_locally(text) };
    harmless && is_harmless(text, language)
}

/// Whether an expression calls nothing but what is known to change nothing.
pub(super) fn is_harmless(text: &str, language: Language) -> bool {
    if text.len() > 1_200 || words(text).any(|w| matches!(w, "await" | "yield" | "go" | "delete" | "defer")) {
        return false;
    }
    if text.contains("<-") || text.contains("++") || text.contains("+=") {
        return false;
    }
    let bytes = text.as_bytes();
    memchr::memchr2_iter(b'(', b'`', bytes).all(|at| {
        let before = text.get(..at).unwrap_or_default();
        let callee = callee_before(before);
        match bytes.get(at) {
            // A word right before a template is a call.
            Some(b'`') => callee.is_empty() || opens_template(before) == Some(true),
            _ => is_harmless_callee(callee, before, language),
        }
    })
}

/// Whether a template is open at the end of a text, so that the next mark closes it.
fn opens_template(before: &str) -> Option<bool> {
    Some(before.bytes().filter(|b| *b == b'`').count() % 2 == 1)
}

fn callee_before(before: &str) -> &str {
    let start = before
        .char_indices()
        .rev()
        .take_while(|(_, c)| c.is_alphanumeric() || matches!(c, '_' | '.' | ':' | '$' | '!' | '?' | '#'))
        .last()
        .map_or(before.len(), |(i, _)| i);
    before.get(start..).unwrap_or_default()
}

fn is_harmless_callee(callee: &str, before: &str, language: Language) -> bool {
    if callee.is_empty() {
        // A bracket after a value calls it; one after a sign only groups.
        return !before.ends_with([')', ']', '>', '"', '\''])
            || before.ends_with("=>")
            || before.ends_with("->");
    }
    let callee = callee.trim_end_matches(['!', '?']).trim_start_matches(['!', ':', '?']);
    if callee.is_empty() || is_log(callee) || KEYWORDS.contains(&callee) || callee == "errors.New" {
        return true;
    }
    let (qualifier, last) = callee.rsplit_once(['.', ':']).unwrap_or(("", callee));
    if HARMLESS.contains(&last) {
        return true;
    }
    let answers =
        ["res", "reply", "response", "c", "ctx", "rep"].contains(&qualifier) || callee.starts_with('.');
    if answers && matches!(last, "json" | "status" | "send" | "sendStatus" | "end" | "code" | "text") {
        return true;
    }
    let is_type = last.starts_with(char::is_uppercase) && qualifier.is_empty();
    if is_type && (language == Language::Python || language.is_script()) {
        return true;
    }
    let parts = super::parts(last);
    let (first, end) = (parts.first().map_or("", String::as_str), parts.last().map_or("", String::as_str));
    LOOKING.contains(&first) || (NAMING.contains(&end) && !REACHING.contains(&first))
}

/// Whether a statement gives a value to local names.
fn names_locally(text: &str) -> bool {
    let Some((names, value)) = text.split_once('=') else { return false };
    if value.starts_with('=') {
        return false;
    }
    let declared = ["let ", "const ", "var "].iter().any(|p| names.starts_with(p)) || names.ends_with(':');
    let plain = |n: &str| {
        let n = n.split(':').next().unwrap_or_default().trim();
        !n.is_empty() && n.chars().all(|c| c.is_alphanumeric() || c == '_')
    };
    declared || names.split(',').all(plain)
}

/// Whether something that is not a local name is given a value in a text.
fn assigns_to_parts(text: &str) -> bool {
    text.match_indices(" = ").any(|(at, _)| {
        let name = text.get(..at).and_then(|b| b.rsplit([' ', '\n', '\t', '{', ';', '(']).next());
        name.is_some_and(|n| n.contains(['.', '[']))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preparing_is_told_from_work() {
        for (language, yes) in [
            (Language::Python, "recipient = normalize(number)"),
            (Language::Python, "if not number:\n    raise ValueError(\"no number\")"),
            (Language::Python, "values = [100.0] * horizon"),
            (Language::JavaScript, "const parsed = Schema.safeParse(req.body)"),
            (
                Language::JavaScript,
                "if (!parsed.success) return res.status(422).json({ issues: parsed.error })",
            ),
            (Language::TypeScript, "const id = `ch_${randomUUID().replaceAll(\"-\", \"\").slice(0, 24)}`"),
            (Language::Go, "target := filepath.Join(dir, backupName(time.Now()))"),
            (Language::Rust, "let id = format!(\"{}-{}\", a, b)"),
        ] {
            assert!(prepares(yes, language), "{yes}");
        }
        for (language, no) in [
            (Language::Python, "answer = self.client.post(url)"),
            (Language::Python, "self.sent = True"),
            (Language::Python, "self.sent.append(number)"),
            (Language::Python, "if not number:\n    self.failed = True\n    return None"),
            (Language::JavaScript, "const rows = await db.query(x)"),
            (Language::JavaScript, "const rows = sql`insert into t`"),
            (Language::JavaScript, "store.items[id] = item"),
            (Language::JavaScript, "const user = users.get(id)"),
            (Language::Go, "err := s.Write(ctx)"),
            (Language::Go, "n := Store(ctx)"),
            (Language::Rust, "let n = client.send(x)"),
        ] {
            assert!(!prepares(no, language), "{no}");
        }
    }
}
