import pytest

from geo.route import shortest

GRAPH = {
    "a": {"b": 1, "c": 5},
    "b": {"c": 1, "d": 7},
    "c": {"d": 1},
}


@pytest.mark.parametrize("start, goal, way", [("a", "b", ["a", "b"]), ("c", "d", ["c", "d"])])
def test_direct(start, goal, way):
    assert shortest(GRAPH, start, goal) == way


def test_prefers_cheap_over_short():
    assert shortest(GRAPH, "a", "d") == ["a", "b", "c", "d"]


def test_no_way():
    assert shortest(GRAPH, "d", "a") == []
