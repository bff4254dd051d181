//! Progress on standard error, for people who watch: one line that replaces itself, nothing without a terminal.

use headproof_core::session::Event;

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
            Event::Opened(_)
            | Event::Prepared(_)
            | Event::ReadingStarted { .. }
            | Event::HeadChecked { .. }
            | Event::EffectIntended(_)
            | Event::EffectDone(_) => return,
        };
        console.raw_message(&format!("\r\u{1b}[K{text}"));
        self.shown = true;
    }

    /// Removes the line.
    pub fn clear(&mut self, console: &mut Console) {
        if std::mem::take(&mut self.shown) {
            console.raw_message("\r\u{1b}[K");
        }
    }
}
