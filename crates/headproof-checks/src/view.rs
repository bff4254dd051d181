//! A change and its files as the rules see them: both sides, each parsed at most once and only when a rule asks.

use std::sync::{Arc, OnceLock};

use headproof_core::change::{Change, FileChange, FileSide};
use headproof_core::location::Side;
use headproof_core::path::RepoPath;
use headproof_core::text::SourceText;
use tree_sitter::{Node, Parser, Tree};

use crate::departed::Departed;
use crate::edits::edited;
use crate::language::Language;
use crate::memo::Memo;
use crate::walk::lines_of;

/// Bytes of a file that are parsed at the most; larger ones are read line by line.
pub const MAX_PARSED_BYTES: usize = 2 * 1024 * 1024;
/// Bytes of a line in a file that is parsed at the most.
pub const MAX_PARSED_LINE: usize = 50_000;

/// Nesting of a YAML file that is parsed at the most. The scanner of its grammar keeps its state in 1,024 bytes, four
/// for each level, and ends the process when they do not suffice.
const MAX_YAML_LEVELS: usize = 240;
/// The same for Python, whose scanner needs two bytes for each level, and fails where it is inside a string as well.
const MAX_PYTHON_INDENT: usize = 480;

/// The whole change, for rules that look across files.
pub struct ChangeView<'c> {
    /// The change itself, unreadable files included.
    pub change: &'c Change,
    /// The files that are read, ordered by path.
    pub files: Vec<FileView<'c>>,
}

/// One changed file.
pub struct FileView<'c> {
    /// The file as the change holds it.
    pub file: &'c FileChange,
    /// The side before, where it has text.
    pub before: Option<SideView<'c>>,
    /// The side after, where it has text.
    pub after: Option<SideView<'c>>,
    /// The lines that went anywhere in the change; of this file alone where it is looked at by itself.
    pub departed: Arc<Departed>,
    /// What was worked out about the file by those who read it.
    pub memo: Memo,
}

/// One side of a changed file.
pub struct SideView<'c> {
    /// Which side it is.
    pub side: Side,
    /// Its path on that side.
    pub path: &'c RepoPath,
    /// Its text.
    pub text: &'c SourceText,
    /// Its language, where there is a grammar for it.
    pub language: Option<Language>,
    tree: OnceLock<Option<Tree>>,
}

impl<'c> FileView<'c> {
    /// A view of a changed file.
    #[must_use]
    pub fn new(file: &'c FileChange) -> Self {
        Self::among(file, Arc::new(Departed::from_files(std::iter::once(file))))
    }

    /// A view of a file among the others of its change, whose lines that went are given.
    #[must_use]
    pub fn among(file: &'c FileChange, departed: Arc<Departed>) -> Self {
        let side = |which, s: Option<&'c FileSide>| s.and_then(|s| SideView::new(which, s));
        Self {
            file,
            before: side(Side::Before, file.before.as_ref()),
            after: side(Side::After, file.after.as_ref()),
            departed,
            memo: Memo::default(),
        }
    }

