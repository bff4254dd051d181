//! In which direction the modules of a crate look.

use std::collections::{BTreeMap, BTreeSet};

use crate::assert_none;
use crate::tokens::{Token, crate_paths, without_tests};
use crate::tree::{Source, crates, sources};

/// Which top-level module of a crate uses which other one, with a place where it does.
type Uses = BTreeMap<(String, String), String>;

/// What the files of one crate tell about its modules.
#[derive(Default)]
struct Modules {
    /// The top-level modules in the order in which `lib.rs` lists them.
    order: Vec<String>,
    /// Those that are folders.
    folders: BTreeSet<String>,
    uses: Uses,
}

/// Reads the modules of a crate. Test modules are left out; `lib.rs` and `main.rs` may use everything.
fn modules(files: &[Source]) -> Modules {
    let parts: Vec<(&Source, Vec<Token>, Vec<String>)> = files
        .iter()
        .map(|f| {
            let (tokens, tests) = without_tests(&f.tokens());
            (f, tokens, tests)
        })
        .collect();
    let mut hidden: BTreeSet<Vec<String>> = BTreeSet::new();
    let mut out = Modules::default();
    let mut exports: BTreeMap<String, String> = BTreeMap::new();
    for (file, tokens, tests) in &parts {
        hidden.extend(tests.iter().map(|t| file.module.iter().chain([t]).cloned().collect()));
        if file.module.is_empty() {
            out.order.extend(declared(tokens));
            exports.extend(exported(tokens));
        }
    }
    out.order.dedup();
    for (file, tokens, _) in &parts {
        let Some(top) = file.module.first() else { continue };
        if (1..=file.module.len()).any(|n| hidden.contains(&file.module[..n])) {
            continue;
        }
        if file.module.len() > 1 || file.path.ends_with("/mod.rs") {
            out.folders.insert(top.clone());
        }
        for (path, line) in crate_paths(tokens, &file.module) {
            let Some(first) = path.first() else { continue };
            let target = exports.get(first).unwrap_or(first);
            if target != top && out.order.contains(target) {
                let place = format!("{}:{line}", file.path);
                out.uses.entry((top.clone(), target.clone())).or_insert(place);
            }
        }
    }
    out
}

/// The modules a root file declares, in order.
fn declared(tokens: &[Token]) -> Vec<String> {
    let pair = |w: &[Token]| (w[0].text == "mod" && w[1].is_word()).then(|| w[1].text.clone());
    tokens.windows(2).filter_map(pair).collect()
}

/// The names a root file re-exports, with the module each comes from: `pub use reading::{review, Options}`.
fn exported(tokens: &[Token]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        if token.text != "use" {
            continue;
        }
        let end = tokens.iter().skip(at).position(|t| t.text == ";").map_or(tokens.len(), |n| at + n);
        let words: Vec<&str> =
            tokens[at + 1..end].iter().filter(|t| t.is_word()).map(|t| t.text.as_str()).collect();
        let mut words = words.into_iter().skip_while(|w| matches!(*w, "crate" | "self"));
        let Some(module) = words.next() else { continue };
        found.extend(words.map(|w| (w.to_owned(), module.to_owned())));
    }
    found
}

/// Pairs of top-level modules that use each other, directly or through others; each pair named once.
fn cycles(uses: &Uses) -> Vec<String> {
    let reaches = |from: &str| {
        let (mut seen, mut open) = (BTreeSet::new(), vec![from.to_owned()]);
        while let Some(module) = open.pop() {
            for (_, to) in uses.keys().filter(|(a, _)| *a == module) {
                if seen.insert(to.clone()) {
                    open.push(to.clone());
                }
            }
        }
        seen
    };
    let starts: BTreeSet<&String> = uses.keys().map(|(from, _)| from).collect();
    let reached: BTreeMap<&String, BTreeSet<String>> =
        starts.into_iter().map(|from| (from, reaches(from))).collect();
    let mut complaints = Vec::new();
    for (a, to) in &reached {
        for b in to.iter().filter(|b| *a < *b && reached.get(b).is_some_and(|back| back.contains(*a))) {
            complaints.push(format!("the modules {a} and {b} use each other, perhaps through others"));
        }
    }
    complaints
}

