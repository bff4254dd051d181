INHERITS = {
    "admin": ["editor"],
    "editor": ["reader"],
    "reader": [],
}


def effective_roles(role) -> frozenset[str]:
    """All roles a holder of `role` has, in no order."""
    parents = (effective_roles(parent) for parent in INHERITS[role])
    return frozenset({role}).union(*parents)


def may(role, needed):
    return needed in effective_roles(role)
