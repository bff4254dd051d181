//! `headproof review`.

mod publish;
mod record;

use std::io::Read as _;
use std::path::Path;

use headproof_core::finding::Disposition;
use headproof_core::report::Report;
use headproof_core::session::{Effect, Event, Request, State};
use headproof_core::target::{Kind, Target};
use headproof_flow::ports::Trouble;
use headproof_world::config::{BASELINE_FILE, Settings};
use headproof_world::git::Source;
use headproof_world::store::{Opened, Store};

use crate::cli::ReviewArgs;
use crate::failure::Failure;
use crate::settings;
use crate::ui::Console;
use crate::wire::{self, Adapters};
use publish::Files;
pub(super) use publish::{Rendering, write_whole};
use record::Record;

/// Bytes of a patch that are read at the most.
const MAX_PATCH_BYTES: u64 = 256 * 1024 * 1024;

/// Reviews and shows the result.
pub(super) fn run(args: &ReviewArgs, console: &mut Console) -> Result<u8, Failure> {
    let settings = settings::of_review(args)?;
    console.apply_color_setting(settings.text("output.color"));
    wire::set_threads(&settings);
    let kind = settings::kind(&args.kind)?;
    let here = std::env::current_dir()?;
    match &args.resume {
        Some(id) => resume(id, args, settings, &here, console),
        None => begin(kind, args, settings, &here, console),
    }
}

fn begin(
    kind: Kind,
    args: &ReviewArgs,
    settings: Settings,
    here: &Path,
    console: &mut Console,
) -> Result<u8, Failure> {
    let without = args.target.files.is_some() || args.target.patch.is_some();
    let source = wire::source(here, &settings, without)?;
    let target = settings::target(&args.target, &source)?;
    let source = prepared(source, &target)?;
    let store = store(&source, &settings, console);
    let adapters = Adapters::new(source, settings.clone(), &args.sarif)?;
    let request = Request {
        target,
        kind,
        readers: adapters.readers().iter().map(|r| (r.id(), r.duty())).collect(),
        effects: effects(args, &settings, here),
        today: adapters.today(),
        program: wire::PROGRAM.to_owned(),
    };
    let mut record = match &store {
        Some(store) => Record::kept(store.create()?),
        None => Record::unkept(),
    };
    record.show(console, &settings, args.quiet);
    let opened = Event::Opened(request);
    headproof_flow::ports::Journal::append(&mut record, &opened)?;
    finish(args, &settings, &adapters, vec![opened], record, store.as_ref())
}

fn resume(
    id: &str,
    args: &ReviewArgs,
    settings: Settings,
    here: &Path,
    console: &mut Console,
) -> Result<u8, Failure> {
    let source = wire::source(here, &settings, true)?;
    let store = Store::at(source.home())?;
    let Opened { file, events, notes } = store.open(id)?;
    for note in &notes {
        console.say(&format!("note: {}", headproof_core::text::visible(note)));
    }
    let Some(Event::Opened(request)) = events.first() else {
        return Err(Trouble::input(format!("session {id} was never begun"), "start a new review").into());
    };
    let source = prepared(source, &request.target)?;
    let adapters = Adapters::new(source, settings.clone(), &args.sarif)?;
    let mut record = Record::kept(file);
    record.show(console, &settings, args.quiet);
    record.begin_from(&events);
    finish(args, &settings, &adapters, events, record, Some(&store))
}

/// Runs the session from where it is, shows its result and says with which code to exit.
fn finish(
    args: &ReviewArgs,
    settings: &Settings,
    adapters: &Adapters,
    past: Vec<Event>,
    mut record: Record<'_>,
    store: Option<&Store>,
) -> Result<u8, Failure> {
    let files = Files::new(rendering(args, &record));
    let session = record.session().map(str::to_owned);
    let (state, report) = adapters.review(session, past, &mut record, &files)?;
    let console = record.into_console()?;
    if let Some(store) = store {
        store.prune(usize::try_from(settings.number("sessions.keep")).unwrap_or(usize::MAX));
    }
    let Some(report) = report else { return Err(no_result(state)) };
    if let Some(halt) = state.halted {
        return Err(halt.into());
    }
    show(args, settings, &report, console)?;
    if args.write_baseline {
        write_baseline(&report, adapters.root(), console)?;
    }
    Ok(report.verdict.outcome.exit_code())
}

