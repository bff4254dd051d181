//! Whether a function is a stub, and how bad that is.

use headproof_core::severity::Severity::{self, Major, Minor};

use super::pretence;
use super::promise::{Promise, is_described, is_idle, is_null_type, is_on_purpose, promise};
use super::undone::{undone, unfinished_branch};
use super::{Stub, What};
use crate::bodies::{Does, Function, Statement, is_success, parts};
use crate::language::Language;
use crate::view::{FileView, SideView};

/// Whether a function does so little that it is worth holding it against the one before.
pub(super) fn may_be_stub(function: &Function) -> bool {
    !function.works() || undone(function).is_some()
}

/// The stub that a function is, if it is one.
pub(super) fn assess(
    function: &Function,
    old: Option<&Function>,
    view: &FileView<'_>,
    side: &SideView<'_>,
) -> Option<Stub> {
    if !may_be_stub(function) {
        return pretended(function, old, view, side).or_else(|| unfinished_branch(function, view, side));
    }
    let gutted = old.filter(|o| may_have_worked(o));
    if old.is_some() && gutted.is_none() {
        return None;
    }
    let bodiless = ["abstract", "overload", "typing only", "parameter properties"];
    if function.marks.iter().any(|m| bodiless.iter().any(|a| m.contains(a))) {
        return None;
    }
    let case = Case { function, gutted, view, language: side.language };
    let (what, line, severity) = case.judge()?;
    Some(case.stub(what, line, severity))
}

/// The stub that a function is that prepares and talks and then claims what it did not do.
fn pretended(
    function: &Function,
    old: Option<&Function>,
    view: &FileView<'_>,
    side: &SideView<'_>,
) -> Option<Stub> {
    if !pretence::may_pretend(function) {
        return None;
    }
    let gutted = old.filter(|o| !o.only_prepares() && undone(o).is_none());
    if old.is_some() && gutted.is_none() {
        return None;
    }
    let case = Case { function, gutted, view, language: side.language };
    let (what, line, severity) = case.pretence()?;
    Some(case.stub(what, line, severity))
}

/// Whether a function lost nothing but branches before the constant that it returned already.
fn lost_branches_alone(old: &Function, value: &str) -> bool {
    let branch = |s: &Statement| ["if ", "if(", "switch", "match "].iter().any(|b| s.text.starts_with(b));
    let mut doings: Vec<&Statement> = old.doings().collect();
    doings.pop();
    old.returned_constant().is_some_and(|(_, v)| v == value) && doings.iter().all(|s| branch(s))
}

fn may_have_worked(old: &Function) -> bool {
    old.works() && undone(old).is_none()
}

pub(super) struct Case<'f, 'c> {
    pub(super) function: &'f Function,
    pub(super) gutted: Option<&'f Function>,
    view: &'f FileView<'c>,
    language: Option<Language>,
}

type Judged = (What, u32, Severity);

impl Case<'_, '_> {
    fn judge(&self) -> Option<Judged> {
        if let Some(statement) = undone(self.function) {
            return self.not_implemented(statement).map(|s| (What::NotImplemented, statement.line, s));
        }
        if let Some((verb, _)) = pretence::route(self.function) {
            // A route that answers the same to everybody may be all there is to say, unless it was asked to act.
            return self.pretence().filter(|_| verb != "get" && pretence::may_pretend(self.function));
        }
        if self.function.doings().any(|s| matches!(s.does, Does::Fail(_))) {
            return None;
        }
        if self.gutted.is_some() && self.work_moved() {
            return None;
        }
        let doings: Vec<&Statement> = self.function.doings().collect();
        if doings.iter().all(|s| matches!(&s.does, Does::Return(v) if v.is_empty())) {
            return self.empty().map(|s| (What::EmptyBody, self.body_line(), s));
        }
        match self.function.returned_constant() {
            Some((line, value)) if self.is_fake_success(value) => {
                self.fake_success().map(|s| (What::FakeSuccess, line, s))
            }
            Some((line, value)) => self.constant(value).map(|s| (What::ConstantReturn, line, s)),
            None => self
                .only_talk()
                .map(|s| (What::FakeSuccess, doings.last().map_or(self.function.line, |s| s.line), s)),
        }
    }

