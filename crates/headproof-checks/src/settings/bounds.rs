//! Bounds that lines give to checks: scores, budgets, differences of pictures, thresholds of load tests, numbers of
//! cases. They stand in settings and in the code of tests alike, so they are read line by line.

use std::sync::LazyLock;

use aho_corasick::AhoCorasick;

/// A file that bounds may stand in.
pub struct Place<'a> {
    /// Its path in lower case.
    pub path: &'a str,
    /// Its whole text.
    pub text: &'a str,
}

impl Place<'_> {
    fn says(&self, word: &str) -> bool {
        memchr::memmem::find(self.text.as_bytes(), word.as_bytes()).is_some()
    }

    fn says_any(&self, words: &[&str]) -> bool {
        words.iter().any(|w| self.says(w))
    }

    fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(self.path)
    }
}

/// What a bound limits, which tells how much of a change is too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// A quality: a score, a rate, a difference. Any step is one too many.
    Quality,
    /// A quantity: time, bytes, cases. It moves a little for good reasons.
    Quantity,
}

/// A bound in a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Bound {
    /// What the line is about, and the name of the bound.
    pub name: String,
    /// Its value.
    pub value: f64,
    /// Whether it is a bound from below, so that less is looser.
    pub floor: bool,
    /// What it limits.
    pub measure: Measure,
    /// Whether the value is loose even where no bound stood before.
    pub careless: bool,
    /// Whether its absence is a loss: without it nothing is demanded.
    pub demands: bool,
}

impl Bound {
    /// Whether this demands less than `old`.
    #[must_use]
    pub fn looser_than(&self, old: &Bound) -> bool {
        if self.floor { self.value < old.value } else { self.value > old.value }
    }

    /// Whether it demands so much less that it is no adjustment.
    #[must_use]
    pub fn much_looser_than(&self, old: &Bound) -> bool {
        self.looser_than(old)
            && match self.measure {
                Measure::Quality => true,
                Measure::Quantity if self.floor => self.value * 2.0 <= old.value,
                Measure::Quantity => self.value >= old.value * 1.5,
            }
    }
}

/// Words without one of which no line bounds anything.
const SIGNS: [&str; 37] = [
    "minscore",
    "maxnumericvalue",
    "maxdiff",
    "failurethreshold",
    "mismatchthreshold",
    "threshold",
    "p(",
    "rate",
    "avg",
    "med",
    "max<",
    "with_cases",
    "cases",
    "tests(",
    "max_examples",
    "numruns",
    "maxcount",
    "tries",
    "checks=",
    "fuzztime",
    "max_total_time",
    "budget",
    "limit",
    "maxsize",
    "maxassetsize",
    "maxentrypointsize",
    "maximumerror",
    "maxerrorrate",
    "p95",
    "p99",
    "break",
    "fail_ratio",
    "accuracy",
    "recall",
    "precision",
    "score",
    "minsuccessful",
];

static WORDS: LazyLock<Option<AhoCorasick>> =
    LazyLock::new(|| AhoCorasick::builder().ascii_case_insensitive(true).build(SIGNS).ok());

/// Whether a line may hold a bound; cheap.
#[must_use]
pub fn may_bound(line: &str) -> bool {
    line.len() <= 400
        && line.bytes().any(|b| b.is_ascii_digit())
        && WORDS.as_ref().is_some_and(|w| w.is_match(line))
}

/// The bounds in a line.
#[must_use]
pub fn bounds(line: &str, place: &Place<'_>) -> Vec<Bound> {
    let mut out = Vec::new();
    let starts = |mark: &str| line.trim_start().starts_with(mark);
    if !may_bound(line) || ["#[", "//", "*"].iter().any(|m| starts(m)) {
        return out;
    }
    let about = leading_key(line);
    let mut from = 0;
    while let Some((start, end)) = number_at(line, from) {
        from = end;
        let Some(value) = line.get(start..end).and_then(|n| n.replace('_', "").parse::<f64>().ok()) else {
            continue;
        };
        let Some(asked) = line.get(..start).and_then(asked) else { continue };
        let Some(rule) = judge(&asked, line, place) else { continue };
        let name = match asked.sign {
            "" => asked.name.to_owned(),
            sign => format!("{}{sign}", asked.name),
        };
        let whole = if about == name || about.is_empty() { name } else { format!("{about} {name}") };
        let careless = rule.careless.is_some_and(|c| if rule.floor { value <= c } else { value >= c });
        out.push(Bound {
            name: whole,
            value,
            floor: rule.floor,
            measure: rule.measure,
            careless,
            demands: rule.demands,
        });
    }
    out
}

