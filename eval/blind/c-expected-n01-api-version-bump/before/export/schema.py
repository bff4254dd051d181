SCHEMA_VERSION = 3


def envelope(rows, source):
    return {
        "schema": SCHEMA_VERSION,
        "source": source,
        "count": len(rows),
        "rows": list(rows),
    }
