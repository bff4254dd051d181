import json
import warnings


def to_json(rows: list[dict]) -> str:
    return json.dumps(rows, indent=2, sort_keys=True)


def to_text(rows: list[dict]) -> str:
    warnings.warn("to_text goes away in 5.0, use to_json", DeprecationWarning, stacklevel=2)
    return "\n".join(" ".join(f"{k}={v}" for k, v in row.items()) for row in rows)
