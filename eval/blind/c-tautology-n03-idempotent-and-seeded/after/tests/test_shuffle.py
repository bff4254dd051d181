import random

from playlist.shuffle import dedupe, shuffled

SONGS = ["a", "b", "c", "d", "e", "f"]


def test_dedupe_keeps_the_first():
    assert dedupe(["b", "a", "b", "c", "a"]) == ["b", "a", "c"]


def test_dedupe_twice_is_dedupe_once():
    once = dedupe(["b", "a", "b", "c", "a"])
    assert dedupe(once) == once


def test_shuffle_is_a_permutation():
    assert sorted(shuffled(SONGS, random.Random(1))) == SONGS


def test_same_seed_same_order():
    assert shuffled(SONGS, random.Random(7)) == shuffled(SONGS, random.Random(7))


def test_input_is_left_alone():
    songs = list(SONGS)
    shuffled(songs, random.Random(3))
    assert songs == SONGS
