import re

PLACE = re.compile(r"\{\{\s*(\w+)\s*\}\}")


class TemplateError(ValueError):
    """A template cannot be filled."""


def fields(template):
    return sorted(set(PLACE.findall(template)))


def fill(template, values):
    return PLACE.sub(lambda m: str(values[m.group(1)]), template)


def fill_all(template, rows):
    return [fill(template, row) for row in rows]
