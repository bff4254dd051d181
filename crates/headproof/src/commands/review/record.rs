//! Where the events of a review go: to the session's journal, to whoever watches, and as JSON lines to standard
//! output where that was asked for.

use headproof_core::machine::Machine as _;
use headproof_core::session::{Event, Review, State};
use headproof_flow::ports::{Journal, Trouble};
use headproof_formats::jsonl;
use headproof_world::config::Settings;
use headproof_world::store::SessionFile;

use crate::failure::Failure;
use crate::ui::{Console, Progress};

/// The journal of one review as the program keeps it.
pub(super) struct Record<'c> {
    file: Option<SessionFile>,
    watcher: Option<Watcher<'c>>,
}

struct Watcher<'c> {
    console: &'c mut Console,
    progress: Progress,
    /// The state so far, where the events are also wanted as lines.
    lines: Option<State>,
    quiet: bool,
    failed: Option<Failure>,
}

impl<'c> Record<'c> {
    /// A record on disk.
    pub(super) fn kept(file: SessionFile) -> Self {
        Self { file: Some(file), watcher: None }
    }

    /// No record: nothing can be resumed.
    pub(super) fn unkept() -> Self {
        Self { file: None, watcher: None }
    }

    /// Lets somebody watch.
    pub(super) fn show(&mut self, console: &'c mut Console, settings: &Settings, quiet: bool) {
        let lines = (settings.text("output.format") == "jsonl").then(Review::start);
        self.watcher = Some(Watcher { console, progress: Progress::default(), lines, quiet, failed: None });
    }

    /// Tells whoever watches what has happened before.
    pub(super) fn begin_from(&mut self, past: &[Event]) {
        if let Some(watcher) = &mut self.watcher {
            past.iter().for_each(|event| watcher.event(event));
        }
    }

    pub(super) fn session(&self) -> Option<&str> {
        self.file.as_ref().map(SessionFile::id)
    }

    pub(super) fn width(&self) -> Option<usize> {
        self.watcher.as_ref().and_then(|w| w.console.width)
    }

    /// Gives the console back.
    ///
    /// # Errors
    /// What could not be written while watching.
    pub(super) fn into_console(self) -> Result<&'c mut Console, Failure> {
        match self.watcher {
            Some(Watcher { failed: Some(failure), .. }) => Err(failure),
            Some(mut watcher) => {
                watcher.progress.clear(watcher.console);
                Ok(watcher.console)
            }
            None => Err(Trouble::world("nobody watches this review", "this is a bug of headproof").into()),
        }
    }
}

impl Journal<Event> for Record<'_> {
    fn append(&mut self, event: &Event) -> Result<(), Trouble> {
        if let Some(file) = &mut self.file {
            file.append(event)?;
        }
        if let Some(watcher) = &mut self.watcher {
            watcher.event(event);
        }
        Ok(())
    }
}

impl Watcher<'_> {
    fn event(&mut self, event: &Event) {
        if let Some(state) = self.lines.take() {
            self.lines = self.write_lines(state, event);
        }
        if !self.quiet {
            self.progress.event(event, self.console);
        }
    }

    /// Writes the lines of an event. Nothing more is written once that failed or the events make no sense; the driver
    /// says why.
    fn write_lines(&mut self, state: State, event: &Event) -> Option<State> {
        let state = Review::apply(state, event.clone()).ok()?;
        match self.console.result(jsonl::v1::lines(event, &state)) {
            Ok(()) => Some(state),
            Err(failure) => {
                self.failed = Some(failure);
                None
            }
        }
    }
}
