def batches(entries, cutoff):
    """Group the entries of a day by hour."""
    by_hour = {}
    for entry in entries:
        by_hour.setdefault(entry[1], []).append(entry)
    return by_hour
