//! `headproof eval DIR`.

use std::io::Write as _;

use headproof_core::location::Side;
use headproof_core::target::{Kind, Target};
use headproof_flow::ports::Trouble;
use headproof_world::git::{Imported, import};
use rayon::prelude::*;

use crate::cli::EvalArgs;
use crate::eval::{Case, CaseScore, Seen, load, score, tables};
use crate::failure::Failure;
use crate::ui::Console;
use crate::{settings, wire};

pub(super) fn run(args: &EvalArgs, console: &mut Console) -> Result<u8, Failure> {
    let settings = settings::load()?;
    wire::set_threads(&settings);
    let cases = load(&args.folder)?;
    let states = cases.iter().flat_map(|c| [&c.before, &c.after]);
    let repository = import(states.map(Vec::as_slice))?;
    let scores: Vec<CaseScore> = cases
        .par_iter()
        .enumerate()
        .map(|(i, case)| review(case, i, &repository, &settings))
        .collect::<Result<_, _>>()?;
    if let Some(path) = &args.findings {
        write_findings(path, &scores)
            .map_err(|e| Trouble::world(format!("{} cannot be written: {e}", path.display()), ""))?;
    }
    if args.json {
        console.result(format!("{:#}\n", as_json(&scores)))?;
    } else {
        for score in &scores {
            for line in complaints(score) {
                console.result(line)?;
            }
        }
        console.result(tables::render(&scores))?;
    }
    let all = tables::total(&scores);
    let enough = |rate: Option<f64>, floor: Option<f64>| floor.is_none_or(|f| rate.is_none_or(|r| r >= f));
    let held = enough(all.recall(), args.min_recall) && enough(all.precision(), args.min_precision);
    Ok(u8::from(!held))
}

/// Reviews one case: the commit that turns its `before` into its `after`.
fn review(
    case: &Case,
    index: usize,
    repository: &Imported,
    settings: &headproof_world::config::Settings,
) -> Result<CaseScore, Failure> {
    let commit = repository.commits.get(2 * index + 1).cloned().unwrap_or_default();
    let request = wire::Ask { target: Target::Commit(commit), kind: Kind::Code };
    let report = wire::review_once(repository.folder(), settings, request)
        .map_err(|failure| Trouble::world(format!("case {}: {failure}", case.name), failure.next()))?;
    Ok(score(case, crate::eval::score::seen(&report)))
}

fn complaints(score: &CaseScore) -> Vec<String> {
    let missed = score.expected.iter().filter(|(_, found)| !found);
    let missed = missed.map(|(class, _)| format!("missed  {}: {class}\n", score.name));
    let noise = score.noise.iter().map(|s| format!("noise   {}: {} {}\n", score.name, s.rule, place(s)));
    missed.chain(noise).collect()
}

fn place(seen: &Seen) -> String {
    let line = seen.line.map(|l| format!(":{l}")).unwrap_or_default();
    let side = if seen.side == Side::Before { " (before)" } else { "" };
    format!("{}{line}{side}", seen.file)
}

fn write_findings(path: &std::path::Path, scores: &[CaseScore]) -> std::io::Result<()> {
    let mut file = std::io::BufWriter::new(std::fs::File::create(path)?);
    for score in scores {
        for s in &score.seen {
            let line = serde_json::json!({
                "case": score.name, "class": s.class.as_str(), "file": s.file, "line": s.line,
                "side": s.side.word(), "blocking": s.blocking, "rule": s.rule, "confidence": s.confidence,
            });
            writeln!(file, "{line}")?;
        }
    }
    file.flush()
}

fn as_json(scores: &[CaseScore]) -> serde_json::Value {
    let row = |r: &tables::Row| {
        serde_json::json!({
            "expected": r.expected, "found": r.found, "noise": r.noise, "clean": r.clean, "silent": r.silent,
            "recall": r.recall(), "precision": r.precision(), "clean_silent_rate": r.silent_rate(),
        })
    };
    let rows = |m: std::collections::BTreeMap<String, tables::Row>| -> serde_json::Value {
        m.iter().map(|(k, v)| (k.clone(), row(v))).collect::<serde_json::Map<_, _>>().into()
    };
    serde_json::json!({
        "schema": "headproof.eval.v1",
        "all": row(&tables::total(scores)),
        "by_class": rows(tables::by_class(scores)),
        "by_group": rows(tables::by(scores, |s| &s.group)),
        "by_language": rows(tables::by(scores, |s| &s.language)),
        "missed": scores.iter().flat_map(|s| s.expected.iter().filter(|(_, f)| !f).map(|(c, _)| format!("{}: {c}", s.name))).collect::<Vec<_>>(),
        "noise": scores.iter().flat_map(|s| s.noise.iter().map(|n| format!("{}: {} {}", s.name, n.rule, place(n)))).collect::<Vec<_>>(),
    })
}
