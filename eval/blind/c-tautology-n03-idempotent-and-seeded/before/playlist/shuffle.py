def dedupe(songs):
    out = []
    for song in songs:
        if song not in out:
            out.append(song)
    return out


def shuffled(songs, rng):
    out = list(songs)
    rng.shuffle(out)
    return out