/// The next number at or behind a place: one that is no part of a word.
fn number_at(line: &str, from: usize) -> Option<(usize, usize)> {
    let bytes = line.as_bytes();
    let mut at = from;
    while at < bytes.len() {
        let before = at.checked_sub(1).and_then(|i| bytes.get(i));
        let starts = bytes.get(at).is_some_and(u8::is_ascii_digit)
            && before.is_none_or(|b| !b.is_ascii_alphanumeric() && !matches!(b, b'_' | b'.'));
        if starts {
            let part = |b: &u8| b.is_ascii_digit() || matches!(b, b'.' | b'_');
            let len = bytes.get(at..).unwrap_or_default().iter().take_while(|b| part(b)).count();
            let end = at + len;
            let end = if bytes.get(end - 1) == Some(&b'.') { end - 1 } else { end };
            return Some((at, end));
        }
        at += 1;
    }
    None
}

/// What a number is given to: a name, or the left side of a comparison.
struct Asked<'l> {
    name: &'l str,
    sign: &'static str,
}

fn asked(before: &str) -> Option<Asked<'_>> {
    let text = before.trim_end().trim_end_matches(['"', '\'', '`']).trim_end();
    for sign in ["<=", ">=", "<", ">"] {
        if let Some(left) = text.strip_suffix(sign) {
            let name = trailing(left.trim_end(), |c| c.is_alphanumeric() || "_().".contains(c));
            return (!name.is_empty()).then_some(Asked { name, sign });
        }
    }
    let text = text.trim_end_matches(['[', '{', '(']).trim_end();
    let left = text.trim_end_matches([':', '=', '?']).trim_end().trim_end_matches(['"', '\'']);
    let name = trailing(left, |c| c.is_alphanumeric() || "_.-".contains(c));
    (!name.is_empty()).then_some(Asked { name, sign: "" })
}

fn trailing(text: &str, is_part: impl Fn(char) -> bool) -> &str {
    let start = text.char_indices().rev().take_while(|(_, c)| is_part(*c)).last().map(|(i, _)| i);
    start.and_then(|s| text.get(s..)).unwrap_or_default()
}

/// The key that a line starts with.
fn leading_key(line: &str) -> &str {
    let text = line.trim_start().trim_start_matches(['-', ' ', '{', '[']);
    let quote = text.chars().next().filter(|c| matches!(c, '"' | '\''));
    match quote {
        Some(q) => text.get(1..).and_then(|t| t.split(q).next()).unwrap_or_default(),
        None => {
            let end = text.find(|c: char| !c.is_alphanumeric() && !"_.-$".contains(c)).unwrap_or(text.len());
            text.get(..end).unwrap_or_default()
        }
    }
}

struct Ruling {
    floor: bool,
    measure: Measure,
    careless: Option<f64>,
    demands: bool,
}

const fn quality(floor: bool) -> Ruling {
    Ruling { floor, measure: Measure::Quality, careless: None, demands: false }
}

const fn quantity(floor: bool) -> Ruling {
    Ruling { floor, measure: Measure::Quantity, careless: None, demands: false }
}

fn judge(asked: &Asked<'_>, line: &str, place: &Place<'_>) -> Option<Ruling> {
    if asked.sign.is_empty() {
        pictures(asked.name, line, place)
            .or_else(|| cases(asked.name, line, place))
            .or_else(|| budgets(asked.name, place))
            .or_else(|| scores(asked.name, place))
    } else {
        load(asked, place)
    }
}

/// How far pictures may differ.
fn pictures(name: &str, line: &str, place: &Place<'_>) -> Option<Ruling> {
    let careless = |at| Some(Ruling { careless: Some(at), ..quality(false) });
    let compares =
        ["toMatchSnapshot", "toHaveScreenshot", "ImageSnapshot", "pixelmatch", "looksSame", "odiff"];
    match name {
        "maxDiffPixels" => careless(1000.0),
        "maxDiffPixelRatio" => careless(0.1),
        "failureThreshold" if place.says("ImageSnapshot") => Some(quality(false)),
        "misMatchThreshold" | "mismatchThreshold" => Some(quality(false)),
        "threshold" if compares.iter().any(|w| line.contains(w)) => careless(0.5),
        _ => None,
    }
}

/// How many cases a property or a fuzzer is tried with.
fn cases(name: &str, line: &str, place: &Place<'_>) -> Option<Ruling> {
    let careless = |at| Some(Ruling { careless: Some(at), ..quantity(true) });
    match name {
        "with_cases" | "ProptestConfig.with_cases" => careless(16.0),
        "cases" if line.contains("ProptestConfig") || place.says("ProptestConfig") => careless(16.0),
        "max_examples" if place.says_any(&["hypothesis", "@settings", "@given"]) => careless(10.0),
        "numRuns" if place.says_any(&["fast-check", "fc."]) => careless(10.0),
        "MaxCount" if place.says("quick.") => careless(5.0),
        "PROPTEST_CASES" | "QUICKCHECK_TESTS" => careless(16.0),
        _ if name.ends_with(".tests") && place.says("QuickCheck") => Some(quantity(true)),
        "tries" if place.says("@Property") => careless(10.0),
        "minSuccessful" | "minSuccessfulTests" => Some(quantity(true)),
        "-rapid.checks" | "-fuzztime" | "--fuzztime" | "-max_total_time" => Some(quantity(true)),
        _ => None,
    }
}

