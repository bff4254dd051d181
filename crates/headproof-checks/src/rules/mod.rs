//! The rules, one file each, in folders by family. [`all`] is the registry.

pub mod ci;
pub mod secret;
pub mod stub;
pub mod suppression;
pub mod test_weakening;

use std::sync::LazyLock;

use crate::rule::Rule;

/// The rules of each family.
static FAMILIES: &[&[&Rule]] =
    &[ci::RULES, secret::RULES, stub::RULES, suppression::RULES, test_weakening::RULES];

static ALL: LazyLock<Vec<&'static Rule>> = LazyLock::new(|| {
    let mut rules: Vec<&'static Rule> = FAMILIES.iter().flat_map(|f| f.iter().copied()).collect();
    rules.sort_by_key(|r| (r.meta.class, r.meta.id));
    rules
});

/// Every rule, ordered by class and id.
#[must_use]
pub fn all() -> &'static [&'static Rule] {
    &ALL
}

/// The rule with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Rule> {
    all().iter().copied().find(|r| r.meta.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trial;

    #[test]
    fn ids_are_unique_and_classes_have_a_family() {
        let mut seen = std::collections::BTreeSet::new();
        for rule in all() {
            assert!(seen.insert(rule.meta.id), "two rules are called {}", rule.meta.id);
            assert!(rule.meta.class.contains('.'), "{}: class {}", rule.meta.id, rule.meta.class);
        }
    }

    #[test]
    fn every_rule_explains_itself() {
        for rule in all() {
            let meta = &rule.meta;
            for (what, text) in [("summary", meta.summary), ("why", meta.why), ("advice", meta.advice)] {
                assert!(text.len() > 10, "{} has no {what}", meta.id);
            }
        }
    }

    #[test]
    fn every_rule_finds_its_bad_example_and_lets_its_good_one_pass() {
        for rule in all() {
            let (bad, good) = (&rule.meta.bad, &rule.meta.good);
            let of = |e: &crate::rule::Example| trial::rules_met(&[(e.path, e.before, e.after)]);
            assert!(of(bad).contains(&rule.meta.id.to_owned()), "{} misses its bad example", rule.meta.id);
            assert!(
                !of(good).contains(&rule.meta.id.to_owned()),
                "{} reports its good example",
                rule.meta.id
            );
        }
    }
}
