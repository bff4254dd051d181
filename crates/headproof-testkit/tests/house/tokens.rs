//! Just enough of Rust's lexical grammar to find paths: words and punctuation, without comments, strings, characters
//! and lifetimes, and without the items that exist in tests only.

/// A word or a sign, with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    /// The text: an identifier, a number, or one sign.
    pub(crate) text: String,
    /// Its line, from 1.
    pub(crate) line: usize,
}

impl Token {
    fn is(&self, text: &str) -> bool {
        self.text == text
    }

    /// Whether it is an identifier or a keyword.
    pub(crate) fn is_word(&self) -> bool {
        self.text.starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
}

/// The tokens of a source text.
pub(crate) fn tokens(source: &str) -> Vec<Token> {
    let mut lexer = Lexer { chars: source.chars().collect(), at: 0, line: 1, out: Vec::new() };
    while lexer.at < lexer.chars.len() {
        lexer.step();
    }
    lexer.out
}

struct Lexer {
    chars: Vec<char>,
    at: usize,
    line: usize,
    out: Vec<Token>,
}

impl Lexer {
    fn peek(&self, ahead: usize) -> char {
        self.chars.get(self.at + ahead).copied().unwrap_or('\0')
    }

    fn bump(&mut self) {
        self.line += usize::from(self.peek(0) == '\n');
        self.at += 1;
    }

    fn step(&mut self) {
        match (self.peek(0), self.peek(1)) {
            ('/', '/') => self.skip_while(|c| c != '\n'),
            ('/', '*') => self.block_comment(),
            ('"', _) => self.string(),
            ('\'', _) => self.character_or_lifetime(),
            (c, _) if c.is_alphanumeric() || c == '_' => self.word(),
            (c, _) if c.is_whitespace() => self.bump(),
            (c, _) => {
                self.out.push(Token { text: c.to_string(), line: self.line });
                self.bump();
            }
        }
    }

    fn skip_while(&mut self, wanted: impl Fn(char) -> bool) {
        while self.at < self.chars.len() && wanted(self.peek(0)) {
            self.bump();
        }
    }

    fn block_comment(&mut self) {
        let mut depth = 0;
        while self.at < self.chars.len() {
            let step = match (self.peek(0), self.peek(1)) {
                ('/', '*') => 1,
                ('*', '/') => -1,
                _ => 0,
            };
            depth += step;
            self.bump();
            if step != 0 {
                self.bump();
            }
            if depth == 0 {
                return;
            }
        }
    }

    fn string(&mut self) {
        self.bump();
        while self.at < self.chars.len() && self.peek(0) != '"' {
            if self.peek(0) == '\\' {
                self.bump();
            }
            self.bump();
        }
        self.bump();
    }

    fn raw_string(&mut self) {
        let mut hashes = 0;
        while self.peek(0) == '#' {
            hashes += 1;
            self.bump();
        }
        self.bump();
        while self.at < self.chars.len() {
            let ends = self.peek(0) == '"' && (1..=hashes).all(|i| self.peek(i) == '#');
            self.bump();
            if ends {
                self.at += hashes;
                return;
            }
        }
    }

    fn character_or_lifetime(&mut self) {
        self.bump();
        if self.peek(0) == '\\' {
            self.bump();
            self.bump();
            self.skip_while(|c| c != '\'');
            self.bump();
        } else if self.peek(1) == '\'' {
            self.bump();
            self.bump();
        } else {
            self.skip_while(|c| c.is_alphanumeric() || c == '_');
        }
    }

