use serde::Serialize;

#[derive(Debug, PartialEq, Serialize)]
pub struct Reading {
    pub station: String,
    pub celsius: f64,
}

pub fn parse(text: &str) -> Vec<Reading> {
    text.lines()
        .filter_map(|line| {
            let (station, value) = line.split_once(',')?;
            Some(Reading { station: station.trim().to_string(), celsius: value.trim().parse().ok()? })
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
}
