//! `headproof doctor`: whether everything that a review needs is there, and what to do where it is not.

use headproof_flow::ports::Trouble;
use headproof_world::git;
use headproof_world::store::Store;

use crate::failure::Failure;
use crate::ui::Console;
use crate::{settings, wire};

/// One thing that was looked at.
struct Line {
    name: &'static str,
    found: Result<String, Trouble>,
}

pub(super) fn run(console: &mut Console) -> Result<u8, Failure> {
    let here = std::env::current_dir()?;
    let mut lines =
        vec![Line { name: "git", found: git::version().map(|v| format!("{v} (needs {})", git::MINIMUM)) }];
    let loaded = settings::load();
    let found = match &loaded {
        Ok(_) => Ok("can be used; `headproof config` shows them".to_owned()),
        Err(failure) => Err(Trouble::input(failure.to_string(), failure.next())),
    };
    lines.push(Line { name: "settings", found });
    if let Ok(settings) = loaded {
        match wire::source(&here, &settings, false) {
            Ok(source) => {
                lines.push(Line { name: "repository", found: Ok(source.root().display().to_string()) });
                let head =
                    source.head().map(|h| h.map_or_else(|| "no commit yet".to_owned(), |h| h.to_string()));
                lines.push(Line { name: "head", found: head });
                let sessions = Store::at(source.home()).map(|_| "can be recorded in .headproof/".to_owned());
                lines.push(Line { name: "sessions", found: sessions });
                lines.push(Line { name: "project", found: project(&here, &settings) });
            }
            Err(trouble) => lines.push(Line { name: "repository", found: Err(trouble) }),
        }
    }
    let rules = headproof_checks::rules::all().len();
    lines.push(Line { name: "built-in", found: Ok(format!("{rules} rules, always on, needs no key")) });
    let mut code = 0;
    for line in &lines {
        console.result(render(line))?;
        if let Err(trouble) = &line.found {
            code = code.max(trouble.cause.exit_code());
        }
    }
    Ok(code)
}

fn project(here: &std::path::Path, settings: &headproof_world::config::Settings) -> Result<String, Trouble> {
    match wire::committed_settings(here, settings)? {
        Some(_) => Ok("headproof.toml of the current commit can be used".to_owned()),
        None => Ok("no headproof.toml in the current commit; the built-in policy applies".to_owned()),
    }
}

fn render(line: &Line) -> String {
    match &line.found {
        Ok(text) => format!("ok       {:10}  {}\n", line.name, headproof_core::text::visible(text)),
        Err(trouble) => {
            let mut text =
                format!("problem  {:10}  {}\n", line.name, headproof_core::text::visible(&trouble.what));
            if !trouble.next.is_empty() {
                text +=
                    &format!("                     next: {}\n", headproof_core::text::visible(&trouble.next));
            }
            text
        }
    }
}
