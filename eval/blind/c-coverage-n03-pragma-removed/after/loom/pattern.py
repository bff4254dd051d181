def repeat(row: str, width: int) -> str:
    if not row:
        raise ValueError("row is empty")
    times = -(-width // len(row))
    return (row * times)[:width]


def mirror(row: str, keep_centre: bool = True) -> str:
    tail = row[::-1]
    return row + (tail if keep_centre else tail[1:])
