//! Commands in shell text: enough of the grammar to tell words, lists and whose failure is dropped.
//!
//! A grammar of its own instead of a syntax tree, because the text is rarely a file: it stands in YAML, JSON, recipes
//! and strings, with expressions of other languages (`${{ … }}`) in between.

use super::line_offset;

/// A word with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Its text without quotes.
    pub text: String,
    /// Its line.
    pub line: u32,
}

/// A simple command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// Its words, the program first.
    pub words: Vec<Word>,
    /// The line it starts in.
    pub line: u32,
    /// What drops its failure, if anything does.
    pub dropped: Option<Dropped>,
    /// What the command is piped into, where its own status is lost without `pipefail`.
    pub piped: Option<Dropped>,
    /// What is run after it whatever it says, in a shell that does not end at a failure.
    pub overrun: Option<Dropped>,
    /// Whether `set -e` (true) or `set +e` (false) was said before it.
    pub errexit: Option<bool>,
    /// Whether `set -o pipefail` (true) or `set +o pipefail` (false) was said before it.
    pub pipefail: Option<bool>,
    /// Whether the script goes on after it whatever it says, unless the shell ends at failures.
    pub followed: bool,
}

/// What is said of a failure that a script without `set -e` goes past.
pub const NO_ERREXIT: &str = "a script without `set -e`";

/// What drops the failure of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dropped {
    /// Its text.
    pub text: String,
    /// Its line.
    pub line: u32,
}

impl Command {
    /// A command that stands by itself.
    #[must_use]
    pub fn of(words: Vec<Word>, line: u32) -> Self {
        Self {
            words,
            line,
            dropped: None,
            piped: None,
            overrun: None,
            errexit: None,
            pipefail: None,
            followed: false,
        }
    }

    /// The words in one line.
    #[must_use]
    pub fn text(&self) -> String {
        self.words.iter().map(|w| w.text.as_str()).collect::<Vec<_>>().join(" ")
    }

    fn first(&self) -> &str {
        self.words.first().map_or("", |w| w.text.as_str())
    }

