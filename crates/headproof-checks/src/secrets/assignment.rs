//! Finds `name = value` in a line of any language or settings format.
//!
//! One small reader for all forms: it starts at a word that may be (part of) a name, widens to the whole name, steps
//! over what closes it, reads the operator, and takes the value. It never goes back, so a line costs what its length is.

use std::ops::Range;

use super::scan::clipped;

/// How a name and a value are tied together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tie {
    /// `=`, `:`, `:=`, `=>` and their kin.
    Assigned,
    /// `==`: the value is what somebody has to know.
    Compared,
    /// `("name", "value")`, `setName("value")`.
    Passed,
    /// `name=value` inside a string: a connection string, a query, the text of a settings file.
    Inside,
    /// `--name value`, `ENV NAME value`, `IDENTIFIED BY 'value'`.
    Followed,
    /// `<name>value</name>`, `name="NAME" value="value"`.
    Element,
}

/// A value and the name it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Assignment<'t> {
    /// The name.
    pub(crate) name: &'t str,
    /// The value without its quotes.
    pub(crate) value: &'t str,
    /// Where the value is in the line.
    pub(crate) at: Range<usize>,
    /// Whether it stood in quotes.
    pub(crate) quoted: bool,
    /// How they are tied.
    pub(crate) tie: Tie,
}

/// The longest value that is looked at.
const MAX_VALUE: usize = 2_000;

/// The name that holds the byte at `hit`, and the assignment it belongs to.
pub(crate) fn assignment_at(line: &str, hit: usize) -> (Range<usize>, Option<Assignment<'_>>) {
    let name = name_around(line, hit);
    let found = read(line, &name);
    (name, found)
}

fn read<'t>(line: &'t str, name: &Range<usize>) -> Option<Assignment<'t>> {
    let (value, quoted, tie) = value_behind(line, name)?;
    let taken = line.get(value.clone())?;
    let name = line.get(name.clone())?.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    Some(Assignment { name, value: taken, at: value, quoted, tie })
}

fn is_name(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-' | b'.') || b >= 0x80
}

/// The whole name around a hit; a dot or hyphen is part of it. At most 120 bytes to each side.
fn name_around(line: &str, hit: usize) -> Range<usize> {
    let bytes = line.as_bytes();
    let back =
        bytes.get(..hit).unwrap_or_default().iter().rev().take(120).take_while(|b| is_name(**b)).count();
    let ahead = bytes.get(hit..).unwrap_or_default().iter().take(120).take_while(|b| is_name(**b)).count();
    let (mut start, mut end) = (hit - back, hit + ahead);
    while !line.is_char_boundary(start) {
        start += 1;
    }
    while !line.is_char_boundary(end) {
        end -= 1;
    }
    // `token->` and `password-=`: the hyphen belongs to the operator.
    while end > start && matches!(bytes.get(end - 1), Some(b'-' | b'.')) {
        end -= 1;
    }
    start..end
}

/// A reader over the rest of a line.
struct Rest<'l> {
    line: &'l str,
    at: usize,
}

impl Rest<'_> {
    fn peek(&self) -> u8 {
        self.line.as_bytes().get(self.at).copied().unwrap_or(0)
    }

    fn ahead(&self, n: usize) -> u8 {
        self.line.as_bytes().get(self.at + n).copied().unwrap_or(0)
    }

    fn starts(&self, text: &str) -> bool {
        self.line.get(self.at..).is_some_and(|r| r.starts_with(text))
    }

    fn skip_blanks(&mut self) -> usize {
        let from = self.at;
        while matches!(self.peek(), b' ' | b'\t') {
            self.at += 1;
        }
        self.at - from
    }
}

fn value_behind(line: &str, name: &Range<usize>) -> Option<(Range<usize>, bool, Tie)> {
    let before = name.start.checked_sub(1).and_then(|i| line.as_bytes().get(i)).copied().unwrap_or(0);
    let name_quoted = matches!(before, b'"' | b'\'' | b'`');
    let mut rest = Rest { line, at: name.end };
    // `\"password\": \"x\"` is JSON inside a string.
    if name_quoted && rest.peek() == b'\\' {
        rest.at += 1;
    }
    let closed = name_quoted && rest.peek() == before;
    if closed {
        rest.at += 1;
    }
    while matches!(rest.peek(), b']' | b'?' | b'!') && rest.ahead(1) != b'=' || rest.peek() == b']' {
        rest.at += 1;
    }
    // C arrays: `char password[] = "x"`.
    if rest.peek() == b'[' {
        let close = clipped(line, rest.at, 24)?.find(']')?;
        rest.at += close + 1;
    }
    let blanks = rest.skip_blanks();
    operator(&mut rest, name, closed, blanks)
}

