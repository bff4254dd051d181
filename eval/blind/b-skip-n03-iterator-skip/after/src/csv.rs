use serde::Serialize;

#[derive(Debug, PartialEq, Serialize)]
pub struct Reading {
    pub station: String,
    pub celsius: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Like `parse`, for files whose first `ignore` lines are a preamble.
pub fn parse_after(text: &str, ignore: usize) -> Vec<Reading> {
    let rest: Vec<&str> = text.lines().skip(ignore).collect();
    parse(&rest.join("\n"))
}

pub fn parse(text: &str) -> Vec<Reading> {
    text.lines()
        .filter_map(|line| {
            let (station, value) = line.split_once(',')?;
            Some(Reading { station: station.trim().to_string(), celsius: value.trim().parse().ok()?, note: None })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "north, 3.5\nsouth, 7.25\n";

    #[test]
    fn reads_rows() {
        let got = parse(SAMPLE);
        assert_eq!(got.len(), 2);
        assert_eq!(got[1].celsius, 7.25);
    }

    #[test]
    fn skips_the_preamble() {
        let text = format!("made by logger\nunit: C\n{SAMPLE}");
        let got = parse_after(&text, 2);
        assert_eq!(got, parse(SAMPLE));
        assert_eq!(got.iter().skip(1).count(), 1);
    }
}
