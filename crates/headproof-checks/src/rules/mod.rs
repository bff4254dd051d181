//! The rules, one file each, in folders by family. [`all`] is the registry.

use crate::rule::Rule;

/// Every rule, ordered by class and id.
#[must_use]
pub fn all() -> &'static [&'static Rule] {
    &[]
}

/// The rule with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Rule> {
    all().iter().copied().find(|r| r.meta.id == id)
}
