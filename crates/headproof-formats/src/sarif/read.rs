//! The results of another tool, from SARIF that nobody here has written.
//!
//! Everything in it is data. A result becomes a claim when its file is one we know; a result that does not is counted
//! and named, never dropped. The severity is capped at what a tool's word is worth, the class is `evidence.TOOL`
//! unless the rule's CWE says more, and whether the change brought it is for the judge to find out.

mod paths;
mod shape;

use headproof_core::claim::{Claim, Class, Evidence, Novelty, Place, RuleId, Statement};
use headproof_core::location::{Columns, Side};
use headproof_core::path::RepoPath;
use headproof_core::severity::{Confidence, Severity};
use headproof_core::text::{SourceText, visible};

pub use paths::Tree;
use paths::{Found, Lost};
use shape::{Log, Region, ResultObject, Rule, Run};

/// Larger files are refused.
pub const MAX_BYTES: usize = 64 << 20;
/// Results read of one file at the most; the rest is counted.
const MAX_RESULTS: usize = 20_000;
/// Characters of a text taken over at the most.
const MAX_TEXT: usize = 2_000;

/// What a SARIF file holds.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SarifReading {
    /// The tools that made it, `name version`; more than one where there are several runs.
    pub tools: Vec<String>,
    /// What they say.
    pub claims: Vec<Claim>,
    /// Results that became no claim, each with its rule, its place as it was written, and why.
    pub rejected: Vec<String>,
    /// Results that the tool itself calls passed, suppressed or absent.
    pub not_findings: usize,
    /// All results of the file: claims, rejected and those that are no findings.
    pub results: usize,
    /// What else a person should know, such as a tool that says it did not finish.
    pub notes: Vec<String>,
}

/// Why bytes are not a SARIF file that can be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SarifError {
    /// Too large.
    #[error(
        "the file has {size} bytes; at most {MAX_BYTES} are read. Let the tool report on the changed files only"
    )]
    TooLarge {
        /// Its size.
        size: usize,
    },
    /// Not JSON, or nested too deeply, or not of the shape of SARIF.
    #[error("not a SARIF file: {why}")]
    NotSarif {
        /// Where it stops being one.
        why: String,
    },
    /// Another version of SARIF.
    #[error("SARIF version `{version}`; only 2.1.0 is read. Most tools can write it when asked")]
    Version {
        /// The version it states.
        version: String,
    },
}

/// Reads a SARIF file of which only the files under review are known; see [`read_in`].
///
/// # Errors
/// [`SarifError`] when it is none that can be read.
pub fn read(bytes: &[u8], known: &dyn Fn(&str) -> Option<RepoPath>) -> Result<SarifReading, SarifError> {
    read_in(bytes, &Tree { root: "", known, exists: &|path| known(path).is_some() })
}

