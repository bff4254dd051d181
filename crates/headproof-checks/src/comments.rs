//! Comments of one side of a file: from the syntax tree where there is one, else by the markers of its kind of file.
//!
//! A word that stands in a string, in a doc text or in plain prose of a Markdown file is no comment, which is what
//! keeps linters' own sources and their documentation quiet.

use headproof_core::path::RepoPath;
use tree_sitter::Node;

use crate::language::Language;
use crate::view::SideView;

/// The part of a comment that stands in one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comment<'c> {
    /// The line, from 1.
    pub line: u32,
    /// The text of that line from the comment's marker (or the line's first word, further down in a block comment).
    pub text: &'c str,
    /// What stands before it in the line.
    pub code: &'c str,
    /// Whether it documents an item (`///`, `/** */`), so that it is written for readers of the interface.
    pub doc: bool,
}

impl Comment<'_> {
    /// Whether no code stands before it in its line.
    #[must_use]
    pub fn stands_alone(&self) -> bool {
        self.code.chars().all(|c| c.is_whitespace() || c == '{')
    }

    /// What it says, without markers and white space around it.
    #[must_use]
    pub fn body(&self) -> &str {
        body(self.text)
    }
}

/// Strips comment markers and white space from both ends.
#[must_use]
pub fn body(text: &str) -> &str {
    let text = text.trim().trim_end_matches("*/}").trim_end_matches("*/").trim_end_matches("-->");
    for marker in ["<!--", "//", "/*", "--", "#", "*", ";"] {
        if let Some(rest) = text.strip_prefix(marker) {
            return rest.trim_start_matches(['/', '*', '!', '#']).trim();
        }
    }
    text.trim()
}

/// The comment that holds the byte at `offset` of the text, if one does.
#[must_use]
pub fn comment_at<'c>(side: &SideView<'c>, offset: usize) -> Option<Comment<'c>> {
    let line = side.text.line_at(offset);
    let start = side.text.line_range(line)?.start;
    let text = side.text.line(line)?;
    let column = offset.checked_sub(start)?;
    if let Some(root) = side.root() {
        let node = comment_node(root.descendant_for_byte_range(offset, offset + 1)?)?;
        let text = text.get(..node.end_byte().saturating_sub(start)).unwrap_or(text);
        return split(line, text, node.start_byte().saturating_sub(start), is_doc(side, node));
    }
    let from = by_markers(text, column, side)?;
    split(line, text, from, false)
}

/// The comment that begins in this line (or goes on in it), where it is the first or only thing in the line or stands
/// at its end.
#[must_use]
pub fn comment_of_line<'c>(side: &SideView<'c>, line: u32) -> Option<Comment<'c>> {
    let range = side.text.line_range(line)?;
    let text = side.text.line(line)?;
    let last = text.trim_end().len().checked_sub(1)?;
    // Where every comment opens in its own line, most lines need no tree.
    let hashes = matches!(side.language, Some(Language::Python | Language::Bash));
    if hashes && !text.contains('#') {
        return None;
    }
    let first = text.len() - text.trim_start().len();
    comment_at(side, range.start + last).or_else(|| comment_at(side, range.start + first))
}

fn split(line: u32, text: &str, from: usize, doc: bool) -> Option<Comment<'_>> {
    let from = from.min(text.len());
    let lead = text.get(from..)?.len() - text.get(from..)?.trim_start().len();
    let from = from + lead;
    Some(Comment { line, text: text.get(from..)?, code: text.get(..from)?, doc })
}

fn comment_node(node: Node<'_>) -> Option<Node<'_>> {
    let mut found = None;
    let mut at = Some(node);
    for _ in 0..4 {
        let node = at?;
        if node.kind().contains("comment") {
            found = Some(node);
        } else if found.is_some() {
            break;
        }
        at = node.parent();
        if at.is_none() {
            break;
        }
    }
    found
}

fn is_doc(side: &SideView<'_>, node: Node<'_>) -> bool {
    let text = side.text_of(node);
    match side.language {
        Some(Language::Rust) => ["///", "//!", "/**", "/*!"].iter().any(|m| text.starts_with(m)),
        Some(l) if l.is_script() => text.starts_with("/**") && text.contains('\n'),
        _ => false,
    }
}

/// Where the comment that holds `column` starts, judged by quotes and markers alone.
fn by_markers(text: &str, column: usize, side: &SideView<'_>) -> Option<usize> {
    let markers = markers(side.path);
    let mut quote: Option<char> = None;
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        if at > column {
            break;
        }
        match quote {
            Some(q) => {
                if !escaped && c == q {
                    quote = None;
                }
                escaped = c == '\\' && !escaped;
            }
            None => {
                let rest = text.get(at..).unwrap_or_default();
                let opens = markers.iter().any(|m| rest.starts_with(m));
                // `#` and `--` open a comment at the start of a word only: `a#b` and `--flag` are neither.
                let before = text.get(..at).unwrap_or_default();
                let free = before.chars().next_back().is_none_or(|c| c.is_whitespace() || ";){}".contains(c));
                if opens && (free || rest.starts_with("/*")) {
                    return Some(at);
                }
                if c == '"' || (c == '\'' && free) {
                    quote = Some(c);
                }
            }
        }
    }
    // A line further down in a block comment of the usual form.
    let lead = text.len() - text.trim_start().len();
    let goes_on = text.trim_start().starts_with("* ") && markers.contains(&"/*");
    goes_on.then_some(lead)
}

