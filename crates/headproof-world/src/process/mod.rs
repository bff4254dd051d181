//! Running other programs: the only place that starts one.
//!
//! A program gets exactly the environment it is handed, a time limit, and a cap on what it may say. Its input is
//! written and its complaints are collected on threads of their own, so that no pair of full pipes can stop both
//! sides.

use std::ffi::{OsStr, OsString};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// How much of what a program complains is kept.
const KEPT_COMPLAINT: u64 = 16 * 1024;

/// A program about to be run.
#[derive(Clone, Debug)]
pub struct Invocation {
    program: OsString,
    args: Vec<OsString>,
    env: Vec<(OsString, OsString)>,
    folder: PathBuf,
    time: Duration,
    output: u64,
}

/// What a program left behind.
#[derive(Clone, Debug)]
pub struct Finished<T> {
    /// What was made of its output.
    pub output: T,
    /// Its exit code; `None` when a signal ended it.
    pub code: Option<i32>,
    /// The beginning of what it complained.
    pub complaint: String,
}

/// Why a program could not be run to its end.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// It is not installed, or may not be run.
    #[error("`{program}` could not be started: {source}")]
    NotStarted {
        /// Its name.
        program: String,
        /// Why.
        source: std::io::Error,
    },
    /// It took too long and was ended.
    #[error("`{command}` was ended after {} s without finishing", .after.as_secs())]
    TimedOut {
        /// What was run.
        command: String,
        /// The limit.
        after: Duration,
    },
    /// It said more than it may and was ended.
    #[error("`{command}` was ended because it printed more than {limit} bytes")]
    TooMuchOutput {
        /// What was run.
        command: String,
        /// The limit.
        limit: u64,
    },
    /// Its output broke off or could not be understood.
    #[error("`{command}` could not be read: {source}")]
    Unreadable {
        /// What was run.
        command: String,
        /// Why.
        source: std::io::Error,
    },
}

impl Invocation {
    /// A program in a folder, with nothing in its environment.
    pub fn new(program: impl Into<OsString>, folder: &Path, time: Duration, output: u64) -> Self {
        Self {
            program: program.into(),
            args: Vec::new(),
            env: Vec::new(),
            folder: folder.to_owned(),
            time,
            output,
        }
    }

    /// Adds arguments.
    #[must_use]
    pub fn args<S: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = S>) -> Self {
        self.args.extend(args.into_iter().map(|a| a.as_ref().to_owned()));
        self
    }

    /// Adds a variable to the environment; a later one of the same name wins.
    #[must_use]
    pub fn env(mut self, name: impl Into<OsString>, value: impl Into<OsString>) -> Self {
        self.env.push((name.into(), value.into()));
        self
    }

    /// Runs it to its end and collects what it prints.
    ///
    /// # Errors
    /// [`ProcessError`] when it could not be run to its end; an exit code other than 0 is not an error here.
    pub fn run(&self, input: &[u8]) -> Result<Finished<Vec<u8>>, ProcessError> {
        self.stream(
            |to| to.write_all(input),
            |from| {
                let mut all = Vec::new();
                from.read_to_end(&mut all).map(|_| all)
            },
        )
    }

    /// Runs it while its output is read; `read` may stop early, which ends the program.
    ///
    /// # Errors
    /// [`ProcessError`] when it could not be run to its end or `read` failed.
    pub fn stream<T>(
        &self,
        write: impl FnOnce(&mut dyn Write) -> std::io::Result<()> + Send,
        read: impl FnOnce(&mut dyn BufRead) -> std::io::Result<T>,
    ) -> Result<Finished<T>, ProcessError> {
        let mut child = self.start()?;
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let child = Mutex::new(child);
        let (timed_out, overflowed) = (AtomicBool::new(false), AtomicBool::new(false));
        let (finished, waiting) = channel::<()>();
        let (outcome, status, complaint) = std::thread::scope(|scope| {
            scope.spawn(|| {
                if let Some(mut to) = stdin {
                    // A program that has heard enough closes its ear; what it then says decides.
                    let _ = write(&mut to);
                }
            });
            let complaint = scope.spawn(move || collect_complaint(stderr));
            let (child, timed_out) = (&child, &timed_out);
            scope.spawn(move || {
                if waiting.recv_timeout(self.time) == Err(RecvTimeoutError::Timeout) {
                    timed_out.store(true, Ordering::SeqCst);
                    end(child);
                }
            });
            let outcome = match stdout {
                Some(from) => {
                    let capped = Capped { inner: from, left: self.output, overflowed: &overflowed };
                    read(&mut BufReader::with_capacity(1 << 16, capped))
                }
                None => Err(std::io::ErrorKind::BrokenPipe.into()),
            };
            if outcome.is_err() {
                end(child);
            }
            let status = wait(child);
            drop(finished);
            (outcome, status, complaint.join().unwrap_or_default())
        });
        if timed_out.load(Ordering::SeqCst) {
            return Err(ProcessError::TimedOut { command: self.command(), after: self.time });
        }
        if overflowed.load(Ordering::SeqCst) {
            return Err(ProcessError::TooMuchOutput { command: self.command(), limit: self.output });
        }
        let unreadable = |source| ProcessError::Unreadable { command: self.command(), source };
        let code = status.map_err(unreadable)?.code();
        match outcome {
            Ok(output) => Ok(Finished { output, code, complaint }),
            Err(source) if complaint.is_empty() => Err(unreadable(source)),
            Err(_) => Err(unreadable(std::io::Error::other(complaint.trim().to_owned()))),
        }
    }

    fn start(&self) -> Result<Child, ProcessError> {
        Command::new(&self.program)
            .args(&self.args)
            .env_clear()
            .envs(self.env.iter().map(|(k, v)| (k, v)))
            .current_dir(&self.folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|source| ProcessError::NotStarted {
                program: self.program.to_string_lossy().into_owned(),
                source,
            })
    }

    /// The program and its first words, for people.
    fn command(&self) -> String {
        let mut words = vec![self.program.to_string_lossy().into_owned()];
        words.extend(self.args.iter().take(4).map(|a| a.to_string_lossy().into_owned()));
        words.join(" ")
    }
}