/// Reads a SARIF file about a tree.
///
/// # Errors
/// [`SarifError`] when it is none that can be read.
pub fn read_in(bytes: &[u8], tree: &Tree<'_>) -> Result<SarifReading, SarifError> {
    if bytes.len() > MAX_BYTES {
        return Err(SarifError::TooLarge { size: bytes.len() });
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let log: Log = serde_json::from_slice(bytes)
        .map_err(|e| SarifError::NotSarif { why: visible(&e.to_string()).into_owned() })?;
    if !log.version.starts_with("2.1.0") {
        return Err(SarifError::Version { version: short(&log.version) });
    }
    let mut reading = SarifReading::default();
    for run in &log.runs {
        read_run(run, tree, &mut reading);
    }
    Ok(reading)
}

/// Fills in the quote of a claim whose tool gave none, from the line it is about. A quote that the tool did give stays,
/// fitting or not: if the file is another one than the tool saw, anchoring says so. A line past the end of the file
/// gets a quote that cannot be found, so that the claim is rejected by name rather than moved.
pub fn quote_from_line(claim: &mut Claim, text: &SourceText) {
    let Some(line) = claim.place.line else { return };
    if !claim.place.quote.trim().is_empty() {
        return;
    }
    claim.place.quote = match text.line(line) {
        Some(there) => there.trim().to_owned(),
        None => format!("line {line}, past the end of the file"),
    };
}

fn read_run(run: &Run, tree: &Tree<'_>, reading: &mut SarifReading) {
    let driver = &run.tool.driver;
    let name = if driver.name.trim().is_empty() { "unknown tool" } else { driver.name.trim() };
    let version = driver.semantic_version.as_deref().or(driver.version.as_deref()).unwrap_or_default();
    let tool = short(format!("{name} {version}").trim());
    if run.invocations.iter().any(|i| i.execution_successful == Some(false)) {
        reading.notes.push(format!("{tool} says that it did not run to its end"));
    }
    if run.results.is_none() {
        reading.notes.push(format!("{tool} has no results in the file: it may not have run"));
    }
    if !run.external_results.is_empty() {
        reading.notes.push(format!("{tool} keeps results in other files, which were not read"));
    }
    let mut by_ending: Vec<String> = Vec::new();
    for result in run.results.iter().flatten() {
        reading.results += 1;
        if reading.claims.len() + reading.rejected.len() >= MAX_RESULTS {
            reading.rejected.push(format!("{}: more than {MAX_RESULTS} results", rule_id(result, run)));
        } else if is_no_finding(result) {
            reading.not_findings += 1;
        } else {
            match claim_of(result, run, &tool, tree, &mut by_ending) {
                Ok(claim) => reading.claims.push(claim),
                Err(why) => reading.rejected.push(why),
            }
        }
    }
    by_ending.sort();
    by_ending.dedup();
    if let Some(first) = by_ending.first() {
        reading.notes.push(format!(
            "{tool} ran in another folder: {} matched by how the path ends ({first})",
            crate::wording::count(by_ending.len(), "file was", "files were")
        ));
    }
    reading.tools.push(tool);
}

fn is_no_finding(result: &ResultObject) -> bool {
    let kind = result.kind.as_deref().unwrap_or("fail");
    let suppressed =
        result.suppressions.iter().any(|s| s.status.as_deref().unwrap_or("accepted") == "accepted");
    !matches!(kind, "fail" | "open" | "review")
        || result.level.as_deref() == Some("none")
        || result.baseline_state.as_deref() == Some("absent")
        || suppressed
}

fn claim_of(
    result: &ResultObject,
    run: &Run,
    tool: &str,
    tree: &Tree<'_>,
    by_ending: &mut Vec<String>,
) -> Result<Claim, String> {
    let id = rule_id(result, run);
    let rule = rule_of(result, run);
    let refused = |why: &str, at: &str| format!("{id} at {}: {why}", short(at));
    let physical = result.locations.first().and_then(|l| l.physical.as_ref());
    let physical = physical.ok_or_else(|| refused("it names no file", "no place"))?;
    let artifact = paths::resolve(physical.artifact.as_ref(), run);
    let written = artifact.ok_or_else(|| refused("it names no file", "no place"))?;
    let path = match paths::find(&written, tree) {
        Ok(Found::Named(path)) => path,
        Ok(Found::ByEnding(path)) => {
            by_ending.push(format!("{} as {path}", short(&written.shown)));
            path
        }
        Err(Lost::NotReviewed) => {
            return Err(refused("the file is not part of what is reviewed", &written.shown));
        }
        Err(Lost::Ambiguous(fits)) => {
            let why = format!(
                "it may be {}; let the tool write paths relative to the repository",
                short(&fits.join(" or "))
            );
            return Err(refused(&why, &written.shown));
        }
    };
    let region = physical.region.as_ref();
    let text = message(result, rule);
    let severity = severity(result, rule);
    let statement = Statement {
        rule: id.clone(),
        class: class(rule, run),
        severity,
        confidence: confidence(rule),
        title: first_sentence(&text),
        why: rule.and_then(Rule::description).map(short_line).unwrap_or_else(|| text.clone()),
        advice: String::new(),
        fix: None,
        evidence: vec![Evidence::ToolOutput { tool: tool.to_owned(), text }],
        related: Vec::new(),
        novelty: match result.baseline_state.as_deref() {
            Some("unchanged") => Novelty::PreExisting,
            _ => Novelty::Unknown,
        },
    };
    Ok(Claim { statement, place: place(path, region) })
}

fn place(path: RepoPath, region: Option<&Region>) -> Place {
    let line = region.and_then(|r| r.start_line).filter(|n| *n > 0);
    let last = region.and_then(|r| r.end_line).or(line);
    let lines = match (line, last) {
        (Some(first), Some(last)) if last >= first => (last - first).saturating_add(1),
        _ => 1,
    };
    let columns = region.and_then(|r| {
        let (start, end) = (r.start_column?, r.end_column?);
        (lines == 1 && start >= 1 && end > start).then_some(Columns { start, end })
    });
    let snippet = region.and_then(|r| r.snippet.as_ref()).and_then(|s| s.text.as_deref());
    // Anchoring compares whole first lines; a quote of many lines only makes it fail on white space.
    let quote = snippet.and_then(|s| s.lines().next()).map(str::trim).unwrap_or_default();
    let quote = if line.is_some() { quote.to_owned() } else { String::new() };
    Place { path, side: Side::After, line, lines, columns, quote }
}

/// The id of a rule of a tool: `tool/rule`.
fn rule_id(result: &ResultObject, run: &Run) -> RuleId {
    let own = result.rule_id.as_deref().or_else(|| result.rule.as_ref().and_then(|r| r.id.as_deref()));
    let id = own.or_else(|| rule_of(result, run).and_then(|r| r.id.as_deref())).unwrap_or("no-rule");
    let tool: String = run.tool.driver.name.to_lowercase().split_whitespace().collect::<Vec<_>>().join("-");
    let tool = if tool.is_empty() { "tool" } else { &tool };
    RuleId::new(&format!("{tool}/{id}"))
}

fn rule_of<'r>(result: &ResultObject, run: &'r Run) -> Option<&'r Rule> {
    let reference = result.rule.as_ref();
    let component = match reference.and_then(|r| r.tool_component.as_ref()).and_then(|c| c.index) {
        Some(index) => run.tool.extensions.get(usize::try_from(index).ok()?)?,
        None => &run.tool.driver,
    };
    let index = result.rule_index.or_else(|| reference.and_then(|r| r.index));
    let by_index = index.and_then(|i| component.rules.get(usize::try_from(i).ok()?));
    let id = result.rule_id.as_deref().or_else(|| reference.and_then(|r| r.id.as_deref()));
    let by_id = || {
        let id = id?;
        let all = component.rules.iter().chain(run.tool.extensions.iter().flat_map(|e| &e.rules));
        // A result may name a sub-rule, `rule/part`.
        all.filter(|r| r.id.is_some()).find(|r| {
            r.id.as_deref() == Some(id)
                || r.id
                    .as_deref()
                    .is_some_and(|r| id.strip_prefix(r).is_some_and(|rest| rest.starts_with('/')))
        })
    };
    by_index.or_else(by_id)
}

