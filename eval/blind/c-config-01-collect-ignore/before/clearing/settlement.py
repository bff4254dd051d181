def batches(entries, cutoff):
    early = [e for e in entries if e[1] < cutoff]
    late = [e for e in entries if e[1] >= cutoff]
    return early, late