fn operator(
    rest: &mut Rest<'_>,
    name: &Range<usize>,
    closed: bool,
    blanks: usize,
) -> Option<(Range<usize>, bool, Tie)> {
    let tie = match rest.peek() {
        b'=' if rest.starts("===") => step(rest, 3, Tie::Compared),
        b'=' if rest.starts("==") => step(rest, 2, Tie::Compared),
        b'=' if rest.starts("=>") => step(rest, 2, Tie::Assigned),
        b'=' => step(rest, 1, Tie::Assigned),
        b':' if rest.starts(":=") => step(rest, 2, Tie::Assigned),
        b':' if rest.starts("::") => return None,
        b':' => {
            step(rest, 1, Tie::Assigned);
            past_type(rest);
            Tie::Assigned
        }
        b'?' if rest.starts("?=") || rest.starts("??=") => {
            step(rest, if rest.starts("?=") { 2 } else { 3 }, Tie::Assigned)
        }
        b'|' if rest.starts("||=") => step(rest, 3, Tie::Assigned),
        b'-' if rest.starts("-> \"") => step(rest, 2, Tie::Assigned),
        b',' if closed => step(rest, 1, Tie::Passed),
        b'(' if !closed && blanks == 0 => step(rest, 1, Tie::Passed),
        b'>' if !closed && is_element(rest.line, name) => step(rest, 1, Tie::Element),
        _ if closed && rest.starts("value=") => step(rest, 6, Tie::Element),
        _ if blanks > 0 && !closed => {
            past_declared_type(rest);
            followed(rest, name)?
        }
        _ => return None,
    };
    rest.skip_blanks();
    take_value(rest, name, tie)
}

fn step(rest: &mut Rest<'_>, n: usize, tie: Tie) -> Tie {
    rest.at += n;
    tie
}

/// `: &'static str =`, `: string | undefined =`: what follows is the value.
fn past_type(rest: &mut Rest<'_>) {
    let Some(tail) = clipped(rest.line, rest.at, 80) else { return };
    let Some(equals) = tail.find('=').filter(|n| *n < 60) else { return };
    let head = tail.get(..equals).unwrap_or_default();
    let type_like = |c: char| c.is_ascii_alphanumeric() || "_&'<>[]?|.,: *".contains(c);
    let named = head.trim_start().starts_with(|c: char| c.is_ascii_alphabetic() || c == '&' || c == '[');
    let next = tail.get(equals + 1..).unwrap_or_default().trim_start();
    if named
        && head.chars().all(type_like)
        && next.starts_with(['"', '\'', '`', 'r', 'b', 'S', '@'])
        && !head.trim().is_empty()
    {
        rest.at += equals + 1;
    }
}

/// Go's `const token string = "x"`.
fn past_declared_type(rest: &mut Rest<'_>) {
    for word in ["string", "String", "str"] {
        if rest.starts(word) {
            let save = rest.at;
            rest.at += word.len();
            if rest.skip_blanks() > 0 && rest.peek() == b'=' && rest.ahead(1) != b'=' {
                return;
            }
            rest.at = save;
        }
    }
}

