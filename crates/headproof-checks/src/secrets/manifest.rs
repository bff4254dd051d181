//! Kubernetes `Secret` manifests, whose `data` is base64 and hides nothing.

use headproof_core::severity::{Confidence, Severity};

use super::assigned::{is_default_password, weigh_password};
use super::encoding::base64_text;
use super::key_name::family;
use super::placeholder::{is_placeholder, is_reference};
use super::randomness::looks_random;
use super::scan::{Scan, Secret};

/// Finds values in manifests of secrets.
pub(super) fn find(scan: &Scan<'_>, out: &mut Vec<Secret>) {
    let is_manifest =
        scan.context.yaml && memchr::memmem::find(scan.text.as_bytes(), b"kind: Secret").is_some();
    if !is_manifest {
        return;
    }
    let mut state = Document::default();
    let mut at = 0;
    for line in scan.text.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let entry = state.entry(line);
        if !scan.holds(start) {
            continue;
        }
        let Some((name, value, encoded)) = entry else { continue };
        let Some(offset) = line.find(value) else { continue };
        out.extend(judge(scan, name, value, encoded).map(|s| s.moved(start + offset)));
    }
}

/// How far a YAML file is read.
#[derive(Default)]
struct Document {
    is_secret: bool,
    block: Option<(usize, bool)>,
}

impl Document {
    /// The name and value of a line under `data` (encoded) or `stringData`, in a document of kind `Secret`.
    fn entry<'l>(&mut self, line: &'l str) -> Option<(&'l str, &'l str, bool)> {
        let body = line.trim_end();
        if body.starts_with("---") {
            *self = Self::default();
        }
        let indent = body.len() - body.trim_start().len();
        let text = body.trim_start();
        if text.is_empty() || text.starts_with('#') {
            return None;
        }
        if let Some(kind) = text.strip_prefix("kind:") {
            self.is_secret = kind.trim() == "Secret";
        }
        if self.block.is_some_and(|(depth, _)| indent <= depth) {
            self.block = None;
        }
        match text {
            "data:" => self.block = Some((indent, true)),
            "stringData:" => self.block = Some((indent, false)),
            _ => {}
        }
        let (depth, encoded) = self.block?;
        let (name, value) = text.split_once(':')?;
        let value = value.trim().trim_matches(['"', '\'']);
        // A manifest may name its kind behind its data, but nobody writes it so.
        (self.is_secret && indent > depth && !value.is_empty() && !value.starts_with('|'))
            .then_some((name, value, encoded))
    }
}

fn judge(scan: &Scan<'_>, name: &str, value: &str, encoded: bool) -> Option<Secret> {
    if is_reference(value) {
        return None;
    }
    let plain = if encoded { base64_text(value)? } else { value.to_owned() };
    let plain = plain.trim();
    if is_reference(plain) || is_placeholder(plain) || plain.contains("BEGIN CERTIFICATE") {
        return None;
    }
    let named = family(name).is_some() && (weigh_password(plain).is_some() || is_default_password(plain));
    let url = plain.contains("://") && plain.contains('@') && plain.contains(':');
    if !named && !looks_random(plain, 20) && !plain.contains("PRIVATE KEY") && !url {
        return None;
    }
    let soft = scan.context.test || scan.context.sample || scan.context.local || is_default_password(plain);
    let (severity, confidence) =
        if soft { (Severity::Minor, Confidence::Low) } else { (Severity::Major, Confidence::Medium) };
    let name: String = name.chars().take(60).collect();
    let what = format!("a value under `{name}` of a Kubernetes Secret");
    Some(Secret::new(0..value.len(), value, what, severity, confidence))
}
