import json


def to_json(rows: list[dict]) -> str:
    return json.dumps(rows, indent=2, sort_keys=True)