fn end(child: &Mutex<Child>) {
    if let Ok(mut child) = child.lock() {
        // It may have ended by itself in the meantime, which is what is wanted.
        let _ = child.kill();
    }
}

/// Waits without holding the lock, so that the time limit can still end the child.
fn wait(child: &Mutex<Child>) -> std::io::Result<ExitStatus> {
    let mut pause = Duration::from_micros(50);
    loop {
        if let Ok(mut child) = child.lock()
            && let Some(status) = child.try_wait()?
        {
            return Ok(status);
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(5));
    }
}

fn collect_complaint(from: Option<impl Read>) -> String {
    let Some(mut from) = from else { return String::new() };
    let mut kept = Vec::new();
    let _ = from.by_ref().take(KEPT_COMPLAINT).read_to_end(&mut kept);
    let _ = std::io::copy(&mut from, &mut std::io::sink());
    String::from_utf8_lossy(&kept).into_owned()
}

/// Output that may not grow beyond a limit.
struct Capped<'f, R> {
    inner: R,
    left: u64,
    overflowed: &'f AtomicBool,
}

impl<R: Read> Read for Capped<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let n = self.inner.read(buffer)?;
        match self.left.checked_sub(n as u64) {
            Some(left) => self.left = left,
            None => {
                self.overflowed.store(true, Ordering::SeqCst);
                return Err(std::io::Error::other("too much output"));
            }
        }
        Ok(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, time: Duration, output: u64) -> Invocation {
        Invocation::new("/bin/sh", Path::new("/"), time, output).args(["-c", script])
    }

    #[test]
    fn a_program_hears_says_and_complains() {
        let finished = shell("cat; echo no >&2; exit 3", Duration::from_secs(20), 100).run(b"hello").unwrap();
        assert_eq!(
            (finished.output.as_slice(), finished.code, finished.complaint.as_str()),
            (&b"hello"[..], Some(3), "no\n")
        );
    }

    #[test]
    fn nothing_of_our_environment_reaches_it() {
        let finished = shell(
            "env | sort | grep -v -e ^PWD= -e ^SHLVL= -e ^_= -e ^OLDPWD=",
            Duration::from_secs(20),
            9999,
        )
        .env("ONLY", "this")
        .env("PATH", "/usr/bin:/bin")
        .run(b"")
        .unwrap();
        assert_eq!(String::from_utf8_lossy(&finished.output), "ONLY=this\nPATH=/usr/bin:/bin\n");
    }

    #[test]
    fn it_is_ended_when_it_takes_too_long() {
        let started = std::time::Instant::now();
        let error = shell("exec sleep 30", Duration::from_millis(100), 100).run(b"").unwrap_err();
        assert!(matches!(error, ProcessError::TimedOut { .. }), "{error}");
        assert!(started.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn it_is_ended_when_it_says_too_much() {
        let error = shell("exec yes", Duration::from_secs(20), 1000).run(b"").unwrap_err();
        assert!(matches!(error, ProcessError::TooMuchOutput { limit: 1000, .. }), "{error}");
    }

    #[test]
    fn big_input_and_big_output_do_not_lock_each_other() {
        let input = vec![b'x'; 3 << 20];
        let finished = shell("cat", Duration::from_secs(60), 4 << 20).run(&input).unwrap();
        assert_eq!(finished.output.len(), input.len());
    }

    #[test]
    fn a_missing_program_is_named() {
        let missing = Invocation::new("/nowhere/tool", Path::new("/"), Duration::from_secs(1), 1);
        assert!(missing.run(b"").unwrap_err().to_string().contains("/nowhere/tool"));
    }
}
