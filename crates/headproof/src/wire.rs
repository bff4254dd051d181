//! The one place that names adapters and ties them to the ports of the flow.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use headproof_core::path::RepoPath;
use headproof_core::policy::Day;
use headproof_core::report::Report;
use headproof_core::session::{Effect, Event, Request, Review, State};
use headproof_core::target::{Kind, Target};
use headproof_flow::driver::{Broken, drive};
use headproof_flow::ports::{ChangeSource, Clock as _, Journal, Publisher, Reader, Trouble};
use headproof_flow::review::{Room, World};
use headproof_formats::rule_info::RuleInfo;
use headproof_world::clock::SystemClock;
use headproof_world::config::{
    BasePolicy, SETTINGS_FILE, Settings, SettingsFile, all_of, read_repository_file,
};
use headproof_world::engines::{BuiltIn, HandedIn};
use headproof_world::git::{Limits, Source};
use headproof_world::patterns::Globs;

use crate::failure::Failure;

/// The adapters of one run.
pub struct Adapters {
    source: Source,
    policy: BasePolicy,
    readers: Vec<Box<dyn Reader>>,
    built_in: BuiltIn,
    clock: SystemClock,
    patterns: Globs,
}

/// The rules of the built-in reviewer, for settings and formats.
#[must_use]
pub fn rule_ids() -> Vec<&'static str> {
    headproof_checks::rules::all().iter().map(|r| r.meta.id).collect()
}

/// The rules of the built-in reviewer as formats show them.
#[must_use]
pub fn rule_infos() -> Vec<RuleInfo> {
    let info = |r: &&headproof_checks::rule::Rule| RuleInfo {
        id: r.meta.id.to_owned(),
        class: r.meta.class.to_owned(),
        summary: r.meta.summary.to_owned(),
        why: r.meta.why.to_owned(),
        advice: r.meta.advice.to_owned(),
        help: r.meta.notes.to_owned(),
    };
    headproof_checks::rules::all().iter().map(info).collect()
}

/// Opens the place that content comes from.
///
/// # Errors
/// [`Trouble`] when there is no repository, unless the target does without one.
pub fn source(here: &Path, settings: &Settings, target_needs_none: bool) -> Result<Source, Trouble> {
    let limits = Limits { file_bytes: settings.number("review.max_file_bytes"), ..Limits::default() };
    if target_needs_none { Source::anywhere(here, limits) } else { Source::open(here, limits) }
}

/// The variable in which git tells a `pre-commit` hook which index is about to be committed. `git commit -a` and
/// `git commit FILE` make one for the occasion; the index of the repository holds something else then.
pub const INDEX_VARIABLE: &str = "GIT_INDEX_FILE";

/// The source with the index that the person's environment names, where it names one. Nothing in a repository can
/// set it, and no other variable of git is taken over.
///
/// # Errors
/// [`Trouble`] when there is no such file, which git would take for an empty index and everything for deleted, or when
/// it is the index of another repository.
pub fn with_named_index(source: Source, named: Option<OsString>) -> Result<Source, Trouble> {
    let Some(named) = named.filter(|n| !n.is_empty()) else { return Ok(source) };
    // git means it from the root of the work tree, wherever it was started.
    let index = source.root().join(named);
    // A hook of another repository may have started us here; its index says nothing about this tree.
    let real = |p: &Path| p.canonicalize().ok();
    let folder = index.parent().and_then(real);
    if folder
        .as_ref()
        .is_some_and(|f| f.join("HEAD").is_file() && source.git_dir().and_then(real).as_ref() != Some(f))
    {
        return Err(Trouble::input(
            format!(
                "{INDEX_VARIABLE} names the index of another repository or work tree: {}",
                index.display()
            ),
            format!("unset {INDEX_VARIABLE} to review what is staged here"),
        ));
    }
    if index.is_file() {
        return Ok(source.with_index(index));
    }
    Err(Trouble::input(
        format!("{INDEX_VARIABLE} names an index that is not there: {}", index.display()),
        format!("unset {INDEX_VARIABLE} to review what is staged in the repository's own index"),
    ))
}

impl Adapters {
    /// The adapters over a source.
    ///
    /// # Errors
    /// [`Trouble`] when a file of another tool's results cannot be read.
    pub fn new(source: Source, settings: Settings, sarif: &[PathBuf]) -> Result<Self, Trouble> {
        let clock = SystemClock::default();
        let mut readers: Vec<Box<dyn Reader>> = vec![Box::new(BuiltIn)];
        for path in sarif {
            readers.push(Box::new(HandedIn::open(path, source.root())?));
        }
        let policy = BasePolicy { settings, rules: rule_ids(), today: clock.today() };
        Ok(Self { source, policy, readers, built_in: BuiltIn, clock, patterns: Globs::default() })
    }

