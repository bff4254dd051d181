//! `headproof config`: every value with its source.

use headproof_world::config::keys::Scope;

use crate::cli::ConfigArgs;
use crate::failure::Failure;
use crate::settings;
use crate::ui::Console;

pub(super) fn run(args: &ConfigArgs, console: &mut Console) -> Result<u8, Failure> {
    let settings = settings::load()?;
    let here = std::env::current_dir()?;
    let settings = match crate::wire::committed_settings(&here, &settings)? {
        Some(file) => settings.with_repository(&file),
        None => settings,
    };
    if args.json {
        let rows: Vec<serde_json::Value> = settings
            .all()
            .map(|(key, value)| {
                serde_json::json!({
                    "name": key.name, "value": value.values, "source": value.source.to_string(),
                    "repository_may_set": key.scope == Scope::Repository, "about": key.about,
                })
            })
            .collect();
        console.result(format!(
            "{:#}\n",
            serde_json::json!({ "schema": "headproof.config.v1", "settings": rows })
        ))?;
        return Ok(0);
    }
    let width = settings.all().map(|(k, _)| k.name.len()).max().unwrap_or(0);
    for (key, value) in settings.all() {
        let shown = if value.values.is_empty() { "(none)".to_owned() } else { value.values.join(", ") };
        let shown = headproof_core::text::visible(&shown).into_owned();
        console.result(format!(
            "{:width$}  {shown:12}  {}\n{:width$}  {}\n",
            key.name, value.source, "", key.about
        ))?;
    }
    Ok(0)
}
