from datetime import datetime, timezone

from agenda.ics import Event, lines

START = datetime(2024, 5, 6, 9, 15, tzinfo=timezone.utc)


def test_single_event(snapshot):
    assert lines(Event("Standup", START)) == snapshot


def test_weekly_event(snapshot):
    assert lines(Event("Standup", START, repeat="weekly")) == snapshot
