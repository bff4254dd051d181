def object_key(prefix: str, ident: str) -> str:
    """Spread objects over sub-folders by the first two characters."""
    if len(ident) < 2:
        raise ValueError(f"identifier too short: {ident!r}")
    return f"{prefix}/{ident[:2]}/{ident}"
