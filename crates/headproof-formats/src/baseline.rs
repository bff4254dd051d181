//! The baseline file: findings that are known and accepted.

/// Version 1, `headproof.baseline.v1`.
pub mod v1 {
    use headproof_core::claim::RuleId;
    use headproof_core::finding::{Finding, FindingId};
    use headproof_core::policy::BaselineEntry;
    use serde::{Deserialize, Serialize};

    const SCHEMA: &str = "headproof.baseline.v1";

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Document {
        schema: String,
        findings: Vec<Line>,
    }

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Line {
        id: String,
        rule: String,
        path: String,
    }

    /// Why a file is not a baseline.
    #[derive(Debug, thiserror::Error)]
    pub enum BaselineError {
        /// Not JSON, or not of this shape.
        #[error("not a baseline file: {0}")]
        Shape(#[from] serde_json::Error),
        /// Of another version.
        #[error("written as `{0}`; this program reads `{SCHEMA}`")]
        Version(String),
        /// An id that cannot be one.
        #[error("`{0}` is not the id of a finding")]
        Id(String),
        /// An id without its part from the code, which would let pass whatever comes up under that rule in that file.
        #[error("`{0}` lacks the six digits of the code; write the baseline anew with --write-baseline")]
        WithoutCode(String),
    }

    /// Reads a baseline file.
    ///
    /// # Errors
    /// [`BaselineError`] for anything but a whole baseline of this version.
    pub fn read(bytes: &[u8]) -> Result<Vec<BaselineEntry>, BaselineError> {
        let document: Document = serde_json::from_slice(bytes)?;
        if document.schema != SCHEMA {
            return Err(BaselineError::Version(document.schema));
        }
        let entry = |line: Line| match FindingId::parse(&line.id) {
            Some(id) if !id.names_code() => Err(BaselineError::WithoutCode(line.id)),
            Some(_) => Ok(BaselineEntry { id: line.id, rule: RuleId::new(&line.rule), path: line.path }),
            None => Err(BaselineError::Id(line.id)),
        };
        document.findings.into_iter().map(entry).collect()
    }

    /// Writes a baseline that holds these findings, ordered by path, rule and id.
    ///
    /// # Errors
    /// Never in practice: the document holds nothing that JSON cannot.
    pub fn write<'f>(findings: impl IntoIterator<Item = &'f Finding>) -> Result<String, serde_json::Error> {
        let line = |f: &Finding| Line {
            id: f.id.to_string(),
            rule: f.statement.rule.to_string(),
            path: f.location.path.to_string(),
        };
        let mut findings: Vec<Line> = findings.into_iter().map(line).collect();
        findings.sort_by(|a, b| (&a.path, &a.rule, &a.id).cmp(&(&b.path, &b.rule, &b.id)));
        findings.dedup_by(|a, b| a.id == b.id);
        let document = Document { schema: SCHEMA.to_owned(), findings };
        serde_json::to_string_pretty(&document).map(|text| text + "\n")
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn round_trip_and_refusals() {
            let text = r#"{"schema":"headproof.baseline.v1","findings":[{"id":"0123456789-abcdef","rule":"skip-added","path":"a"}]}"#;
            assert_eq!(read(text.as_bytes()).unwrap().len(), 1);
            let newer = text.replace(".v1", ".v2");
            assert!(matches!(read(newer.as_bytes()), Err(BaselineError::Version(_))));
            let bad = text.replace("0123456789-abcdef", "../../etc");
            assert!(matches!(read(bad.as_bytes()), Err(BaselineError::Id(_))));
            let short = text.replace("-abcdef", "");
            assert!(matches!(read(short.as_bytes()), Err(BaselineError::WithoutCode(_))));
            assert!(matches!(read(b"[]"), Err(BaselineError::Shape(_))));
            assert_eq!(read(write([]).unwrap().as_bytes()).unwrap(), []);
        }
    }
}
