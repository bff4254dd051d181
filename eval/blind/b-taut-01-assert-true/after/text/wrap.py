def wrap(text, width):
    """Break `text` at spaces; words longer than `width` stay whole."""
    lines, line = [], ""
    for word in pieces(text, width):
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    if line:
        lines.append(line)
    return lines


def pieces(text, width):
    for word in text.split():
        for at in range(0, len(word), width):
            yield word[at : at + width]


def indent(lines, by):
    return [" " * by + line for line in lines]