    fn second(&self) -> &str {
        self.words.get(1).map_or("", |w| w.text.as_str())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Op {
    End,
    Newline,
    And,
    Or,
    Pipe,
    Open,
    Close,
}

enum Token {
    Word(Word),
    Op(Op, u32),
}

/// Reads the commands of a text whose first line has the number `first`. In folded text line breaks are spaces.
#[must_use]
pub fn commands(text: &str, first: u32, folded: bool) -> Vec<Command> {
    let parts = split(&tokens(text, first, folded));
    let mut out = Vec::new();
    let (mut errexit, mut pipefail) = (None, None);
    let succeeds_at_exit = parts.iter().find_map(trap_of_success);
    // The status is asked for next: `while [ $? -ne 0 ]`, `rc=$?`.
    let asks = |index: usize| {
        parts.get(index + 1).is_some_and(|p| p.command.words.iter().any(|w| w.text.contains("$?")))
    };
    let leaves_with_status =
        parts.iter().any(|p| p.command.first() == "exit" && p.command.second().starts_with('$'));
    for (index, part) in parts.iter().enumerate() {
        let mut command = part.command.clone();
        errexit = switched(&command, 'e', "errexit").or(errexit);
        pipefail = switched(&command, '\0', "pipefail").or(pipefail);
        command.errexit = errexit;
        command.pipefail = pipefail;
        command.followed = !leaves_with_status && !asks(index) && is_followed(&parts, index);
        command.dropped = dropped(&parts, index);
        command.piped = piped(&parts, index);
        command.overrun = overrun(&parts, index).filter(|_| errexit.is_none());
        if command.dropped.is_none() && errexit == Some(false) && !leaves_with_status && !asks(index) {
            let line =
                parts.iter().take(index).rev().find(|p| p.command.first() == "set").map(|p| p.command.line);
            command.dropped = Some(Dropped { text: "set +e".into(), line: line.unwrap_or(command.line) });
        }
        command.dropped = command.dropped.or_else(|| succeeds_at_exit.clone());
        out.push(command);
    }
    out
}

/// What a `set` says about an option: its letter within a group of flags, or its name behind `-o`.
fn switched(command: &Command, letter: char, name: &str) -> Option<bool> {
    if command.first() != "set" {
        return None;
    }
    let mut said = None;
    let mut on = true;
    for word in command.words.iter().skip(1).map(|w| w.text.as_str()) {
        if word == name {
            said = Some(on);
        } else if let Some(flags) = word.strip_prefix('-') {
            on = true;
            said = if flags.contains(letter) { Some(true) } else { said };
        } else if let Some(flags) = word.strip_prefix('+') {
            on = false;
            said = if flags.contains(letter) { Some(false) } else { said };
        }
    }
    said
}

/// A `trap` that turns every end into a success.
fn trap_of_success(part: &Part) -> Option<Dropped> {
    let ends = part.command.words.iter().skip(2).any(|w| matches!(w.text.as_str(), "EXIT" | "0" | "ERR"));
    let quiet = matches!(part.command.second().trim().trim_end_matches(';'), "exit 0" | "true" | ":");
    let exits = part.command.second().trim_end_matches([';', ' ']).ends_with("exit 0");
    (part.command.first() == "trap" && ends && (quiet || exits))
        .then(|| Dropped { text: part.command.text(), line: part.command.line })
}

/// Whether a script goes on behind a command whatever it says.
fn is_followed(parts: &[Part], index: usize) -> bool {
    let follows = || {
        let own = parts.get(index)?;
        if matches!(own.command.first(), "if" | "elif" | "while" | "until" | "!" | "set" | "return" | "exit")
        {
            return None;
        }
        let last = parts.get(index..)?.iter().position(|p| !matches!(p.after, Op::And | Op::Pipe))? + index;
        let end = parts.get(last).filter(|p| matches!(p.after, Op::End | Op::Newline))?;
        let next = parts.get(last + 1).filter(|n| n.depth == own.depth && end.depth == own.depth)?;
        let leaves = matches!(next.command.first(), "exit" | "return") && next.command.second() != "0";
        let closes = matches!(next.command.first(), "fi" | "else" | "elif" | "esac");
        (!leaves && !closes).then_some(())
    };
    follows().is_some()
}

struct Part {
    command: Command,
    after: Op,
    depth: usize,
    after_line: u32,
}

fn split(tokens: &[Token]) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut words: Vec<Word> = Vec::new();
    let mut depth = 0usize;
    let flush = |words: &mut Vec<Word>, after: Op, after_line: u32, depth: usize, parts: &mut Vec<Part>| {
        if let Some(first) = words.first() {
            let line = first.line;
            let command = Command::of(std::mem::take(words), line);
            parts.push(Part { command, after, depth, after_line });
        } else if let Some(last) = parts.last_mut()
            && matches!(last.after, Op::Close | Op::Newline)
            && matches!(after, Op::And | Op::Or | Op::Pipe)
        {
            last.after = after;
            last.after_line = after_line;
        }
    };
    for token in tokens {
        match token {
            Token::Word(word) => {
                let opener = matches!(word.text.as_str(), "{" | "then" | "do" | "else");
                if words.is_empty() && opener {
                    depth += usize::from(word.text == "{");
                    continue;
                }
                if words.is_empty() && word.text == "}" {
                    depth = depth.saturating_sub(1);
                    continue;
                }
                words.push(word.clone());
            }
            Token::Op(op, line) => {
                flush(&mut words, *op, *line, depth, &mut parts);
                match op {
                    Op::Open => depth += 1,
                    Op::Close => depth = depth.saturating_sub(1),
                    _ => {}
                }
            }
        }
    }
    flush(&mut words, Op::End, 0, depth, &mut parts);
    parts
}

/// Whether the failure of the command at `index` is dropped by what follows it or stands around it.
fn dropped(parts: &[Part], index: usize) -> Option<Dropped> {
    let own = parts.get(index)?;
    if let Some(dropped) = dropped_by_condition(parts, index) {
        return Some(dropped);
    }
    let mut at = index;
    loop {
        let part = parts.get(at)?;
        match part.after {
            Op::And | Op::Pipe => at += 1,
            Op::Or => return handler(parts, at + 1, own.depth, part.after_line),
            Op::End => {
                let next = parts.get(at + 1)?;
                let quiet = matches!(next.command.first(), "true" | ":")
                    || (next.command.first() == "exit" && next.command.second() == "0");
                let same_line = next.command.line == own.command.line || part.after_line == next.command.line;
                return (quiet && same_line).then(|| Dropped {
                    text: format!("; {}", next.command.text()),
                    line: next.command.line,
                });
            }
            Op::Newline | Op::Open | Op::Close => return None,
        }
    }
}

/// What a command is piped into.
fn piped(parts: &[Part], index: usize) -> Option<Dropped> {
    let part = parts.get(index).filter(|p| p.after == Op::Pipe)?;
    let next = &parts.get(index + 1)?.command;
    Some(Dropped { text: format!("| {}", next.text()), line: part.after_line })
}

/// What follows a command behind a bare `;`.
fn overrun(parts: &[Part], index: usize) -> Option<Dropped> {
    let own = parts.get(index)?;
    let last = parts.get(index..)?.iter().position(|p| p.after != Op::And)? + index;
    let end = parts.get(last).filter(|p| p.after == Op::End && p.depth == own.depth)?;
    let next = &parts.get(last + 1)?.command;
    // `status=$?` and the words of a compound command look at the failure.
    let looks =
        next.first().contains('=') || matches!(next.first(), "fi" | "done" | "then" | "else" | "exit" | "do");
    (!looks).then(|| Dropped { text: format!("; {}", next.text()), line: end.after_line })
}

/// The commands behind `||`, when none of them fails or does real work.
fn handler(parts: &[Part], from: usize, depth: usize, line: u32) -> Option<Dropped> {
    let mut texts = Vec::new();
    for part in parts.get(from..)? {
        let words = &part.command.words;
        let quiet = match part.command.first() {
            "true" | ":" | "echo" | "printf" | "continue" | "warn" | "/bin/true" => true,
            "exit" | "return" => part.command.second() == "0",
            _ => false,
        };
        if !quiet || words.is_empty() {
            return None;
        }
        texts.push(part.command.text());
        let ends = matches!(part.after, Op::Newline | Op::End | Op::Pipe) && part.depth <= depth;
        if ends || (part.after == Op::Close && part.depth <= depth + 1) {
            break;
        }
    }
    (!texts.is_empty()).then(|| Dropped { text: format!("|| {}", texts.join("; ")), line })
}

/// `if check; then …; fi` without a failing end in any branch.
fn dropped_by_condition(parts: &[Part], index: usize) -> Option<Dropped> {
    let command = &parts.get(index)?.command;
    if !matches!(command.first(), "if" | "elif") {
        return None;
    }
    for part in parts.get(index + 1..)? {
        let failing = match part.command.first() {
            "exit" | "return" => part.command.second() != "0",
            "false" | "kill" | "fail" | "die" => true,
            // A status kept for later is no failure dropped.
            word => word.contains('='),
        };
        if failing {
            return None;
        }
        if part.command.first() == "fi" {
            return Some(Dropped { text: "if … fi without a failing end".into(), line: command.line });
        }
    }
    None
}

struct Lexer<'t> {
    chars: std::iter::Peekable<std::str::Chars<'t>>,
    row: usize,
    first: u32,
    folded: bool,
    out: Vec<Token>,
    word: Option<Word>,
}

