//! Progress on standard error, for people who watch: one line that replaces itself, nothing without a terminal.

use headproof_core::session::Event;
use headproof_formats::wording;

use super::Console;

/// Shows what a session is doing.
#[derive(Debug, Default)]
pub struct Progress {
    shown: bool,
}

impl Progress {
    /// Shows what an event means for a person who waits.
    pub fn event(&mut self, event: &Event, console: &mut Console) {
        if !console.interactive {
            return;
        }
        let text = match event {
            Event::Gathered(g) => {
                let mut files: Vec<_> = g.units.iter().map(|u| &u.path).collect();
                files.dedup();
                format!("reading {} files (+{} -{})", files.len(), g.lines_added, g.lines_removed)
            }
            Event::ReadingEnded { .. } => "judging".to_owned(),
            Event::Judged(_) | Event::Halted(_) | Event::Closed => {
                self.clear(console);
                return;
            }
            Event::Opened(request) => format!("looking for {}", wording::target(&request.target)),
            Event::Prepared(_)
            | Event::ReadingStarted { .. }
            | Event::HeadChecked { .. }
            | Event::EffectIntended(_)
            | Event::EffectDone(_) => return,
        };
        // A line that wraps could not be replaced.
        let line: String = text.chars().take(console.width.unwrap_or(80).saturating_sub(1)).collect();
        console.raw_message(&format!("\r\u{1b}[K{line}"));
        self.shown = true;
    }

    /// Removes the line.
    pub fn clear(&mut self, console: &mut Console) {
        if std::mem::take(&mut self.shown) {
            console.raw_message("\r\u{1b}[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::sync::{Arc, Mutex};

    use headproof_core::machine::{Halt, HaltCause};
    use headproof_core::policy::Day;
    use headproof_core::session::Request;
    use headproof_core::target::{Kind, Target};

    use super::*;

    #[derive(Clone, Default)]
    struct Screen(Arc<Mutex<Vec<u8>>>);

    impl Write for Screen {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    fn shown(interactive: bool, events: &[Event]) -> String {
        let screen = Screen::default();
        let mut console = Console::for_tests(Box::new(screen.clone()), interactive);
        let mut progress = Progress::default();
        events.iter().for_each(|event| progress.event(event, &mut console));
        let bytes = screen.0.lock().unwrap().clone();
        String::from_utf8(bytes).unwrap()
    }

    fn opened(target: Target) -> Event {
        Event::Opened(Request {
            target,
            kind: Kind::Code,
            readers: Vec::new(),
            effects: Vec::new(),
            today: Day::parse("2026-01-01").unwrap(),
            program: String::new(),
        })
    }

    #[test]
    fn a_line_of_progress_never_wraps() {
        let shown = shown(true, &[opened(Target::Base("x".repeat(300)))]);
        assert_eq!(shown.strip_prefix("\r\u{1b}[K").unwrap().chars().count(), 79);
    }

    /// Silence before a review, and skips without a reason: <https://github.com/JSONbored/loopover/pull/9180>.
    #[test]
    fn b212_what_is_looked_at_is_said_at_once_and_replaced_by_the_verdict() {
        let opened = opened(Target::Base("main".into()));
        let first = std::slice::from_ref(&opened);
        assert_eq!(shown(true, first), "\r\u{1b}[Klooking for changes since main");
        let halted =
            Event::Halted(Halt { cause: HaltCause::World, what: String::new(), next: String::new() });
        assert!(shown(true, &[opened.clone(), halted.clone()]).ends_with("main\r\u{1b}[K"), "nothing stays");
        assert_eq!(shown(false, &[opened, halted]), "", "nobody watches");
    }
}