    /// The path people know the file by.
    #[must_use]
    pub fn path(&self) -> &'c RepoPath {
        self.file.path()
    }

    /// Parses both sides, the side after on the ground of the side before: what did not change is not read again.
    /// Does nothing where that cannot be done; each side is parsed for itself then, at the first need.
    pub fn parse_sides_together(&self) {
        let (Some(before), Some(after)) = (&self.before, &self.after) else { return };
        if before.language != after.language || after.tree.get().is_some() {
            return;
        }
        let Some(edited) = before.tree().and_then(|t| edited(t, before.text, after.text, &self.file.hunks))
        else {
            return;
        };
        // How an error is recovered from depends on what was there before.
        let tree = after.parse(Some(&edited)).filter(|t| !t.root_node().has_error());
        if let Some(tree) = tree {
            after.tree.get_or_init(|| Some(tree));
        }
    }

    /// The side after, or before where the file was deleted.
    #[must_use]
    pub fn main_side(&self) -> Option<&SideView<'c>> {
        self.after.as_ref().or(self.before.as_ref())
    }

    /// The lines that came, with their numbers, in order.
    pub fn added_lines(&self) -> impl Iterator<Item = (u32, &'c str)> + '_ {
        let numbers = self.file.hunks.iter().flat_map(|h| h.after.start..h.after.start + h.after.len);
        numbers.filter_map(move |n| self.after.as_ref().and_then(|s| s.text.line(n)).map(|l| (n, l)))
    }

    /// The lines that went, with their numbers, in order.
    pub fn removed_lines(&self) -> impl Iterator<Item = (u32, &'c str)> + '_ {
        let numbers = self.file.hunks.iter().flat_map(|h| h.before.start..h.before.start + h.before.len);
        numbers.filter_map(move |n| self.before.as_ref().and_then(|s| s.text.line(n)).map(|l| (n, l)))
    }
}

impl<'c> SideView<'c> {
    fn new(side: Side, file: &'c FileSide) -> Option<Self> {
        let text = file.text()?;
        let language = Language::of(&file.path);
        Some(Self { side, path: &file.path, text, language, tree: OnceLock::new() })
    }

    /// The syntax tree; `None` without a grammar, for texts over the limits, and for parts of files.
    #[must_use]
    pub fn tree(&self) -> Option<&Tree> {
        self.tree.get_or_init(|| self.parse(None)).as_ref()
    }

    /// The syntax tree, if somebody asked for it before and it was not dropped since.
    #[must_use]
    pub fn parsed(&self) -> Option<&Tree> {
        self.tree.get().and_then(Option::as_ref)
    }

    /// The root of the syntax tree.
    #[must_use]
    pub fn root(&self) -> Option<Node<'_>> {
        self.tree().map(Tree::root_node)
    }

    /// Whether the text is within the limits for parsing.
    #[must_use]
    pub fn is_parsable(&self) -> bool {
        let text = self.text.as_str();
        self.text.is_whole()
            && text.len() <= MAX_PARSED_BYTES
            && self.text.lines().all(|l| l.len() <= MAX_PARSED_LINE)
            && match self.language {
                Some(Language::Yaml) => self.text.lines().all(is_shallow_yaml),
                Some(Language::Python) => {
                    memchr::memchr2(b'"', b'\'', text.as_bytes()).is_none()
                        || self.text.lines().all(is_shallow_python)
                }
                _ => true,
            }
    }

    /// Drops the syntax tree, which is much larger than the text; asking for it again parses again.
    pub fn forget_tree(&mut self) {
        self.tree = OnceLock::new();
    }

    /// The text of a node.
    #[must_use]
    pub fn text_of(&self, node: Node<'_>) -> &'c str {
        self.text.as_str().get(node.byte_range()).unwrap_or_default()
    }

    /// The line (from 1) a node starts in.
    #[must_use]
    pub fn line_of(&self, node: Node<'_>) -> u32 {
        u32::try_from(node.start_position().row + 1).unwrap_or(u32::MAX)
    }

    /// The line (from 1) a node ends in. A node that ends with a line break ends in the line before it.
    #[must_use]
    pub fn last_line_of(&self, node: Node<'_>) -> u32 {
        lines_of(node).1
    }

    fn parse(&self, ground: Option<&Tree>) -> Option<Tree> {
        let language = self.language.filter(|_| self.is_parsable())?;
        let mut parser = Parser::new();
        parser.set_language(&language.grammar()).ok()?;
        parser.parse(self.text.as_str(), ground)
    }
}

/// Whether a line of YAML can be nested no deeper than is parsed: each level takes a column of indentation or an
/// indicator in the line.
fn is_shallow_yaml(line: &str) -> bool {
    let bytes = line.as_bytes();
    let indented = bytes.iter().take_while(|b| matches!(b, b' ' | b'\t')).count();
    let ends_word = |at: usize| bytes.get(at + 1).is_none_or(|b| matches!(b, b' ' | b'\t' | b'\r'));
    let indicators = memchr::memchr3_iter(b'-', b'?', b':', bytes).filter(|at| ends_word(*at)).count();
    indented + indicators <= MAX_YAML_LEVELS
}

/// Whether a line of Python is indented no deeper than is parsed; each level takes a column at least.
fn is_shallow_python(line: &str) -> bool {
    let white = line.bytes().take_while(u8::is_ascii_whitespace);
    white.map(|b| if b == b'\t' { 8 } else { 1 }).sum::<usize>() <= MAX_PYTHON_INDENT
}
