from datetime import date
from unittest import mock

import pytest

from crew.planner import Planner, Shift


@pytest.fixture
def planner():
    p = Planner(rest_hours=11)
    p.staff("ann", "bo")
    return p


def test_night_then_early_is_avoided(planner):
    day = date(2024, 6, 3)
    planner.book("ann", Shift(day, 22, 30))
    assert planner.suggest(Shift(day, 32, 40)) == "bo"


def test_unknown_people_cannot_be_booked(planner):
    with pytest.raises(KeyError):
        planner.book("zoe", Shift(date(2024, 6, 3), 8, 16))


def test_events_are_sent():
    sink = mock.Mock()
    p = Planner(rest_hours=11, sink=sink)
    p.staff("ann")
    sink.emit.assert_called_once_with("staffed", ["ann"])
