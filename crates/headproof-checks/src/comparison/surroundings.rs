//! What changed beside the tests: what explains that a test went or that an expectation is another one.

use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap, HashSet};

use headproof_core::change::FileStatus;

use super::FileTests;
use super::words::tokens;
use crate::inventory::has_test_path;
use crate::view::FileView;

/// What changed beside the tests.
#[derive(Clone, Debug, Default)]
pub struct Surroundings<'r> {
    /// Names that code defined and defines nowhere any more.
    gone: HashSet<&'r str>,
    /// Words that stood in removed lines of code, and whether they stand in no added one.
    left: HashMap<&'r str, bool>,
    /// Attributes that a file set and sets no more (`self.cert = cert`).
    gone_attributes: HashSet<&'r str>,
    /// Functions whose definition takes fewer parameters than it did.
    narrowed: HashSet<&'r str>,
    /// Functions whose definition takes more parameters than it did.
    widened: HashSet<&'r str>,
    /// Words in lines that came, test files left out.
    added_words: HashSet<&'r str>,
    /// The stems of the paths of deleted and renamed source files.
    gone_files: BTreeSet<String>,
    /// How many places less an error of this name is raised at.
    fewer_raised: HashMap<&'r str, i64>,
    /// Members that code gave a class by its prototype and gives it no more: the class and the name.
    gone_members: HashSet<(&'r str, &'r str)>,
    /// How many places less anything is refused at.
    fewer_refusals: i64,
    /// What kinds of files changed.
    pub state: CodeState,
}

/// What kinds of files changed beside the tests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CodeState {
    /// How many code files that are no test files.
    pub code_files: usize,
    /// Lines of code that came or went.
    pub code_lines: u64,
    /// Whether dependencies or build settings changed.
    pub settings: bool,
    /// Whether documents changed, change logs included.
    pub documents: bool,
    /// Whether data changed: fixtures, templates, assets.
    pub data: bool,
}