fn tokens(text: &str, first: u32, folded: bool) -> Vec<Token> {
    let mut lexer =
        Lexer { chars: text.chars().peekable(), row: 0, first, folded, out: Vec::new(), word: None };
    lexer.run();
    lexer.end_word();
    lexer.out
}

impl Lexer<'_> {
    fn line(&self) -> u32 {
        self.first.saturating_add(line_offset(self.row))
    }

    fn next(&mut self) -> Option<char> {
        let c = self.chars.next()?;
        self.row += usize::from(c == '\n');
        Some(c)
    }

    fn push(&mut self, c: char) {
        let line = self.line();
        self.word.get_or_insert_with(|| Word { text: String::new(), line }).text.push(c);
    }

    fn end_word(&mut self) {
        if let Some(word) = self.word.take() {
            self.out.push(Token::Word(word));
        }
    }

    fn op(&mut self, op: Op) {
        let line = self.line();
        self.end_word();
        self.out.push(Token::Op(op, line));
    }

    fn take_if(&mut self, wanted: char) -> bool {
        let there = self.chars.peek() == Some(&wanted);
        if there {
            self.next();
        }
        there
    }

    fn run(&mut self) {
        loop {
            let Some(&c) = self.chars.peek() else { return };
            // The line of an operator is the line it stands in, so it is taken before a line break counts.
            match c {
                '\n' => {
                    if self.folded {
                        self.end_word();
                    } else {
                        self.op(Op::Newline);
                    }
                    self.next();
                }
                ' ' | '\t' | '\r' => {
                    self.next();
                    self.end_word();
                }
                '#' if self.word.is_none() => self.comment(),
                _ => {
                    self.next();
                    self.character(c);
                }
            }
        }
    }

    fn character(&mut self, c: char) {
        match c {
            ';' => {
                self.take_if(';');
                self.op(Op::End);
            }
            '&' if self.word.as_ref().is_some_and(|w| w.text.ends_with('>')) => self.push('&'),
            '&' => {
                if self.take_if('&') {
                    self.op(Op::And);
                } else if self.take_if('>') {
                    self.end_word();
                } else {
                    self.op(Op::End);
                }
            }
            '|' => {
                let op = if self.take_if('|') { Op::Or } else { Op::Pipe };
                self.take_if('&');
                self.op(op);
            }
            '(' if self.word.is_none() => self.op(Op::Open),
            ')' => self.op(Op::Close),
            '\\' => self.escape(),
            '\'' | '"' => self.quoted(c),
            '$' => self.expansion(),
            '`' => self.quoted('`'),
            _ => self.push(c),
        }
    }

    fn comment(&mut self) {
        while self.chars.peek().is_some_and(|c| *c != '\n') {
            self.next();
        }
    }

    fn escape(&mut self) {
        match self.chars.peek() {
            Some('\n') => {
                self.next();
                self.end_word();
            }
            Some('\r') => {}
            Some(c) => {
                let c = *c;
                self.next();
                self.push(c);
            }
            None => {}
        }
    }

    fn quoted(&mut self, quote: char) {
        let line = self.line();
        self.word.get_or_insert_with(|| Word { text: String::new(), line });
        while let Some(c) = self.next() {
            if c == quote {
                return;
            }
            if c == '\\' && quote == '"' {
                if let Some(escaped) = self.next() {
                    self.push(escaped);
                }
                continue;
            }
            self.push(c);
        }
    }

    /// `$(…)`, `${…}` and `${{ … }}` stay one word.
    fn expansion(&mut self) {
        self.push('$');
        let (open, close) = match self.chars.peek() {
            Some('(') => ('(', ')'),
            Some('{') => ('{', '}'),
            _ => return,
        };
        let mut depth = 0usize;
        while let Some(c) = self.next() {
            self.push(c);
            depth += usize::from(c == open);
            if c == close {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return;
                }
            }
        }
    }
}
