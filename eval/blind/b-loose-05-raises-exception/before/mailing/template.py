import re

PLACE = re.compile(r"\{\{\s*(\w+)\s*\}\}")


class TemplateError(ValueError):
    """A template cannot be filled."""


def fields(template):
    return sorted(set(PLACE.findall(template)))


def fill(template, values):
    missing = [name for name in fields(template) if name not in values]
    if missing:
        raise TemplateError("missing: " + ", ".join(missing))
    return PLACE.sub(lambda m: str(values[m.group(1)]), template)
