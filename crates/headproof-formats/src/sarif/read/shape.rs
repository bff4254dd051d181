//! The parts of SARIF 2.1.0 that are read. Unknown fields are skipped, and a part that is missing or of another type
//! than the standard says is as if it were not there: tools take liberties.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};
use serde_json::Value;

#[derive(Deserialize)]
pub(super) struct Log {
    #[serde(default)]
    pub(super) version: String,
    pub(super) runs: Vec<Run>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Run {
    pub(super) tool: Tool,
    pub(super) results: Option<Vec<ResultObject>>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) artifacts: Vec<Artifact>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) invocations: Vec<Invocation>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) original_uri_base_ids: BTreeMap<String, ArtifactLocation>,
    #[serde(default, rename = "externalPropertyFileReferences", deserialize_with = "external")]
    pub(super) external_results: Vec<Value>,
}

#[derive(Deserialize)]
pub(super) struct Tool {
    pub(super) driver: Component,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) extensions: Vec<Component>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase")]
pub(super) struct Component {
    #[serde(default, deserialize_with = "lenient")]
    pub(super) name: String,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) version: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) semantic_version: Option<String>,
    #[serde(default, deserialize_with = "each")]
    pub(super) rules: Vec<Rule>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase")]
pub(super) struct Rule {
    #[serde(default, deserialize_with = "lenient")]
    pub(super) id: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    short_description: Option<Message>,
    #[serde(default, deserialize_with = "lenient")]
    full_description: Option<Message>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) default_configuration: Option<Configuration>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) message_strings: BTreeMap<String, Message>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) properties: Properties,
}

impl Rule {
    /// What it is about, the longer text first.
    pub(super) fn description(&self) -> Option<&str> {
        let text = |m: &Option<Message>| m.as_ref().is_some_and(|m| m.text.is_some());
        let both = [&self.full_description, &self.short_description];
        both.into_iter().find(|m| text(m))?.as_ref()?.text.as_deref()
    }
}

#[derive(Deserialize)]
pub(super) struct Configuration {
    pub(super) level: Option<String>,
}

#[derive(Deserialize, Default)]
pub(super) struct Properties {
    #[serde(default, rename = "security-severity", deserialize_with = "lenient")]
    security_severity: Option<Value>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) precision: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) tags: Vec<String>,
    #[serde(default, deserialize_with = "one_or_more")]
    pub(super) cwe: Vec<String>,
}

impl Properties {
    /// The score that a tool states, 0 to 10; written as a number or as a text.
    pub(super) fn security_severity(&self) -> Option<f64> {
        match self.security_severity.as_ref()? {
            Value::Number(n) => n.as_f64(),
            Value::String(text) => text.trim().parse().ok().filter(|n: &f64| n.is_finite()),
            _ => None,
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ResultObject {
    #[serde(default, deserialize_with = "lenient")]
    pub(super) rule_id: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) rule_index: Option<i64>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) rule: Option<RuleReference>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) level: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) kind: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) message: Message,
    #[serde(default, deserialize_with = "each")]
    pub(super) locations: Vec<Location>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) suppressions: Vec<Suppression>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) baseline_state: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) properties: Properties,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct RuleReference {
    pub(super) id: Option<String>,
    pub(super) index: Option<i64>,
    pub(super) tool_component: Option<ComponentReference>,
}

#[derive(Deserialize)]
pub(super) struct ComponentReference {
    pub(super) index: Option<i64>,
}

#[derive(Deserialize, Default)]
pub(super) struct Message {
    #[serde(default, deserialize_with = "lenient")]
    pub(super) text: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) markdown: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) id: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) arguments: Vec<String>,
}

#[derive(Deserialize, Default)]
pub(super) struct Location {
    #[serde(default, rename = "physicalLocation", deserialize_with = "lenient")]
    pub(super) physical: Option<Physical>,
}

#[derive(Deserialize)]
pub(super) struct Physical {
    #[serde(default, rename = "artifactLocation", deserialize_with = "lenient")]
    pub(super) artifact: Option<ArtifactLocation>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) region: Option<Region>,
}

#[derive(Deserialize, Default, Clone)]
#[serde(rename_all = "camelCase")]
pub(super) struct ArtifactLocation {
    #[serde(default, deserialize_with = "lenient")]
    pub(super) uri: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) uri_base_id: Option<String>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) index: Option<i64>,
}

#[derive(Deserialize)]
pub(super) struct Artifact {
    #[serde(default, deserialize_with = "lenient")]
    pub(super) location: Option<ArtifactLocation>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Region {
    #[serde(default, deserialize_with = "lenient")]
    pub(super) start_line: Option<u32>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) end_line: Option<u32>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) start_column: Option<u32>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) end_column: Option<u32>,
    #[serde(default, deserialize_with = "lenient")]
    pub(super) snippet: Option<Message>,
}

#[derive(Deserialize)]
pub(super) struct Suppression {
    pub(super) status: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Invocation {
    pub(super) execution_successful: Option<bool>,
}

/// A part of another type than expected is as if it were absent.
fn lenient<'de, D: Deserializer<'de>, T: serde::de::DeserializeOwned + Default>(
    input: D,
) -> Result<T, D::Error> {
    let value = Value::deserialize(input)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}

/// A list in which an item that does not fit leaves an empty one, so that indices stay right.
fn each<'de, D: Deserializer<'de>, T: serde::de::DeserializeOwned + Default>(
    input: D,
) -> Result<Vec<T>, D::Error> {
    Ok(match Value::deserialize(input)? {
        Value::Array(items) => {
            items.into_iter().map(|v| serde_json::from_value(v).unwrap_or_default()).collect()
        }
        _ => Vec::new(),
    })
}

fn one_or_more<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<String>, D::Error> {
    let as_text = |v: Value| v.as_str().map(str::to_owned);
    Ok(match Value::deserialize(input)? {
        Value::Array(items) => items.into_iter().filter_map(as_text).collect(),
        other => as_text(other).into_iter().collect(),
    })
}

/// References to files that hold results of the run.
fn external<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<Value>, D::Error> {
    Ok(match Value::deserialize(input)?.get_mut("results").map(Value::take) {
        Some(Value::Array(files)) => files,
        _ => Vec::new(),
    })
}
