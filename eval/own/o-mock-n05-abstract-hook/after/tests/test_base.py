import pytest

from jobs.base import Job


class Fails(Job):
    def __init__(self, times):
        self.times = times
        self.seen = 0

    def step(self):
        self.seen += 1
        if self.seen <= self.times:
            raise ConnectionError
        return "done"


def test_tries_again():
    assert Fails(1).run() == "done"


def test_gives_up():
    job = Fails(2)
    with pytest.raises(ConnectionError):
        job.run()
    assert job.seen == 2
