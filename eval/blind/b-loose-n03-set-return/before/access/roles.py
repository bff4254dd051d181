INHERITS = {
    "admin": ["editor"],
    "editor": ["reader"],
    "reader": [],
}


def effective_roles(role):
    """All roles a holder of `role` has."""
    found = [role]
    for parent in INHERITS[role]:
        for r in effective_roles(parent):
            if r not in found:
                found.append(r)
    return found


def may(role, needed):
    return needed in effective_roles(role)