/// What ties a name and a value with nothing but blanks between.
fn followed(rest: &mut Rest<'_>, name: &Range<usize>) -> Option<Tie> {
    if rest.peek() == b'=' && rest.ahead(1) != b'=' {
        return Some(step(rest, 1, Tie::Assigned));
    }
    let before = rest.line.get(..name.start)?.trim_end();
    let flag = rest.line.get(name.clone())?.starts_with("--") || before.ends_with("--");
    let word = before.rsplit(|c: char| c.is_whitespace()).next().unwrap_or("");
    let docker = matches!(word, "ENV" | "ARG");
    let alone = before.is_empty() && matches!(rest.peek(), b'"' | b'\'');
    if matches!(rest.peek(), b'!' | b'<' | b'>' | b'+' | b'-' | b'?' | b'&' | b'|') {
        return None;
    }
    let netrc = matches!(rest.line.get(name.clone()), Some("password" | "requirepass" | "masterauth"))
        && (before.is_empty() || before.contains("login "));
    let sql = rest.line.get(name.clone()).is_some_and(|n| n.eq_ignore_ascii_case("password"))
        && rest.peek() == b'\'';
    if rest.line.get(name.clone()).is_some_and(|n| n.eq_ignore_ascii_case("identified")) && starts_by(rest) {
        rest.at += 3;
        return Some(Tie::Followed);
    }
    (flag || docker || alone || netrc || sql).then_some(Tie::Followed)
}

fn starts_by(rest: &Rest<'_>) -> bool {
    rest.line.get(rest.at..rest.at + 3).is_some_and(|w| w.eq_ignore_ascii_case("by "))
}

fn is_element(line: &str, name: &Range<usize>) -> bool {
    let before = line.get(..name.start).unwrap_or_default();
    before.ends_with('<')
        || before.ends_with(':')
            && before.rfind('<').is_some_and(|i| !before.get(i..).unwrap_or_default().contains(' '))
}

fn take_value(rest: &mut Rest<'_>, name: &Range<usize>, tie: Tie) -> Option<(Range<usize>, bool, Tie)> {
    let line = rest.line;
    // Prefixes of literals: r"", b"", f"", u"", L"", @"", $"", and String("x"), Some("x").
    let tail = clipped(line, rest.at, 8)?;
    let lead = tail.find(['"', '\'', '`']).filter(|n| {
        *n <= 2 && tail.get(..*n).is_some_and(|p| p.chars().all(|c| "rbfuLRBFU@$#\\".contains(c)))
    });
    if let Some(lead) = lead {
        let (quote, escaped) = (rest.ahead(lead), tail.get(..lead).unwrap_or_default().ends_with('\\'));
        let start = rest.at + lead + 1;
        let end = if escaped {
            clipped(line, start, MAX_VALUE)?.find('\\').map(|n| start + n)?
        } else {
            closing(line, start, quote)?
        };
        return (end - start <= MAX_VALUE).then_some((start..end, true, tie));
    }
    if tie == Tie::Passed {
        return None;
    }
    bare_value(line, rest.at, name, tie)
}

/// The end of a string that starts at `start`, not counting escaped quotes.
fn closing(line: &str, start: usize, quote: u8) -> Option<usize> {
    let mut escaped = false;
    for (i, b) in line.as_bytes().get(start..)?.iter().enumerate().take(MAX_VALUE + 1) {
        match *b {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b if b == quote => return Some(start + i),
            _ => {}
        }
    }
    None
}

/// A value without quotes of its own: to the end of the line, or of the string it stands in.
fn bare_value(line: &str, start: usize, name: &Range<usize>, tie: Tie) -> Option<(Range<usize>, bool, Tie)> {
    let tail = clipped(line, start, MAX_VALUE + 1)?;
    // A query says by itself that it stands inside something.
    let query =
        name.start.checked_sub(1).and_then(|i| line.as_bytes().get(i)).is_some_and(|b| b"?&;".contains(b));
    let quote = if query { Some(b'"') } else { open_quote(line, name.start) };
    let inside = quote.filter(|_| tie == Tie::Assigned);
    let stops = |c: char| match (inside, tie) {
        (Some(quote), _) => {
            c == char::from(quote)
                || c.is_whitespace()
                || matches!(c, ';' | '&' | '\\' | ',' | ')' | '}' | '"' | '\'' | '`' | '<' | '#')
        }
        (None, Tie::Element) => c == '<',
        (None, _) => c.is_whitespace(),
    };
    let len = tail.find(stops).unwrap_or(tail.len());
    let tie = if inside.is_some() { Tie::Inside } else { tie };
    let ends_inside = inside.is_none() || query || line.as_bytes().get(start + len).is_some();
    (len > 0 && len <= MAX_VALUE && ends_inside).then_some((start..start + len, false, tie))
}

