//! Scores as tables: recall and precision by group, class and language, with 95% intervals.

use std::collections::BTreeMap;

use super::score::CaseScore;

/// Counts of a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Things that had to be found.
    pub expected: usize,
    /// Of those, found.
    pub found: usize,
    /// Blocking findings that fit nothing.
    pub noise: usize,
    /// Cases in which nothing had to be found.
    pub clean: usize,
    /// Of those, without noise.
    pub silent: usize,
}

impl Row {
    /// Found of expected.
    #[must_use]
    pub fn recall(&self) -> Option<f64> {
        ratio(self.found, self.expected)
    }

    /// Found of everything that blocked or was found.
    #[must_use]
    pub fn precision(&self) -> Option<f64> {
        ratio(self.found, self.found + self.noise)
    }

    /// Clean cases without noise.
    #[must_use]
    pub fn silent_rate(&self) -> Option<f64> {
        ratio(self.silent, self.clean)
    }

    fn add_case(&mut self, score: &CaseScore) {
        self.noise += score.noise.len();
        if score.expected.is_empty() {
            self.clean += 1;
            self.silent += usize::from(score.noise.is_empty());
        }
    }
}

/// The row over everything.
#[must_use]
pub fn total(scores: &[CaseScore]) -> Row {
    let mut row = Row::default();
    for score in scores {
        row.add_case(score);
        row.expected += score.expected.len();
        row.found += score.expected.iter().filter(|(_, f)| *f).count();
    }
    row
}

/// Rows by class: expectations by their class, noise by its own.
#[must_use]
pub fn by_class(scores: &[CaseScore]) -> BTreeMap<String, Row> {
    let mut rows: BTreeMap<String, Row> = BTreeMap::new();
    for score in scores {
        for (class, found) in &score.expected {
            let row = rows.entry(class.clone()).or_default();
            row.expected += 1;
            row.found += usize::from(*found);
        }
        for seen in &score.noise {
            rows.entry(seen.class.to_string()).or_default().noise += 1;
        }
    }
    rows
}

/// Rows by a word of the case.
#[must_use]
pub fn by(scores: &[CaseScore], word: impl Fn(&CaseScore) -> &str) -> BTreeMap<String, Row> {
    let mut rows: BTreeMap<String, Vec<CaseScore>> = BTreeMap::new();
    for score in scores {
        rows.entry(word(score).to_owned()).or_default().push(score.clone());
    }
    rows.into_iter().map(|(k, v)| (k, total(&v))).collect()
}

/// All tables as text.
#[must_use]
pub fn render(scores: &[CaseScore]) -> String {
    let mut text = String::new();
    for (title, rows) in [
        ("class", by_class(scores)),
        ("group", by(scores, |s| &s.group)),
        ("language", by(scores, |s| &s.language)),
    ] {
        text += &format!("{title:40} {:>14} {:>7} {:>7}\n", "found", "noise", "silent");
        for (name, row) in &rows {
            text += &line(name, row);
        }
        text.push('\n');
    }
    let all = total(scores);
    text += &line("all", &all);
    text += &format!("recall     {}\n", interval(all.found, all.expected));
    text += &format!("precision  {}\n", interval(all.found, all.found + all.noise));
    text += &format!("silent     {} of clean cases\n", interval(all.silent, all.clean));
    text
}

fn line(name: &str, row: &Row) -> String {
    let silent = if row.clean > 0 { format!("{}/{}", row.silent, row.clean) } else { "-".to_owned() };
    let found = format!("{}/{}", row.found, row.expected);
    format!("{name:40} {found:>14} {:>7} {silent:>7}\n", row.noise)
}

fn ratio(part: usize, whole: usize) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}

/// A share with its 95% Wilson interval.
fn interval(part: usize, whole: usize) -> String {
    let Some(p) = ratio(part, whole) else { return "none".to_owned() };
    let (n, z) = (whole as f64, 1.96_f64);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    let (low, high) = ((middle - half).max(0.0), (middle + half).min(1.0));
    format!("{p:.3} ({part}/{whole}, 95% {low:.3} to {high:.3})")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_stay_inside_zero_and_one() {
        assert_eq!(interval(0, 0), "none");
        assert_eq!(interval(10, 10), "1.000 (10/10, 95% 0.722 to 1.000)");
        assert_eq!(interval(0, 10), "0.000 (0/10, 95% 0.000 to 0.278)");
    }
}