impl<'r> Surroundings<'r> {
    /// Looks at the changed lines of everything but tests.
    #[must_use]
    pub(super) fn of(files: &'r [FileTests<'r>]) -> Self {
        let mut this = Self::default();
        let (mut defined, mut still) = (HashSet::new(), HashSet::new());
        let mut still_members = HashSet::new();
        // A change log that says that something is gone does not keep it alive.
        let mut beside_documents = HashSet::new();
        for file in files {
            let view = file.view;
            if is_of_tests(file) {
                continue;
            }
            let code = view.main_side().is_some_and(|s| s.language.is_some_and(|l| l.is_code()));
            let inline_tests = |n: u32, before: bool| {
                let side = if before { &file.sides.before } else { &file.sides.after };
                side.as_ref().is_some_and(|i| i.tests.iter().any(|t| t.span.contains(n)))
            };
            let document = is_document(view);
            let mut lines = 0;
            let (mut set, mut taken) = (HashSet::new(), HashMap::new());
            for (n, line) in view.added_lines() {
                if inline_tests(n, false) {
                    continue;
                }
                lines += u64::from(!line.trim().is_empty());
                this.added_words.extend(tokens(line));
                // A remark about what went does not keep it alive either.
                if !(document || code && is_remark(line)) {
                    beside_documents.extend(tokens(line));
                }
                if code {
                    raised(line).for_each(|w| *this.fewer_raised.entry(w).or_default() -= 1);
                    this.fewer_refusals -= i64::from(refuses(line));
                    set.extend(attribute(line));
                    taken.extend(parameters(line));
                }
                still_members.extend(member(line));
                still.extend(definition(line));
            }
            let copied = view.file.status == FileStatus::Copied;
            for (n, line) in view.removed_lines().filter(|_| !copied) {
                if inline_tests(n, true) {
                    continue;
                }
                lines += u64::from(!line.trim().is_empty());
                if !code {
                    continue;
                }
                this.left.extend(tokens(line).filter(|t| t.len() > 2).map(|t| (t, true)));
                this.gone_attributes.extend(attribute(line).filter(|a| !set.contains(a)));
                if let Some((name, n)) = parameters(line) {
                    match taken.get(name).map(|m| n.cmp(m)) {
                        Some(Ordering::Greater) => drop(this.narrowed.insert(name)),
                        Some(Ordering::Less) => drop(this.widened.insert(name)),
                        _ => {}
                    }
                }
                raised(line).for_each(|w| *this.fewer_raised.entry(w).or_default() += 1);
                this.fewer_refusals += i64::from(refuses(line));
                defined.extend(definition(line));
                this.gone_members.extend(member(line));
            }
            this.count(view, code, lines);
            let moved =
                view.file.before.as_ref().map(|s| &s.path) != view.file.after.as_ref().map(|s| &s.path);
            if let (true, Some(before)) = (moved && !copied, &view.file.before) {
                this.gone_files.insert(stem(&before.path.lossy()));
            }
        }
        this.gone = defined.difference(&still).copied().collect();
        this.gone_members.retain(|m| !still_members.contains(m));
        this.left.iter_mut().for_each(|(w, vanished)| *vanished = !beside_documents.contains(w));
        this
    }

    fn count(&mut self, view: &FileView<'_>, code: bool, lines: u64) {
        let state = &mut self.state;
        let name = view.path().file_name().to_ascii_lowercase();
        let extension = view.path().extension().unwrap_or_default().to_ascii_lowercase();
        if code {
            state.code_files += usize::from(lines > 0);
            state.code_lines += lines;
        } else if matches!(extension.as_str(), "toml" | "lock" | "cfg" | "ini" | "gradle" | "mod" | "sum")
            || matches!(name.as_str(), "package.json" | "package-lock.json" | "pnpm-lock.yaml" | "pipfile")
            || name.starts_with("requirements")
        {
            state.settings = true;
        } else if is_document(view) {
            state.documents = true;
        } else {
            state.data = true;
        }
    }

    /// Whether code defined this name and defines it no more.
    #[must_use]
    pub fn is_gone(&self, name: &str) -> bool {
        self.gone.contains(name)
    }

    /// Whether a module or path that a test imports is gone.
    #[must_use]
    pub fn is_gone_file(&self, module: &str) -> bool {
        let module = module.replace("::", "/").replace('.', "/");
        let last = module.rsplit('/').find(|p| !p.is_empty() && *p != "js" && *p != "ts");
        last.is_some_and(|last| self.gone_files.iter().any(|f| f == last))
    }

    /// Whether code lost this word altogether.
    #[must_use]
    pub fn is_vanished(&self, word: &str) -> bool {
        self.left.get(word).is_some_and(|vanished| *vanished)
    }

    /// Whether code that went or was moved had this word.
    #[must_use]
    pub fn is_touched(&self, word: &str) -> bool {
        self.left.contains_key(word)
    }

    /// Whether code set an attribute of this name and sets it no more in that file.
    #[must_use]
    pub fn is_gone_attribute(&self, name: &str) -> bool {
        self.gone_attributes.contains(name)
    }

    /// Whether a function of this name takes more parameters than it did.
    #[must_use]
    pub fn takes_more(&self, name: &str) -> bool {
        self.widened.contains(name)
    }

    /// Whether a function of this name takes fewer parameters than it did.
    #[must_use]
    pub fn takes_less(&self, name: &str) -> bool {
        self.narrowed.contains(name)
    }

    /// Whether code raises an error of this name at fewer places than it did.
    #[must_use]
    pub fn is_raised_less(&self, name: &str) -> bool {
        self.fewer_raised.get(name).is_some_and(|n| *n > 0)
    }

    /// Whether code refuses what it is given at fewer places than it did.
    #[must_use]
    pub fn rejects_less(&self) -> bool {
        self.fewer_refusals > 0
    }

    /// Whether one of these calls is of a member that a class named among these words lost.
    #[must_use]
    pub fn lost_member(&self, calls: &[String], words: &BTreeSet<&str>) -> bool {
        self.gone_members.iter().any(|(class, name)| calls.iter().any(|c| c == name) && words.contains(class))
    }

    /// Whether a line outside the tests brought this word.
    #[must_use]
    pub fn is_added(&self, word: &str) -> bool {
        self.added_words.contains(word)
    }
}

