def dedupe(songs):
    return list(dict.fromkeys(songs))


def shuffled(songs, rng):
    out = list(songs)
    rng.shuffle(out)
    return out