/// Uses of a module that stands further down in the list of `lib.rs`.
fn upward(modules: &Modules) -> Vec<String> {
    let rank = |name: &String| modules.order.iter().position(|m| m == name);
    let wrong = |((from, to), _): &(&(String, String), &String)| rank(from) < rank(to);
    let named = |((from, to), place): (&(String, String), &String)| {
        format!("{place}: {from} uses {to}, which stands below it in lib.rs")
    };
    modules.uses.iter().filter(wrong).map(named).collect()
}

/// Uses of one outside thing by another: a folder of the world may use the plain files beside the folders and
/// `process`; nothing else may use a folder.
fn between_folders(modules: &Modules) -> Vec<String> {
    let wrong = |((_, to), _): &(&(String, String), &String)| modules.folders.contains(to) && to != "process";
    let named = |((from, to), place): (&(String, String), &String)| {
        format!("{place}: {from}/ uses {to}/; what both need belongs in process/ or behind a port")
    };
    modules.uses.iter().filter(wrong).map(named).collect()
}

#[test]
fn no_modules_use_each_other_in_a_circle() {
    for krate in crates() {
        let found = modules(&sources(&krate));
        let complaints: Vec<String> =
            cycles(&found.uses).into_iter().map(|c| format!("{krate}: {c}")).collect();
        assert_none(&complaints);
    }
}

#[test]
fn core_modules_use_only_those_above_them() {
    let core = modules(&sources("headproof-core"));
    assert!(core.uses.len() > 20, "the uses between modules of the core were not read");
    assert_none(&upward(&core));
}

#[test]
fn folders_of_the_world_do_not_use_each_other() {
    let world = modules(&sources("headproof-world"));
    assert!(world.folders.contains("config"), "the folders of the world were not read");
    assert_none(&between_folders(&world));
}

#[cfg(test)]
mod planted {
    use super::*;

    fn krate(files: &[(&str, &str)]) -> Modules {
        let files: Vec<Source> = files.iter().map(|(p, t)| Source::new(format!("src/{p}"), p, *t)).collect();
        modules(&files)
    }

    #[test]
    fn a_circle_over_three_modules_is_a_fault() {
        let found = krate(&[
            ("lib.rs", "mod a; mod b; mod c;"),
            ("a.rs", "use crate::b::X;"),
            ("b/mod.rs", "mod deep;"),
            ("b/deep.rs", "fn f() { super::super::c::g() }"),
            ("c.rs", "use crate::{a::Y};"),
        ]);
        assert_eq!(cycles(&found.uses).len(), 3);
    }

    #[test]
    fn a_circle_through_a_re_export_is_a_fault() {
        let found = krate(&[
            ("lib.rs", "mod a; mod b; pub use b::{Options, review};"),
            ("a.rs", "use crate::Options;"),
            ("b.rs", "use crate::a::X;"),
        ]);
        assert_eq!(cycles(&found.uses).len(), 1);
    }

    #[test]
    fn a_circle_in_tests_only_is_none() {
        let found = krate(&[
            ("lib.rs", "mod a; mod b; #[cfg(test)] mod trial;"),
            ("a.rs", "use crate::b::X; #[cfg(test)] mod tests;"),
            ("a/tests.rs", "use crate::a::X;"),
            ("b.rs", "#[cfg(test)] mod t { use crate::a::Y; }"),
            ("trial.rs", "use crate::a::X;"),
        ]);
        assert!(cycles(&found.uses).is_empty());
        assert_eq!(found.uses.len(), 1);
    }

    #[test]
    fn looking_down_the_list_is_a_fault() {
        let found =
            krate(&[("lib.rs", "mod low; mod high;"), ("low.rs", "use crate::high::X;"), ("high.rs", "")]);
        assert_eq!(upward(&found).len(), 1);
    }

    #[test]
    fn one_folder_using_another_is_a_fault() {
        let found = krate(&[
            ("lib.rs", "mod clock; mod git; mod process; mod store;"),
            ("clock.rs", ""),
            ("git/mod.rs", "use crate::process::Run; use crate::clock::Now;"),
            ("process/mod.rs", ""),
            ("store/mod.rs", "use super::git::Repository;"),
        ]);
        assert_eq!(between_folders(&found).len(), 1);
    }
}