/// Whether a line of code is a comment as a whole.
fn is_remark(line: &str) -> bool {
    let line = line.trim_start();
    ["//", "# ", "/*", "* ", "\"\"\""].iter().any(|m| line.starts_with(m))
}

/// The names of the errors that a line raises.
fn raised(line: &str) -> impl Iterator<Item = &str> {
    const WAYS: [&str; 6] = ["raise ", "throw ", "Err(", "bail!(", "panic!(", "return "];
    let at = WAYS.iter().find_map(|w| line.find(w).map(|at| at + w.len()));
    let rest = at.and_then(|at| line.get(at..)).unwrap_or_default();
    let call = rest.split('(').next().unwrap_or_default();
    tokens(call).filter(|w| {
        let error = w.ends_with("Error") || w.ends_with("Exception") || w.starts_with("Err");
        w.len() > 3 && (error || w.starts_with("Invalid")) && w.starts_with(char::is_uppercase)
    })
}

/// Whether a line of code refuses what it was given: it raises, or takes down what is wrong.
fn refuses(line: &str) -> bool {
    const WAYS: [&str; 10] = [
        "raise ",
        "throw ",
        "return Err(",
        "bail!(",
        "panic!(",
        "issues.push(",
        "errors.push(",
        "errors.append(",
        "addIssue(",
        "fmt.Errorf(",
    ];
    !is_remark(line) && WAYS.iter().any(|w| line.contains(w))
}

/// The class and the name of a member that a line sets on a prototype.
fn member(line: &str) -> Option<(&str, &str)> {
    let (class, rest) = line.trim_start().split_once(".prototype.")?;
    let class = class.rsplit(['.', ' ']).next()?;
    let name = leading_name(rest)?;
    let set = rest.get(name.len()..)?.trim_start();
    (set.starts_with('=') && !set.starts_with("==") && leading_name(class) == Some(class))
        .then_some((class, name))
}

/// The attribute that a line sets on an object: `self.cert = cert`, `client.cert = cert`.
fn attribute(line: &str) -> Option<&str> {
    let (object, rest) = line.trim_start().split_once('.')?;
    let object = object.trim_start_matches('*');
    if leading_name(object) != Some(object) {
        return None;
    }
    let name = leading_name(rest)?;
    let after = rest.get(name.len()..)?.trim_start();
    let typed = || after.starts_with(':') && after.contains('=');
    ((after.starts_with('=') && !after.starts_with("==")) || typed()).then_some(name)
}

/// The function that a line defines, and how many parameters it takes where the line says all of them.
fn parameters(line: &str) -> Option<(&str, usize)> {
    let name = definition(line)?;
    let rest = line.get(line.find(name)? + name.len()..)?;
    let rest = rest.get(rest.find('(')? + 1..)?;
    let mut depth = 1i32;
    let end = rest.find(|c: char| {
        depth += i32::from(matches!(c, '(' | '[' | '{')) - i32::from(matches!(c, ')' | ']' | '}'));
        depth == 0
    })?;
    let inside = rest.get(..end)?;
    let mut level = 0i32;
    let commas = inside.chars().filter(|c| {
        level += i32::from(matches!(c, '(' | '[' | '{')) - i32::from(matches!(c, ')' | ']' | '}'));
        *c == ',' && level == 0
    });
    let commas = commas.count();
    Some((name, if inside.trim().is_empty() { 0 } else { commas + 1 }))
}

fn is_document(view: &FileView<'_>) -> bool {
    let extension = view.path().extension().unwrap_or_default().to_ascii_lowercase();
    let name = view.path().file_name().to_ascii_lowercase();
    matches!(extension.as_str(), "md" | "rst" | "adoc" | "txt")
        || (name.starts_with("change") && extension.is_empty())
}