    fn not_implemented(&self, statement: &Statement) -> Option<Severity> {
        let owner = &self.function.owner;
        let low = statement.text.to_ascii_lowercase();
        let said = format!("{low} {}", self.function.doc.to_ascii_lowercase());
        let for_heirs = [
            "subclass",
            "sub-class",
            "override",
            "overrid",
            "abstract",
            "must implement",
            "should implement",
            "derived",
            "concrete",
        ];
        if owner.is_abstract
            || owner.has_heirs
            || for_heirs.iter().any(|w| said.contains(w))
            || (is_null_type(&owner.name) && self.gutted.is_none())
            || is_interface_name(&owner.name)
        {
            return None;
        }
        let by_convention = (owner.failing >= 2 && owner.failing + 2 > owner.functions)
            || (owner.failing >= 3 && owner.failing * 2 >= owner.functions && self.has_failed_before());
        if by_convention && self.gutted.is_none() {
            return None;
        }
        // A message of its own that says something else than "not yet".
        let message = statement.text.split(['"', '\'', '`']).nth(1).unwrap_or_default().to_ascii_lowercase();
        let deliberate = !message.is_empty()
            && (is_on_purpose(&message)
                || ["support", "does not ", "doesn't ", "do not ", "cannot ", "can't "]
                    .iter()
                    .any(|w| message.contains(w)))
            && !message.contains("not implemented");
        if deliberate || low.contains("codes.unimplemented") {
            return Some(Minor).filter(|_| self.gutted.is_some());
        }
        let lone_in_class = self.gutted.is_none()
            && !owner.name.is_empty()
            && owner.bases.is_empty()
            && owner.functions > 0
            && owner.failing == owner.functions;
        Some(if lone_in_class { Minor } else { Major })
    }

    /// Whether the class left several of its functions to others before this one came.
    fn has_failed_before(&self) -> bool {
        let class = format!("class {}", self.function.owner.name);
        self.view.before.as_ref().is_some_and(|b| {
            let lines = b.text.lines().skip_while(|l| !l.trim_start().starts_with(&class));
            lines.filter(|l| l.contains("NotImplementedError") || l.contains("not implemented")).count() >= 2
        })
    }

    fn empty(&self) -> Option<Severity> {
        let f = self.function;
        let words = self.words();
        let todo = is_todo(&words);
        if self.gutted.is_some() {
            if f.nested || is_null_type(&f.owner.name) {
                return None;
            }
            // What a constructor set may be set where the fields are declared.
            let constructs = matches!(f.name.as_str(), "constructor" | "__init__");
            return Some(if (is_on_purpose(&words) && !todo) || constructs { Minor } else { Major });
        }
        let explained = f.comments.iter().any(|(_, c)| explains(c)) && !todo;
        let relied = is_idle(f) && self.relied_on();
        if explained || (is_on_purpose(&words) && !todo) || f.nested || f.owner.is_abstract {
            return None;
        }
        if is_idle(f) && !relied {
            return None;
        }
        if !f.marks.iter().all(|m| matches!(m.as_str(), "arrow" | "public" | "private" | "static")) {
            return None;
        }
        if relied {
            return Some(Major);
        }
        let promise = promise(f);
        let answers = self.language == Some(Language::Python)
            && !matches!(f.returns.as_str(), "" | "None" | "NoReturn" | "Never");
        if answers && f.owner.bases.is_empty() {
            return Some(Major);
        }
        let takes = !f.parameters.is_empty();
        let free =
            f.owner.bases.is_empty() && (f.owner.name.is_empty() || self.language != Some(Language::Go));
        match promise {
            Promise::Effect | Promise::Answer if is_described(&f.doc) || todo => Some(Major),
            Promise::Effect | Promise::Answer if takes && free => Some(Major),
            Promise::Effect | Promise::Answer if takes => Some(Minor),
            Promise::Described if takes && free => Some(Major),
            Promise::Effect | Promise::Answer | Promise::Described => Some(Minor),
            Promise::Nothing if todo => Some(Major),
            Promise::Nothing => None,
        }
    }

    /// Whether a function of the life cycle says what it does and is called where it stands: that is no hook for
    /// others.
    fn relied_on(&self) -> bool {
        let f = self.function;
        let first = parts(&f.name).into_iter().next().unwrap_or_default();
        let lives = matches!(
            first.as_str(),
            "flush"
                | "close"
                | "dispose"
                | "shutdown"
                | "start"
                | "stop"
                | "init"
                | "initialize"
                | "reset"
                | "setup"
        );
        let for_others = ["called", "invoked", "may ", "can be", "when ", "callback", "optional"];
        let low = f.doc.to_ascii_lowercase();
        let calls = [format!("this.{}(", f.name), format!("self.{}(", f.name)];
        let text = self.view.after.as_ref().map_or("", |s| s.text.as_str());
        lives
            && f.owner.bases.is_empty()
            && !f.owner.has_heirs
            && !is_null_type(&f.owner.name)
            && is_described(&f.doc)
            && !for_others.iter().any(|w| low.contains(w))
            && calls.iter().any(|c| text.contains(c.as_str()))
    }

