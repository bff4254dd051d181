//! Law 10: killing the process at any point loses nothing and doubles nothing.
//!
//! A child of this very test binary runs a real review over the real wiring, with a journal that kills the process
//! (SIGKILL) right before or right after the n-th event is kept. The real program then goes on with the session.

use std::path::{Path, PathBuf};
use std::process::Command;

use headproof::wire::Adapters;
use headproof_core::report::Report;
use headproof_core::session::{Effect, Event, Request};
use headproof_core::target::{Kind, Target};
use headproof_flow::ports::{Journal, Publisher, Trouble};
use headproof_testkit::repo::Repo;
use headproof_world::config::Settings;
use headproof_world::store::{SessionFile, Store};

use crate::program::{normalised, run, weakened};

const AT: &str = "HEADPROOF_TEST_KILL_AT";
const FOLDER: &str = "HEADPROOF_TEST_KILL_IN";

/// A journal that ends the process at a given event.
struct Deadly {
    file: SessionFile,
    seen: usize,
    at: usize,
    /// Whether the event still reaches the disk.
    after: bool,
}

impl Journal<Event> for Deadly {
    fn append(&mut self, event: &Event) -> Result<(), Trouble> {
        self.seen += 1;
        if self.seen == self.at && !self.after {
            die();
        }
        self.file.append(event)?;
        if self.seen == self.at {
            die();
        }
        Ok(())
    }
}

/// SIGKILL to this very process: nothing is flushed, no destructor runs.
fn die() -> ! {
    let pid = std::process::id().to_string();
    let _killed = Command::new("kill").args(["-9", &pid]).status();
    loop {
        std::thread::park();
    }
}

/// Writes the whole report, as the program does.
struct Whole;

impl Publisher for Whole {
    fn perform(&self, effect: &Effect, report: &Report) -> Result<(), Trouble> {
        let Effect::WriteReport { path, .. } = effect;
        std::fs::write(path, headproof_formats::json::v1::render(report))
            .map_err(|e| Trouble::world(e.to_string(), ""))
    }

    fn is_done(&self, _: &Effect, _: &Report) -> Result<bool, Trouble> {
        Ok(false)
    }
}

/// Not a test of its own: what the child runs when the two variables are set.
#[test]
fn the_child_that_is_killed() {
    let (Some(at), Some(folder)) = (std::env::var_os(AT), std::env::var_os(FOLDER)) else { return };
    let (after, at) = at.to_str().and_then(|a| a.split_once(':')).expect("mode:number");
    let folder = PathBuf::from(folder);
    let settings = Settings::load([], None, &headproof::wire::rule_ids()).expect("defaults");
    let source = headproof::wire::source(&folder, &settings, false).expect("a repository");
    let store = Store::at(source.home()).expect("a store");
    let adapters = Adapters::new(source, settings, &[]).expect("adapters");
    let path = folder.join("out.json").display().to_string();
    let request = Request {
        target: Target::Uncommitted,
        kind: Kind::Code,
        readers: adapters.readers().iter().map(|r| (r.id(), r.duty())).collect(),
        effects: vec![Effect::WriteReport { path, format: "json".into() }],
        today: adapters.today(),
        program: headproof::wire::PROGRAM.into(),
    };
    let file = store.create().expect("a session");
    let session = file.id().to_owned();
    let mut journal = Deadly { file, seen: 0, at: at.parse().expect("a number"), after: after == "after" };
    let opened = Event::Opened(request);
    journal.append(&opened).expect("kept");
    adapters.review(Some(session), vec![opened], &mut journal, &Whole).expect("a review");
}

/// Runs the child; `true` when it was killed, `false` when it reached its end.
fn child(repo: &Repo, mode: &str, at: usize) -> bool {
    let exe = std::env::current_exe().expect("this binary");
    let status = Command::new(exe)
        .args(["--exact", "kill::the_child_that_is_killed", "--nocapture"])
        .env_clear()
        .envs(repo.env())
        .env(AT, format!("{mode}:{at}"))
        .env(FOLDER, repo.root())
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .status()
        .expect("the child runs");
    !status.success()
}

fn bench() -> Repo {
    let repo = weakened();
    // The report is written into the tree; it must not become a part of what is reviewed.
    repo.write(".gitignore", "out.json\n");
    repo.commit_staged("nothing staged yet");
    repo
}

#[test]
fn killing_the_process_at_any_event_loses_nothing_and_doubles_nothing() {
    let reference = {
        let repo = bench();
        assert!(!child(&repo, "after", usize::MAX), "the child reaches its end");
        normalised(&std::fs::read_to_string(repo.root().join("out.json")).unwrap())
    };
    assert_ne!(reference["findings"].as_array().map(Vec::len), Some(0), "there is something to lose");
    for mode in ["before", "after"] {
        let mut points = 0;
        for at in 1.. {
            let repo = bench();
            if !child(&repo, mode, at) {
                break;
            }
            points += 1;
            resumed(&repo, mode, at, &reference);
        }
        // Opened, gathered, prepared, reading started and ended, head checked, judged, effect intended and done, closed.
        assert_eq!(points, 10, "every event was a point to die at");
    }
}

fn resumed(repo: &Repo, mode: &str, at: usize, reference: &serde_json::Value) {
    let id = only_session(repo.root());
    let ran = run(repo, &["review", "--resume", &id, "--format", "json"]);
    let place = format!("killed {mode} event {at}: {} {}", ran.out, ran.err);
    if mode == "before" && at == 1 {
        assert_eq!(ran.code, 2, "a session that was never begun cannot be resumed; {place}");
        return;
    }
    assert_eq!(ran.code, 1, "{place}");
    assert_eq!(&normalised(&ran.out), reference, "{place}");
    let written = std::fs::read_to_string(repo.root().join("out.json")).expect("the effect was done");
    assert_eq!(&normalised(&written), reference, "{place}");
    let journal = repo.root().join(".headproof/sessions").join(&id).join("journal.jsonl");
    let journal = std::fs::read(journal).unwrap();
    let events = headproof_formats::journal::v1::decode(&journal).expect("a whole journal").events;
    let words: Vec<&str> = events.iter().map(Event::word).collect();
    for word in ["opened", "gathered", "prepared", "reading_ended", "judged", "effect_done", "closed"] {
        assert_eq!(words.iter().filter(|w| **w == word).count(), 1, "{word} in {words:?}; {place}");
    }
}

fn only_session(root: &Path) -> String {
    let entries: Vec<_> = std::fs::read_dir(root.join(".headproof/sessions")).unwrap().collect();
    assert_eq!(entries.len(), 1);
    entries.into_iter().next().unwrap().unwrap().file_name().into_string().unwrap()
}
