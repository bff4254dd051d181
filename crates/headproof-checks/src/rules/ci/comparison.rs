//! The checks before and after, matched over the whole change, so that what was moved, renamed or replaced by
//! something as strict is no loss.

use std::collections::{HashMap, HashSet};

use crate::settings::checks::{Check, Kind};
use crate::settings::pipeline::{self, Job, Pipeline, Step};
use crate::settings::role::{Runner, runner};
use crate::view::{ChangeView, FileView};

/// One changed file that lists commands.
pub(crate) struct Commands<'v> {
    /// The file.
    pub(crate) view: &'v FileView<'v>,
    /// What kind of list it is.
    pub(crate) runner: Runner,
    /// The list before.
    pub(crate) before: Option<&'v Pipeline>,
    /// The list after.
    pub(crate) after: Option<&'v Pipeline>,
}

/// A check with the place it stands at.
#[derive(Clone, Copy)]
pub(crate) struct Located<'p> {
    /// The file.
    pub(crate) file: &'p Commands<'p>,
    /// The job.
    pub(crate) job: &'p Job,
    /// The step.
    pub(crate) step: &'p Step,
    /// The check.
    pub(crate) check: &'p Check,
}

/// What became of the checks.
pub(crate) struct Comparison<'p> {
    /// Checks that are still there, in one spelling or another: before, after.
    pub(crate) kept: Vec<(Located<'p>, Located<'p>)>,
    /// Checks that nothing stands for any more.
    pub(crate) lost: Vec<Located<'p>>,
    /// Checks that came.
    pub(crate) new: Vec<Located<'p>>,
    /// Every check after.
    pub(crate) after: Vec<Located<'p>>,
}

/// Reads every changed file that lists commands.
pub(crate) fn read<'v>(view: &'v ChangeView<'v>) -> Vec<Commands<'v>> {
    let files = view.files.iter().filter_map(|file| {
        let runner = runner(file.path())?;
        let lists = pipeline::of(file);
        let (before, after) = (lists.before.as_ref(), lists.after.as_ref());
        (before.is_some() || after.is_some()).then_some(Commands { view: file, runner, before, after })
    });
    files.collect()
}

/// Whether a change touches anything that lists commands; cheap.
pub(crate) fn concerns(view: &ChangeView<'_>) -> bool {
    view.files.iter().any(|f| runner(f.path()).is_some())
}

impl<'p> Located<'p> {
    /// What lets a failure of it pass: the command, the step or the job.
    pub(crate) fn tolerance(&self) -> Option<(&'p str, u32)> {
        let dropped = self.check.dropped.as_ref().map(|d| (d.text.as_str(), d.line));
        let step = self.step.tolerated.as_ref().map(|m| (m.text.as_str(), m.line));
        let job = self.job.tolerated.as_ref().map(|m| (m.text.as_str(), m.line));
        dropped.or(step).or(job)
    }
}