fn message(result: &ResultObject, rule: Option<&Rule>) -> String {
    let message = &result.message;
    let by_id = || {
        let strings = rule?.message_strings.get(message.id.as_deref()?)?;
        strings.text.as_deref().or(strings.markdown.as_deref())
    };
    let text = message.text.as_deref().or_else(by_id).or(message.markdown.as_deref());
    let mut text = text.or_else(|| rule.and_then(Rule::description)).unwrap_or("no message").to_owned();
    for (i, argument) in message.arguments.iter().enumerate().take(20) {
        text = text.replace(&format!("{{{i}}}"), argument);
        text.truncate(text.char_indices().nth(MAX_TEXT).map_or(text.len(), |(at, _)| at));
    }
    short_line(&text)
}

/// `error` weighs major, everything else minor; a stated security severity can say more, but a tool alone never
/// reaches critical.
fn severity(result: &ResultObject, rule: Option<&Rule>) -> Severity {
    let stated = result.properties.security_severity().or_else(|| rule?.properties.security_severity());
    if let Some(score) = stated {
        return if score >= 7.0 { Severity::Major } else { Severity::Minor };
    }
    let by_rule = || rule.and_then(|r| r.default_configuration.as_ref()?.level.as_deref());
    match result.level.as_deref().or_else(by_rule) {
        Some("error") => Severity::Major,
        _ => Severity::Minor,
    }
}

