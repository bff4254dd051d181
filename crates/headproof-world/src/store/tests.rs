use headproof_core::machine::{Halt, HaltCause};
use headproof_core::policy::Day;
use headproof_core::session::{Event, Request};
use headproof_core::target::{Kind, Target};
use headproof_flow::ports::Journal as _;

use super::*;

fn opened() -> Event {
    Event::Opened(Request {
        target: Target::Uncommitted,
        kind: Kind::Code,
        readers: Vec::new(),
        effects: Vec::new(),
        today: Day { year: 2026, month: 12, day: 1 },
        program: "test".into(),
    })
}

fn halted() -> Event {
    Event::Halted(Halt { cause: HaltCause::World, what: "disk".into(), next: String::new() })
}

fn journal(home: &Path, id: &str) -> PathBuf {
    home.join(FOLDER).join("sessions").join(id).join(file::JOURNAL)
}

#[test]
fn what_was_appended_is_there_after_opening_again() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    let mut session = store.create().unwrap();
    let id = session.id().to_owned();
    session.append(&opened()).unwrap();
    session.append(&halted()).unwrap();
    drop(session);
    let mut again = store.open(&id).unwrap();
    assert_eq!(again.events, [opened(), halted()]);
    again.file.append(&Event::Closed).unwrap();
    drop(again);
    assert_eq!(store.events(&id).unwrap(), [opened(), halted(), Event::Closed]);
    assert_eq!(store.list().unwrap(), [Listed { id, closed: true }]);
}

#[test]
fn the_folder_keeps_itself_out_of_git() {
    let home = tempfile::tempdir().unwrap();
    Store::at(home.path()).unwrap();
    assert_eq!(fs::read_to_string(home.path().join(FOLDER).join(".gitignore")).unwrap(), "*\n");
}

#[test]
fn a_second_worker_on_one_session_is_refused_and_told_who_has_it() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    let session = store.create().unwrap();
    let refused = store.open(session.id()).err().unwrap();
    assert!(refused.what.contains(&format!("process {}", std::process::id())), "{}", refused.what);
    let id = session.id().to_owned();
    drop(session);
    assert!(store.open(&id).is_ok(), "the lock ends with its owner");
}

#[test]
fn a_torn_tail_is_moved_aside_and_nothing_else_is_lost() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    let mut session = store.create().unwrap();
    let id = session.id().to_owned();
    session.append(&opened()).unwrap();
    drop(session);
    let path = journal(home.path(), &id);
    let whole = fs::read(&path).unwrap();
    let torn = [whole.as_slice(), b"{\"v\":1,\"seq\":1,\"ti"].concat();
    fs::write(&path, &torn).unwrap();
    let again = store.open(&id).unwrap();
    assert_eq!((again.events.as_slice(), again.notes.len()), ([opened()].as_slice(), 1));
    assert_eq!(fs::read(&path).unwrap(), whole);
    let aside = path.with_file_name(format!("journal.torn-at-{}", whole.len()));
    assert_eq!(fs::read(aside).unwrap(), torn[whole.len()..]);
}

#[test]
fn a_journal_damaged_in_the_middle_is_refused_and_left_as_it_is() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    let mut session = store.create().unwrap();
    let id = session.id().to_owned();
    session.append(&opened()).unwrap();
    session.append(&halted()).unwrap();
    drop(session);
    let path = journal(home.path(), &id);
    let damaged = fs::read_to_string(&path).unwrap().replacen("uncommitted", "committed!!", 1);
    fs::write(&path, &damaged).unwrap();
    assert!(store.open(&id).err().unwrap().what.contains("damaged"));
    assert_eq!(fs::read_to_string(&path).unwrap(), damaged);
}

#[test]
fn pruning_removes_the_oldest_closed_sessions_and_keeps_open_ones() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    let make = |closed: bool| {
        let mut session = store.create().unwrap();
        session.append(&opened()).unwrap();
        if closed {
            session.append(&halted()).unwrap();
            session.append(&Event::Closed).unwrap();
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
        session.id().to_owned()
    };
    let (open, old, new) = (make(false), make(true), make(true));
    store.prune(1);
    let left: Vec<String> = store.list().unwrap().into_iter().map(|l| l.id).collect();
    assert_eq!(left, [open, new], "{old} should be gone");
}

#[test]
fn names_that_are_no_ids_never_become_paths() {
    let home = tempfile::tempdir().unwrap();
    let store = Store::at(home.path()).unwrap();
    for bad in ["..", "../../etc", "", "/etc", "01arz3ndektsv4rrffq69g5fa", "x"] {
        assert!(store.open(bad).is_err(), "{bad}");
    }
}

#[cfg(unix)]
#[test]
fn a_link_in_the_place_of_the_folder_is_not_written_through() {
    let home = tempfile::tempdir().unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink(elsewhere.path(), home.path().join(FOLDER)).unwrap();
    assert!(Store::at(home.path()).is_err());
    assert_eq!(fs::read_dir(elsewhere.path()).unwrap().count(), 0);
}