fn located<'p>(files: &'p [Commands<'p>], after: bool) -> Vec<Located<'p>> {
    let pipelines = files.iter().filter_map(|file| {
        let pipeline = if after { file.after } else { file.before };
        pipeline.map(|p| (file, p))
    });
    pipelines
        .flat_map(|(file, p)| p.checks().map(move |(job, step, check)| Located { file, job, step, check }))
        .collect()
}

type Fits = fn(&Located<'_>, &Located<'_>) -> bool;

/// From the surest match to the weakest.
const PASSES: [Fits; 5] = [
    |b, a| {
        same_file(b, a) && b.job.id == a.job.id && b.check.tool == a.check.tool && b.step.key == a.step.key
    },
    |b, a| {
        same_file(b, a)
            && b.job.id == a.job.id
            && b.check.tool == a.check.tool
            && b.check.kind == a.check.kind
    },
    |b, a| same_file(b, a) && b.check.tool == a.check.tool && b.check.kind == a.check.kind,
    |b, a| same_file(b, a) && b.check.kind == a.check.kind && a.check.stands_for(b.check),
    |b, a| a.check.stands_for(b.check),
];

/// Pairs the checks that are equal by a key, in order.
fn match_equal<'p, K: std::hash::Hash + Eq>(
    before: &[Located<'p>],
    after: &[Located<'p>],
    partner: &mut [Option<usize>],
    taken: &mut [bool],
    key: impl Fn(&Located<'p>) -> K,
) {
    let mut free: HashMap<K, Vec<usize>> = HashMap::new();
    for (at, (a, _)) in after.iter().zip(&*taken).enumerate().rev().filter(|(_, (_, taken))| !**taken) {
        free.entry(key(a)).or_default().push(at);
    }
    for (b, mine) in before.iter().zip(partner.iter_mut()).filter(|(_, p)| p.is_none()) {
        if let Some(at) = free.get_mut(&key(b)).and_then(Vec::pop) {
            *mine = Some(at);
            taken.iter_mut().skip(at).take(1).for_each(|t| *t = true);
        }
    }
}

fn same_file(b: &Located<'_>, a: &Located<'_>) -> bool {
    std::ptr::eq(b.file, a.file)
}

/// Matches the checks of a change.
pub(crate) fn compare<'p>(files: &'p [Commands<'p>]) -> Comparison<'p> {
    let (before, after) = (located(files, false), located(files, true));
    let mut partner: Vec<Option<usize>> = vec![None; before.len()];
    let mut taken = vec![false; after.len()];
    match_equal(&before, &after, &mut partner, &mut taken, |l| {
        (std::ptr::from_ref(l.file) as usize, l.job.id.as_str(), l.step.key.as_str(), l.check.text.as_str())
    });
    match_equal(&before, &after, &mut partner, &mut taken, |l| {
        (std::ptr::from_ref(l.file) as usize, l.job.id.as_str(), "", l.check.text.as_str())
    });
    match_equal(&before, &after, &mut partner, &mut taken, |l| {
        (std::ptr::from_ref(l.file) as usize, "", "", l.check.text.as_str())
    });
    match_equal(&before, &after, &mut partner, &mut taken, |l| (0, "", "", l.check.text.as_str()));
    for fits in PASSES {
        for (b, mine) in before.iter().zip(partner.iter_mut()).filter(|(_, p)| p.is_none()) {
            let free = after.iter().zip(&taken).position(|(a, taken)| !taken && fits(b, a));
            if let Some(at) = free {
                *mine = Some(at);
                taken.iter_mut().skip(at).take(1).for_each(|t| *t = true);
            }
        }
    }
    let known: HashSet<&str> = before.iter().map(|b| b.check.text.as_str()).collect();
    let mut kept = Vec::new();
    let mut unmatched = Vec::new();
    for (b, partner) in before.iter().zip(&partner) {
        match partner.and_then(|at| after.get(at)) {
            Some(a) => kept.push((*b, *a)),
            None => unmatched.push(*b),
        }
    }
    let new: Vec<Located<'p>> =
        after.iter().zip(&taken).filter(|(_, taken)| !**taken).map(|(a, _)| *a).collect();
    // One command may take the place of several: `pytest tests` for two runs over its folders.
    let broader: Vec<&Check> = kept
        .iter()
        .filter(|(b, a)| !known.contains(a.check.text.as_str()) && is_broader(b.check, a.check))
        .map(|(_, a)| a.check)
        .chain(new.iter().map(|a| a.check))
        .collect();
    let lost = unmatched.into_iter().filter(|b| !broader.iter().any(|a| a.stands_for(b.check))).collect();
    Comparison { kept, lost, new, after }
}

fn is_broader(before: &Check, after: &Check) -> bool {
    after.kind == Kind::Any || after.tool != before.tool || after.args.len() < before.args.len()
}

/// A word for the place of a check in a title: the step where it has a name of its own.
pub(crate) fn name_of(check: &Located<'_>) -> String {
    let text = headproof_core::text::visible(&check.check.text);
    let short: String = text.chars().take(60).collect();
    let short = if short.len() < text.len() { format!("{short}…") } else { short };
    if check.check.tool == "step" {
        format!("step `{}`", check.step.key.trim_start_matches("name: "))
    } else {
        format!("`{short}`")
    }
}

/// Whether what is left out went with the change.
pub(super) fn went_away(view: &ChangeView<'_>, name: &str) -> bool {
    let name = name.trim_start_matches("./").trim_end_matches("/...").trim_end_matches('/');
    let part = |f: &&FileView<'_>| {
        name.len() > 1 && f.path().components().any(|c| c.as_ref() == name)
            || name.contains('/') && f.path().lossy().contains(name)
    };
    let mut any = false;
    let all_gone = view.files.iter().filter(part).all(|f| {
        any = true;
        f.after.is_none()
    });
    any && all_gone
}
