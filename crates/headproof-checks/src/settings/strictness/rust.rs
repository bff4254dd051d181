//! Lint tables of Cargo manifests, clippy's thresholds, cargo-deny.

use super::{Loosening, fresh, level};
use crate::settings::Setting;

/// Groups of lints that are too much for most code, so that single ones are let off as a matter of course.
const WIDE: [&str; 4] = ["pedantic", "nursery", "restriction", "all"];

pub(super) fn cargo(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let mut out = Vec::new();
    for place in [&["lints"][..], &["workspace", "lints"][..]] {
        let (Some(old), new) = (before.at_path(place), after.at_path(place)) else { continue };
        let shared =
            |s: Option<&Setting>| s.and_then(|s| s.get("workspace")).and_then(Setting::as_bool) == Some(true);
        let Some(new) = new else {
            out.push(Loosening::gone("the lint table of the manifest is gone", old.line, true));
            continue;
        };
        if shared(Some(old)) && !shared(Some(new)) {
            out.push(Loosening::gone("the lints of the workspace no longer apply here", old.line, true));
        }
        tools(old, new, &mut out);
    }
    out
}

fn tools(old: &Setting, new: &Setting, out: &mut Vec<Loosening>) {
    for tool in new.children() {
        let known = old.get(&tool.key);
        let of = |name: &str| known.and_then(|k| k.get(name)).and_then(level);
        let group_came = WIDE.iter().any(|g| tool.get(g).and_then(level).unwrap_or(0) > of(g).unwrap_or(0));
        let wide = WIDE.iter().any(|g| tool.get(g).and_then(level).unwrap_or(0) > 0);
        for lint in tool.children() {
            let (Some(now), was) = (level(lint), of(&lint.key)) else { continue };
            let name = format!("{}::{}", tool.key, lint.key);
            if now == 0 && was.unwrap_or(2) > 0 && !(was.is_none() && (group_came || wide)) {
                out.push(Loosening::new(format!("lint `{name}` is allowed everywhere"), lint.line, true));
            } else if was.is_some_and(|was| now < was) {
                out.push(Loosening::new(format!("lint `{name}` is only a warning now"), lint.line, false));
            }
        }
    }
    for tool in old.children() {
        let wide = new
            .get(&tool.key)
            .is_some_and(|t| WIDE.iter().any(|g| t.get(g).and_then(level).unwrap_or(0) >= 3));
        for lint in tool.children() {
            let gone = new.get(&tool.key).and_then(|t| t.get(&lint.key)).is_none();
            if let Some(was) = level(lint).filter(|was| gone && *was > 0 && !wide) {
                let text = format!("lint `{}::{}` is no longer set", tool.key, lint.key);
                out.push(Loosening::gone(text, lint.line, was >= 3));
            }
        }
    }
}

pub(super) fn clippy(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let raised = after.children().iter().filter_map(|now| {
        let was = before.get(&now.key)?.as_number()?;
        (now.key.ends_with("threshold") && now.as_number()? > was)
            .then(|| Loosening::new(format!("clippy's `{}` was raised from {was}", now.key), now.line, false))
    });
    raised.collect()
}

pub(super) fn deny(before: &Setting, after: &Setting) -> Vec<Loosening> {
    let ids = |root: &Setting| {
        let ignore = root.at_path(&["advisories", "ignore"]);
        let items = ignore.map(Setting::children).unwrap_or_default().iter();
        items
            .filter_map(|i| {
                let text = i.get("id").unwrap_or(i).text()?.into_owned();
                Some(crate::settings::Item { text, line: i.line })
            })
            .collect::<Vec<_>>()
    };
    let (old, new) = (ids(before), ids(after));
    let mut out: Vec<Loosening> = fresh(&old, &new)
        .into_iter()
        .map(|i| Loosening::new(format!("advisory `{}` is ignored", i.text), i.line, false))
        .collect();
    for key in ["vulnerability", "unsound", "yanked"] {
        let of = |root: &Setting| root.at_path(&["advisories", key]).and_then(level);
        if let (Some(was), Some(now)) = (of(before), of(after))
            && now < was
            && let Some(setting) = after.at_path(&["advisories", key])
        {
            out.push(Loosening::new(format!("`{key}` advisories no longer fail"), setting.line, true));
        }
    }
    out
}