fn show(
    args: &ReviewArgs,
    settings: &Settings,
    report: &Report,
    console: &mut Console,
) -> Result<(), Failure> {
    let mut rendering = Rendering { quiet: args.quiet, explain: args.explain, ..Rendering::of(console) };
    match &args.output {
        // The result is in the file; a person still wants to know what it came to.
        Some(_) if !args.quiet => {
            rendering.quiet = true;
            rendering.color = console.color_err;
            let summary = rendering.text(report);
            console.raw_message(&summary);
            Ok(())
        }
        Some(_) => Ok(()),
        None => console.result(rendering.render(settings.text("output.format"), report)?),
    }
}

fn rendering(args: &ReviewArgs, record: &Record<'_>) -> Rendering {
    Rendering { quiet: args.quiet, explain: args.explain, width: record.width(), ..Rendering::default() }
}

fn no_result(state: State) -> Failure {
    match state.halted {
        Some(halt) => halt.into(),
        None => Trouble::world(
            "the review ended without a verdict",
            "this is a bug of headproof; please report it",
        )
        .into(),
    }
}

/// The source with what a target needs beside the repository.
fn prepared(source: Source, target: &Target) -> Result<Source, Failure> {
    match target {
        Target::Patch { name } => with_patch(source, name),
        Target::Staged => Ok(wire::with_named_index(source, std::env::var_os(wire::INDEX_VARIABLE))?),
        _ => Ok(source),
    }
}

fn with_patch(source: Source, name: &str) -> Result<Source, Failure> {
    let cannot = |e: std::io::Error| Trouble::input(format!("the patch {name} cannot be read: {e}"), "");
    let mut bytes = Vec::new();
    if name == "-" {
        std::io::stdin().lock().take(MAX_PATCH_BYTES).read_to_end(&mut bytes).map_err(cannot)?;
    } else {
        let file = std::fs::File::open(name).map_err(cannot)?;
        file.take(MAX_PATCH_BYTES).read_to_end(&mut bytes).map_err(cannot)?;
    }
    Ok(source.with_patch(bytes))
}

/// The store, or a note why there is none. Not being able to keep a record is no reason not to review.
fn store(source: &Source, settings: &Settings, console: &mut Console) -> Option<Store> {
    if !settings.is_on("sessions.record") {
        return None;
    }
    match Store::at(source.home()) {
        Ok(store) => Some(store),
        Err(trouble) => {
            console.say(&format!("note: no record is kept of this review: {trouble}"));
            None
        }
    }
}

fn effects(args: &ReviewArgs, settings: &Settings, here: &Path) -> Vec<Effect> {
    let path = args.output.iter().map(|p| here.join(p).display().to_string());
    path.map(|path| Effect::WriteReport { path, format: settings.text("output.format").to_owned() }).collect()
}

fn write_baseline(report: &Report, root: &Path, console: &mut Console) -> Result<(), Failure> {
    let known = |d: &Disposition| {
        matches!(d, Disposition::Blocking | Disposition::Advisory)
            || matches!(d, Disposition::Suppressed(headproof_core::suppression::Suppression::Baseline))
    };
    let findings: Vec<_> = report.findings.iter().filter(|f| known(&f.disposition)).collect();
    let text = headproof_formats::baseline::v1::write(findings.iter().copied())
        .map_err(|e| Trouble::world(format!("the baseline could not be made: {e}"), ""))?;
    let path = root.join(BASELINE_FILE);
    write_whole(&path, text.as_bytes())?;
    console.say(&format!(
        "{} findings written to {BASELINE_FILE}; commit it, and they no longer block from the next change on",
        findings.len()
    ));
    Ok(())
}