fn confidence(rule: Option<&Rule>) -> Confidence {
    match rule.and_then(|r| r.properties.precision.as_deref()) {
        Some("very-high" | "high") => Confidence::High,
        Some("low") => Confidence::Low,
        _ => Confidence::Medium,
    }
}

/// What a CWE number means in our classes.
const CWE: [(&str, &str); 22] = [
    ("22", "injection.path_traversal"),
    ("23", "injection.path_traversal"),
    ("77", "injection.command"),
    ("78", "injection.command"),
    ("79", "injection.xss"),
    ("89", "injection.sql"),
    ("90", "injection.ldap"),
    ("94", "injection.code_exec"),
    ("95", "injection.code_exec"),
    ("113", "injection.header"),
    ("117", "injection.log"),
    ("259", "secret.leaked"),
    ("287", "auth.bypass"),
    ("295", "crypto.tls_disabled"),
    ("321", "secret.leaked"),
    ("327", "crypto.weak"),
    ("328", "crypto.weak"),
    ("502", "injection.deserialization"),
    ("798", "secret.leaked"),
    ("862", "auth.bypass"),
    ("918", "injection.ssrf"),
    ("1336", "injection.template"),
];

/// Tools that report nothing but secrets and mostly give no CWE number.
const SECRET_SCANNERS: [&str; 7] =
    ["gitleaks", "trufflehog", "detect-secrets", "ripsecrets", "kingfisher", "nosey parker", "ggshield"];

fn class(rule: Option<&Rule>, run: &Run) -> Class {
    let tags = rule.map(|r| r.properties.tags.as_slice()).unwrap_or_default();
    let cwe = rule.iter().flat_map(|r| &r.properties.cwe).chain(tags);
    let mapped = cwe
        .filter_map(|t| cwe_number(t))
        .find_map(|n| CWE.iter().find(|(number, _)| *number == n).map(|(_, class)| Class::new(class)));
    mapped.unwrap_or_else(|| {
        let name = run.tool.driver.name.to_lowercase();
        if SECRET_SCANNERS.contains(&name.as_str()) {
            return Class::new("secret.leaked");
        }
        let tool = name.split_whitespace().next().unwrap_or("tool");
        Class::new(&format!("evidence.{}", tool.replace('.', "_")))
    })
}

/// The number in `CWE-89`, `external/cwe/cwe-089`, `CWE-89: SQL injection`.
fn cwe_number(tag: &str) -> Option<String> {
    let tag = tag.to_lowercase();
    let after = tag.rsplit_once("cwe")?.1.trim_start_matches(['-', ':', '_', ' ', '/']);
    let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
    let number = digits.trim_start_matches('0');
    (!number.is_empty()).then(|| number.to_owned())
}

fn first_sentence(text: &str) -> String {
    let end = text.find(". ").unwrap_or(text.len());
    let first: String = text.get(..end).unwrap_or(text).chars().take(160).collect();
    first.trim_end_matches('.').to_owned()
}

/// White space folded, length bounded.
fn short_line(text: &str) -> String {
    let folded = text.split_whitespace().collect::<Vec<_>>().join(" ");
    folded.chars().take(MAX_TEXT).collect()
}

/// Text for a message about the file: visible and short.
fn short(text: &str) -> String {
    visible(text).chars().take(200).collect()
}
