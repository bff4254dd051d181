//! What a person sees: results on standard output, everything else on standard error.

mod progress;

use std::io::{IsTerminal as _, Write};

use headproof_core::text::visible;

use crate::cli::ColorChoice;
use crate::failure::Failure;

pub use progress::Progress;

/// Standard output and standard error, and what they can show.
pub struct Console {
    out: Box<dyn Write + Send>,
    err: Box<dyn Write + Send>,
    /// Whether results may be coloured.
    pub color_out: bool,
    /// Whether messages may be coloured.
    pub color_err: bool,
    /// Whether messages go to a person who watches.
    pub interactive: bool,
    /// Whether the locale has no more than ASCII.
    pub ascii: bool,
    /// Columns of the output, where it is a terminal.
    pub width: Option<usize>,
    choice: ColorChoice,
}

impl Console {
    /// The console of this process.
    #[must_use]
    pub fn of_process(choice: Option<ColorChoice>) -> Self {
        let (out, err) = (std::io::stdout(), std::io::stderr());
        let dumb = std::env::var_os("TERM").is_some_and(|v| v == "dumb");
        let plain = dumb || std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
        let (out_tty, err_tty) = (out.is_terminal(), err.is_terminal());
        let width = std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
        Self {
            color_out: out_tty && !plain,
            color_err: err_tty && !plain,
            interactive: err_tty && !dumb && std::env::var_os("CI").is_none(),
            ascii: is_ascii(&|name| std::env::var(name).ok()),
            width: width.or_else(|| out_tty.then(terminal_width).flatten()),
            out: Box::new(std::io::BufWriter::new(out)),
            err: Box::new(err),
            choice: choice.unwrap_or(ColorChoice::Auto),
        }
        .choose(choice)
    }

    /// A console whose messages go to a test.
    #[cfg(test)]
    fn for_tests(err: Box<dyn Write + Send>, interactive: bool) -> Self {
        let out = Box::new(std::io::sink());
        let (color_out, color_err, width) = (false, false, None);
        let ascii = false;
        Self { out, err, color_out, color_err, interactive, ascii, width, choice: ColorChoice::Auto }
    }

    /// Applies a decision about colour; `None` leaves what was found.
    #[must_use]
    pub fn choose(mut self, choice: Option<ColorChoice>) -> Self {
        match choice {
            Some(ColorChoice::Always) => (self.color_out, self.color_err) = (true, true),
            Some(ColorChoice::Never) => (self.color_out, self.color_err) = (false, false),
            Some(ColorChoice::Auto) | None => {}
        }
        self
    }

    /// Applies what the settings say about colour, unless a flag has decided.
    pub fn apply_color_setting(&mut self, word: &str) {
        if self.choice == ColorChoice::Auto {
            match word {
                "always" => (self.color_out, self.color_err) = (true, true),
                "never" => (self.color_out, self.color_err) = (false, false),
                _ => {}
            }
        }
    }

    /// Writes a part of the result.
    ///
    /// # Errors
    /// The error of the stream.
    pub fn result(&mut self, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
        self.out.write_all(bytes.as_ref())?;
        self.out.flush()?;
        Ok(())
    }

    /// Says something beside the result. A standard error that is gone is no reason to stop.
    pub fn say(&mut self, line: &str) {
        let _nobody_reads_it = writeln!(self.err, "{line}");
    }

    /// Writes to standard error without a line break, for progress.
    pub fn raw_message(&mut self, text: &str) {
        let _nobody_reads_it = self.err.write_all(text.as_bytes()).and_then(|()| self.err.flush());
    }

    /// Says why there is no result, and what to do next.
    pub fn failure(&mut self, failure: &Failure) {
        let (red, bold, reset) =
            if self.color_err { ("\u{1b}[31m", "\u{1b}[1m", "\u{1b}[0m") } else { ("", "", "") };
        let mut lines = Vec::new();
        for (i, line) in failure.to_string().lines().enumerate() {
            let line = visible(line).into_owned();
            lines.push(if i == 0 {
                format!("{red}{bold}error:{reset} {line}")
            } else {
                format!("       {line}")
            });
        }
        if !failure.next().is_empty() {
            lines.push(format!("  {bold}next:{reset} {}", visible(failure.next())));
        }
        for line in lines {
            self.say(&line);
        }
    }
}

/// Whether the locale says that text is something else than UTF-8. One that says nothing is no reason to think so.
fn is_ascii(variable: &dyn Fn(&str) -> Option<String>) -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(|n| variable(n).filter(|v| !v.is_empty()));
    locale.is_some_and(|l| !l.to_lowercase().replace('-', "").contains("utf8"))
}

/// The width of the terminal that standard output goes to.
fn terminal_width() -> Option<usize> {
    let size = terminal_size::terminal_size()?;
    Some(usize::from(size.0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_locale_that_says_otherwise_is_not_utf_8() {
        let of = |pairs: &[(&str, &str)]| {
            is_ascii(&|n| pairs.iter().find(|(k, _)| *k == n).map(|(_, v)| (*v).to_owned()))
        };
        assert!(of(&[("LANG", "C")]) && of(&[("LC_ALL", "POSIX"), ("LANG", "de_DE.UTF-8")]));
        assert!(
            !of(&[]) && !of(&[("LANG", "")]) && !of(&[("LC_ALL", ""), ("LC_CTYPE", "C.utf8"), ("LANG", "C")])
        );
    }
}
