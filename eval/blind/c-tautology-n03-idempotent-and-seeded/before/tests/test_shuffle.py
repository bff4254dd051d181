import random

from playlist.shuffle import dedupe, shuffled

SONGS = ["a", "b", "c", "d", "e", "f"]


def test_dedupe_keeps_the_first():
    assert dedupe(["b", "a", "b", "c", "a"]) == ["b", "a", "c"]


def test_shuffle_is_a_permutation():
    assert sorted(shuffled(SONGS, random.Random(1))) == SONGS