/// Whether a file is one of the tests on either side.
fn is_of_tests(file: &FileTests<'_>) -> bool {
    let views = [(&file.view.before, &file.sides.before), (&file.view.after, &file.sides.after)];
    views.into_iter().any(|(view, inventory)| {
        let with = |v| inventory.as_ref().is_some_and(|i| super::case::is_of_tests(v, i));
        view.as_ref().is_some_and(|v| has_test_path(v) || with(v))
    })
}

fn stem(path: &str) -> String {
    let name = path.rsplit('/').next().unwrap_or(path);
    let stem = name.split('.').next().unwrap_or(name);
    if matches!(stem, "__init__" | "mod" | "index") {
        return path.rsplit('/').nth(1).unwrap_or(stem).to_owned();
    }
    stem.to_owned()
}

/// The name that a line of code defines, in any of the languages.
pub(super) fn definition(line: &str) -> Option<&str> {
    const BEFORE: [&str; 21] = [
        "pub",
        "pub(crate)",
        "pub(super)",
        "async",
        "export",
        "default",
        "static",
        "unsafe",
        "abstract",
        "public",
        "private",
        "protected",
        "final",
        "declare",
        "override",
        "get",
        "set",
        "readonly",
        "extern",
        "\"C\"",
        "inline",
    ];
    const DEFINES: [&str; 14] = [
        "def",
        "class",
        "fn",
        "struct",
        "enum",
        "trait",
        "mod",
        "type",
        "func",
        "interface",
        "function",
        "const",
        "let",
        "var",
    ];
    let trimmed = line.trim_start();
    let top = trimmed.len() == line.len();
    let mut rest = trimmed;
    loop {
        let (word, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        if DEFINES.contains(&word) {
            if matches!(word, "let" | "var") && !top {
                return None;
            }
            let after = after.trim_start().trim_start_matches(['*', '&']);
            // Go: `func (r *Receiver) Name(`.
            let after = if word == "func" && after.starts_with('(') {
                after.split_once(')').map_or(after, |(_, rest)| rest.trim_start())
            } else {
                after
            };
            return leading_name(after);
        }
        if !BEFORE.contains(&word) {
            break;
        }
        rest = after.trim_start();
    }
    // Methods of classes and constants without a keyword.
    let name = leading_name(rest)?;
    let after = rest.get(name.len()..)?.trim_start();
    let keyword =
        matches!(name, "if" | "for" | "while" | "switch" | "catch" | "return" | "match" | "else" | "with");
    let method = after.starts_with('(') && rest.trim_end().ends_with('{') && !keyword;
    let constant = after.starts_with('=')
        && !after.starts_with("==")
        && name.len() > 1
        && (top || name.chars().all(|c| c.is_ascii_uppercase() || c == '_' || c.is_ascii_digit()));
    (method || constant).then_some(name)
}

fn leading_name(text: &str) -> Option<&str> {
    let end = text.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$')).unwrap_or(text.len());
    text.get(..end).filter(|n| n.starts_with(|c: char| c.is_alphabetic() || c == '_' || c == '$'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_of_all_languages() {
        for (line, want) in [
            ("def dump(rows):", Some("dump")),
            ("    async def run(self):", Some("run")),
            ("class Shop(Base):", Some("Shop")),
            ("pub(crate) async fn merge<T>(", Some("merge")),
            ("func (s *Store) Get(key string) error {", Some("Get")),
            ("export default function total(rows) {", Some("total")),
            ("export const total = (rows) => 1;", Some("total")),
            ("  calculate(a, b) {", Some("calculate")),
            ("MAX_ROWS = 3", Some("MAX_ROWS")),
            ("    if (a) {", None),
            ("    let x = 3;", None),
            ("    return total(rows)", None),
            ("    value == 3", None),
        ] {
            assert_eq!(definition(line), want, "{line}");
        }
    }
}