    fn constant(&self, value: &str) -> Option<Severity> {
        let f = self.function;
        let words = self.words();
        if f.nested || is_null_type(&f.owner.name) {
            return None;
        }
        let promise = promise(f);
        if let Some(old) = self.gutted {
            if is_on_purpose(&words) && !is_todo(&words) {
                return Some(Minor);
            }
            // An option that goes takes its branch along; only who must judge may not lose one.
            if lost_branches_alone(old, value) && promise != Promise::Answer {
                return Some(Minor);
            }
            // Without anything handed in it may be a setting or a flag that came to rest.
            let asked = !old.parameters.is_empty() && old.uses_parameters();
            let own = old.statements.len() >= 2 && !f.owner.name.is_empty();
            let promised = matches!(promise, Promise::Answer | Promise::Effect);
            return Some(if asked || own || promised { Major } else { Minor });
        }
        if f.parameters.is_empty() || f.uses_parameters() || is_idle(f) || f.owner.is_abstract {
            return None;
        }
        if is_on_purpose(&words) && !is_todo(&words) {
            return None;
        }
        let overrides = !f.owner.bases.is_empty()
            || f.marks.iter().any(|m| m.contains("override"))
            || (self.language == Some(Language::Go) && !f.owner.name.is_empty());
        let unnamed = f.parameters.iter().all(|p| p.starts_with('_'));
        let nothing = matches!(value.trim(), "None" | "null" | "nil" | "undefined");
        if is_todo(&words) {
            return Some(Major);
        }
        match promise {
            Promise::Answer if overrides => Some(Minor).filter(|_| is_described(&f.doc) || !unnamed),
            Promise::Answer if unnamed && !f.owner.name.is_empty() => Some(Minor),
            Promise::Answer => Some(Major),
            Promise::Effect if !overrides => Some(if nothing { Minor } else { Major }),
            Promise::Described if !overrides && !nothing => Some(if unnamed { Minor } else { Major }),
            Promise::Effect | Promise::Described | Promise::Nothing => None,
        }
    }

    fn is_fake_success(&self, value: &str) -> bool {
        let f = self.function;
        let talks = f.doings().any(|s| matches!(s.does, Does::Log | Does::Sleep));
        is_success(value, &f.returns)
            && (talks || promise(f) == Promise::Effect || value.contains("success") || value.contains("ok"))
            && (promise(f) != Promise::Answer || talks)
    }

    fn fake_success(&self) -> Option<Severity> {
        let f = self.function;
        let words = self.words();
        if f.nested || is_null_type(&f.owner.name) {
            return None;
        }
        let purpose = is_on_purpose(&words) && !is_todo(&words);
        if self.gutted.is_some() {
            return Some(if purpose { Minor } else { Major });
        }
        if f.owner.is_abstract || is_idle(f) || purpose || f.uses_parameters() {
            return None;
        }
        let asked = !f.parameters.is_empty() || is_described(&f.doc);
        let sleeps = f.doings().any(|s| s.does == Does::Sleep);
        let overrides = !f.owner.bases.is_empty();
        match promise(f) {
            Promise::Effect if asked || sleeps => Some(Major),
            Promise::Answer if asked && !overrides => Some(Major),
            Promise::Described if asked && (sleeps || !overrides) => Some(Major),
            Promise::Nothing if sleeps && asked => Some(Minor),
            _ => None,
        }
    }

    /// A body that only logs or waits, without a word on the outcome.
    fn only_talk(&self) -> Option<Severity> {
        let f = self.function;
        let talks = f.doings().all(|s| {
            matches!(s.does, Does::Log | Does::Sleep | Does::Bind(..))
                || matches!(&s.does, Does::Return(v) if v.is_empty())
        });
        if !talks || f.nested || is_null_type(&f.owner.name) {
            return None;
        }
        let purpose = is_on_purpose(&self.words()) && !is_todo(&self.words());
        let first = parts(&f.name).into_iter().next().unwrap_or_default();
        if self.gutted.is_some() {
            // To print is the work of a printer, whichever way it prints.
            let prints = matches!(first.as_str(), "print" | "println" | "printf" | "log" | "show" | "warn")
                && f.doings().any(|s| s.does == Does::Log);
            return Some(if purpose || prints { Minor } else { Major });
        }
        let talkative =
            ["print", "log", "report", "show", "notify", "record", "audit"].contains(&first.as_str());
        if purpose || is_idle(f) || talkative || f.parameters.is_empty() || f.owner.is_abstract {
            return None;
        }
        match promise(f) {
            Promise::Effect if f.owner.bases.is_empty() => Some(Major),
            Promise::Effect | Promise::Answer => Some(Minor),
            Promise::Described | Promise::Nothing => None,
        }
    }