/// The quote of the string that is open at `at`, where there is one. Counts from the start of the line.
fn open_quote(line: &str, at: usize) -> Option<u8> {
    let (mut open, mut escaped) = (None, false);
    let from = at.saturating_sub(2_000);
    for b in line.as_bytes().get(from..at)? {
        match (*b, open) {
            _ if escaped => escaped = false,
            (b'\\', Some(_)) => escaped = true,
            (b'"' | b'\'' | b'`', None) => open = Some(*b),
            (b, Some(quote)) if b == quote => open = None,
            _ => {}
        }
    }
    open
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Option<(&str, &str, bool, Tie)> {
        let lower = line.to_ascii_lowercase();
        let hit = ["identified", "passw", "secret", "token", "key", "pwd"]
            .iter()
            .filter_map(|k| lower.find(k))
            .min()
            .unwrap();
        assignment_at(line, hit).1.map(|a| (a.name, a.value, a.quoted, a.tie))
    }

    #[test]
    fn every_form_of_assignment_is_read() {
        use Tie::{Assigned, Compared, Element, Followed, Inside, Passed};
        for (line, name, value, quoted, tie) in [
            (r#"password = "abc1""#, "password", "abc1", true, Assigned),
            (r#"db_password: 'abc1',"#, "db_password", "abc1", true, Assigned),
            (r#""password": "abc1""#, "password", "abc1", true, Assigned),
            (r#"{\"password\": \"abc1\"}"#, "password", "abc1", true, Assigned),
            (r#"const API_KEY: &'static str = "abc1";"#, "API_KEY", "abc1", true, Assigned),
            (r#"let apiKey: string = `abc1`;"#, "apiKey", "abc1", true, Assigned),
            (r#"const apiKey string = "abc1""#, "apiKey", "abc1", true, Assigned),
            (r#"token := "abc1""#, "token", "abc1", true, Assigned),
            (r#":password => "abc1""#, "password", "abc1", true, Assigned),
            (r#"'password' => 'abc1','"#, "password", "abc1", true, Assigned),
            (r#"config["secret"] = r"abc1""#, "secret", "abc1", true, Assigned),
            (r#"char password[32] = "abc1";"#, "password", "abc1", true, Assigned),
            (r#"if password == "abc1":"#, "password", "abc1", true, Compared),
            (r#"if (password === 'abc1')"#, "password", "abc1", true, Compared),
            (r#"props.put("password", "abc1");"#, "password", "abc1", true, Passed),
            (r#"cfg.setPassword("abc1");"#, "cfg.setPassword", "abc1", true, Passed),
            ("PASSWORD=abc1", "PASSWORD", "abc1", false, Assigned),
            ("export DB_PASSWORD=abc1", "DB_PASSWORD", "abc1", false, Assigned),
            ("spring.datasource.password=abc1", "spring.datasource.password", "abc1", false, Assigned),
            ("  password: abc1", "password", "abc1", false, Assigned),
            ("ENV DB_PASSWORD abc1", "DB_PASSWORD", "abc1", false, Followed),
            ("run --password abc1 -x", "password", "abc1", false, Followed),
            ("run --password=abc1 -x", "password", "abc1", false, Assigned),
            ("CREATE USER x IDENTIFIED BY 'abc1'", "IDENTIFIED", "abc1", true, Followed),
            ("ALTER ROLE x WITH PASSWORD 'abc1'", "PASSWORD", "abc1", true, Followed),
            ("<password>abc1</password>", "password", "abc1", false, Element),
            (r#"<add key="ApiKey" value="abc1" />"#, "key", "ApiKey", true, Assigned),
            (r#"<property name="password" value="abc1"/>"#, "password", "abc1", true, Element),
            (r#"s = "Server=x;Password=abc1;Timeout=3""#, "Password", "abc1", false, Inside),
            (r#"os.environ["X_TOKEN"] = "abc1""#, "X_TOKEN", "abc1", true, Assigned),
            (r#"password: Optional[str] = "abc1""#, "password", "abc1", true, Assigned),
        ] {
            assert_eq!(read(line), Some((name, value, quoted, tie)), "{line}");
        }
    }

    #[test]
    fn what_is_no_assignment_is_not_read() {
        for line in [
            "the password of the user",
            "password::reset()",
            "password != \"x\"",
            "get(\"password\")",
            "token->field",
            "password)",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