/// The comment markers of a kind of file; none for prose.
fn markers(path: &RepoPath) -> &'static [&'static str] {
    const SLASHES: &[&str] = &["//", "/*"];
    const HASH: &[&str] = &["#"];
    const MIXED: &[&str] = &["//", "/*", "#"];
    const MARKUP: &[&str] = &["<!--", "//", "/*"];
    const DASHES: &[&str] = &["--", "/*"];
    let name = path.file_name().to_ascii_lowercase();
    if name.starts_with("dockerfile") || name.starts_with("makefile") || name.starts_with(".env") {
        return HASH;
    }
    let Some(extension) = path.extension() else { return HASH };
    match extension.to_ascii_lowercase().as_str() {
        "md" | "mdx" | "rst" | "txt" | "adoc" | "csv" | "json" | "patch" | "diff" | "snap" | "lock" => &[],
        "html" | "htm" | "vue" | "svelte" | "astro" | "xml" | "xhtml" => MARKUP,
        "sql" | "lua" | "hs" | "elm" => DASHES,
        "php" | "tf" | "hcl" => MIXED,
        "py" | "pyi" | "rb" | "sh" | "bash" | "zsh" | "fish" | "yml" | "yaml" | "toml" | "ini" | "cfg"
        | "pl" | "r" | "ex" | "exs" | "dockerfile" | "mk" | "nix" | "bzl" | "bazel" | "ps1" | "conf" => HASH,
        _ => SLASHES,
    }
}

#[cfg(test)]
mod tests {
    use headproof_core::change::{Content, FileChange, FileMode, FileSide, FileStatus};
    use headproof_core::text::SourceText;

    use super::*;
    use crate::view::FileView;

    fn found(path: &str, text: &str, needle: &str) -> Option<(String, String)> {
        let side = FileSide {
            path: RepoPath::new(path).unwrap(),
            mode: FileMode::Regular,
            content: Content::Text(SourceText::new(text)),
        };
        let file = FileChange::new(FileStatus::Added, None, Some(side), Vec::new()).unwrap();
        let view = FileView::new(&file);
        let after = view.after.as_ref().unwrap();
        let comment = comment_at(after, text.find(needle).unwrap())?;
        Some((comment.code.trim().to_owned(), comment.body().to_owned()))
    }

    #[test]
    fn comments_are_told_from_strings_in_every_language() {
        for (path, text, want) in [
            ("a.py", "x = 1  # MARK here\n", Some(("x = 1", "MARK here"))),
            ("a.py", "x = '# MARK'\n", None),
            ("a.py", "def f():\n    \"\"\"Text\n    # MARK\n    \"\"\"\n", None),
            ("a.rs", "let s = \"// MARK\"; // ok\n", None),
            ("a.rs", "foo(); /* MARK */\n", Some(("foo();", "MARK"))),
            ("a.ts", "const s = `// MARK`;\n", None),
            ("a.tsx", "const a = <p>{/* MARK it */}</p>;\n", Some(("const a = <p>{", "MARK it"))),
            ("a.go", "x() //MARK:y\n", Some(("x()", "MARK:y"))),
            ("a.sh", "echo '# MARK'\n", None),
            ("a.sh", "# MARK\n", Some(("", "MARK"))),
            ("a.yml", "a: b # MARK\n", Some(("a: b", "MARK"))),
            ("a.java", "call(); // MARK\n", Some(("call();", "MARK"))),
            ("a.java", "call(\"// MARK\");\n", None),
            ("A.rb", "foo # MARK\n", Some(("foo", "MARK"))),
            ("Dockerfile", "# MARK=1\nRUN x\n", Some(("", "MARK=1"))),
            ("README.md", "Use # MARK to silence\n", None),
            ("a.vue", "<!-- MARK -->\n", Some(("", "MARK"))),
            ("a.c", "/*\n * MARK\n */\n", Some(("", "MARK"))),
        ] {
            let want = want.map(|(c, b)| (c.to_owned(), b.to_owned()));
            assert_eq!(found(path, text, "MARK"), want, "{path}: {text:?}");
        }
    }
}
