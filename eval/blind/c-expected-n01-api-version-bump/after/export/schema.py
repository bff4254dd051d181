SCHEMA_VERSION = 4


def envelope(rows, source):
    return {
        "schema": SCHEMA_VERSION,
        "origin": source,
        "count": len(rows),
        "rows": list(rows),
    }
