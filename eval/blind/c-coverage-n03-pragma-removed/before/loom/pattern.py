def repeat(row: str, width: int) -> str:
    if not row:
        raise ValueError("row is empty")
    times = -(-width // len(row))
    return (row * times)[:width]


def mirror(row: str) -> str:  # pragma: no cover
    return row + row[::-1]