/// How large what is shipped may be, and how slow a page.
fn budgets(name: &str, place: &Place<'_>) -> Option<Ruling> {
    let file = place.name();
    let page = file.contains("lighthouse") || file.contains("lhci");
    let sizes = file.contains("size-limit") || (file == "package.json" && place.says("\"size-limit\""));
    let bundles = place.says_any(&["bundlesize", "bundlewatch"]) || file.contains("bundlesize");
    match name {
        "minScore" if page || place.says("assertions") => Some(quality(true)),
        "maxNumericValue" | "maxLength" if page || place.says("assertions") => Some(quantity(false)),
        "budget" if file.contains("budget") || page => Some(quantity(false)),
        "limit" if sizes => Some(quantity(false)),
        "maxSize" if bundles => Some(quantity(false)),
        "maxAssetSize" | "maxEntrypointSize" if place.says("performance") => Some(quantity(false)),
        "maximumError" if place.says("\"budgets\"") => Some(quantity(false)),
        "alert-threshold" | "fail-threshold" if place.says("benchmark") => Some(quantity(false)),
        _ => None,
    }
}

/// How well something has to do before it passes.
fn scores(name: &str, place: &Place<'_>) -> Option<Ruling> {
    let ensures = place.says("ensure:");
    let last = name.rsplit('.').next().unwrap_or(name);
    match last {
        "break" if place.name().contains("stryker") => return Some(quality(true)),
        "maxErrorRate" if ensures => return Some(quality(false)),
        "p95" | "p99" | "median" if ensures => return Some(quantity(false)),
        _ => {}
    }
    let lower = name.to_ascii_lowercase();
    let measured = ["accuracy", "recall", "precision", "score", "pass_rate", "success_rate", "f1"];
    let bounded = lower.starts_with("min_") || lower.starts_with("minimum_") || lower.ends_with("_floor");
    let judged = ["eval", "bench", "gate", "quality"].iter().any(|w| place.path.contains(w))
        && place.says_any(&["exit(", "SystemExit", "assert", "bail!", "Fatal"]);
    (bounded && judged && measured.iter().any(|w| lower.contains(w))).then(|| quality(true))
}

/// Thresholds of load tests: `p(95)<500`, `rate>0.99`.
fn load(asked: &Asked<'_>, place: &Place<'_>) -> Option<Ruling> {
    let floor = asked.sign.starts_with('>');
    if asked.name.ends_with("fail_ratio") && place.path.contains("locust") {
        return Some(quality(!floor));
    }
    let statistic = asked.name.starts_with("p(")
        || matches!(asked.name, "rate" | "avg" | "med" | "min" | "max" | "count" | "value");
    if !statistic || !place.says("thresholds") || !place.says("k6") {
        return None;
    }
    let ruling = if asked.name == "rate" { quality(floor) } else { quantity(floor) };
    Some(Ruling { demands: true, ..ruling })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(path: &str, text: &str, line: &str) -> Vec<(String, f64, bool)> {
        let place = Place { path, text };
        bounds(line, &place).into_iter().map(|b| (b.name, b.value, b.floor)).collect()
    }

    #[test]
    fn bounds_are_read_with_what_they_are_about() {
        let k6 = "import http from 'k6/http'; thresholds: {}";
        assert_eq!(
            read("load.js", k6, "    http_req_duration: ['p(95)<500', 'p(99)<1000'],"),
            [
                ("http_req_duration p(95)<".to_owned(), 500.0, false),
                ("http_req_duration p(99)<".to_owned(), 1000.0, false)
            ]
        );
        assert_eq!(
            read("lighthouserc.js", "", "'categories:seo': ['error', { minScore: 0.9 }],"),
            [("categories:seo minScore".to_owned(), 0.9, true)]
        );
        assert_eq!(
            read("a.rs", "", "    #![proptest_config(ProptestConfig::with_cases(1_000))]"),
            [("with_cases".to_owned(), 1000.0, true)]
        );
    }

    #[test]
    fn the_same_words_elsewhere_bound_nothing() {
        assert!(read("src/search.ts", "elastic", "  minScore: 0.4,").is_empty());
        assert!(read("deploy/api.yaml", "livenessProbe:", "  failureThreshold: 3").is_empty());
        assert!(read("src/list.ts", "page", "  limit: 20,").is_empty());
        assert!(read("src/a.ts", "x", "if (rate<0.5) {").is_empty());
    }
}
