//! `headproof rules`.

use headproof_checks::rule::{Example, Rule};
use headproof_checks::rules;
use headproof_flow::ports::Trouble;
use headproof_world::config::keys::did_you_mean;

use crate::cli::{RulesAction, RulesArgs};
use crate::failure::Failure;
use crate::ui::Console;

pub(super) fn run(args: &RulesArgs, console: &mut Console) -> Result<u8, Failure> {
    match &args.action {
        RulesAction::List { class } => list(class.as_deref(), console),
        RulesAction::Explain { rule } => explain(rule, console),
    }
}

fn list(class: Option<&str>, console: &mut Console) -> Result<u8, Failure> {
    let wanted =
        |r: &&&Rule| class.is_none_or(|c| headproof_core::claim::Class::new(r.meta.class).is_under(c));
    let rules: Vec<&&Rule> = rules::all().iter().filter(wanted).collect();
    if rules.is_empty() {
        let mut classes: Vec<&str> = rules::all().iter().map(|r| r.meta.class).collect();
        classes.sort_unstable();
        classes.dedup();
        return Err(Trouble::input(
            "no rule is of that class",
            format!("classes are {}", classes.join(", ")),
        )
        .into());
    }
    let width = rules.iter().map(|r| r.meta.id.len()).max().unwrap_or(0);
    for rule in rules {
        let m = &rule.meta;
        let line = format!("{:width$}  {:8}  {:38}  {}\n", m.id, m.severity.word(), m.class, m.summary);
        console.result(line)?;
    }
    Ok(0)
}

fn explain(id: &str, console: &mut Console) -> Result<u8, Failure> {
    let Some(rule) = rules::find(id) else {
        let near = did_you_mean(id, rules::all().iter().map(|r| r.meta.id));
        let hint = near.map(|n| format!("; did you mean `{n}`?")).unwrap_or_default();
        let what = format!("there is no rule `{}`{hint}", headproof_core::text::visible(id));
        return Err(Trouble::input(what, "`headproof rules list` shows them").into());
    };
    let m = &rule.meta;
    let mut text = format!("{}\n  {}\n\n", m.id, m.summary);
    text += &format!("class       {}\n", m.class);
    text += &format!(
        "severity    {} ({})\n",
        m.severity.word(),
        if m.severity.blocks() { "blocks" } else { "advisory" }
    );
    text += &format!("confidence  {}\n\n", m.confidence.word());
    text += &format!("Why it matters\n  {}\n\nWhat to do\n  {}\n", m.why, m.advice);
    if !m.notes.is_empty() {
        text += &format!("\nNotes\n  {}\n", m.notes.replace('\n', "\n  "));
    }
    text += &example("Reported", &m.bad);
    text += &example("Let pass", &m.good);
    text += &format!(
        "\nTo let one place pass, with a reason:\n  headproof: allow {} because REASON   (in a comment)\nTo switch it off for a project, in headproof.toml:\n  [rules]\n  {} = \"off\"\n",
        m.id, m.id
    );
    console.result(text)?;
    Ok(0)
}

fn example(title: &str, example: &Example) -> String {
    let mut text = format!("\n{title}: {}\n", example.path);
    for (mark, side) in [('-', example.before), ('+', example.after)] {
        for line in side.lines() {
            text += &format!("  {mark} {line}\n");
        }
    }
    text
}
