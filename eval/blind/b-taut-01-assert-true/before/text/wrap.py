def wrap(text, width):
    """Break `text` at spaces; words longer than `width` stay whole."""
    lines, line = [], ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    if line:
        lines.append(line)
    return lines


def indent(lines, by):
    return [" " * by + line for line in lines]