    /// The readers, in order.
    #[must_use]
    pub fn readers(&self) -> &[Box<dyn Reader>] {
        &self.readers
    }

    /// The day, for waivers.
    #[must_use]
    pub fn today(&self) -> Day {
        self.clock.today()
    }

    /// The root of the tree under review.
    #[must_use]
    pub fn root(&self) -> &Path {
        self.source.root()
    }

    /// Runs a review to its end from what has happened already. Returns the state and its report, where it was judged.
    ///
    /// # Errors
    /// [`Broken`] when the journal cannot be kept or makes no sense.
    pub fn review(
        &self,
        session: Option<String>,
        past: Vec<Event>,
        journal: &mut dyn Journal<Event>,
        publisher: &dyn Publisher,
    ) -> Result<(State, Option<Report>), Broken> {
        let world = World {
            source: &self.source as &dyn ChangeSource,
            policy: &self.policy,
            readers: &self.readers,
            redactor: &self.built_in,
            publisher,
            clock: &self.clock,
            patterns: &self.patterns,
        };
        let room = Room::new(world, session);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build();
        let runtime = runtime.map_err(|e| Broken::Journal(Trouble::world(format!("no runtime: {e}"), "")))?;
        let state = runtime.block_on(drive::<Review>(past, journal, &room))?;
        let report = room.report(&state);
        Ok((state, report))
    }
}

/// One review without a record.
#[derive(Clone, Debug)]
pub struct Ask {
    /// What to review.
    pub target: Target,
    /// As what.
    pub kind: Kind,
}

/// Reviews once, keeping no record and publishing nothing.
///
/// # Errors
/// [`Failure`] when there is no verdict.
pub fn review_once(folder: &Path, settings: &Settings, ask: Ask) -> Result<Report, Failure> {
    let adapters = Adapters::new(source(folder, settings, false)?, settings.clone(), &[])?;
    let request = Request {
        target: ask.target,
        kind: ask.kind,
        readers: adapters.readers.iter().map(|r| (r.id(), r.duty())).collect(),
        effects: Vec::new(),
        today: adapters.today(),
        program: PROGRAM.to_owned(),
    };
    let (state, report) = adapters.review(None, vec![Event::Opened(request)], &mut Unkept, &Nowhere)?;
    match (state.halted, report) {
        (Some(halt), _) => Err(halt.into()),
        (None, Some(report)) => Ok(report),
        (None, None) => {
            Err(Trouble::world("the review ended without a verdict", "please report this").into())
        }
    }
}

/// The program and its version, as records name it.
pub const PROGRAM: &str = concat!("headproof ", env!("CARGO_PKG_VERSION"));

/// A journal that keeps nothing, for reviews nobody wants to resume.
struct Unkept;

impl Journal<Event> for Unkept {
    fn append(&mut self, _event: &Event) -> Result<(), Trouble> {
        Ok(())
    }
}

/// A publisher for reviews that publish nothing.
struct Nowhere;

impl Publisher for Nowhere {
    fn perform(&self, effect: &Effect, _report: &Report) -> Result<(), Trouble> {
        Err(Trouble::world(format!("{effect:?} was asked for where nothing is published"), ""))
    }

    fn is_done(&self, _effect: &Effect, _report: &Report) -> Result<bool, Trouble> {
        Ok(false)
    }
}

/// The settings file of the current commit, which the next uncommitted change is judged by.
///
/// # Errors
/// [`Trouble`] when it cannot be used.
pub fn committed_settings(here: &Path, settings: &Settings) -> Result<Option<SettingsFile>, Trouble> {
    let Ok(source) = source(here, settings, false) else { return Ok(None) };
    let Ok(path) = RepoPath::new(SETTINGS_FILE) else { return Ok(None) };
    let Some(bytes) = source.head_file(&path)? else { return Ok(None) };
    let text = String::from_utf8_lossy(&bytes);
    read_repository_file(&text, &rule_ids()).map(Some).map_err(|errors| all_of(&errors))
}

/// The threads of the built-in reviewer.
pub fn set_threads(settings: &Settings) {
    let threads = usize::try_from(settings.number("review.threads")).unwrap_or(0);
    if threads > 0 {
        // Fails only when the pool exists already, in which case the number was settled before.
        let _settled_before = rayon::ThreadPoolBuilder::new().num_threads(threads).build_global();
    }
}