    /// Whether most of the work that went from here came somewhere else, or stands in another function now.
    pub(super) fn work_moved(&self) -> bool {
        let (Some(old), Some(before)) = (self.gutted, self.view.before.as_ref()) else { return false };
        let telling = |l: &&str| l.len() >= 12 && !l.starts_with("//") && !l.starts_with('#');
        let lines: Vec<&str> = (old.line + 1..=old.last)
            .filter_map(|n| before.text.line(n))
            .map(str::trim)
            .filter(telling)
            .collect();
        let kept = |line: &str| {
            let count = |s: &SideView<'_>| s.text.lines().filter(|l| l.trim() == line).count();
            self.view.after.as_ref().is_some_and(|a| count(a) >= count(before))
        };
        let moved = lines.iter().filter(|l| self.view.departed.arrived(l) || kept(l)).count();
        !lines.is_empty() && moved * 10 >= lines.len() * 6
    }

    /// What the function says about itself.
    pub(super) fn words(&self) -> String {
        let mut words = self.function.doc.clone();
        for (_, comment) in &self.function.comments {
            words.push(' ');
            words.push_str(comment);
        }
        words
    }

    fn body_line(&self) -> u32 {
        self.function.statements.first().map_or(self.function.line, |s| s.line)
    }

    fn stub(&self, what: What, line: u32, severity: Severity) -> Stub {
        let f = self.function;
        let name = &f.name;
        let title = match (what, self.gutted.is_some()) {
            (What::NotImplemented, false) => format!("`{name}` is not implemented"),
            (What::NotImplemented, true) => format!("`{name}` worked before and is not implemented any more"),
            (What::EmptyBody, false) => format!("`{name}` has an empty body"),
            (What::EmptyBody, true) => format!("The body of `{name}` was emptied"),
            (What::ConstantReturn, false) => format!("`{name}` returns the same whatever it is given"),
            (What::ConstantReturn, true) => format!("The body of `{name}` was replaced by a constant"),
            (What::FakeSuccess, false) => format!("`{name}` reports success without doing anything"),
            (What::FakeSuccess, true) => {
                format!("The work of `{name}` is gone, and it still reports success")
            }
        };
        let count = |f: &Function| f.doings().count();
        let fact = match self.gutted {
            Some(old) => {
                format!("{} statements before, {} now, none of which does the work", count(old), count(f))
            }
            None if f.parameters.is_empty() => "no statement of the body does anything".to_owned(),
            None => format!("none of its parameters is used: {}", f.parameters.join(", ")),
        };
        Stub {
            what,
            severity,
            line,
            span: (f.line, f.last),
            title,
            fact,
            worked_at: self.gutted.map(|o| o.line),
        }
    }
}

fn is_interface_name(name: &str) -> bool {
    let parts = parts(name);
    let ends = ["interface", "protocol", "base", "mixin", "abstract", "template"];
    parts.last().is_some_and(|p| ends.contains(&p.as_str()))
        || parts.first().is_some_and(|p| matches!(p.as_str(), "base" | "abstract" | "i") && parts.len() > 1)
}

/// Whether words say that the work is still to come.
fn is_todo(words: &str) -> bool {
    let low = words.to_ascii_lowercase();
    let marked = words.contains("TODO") || low.contains("todo:") || low.trim_start().starts_with("todo ");
    marked
        || [
            "fixme",
            "xxx",
            "placeholder",
            "not implemented",
            "for now",
            "stub",
            "in a real",
            "in production",
            "implement ",
        ]
        .iter()
        .any(|t| low.contains(t))
}

/// Whether a comment says something about the body it stands in: a word or two say nothing, and a suppression says
/// what it has to say elsewhere.
fn explains(comment: &str) -> bool {
    let words = comment.split_whitespace().filter(|w| w.chars().filter(|c| c.is_alphabetic()).count() > 1);
    !comment.contains("headproof:") && words.count() > 1
}