    fn word(&mut self) {
        let (start, line) = (self.at, self.line);
        self.skip_while(|c| c.is_alphanumeric() || c == '_');
        let text: String = self.chars.iter().take(self.at).skip(start).collect();
        match (text.as_str(), self.peek(0), self.peek(1)) {
            ("r" | "br" | "cr", '"', _) | ("r" | "br" | "cr", '#', '"' | '#') => self.raw_string(),
            ("b" | "c", '"', _) => self.string(),
            ("b", '\'', _) => self.character_or_lifetime(),
            // A raw identifier.
            ("r", '#', _) => self.bump(),
            _ => self.out.push(Token { text, line }),
        }
    }
}

/// The tokens without items that exist in tests only, and the names of the test modules that have a file.
pub(crate) fn without_tests(tokens: &[Token]) -> (Vec<Token>, Vec<String>) {
    let (mut kept, mut test_modules) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < tokens.len() {
        match attribute_end(tokens, at) {
            Some(end) if is_test_only(&tokens[at..end]) => {
                let (next, module) = item_end(tokens, end);
                test_modules.extend(module);
                at = next;
            }
            Some(end) => {
                kept.extend_from_slice(&tokens[at..end]);
                at = end;
            }
            None => {
                kept.push(tokens[at].clone());
                at += 1;
            }
        }
    }
    (kept, test_modules)
}

/// Where the attribute that starts here ends, if one does.
fn attribute_end(tokens: &[Token], at: usize) -> Option<usize> {
    let opens = tokens.get(at)?.is("#") && tokens.get(at + 1)?.is("[");
    opens.then(|| closing(tokens, at + 1) + 1)
}

fn is_test_only(attribute: &[Token]) -> bool {
    let has = |word: &str| attribute.iter().any(|t| t.is(word));
    let is = |word: &str| attribute.get(2).is_some_and(|t| t.is(word));
    is("test") || (is("cfg") && has("test") && !has("not"))
}

/// Where the item that starts here ends, and its name when it is a module in a file of its own.
fn item_end(tokens: &[Token], mut at: usize) -> (usize, Option<String>) {
    while let Some(end) = attribute_end(tokens, at) {
        at = end;
    }
    let start = at;
    while let Some(token) = tokens.get(at) {
        match token.text.as_str() {
            ";" => {
                let module = tokens[start..at].iter().position(|t| t.is("mod"));
                return (at + 1, module.map(|m| tokens[start + m + 1].text.clone()));
            }
            "{" => {
                // `use a::{b, c};` goes on after its braces.
                let is_use = tokens[start..at].iter().any(|t| t.is("use") || t.is("="));
                at = closing(tokens, at) + 1;
                if !is_use {
                    return (at, None);
                }
            }
            "(" | "[" => at = closing(tokens, at) + 1,
            _ => at += 1,
        }
    }
    (at, None)
}

/// Where the bracket that opens here closes.
fn closing(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token.text.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    tokens.len().saturating_sub(1)
}

/// The paths inside the crate that these tokens of a module name, each in full from the root of the crate, with the
/// line. A group in braces yields one path for each of its members.
pub(crate) fn crate_paths(tokens: &[Token], module: &[String]) -> Vec<(Vec<String>, usize)> {
    let mut found = Vec::new();
    // The inline modules around the current token: the depth of braces each was opened at, and its name.
    let (mut depth, mut inline): (usize, Vec<(usize, String)>) = (0, Vec::new());
    for (at, token) in tokens.iter().enumerate() {
        match token.text.as_str() {
            "{" => {
                if at >= 2 && tokens[at - 2].is("mod") {
                    inline.push((depth, tokens[at - 1].text.clone()));
                }
                depth += 1;
            }
            "}" => {
                depth = depth.saturating_sub(1);
                inline.retain(|(d, _)| *d < depth);
            }
            "crate" | "super" | "self" if is_path_start(tokens, at) => {
                let here = module.iter().cloned().chain(inline.iter().map(|(_, n)| n.clone()));
                let mut here: Vec<String> = here.collect();
                if token.is("crate") {
                    here.clear();
                } else if token.is("super") {
                    here.pop();
                }
                branches(tokens, at + 1, here, token.line, &mut found);
            }
            _ => {}
        }
    }
    found
}

/// Whether a path begins at this token: `::` follows, and it is not the middle of another path.
fn is_path_start(tokens: &[Token], at: usize) -> bool {
    let sign = |i: usize| tokens.get(i).is_some_and(|t| t.is(":"));
    let continued = at >= 2 && sign(at - 1) && sign(at - 2);
    sign(at + 1) && sign(at + 2) && !continued
}

/// Follows a path from the `::` at `at` and records where it leads. Returns where it ends.
fn branches(
    tokens: &[Token],
    mut at: usize,
    mut path: Vec<String>,
    line: usize,
    found: &mut Vec<(Vec<String>, usize)>,
) -> usize {
    let sign = |i: usize, s: &str| tokens.get(i).is_some_and(|t| t.is(s));
    while sign(at, ":") && sign(at + 1, ":") {
        at += 2;
        if sign(at, "{") {
            let end = closing(tokens, at);
            let mut member = at + 1;
            while member < end {
                member = branch(tokens, member, path.clone(), line, found);
                while member < end && !sign(member, ",") {
                    member += 1;
                }
                member += 1;
            }
            return end + 1;
        }
        match tokens.get(at) {
            Some(t) if t.is("super") => drop(path.pop()),
            Some(t) if t.is("self") => {}
            Some(t) if t.is_word() => path.push(t.text.clone()),
            _ => break,
        }
        at += 1;
    }
    found.push((path, line));
    at
}

/// One member of a group in braces.
fn branch(
    tokens: &[Token],
    at: usize,
    mut path: Vec<String>,
    line: usize,
    found: &mut Vec<(Vec<String>, usize)>,
) -> usize {
    match tokens.get(at) {
        Some(t) if t.is("self") || t.is("*") => {}
        Some(t) => path.push(t.text.clone()),
        None => return at + 1,
    }
    branches(tokens, at + 1, path, line, found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(source: &str, module: &[&str]) -> Vec<String> {
        let module: Vec<String> = module.iter().map(|m| (*m).to_owned()).collect();
        crate_paths(&without_tests(&tokens(source)).0, &module)
            .into_iter()
            .map(|(p, _)| p.join("::"))
            .collect()
    }

    #[test]
    fn comments_strings_and_lifetimes_hold_no_paths() {
        let source = r##"
            // crate::a
            /* crate::b /* crate::c */ crate::d */
            /// [`crate::e`]
            const S: &'static str = "crate::f \" crate::g";
            const R: &str = r#"crate::h " crate::i"#;
            const C: (char, char, u8) = ('"', '\'', b'"');
            fn f<'a>(x: &'a str) -> &'a str { crate::real::path(x) }
        "##;
        assert_eq!(paths(source, &[]), ["real::path"]);
    }

    #[test]
    fn groups_and_ancestors_are_followed() {
        let source =
            "use crate::{a::{b, c::d}, e}; use super::f; use super::super::g::{self, h}; use self::i::j;";
        assert_eq!(paths(source, &["m", "n"]), ["a::b", "a::c::d", "e", "m::f", "g", "g::h", "m::n::i::j"]);
    }

    #[test]
    fn an_inline_module_is_one_level_more() {
        let source = "mod inner { use super::x; fn f() { if true {} } use super::super::y; } use super::z;";
        assert_eq!(paths(source, &["m"]), ["m::x", "y", "z"]);
    }

    #[test]
    fn test_items_are_left_out_and_their_files_named() {
        let source = "
            #[cfg(test)] use crate::a::{b, c};
            #[cfg(test)] #[path = \"t.rs\"] mod tests;
            #[cfg(all(test, unix))] pub(crate) mod trial { use crate::d; }
            #[test] fn t() -> [u8; 1] { crate::e() }
            #[cfg(not(test))] use crate::kept;
            #[derive(Debug)] struct S { x: crate::also_kept::T }
        ";
        assert_eq!(paths(source, &[]), ["kept", "also_kept::T"]);
        assert_eq!(without_tests(&tokens(source)).1, ["tests"]);
    }
}
