//! `headproof session`: what was recorded.

use headproof_core::machine::replay;
use headproof_core::report::Report;
use headproof_core::session::Review;
use headproof_flow::ports::Trouble;
use headproof_world::store::Store;

use super::review::Rendering;
use crate::cli::{SessionAction, SessionArgs};
use crate::failure::Failure;
use crate::ui::Console;
use crate::{settings, wire};

pub(super) fn run(args: &SessionArgs, console: &mut Console) -> Result<u8, Failure> {
    let here = std::env::current_dir()?;
    let source = wire::source(&here, &settings::load()?, true)?;
    let store = Store::at(source.home())?;
    match &args.action {
        SessionAction::List => list(&store, console),
        SessionAction::Show { session, format } => show(&store, session.as_deref(), format, console),
    }
}

fn list(store: &Store, console: &mut Console) -> Result<u8, Failure> {
    for listed in store.list()? {
        let state =
            replay::<Review>(store.events(&listed.id)?).map_err(headproof_flow::driver::Broken::from)?;
        let result = match (&state.judged, listed.closed) {
            (Some(judged), true) => judged.outcome.word().to_owned(),
            (_, false) => format!("interrupted; headproof review --resume {}", listed.id),
            (None, true) => "no verdict".to_owned(),
        };
        let about = state.request.as_ref().map(|r| headproof_formats::wording::target(&r.target));
        console.result(format!("{}  {:20}  {result}\n", listed.id, about.unwrap_or_default()))?;
    }
    Ok(0)
}

fn show(store: &Store, id: Option<&str>, format: &str, console: &mut Console) -> Result<u8, Failure> {
    let newest = store.list()?.pop().map(|l| l.id);
    let Some(id) = id.map(str::to_owned).or(newest) else {
        return Err(Trouble::input("no session is recorded here", "`headproof review` records one").into());
    };
    let state = replay::<Review>(store.events(&id)?).map_err(headproof_flow::driver::Broken::from)?;
    let millis = state.desks.iter().filter_map(|d| d.end.as_ref()).map(|(_, ms)| *ms).sum();
    let Some(report) = Report::of(&state, Some(id.clone()), millis) else {
        let what = format!("session {id} has no verdict yet");
        return Err(Trouble::input(what, format!("`headproof review --resume {id}` goes on with it")).into());
    };
    let text = Rendering::of(console).render(format, &report)?;
    console.result(text)?;
    Ok(report.verdict.outcome.exit_code())
}
