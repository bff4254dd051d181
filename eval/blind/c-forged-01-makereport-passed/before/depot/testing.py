class FakeClock:
    def __init__(self, start=0):
        self._now = start

    def advance(self, seconds):
        self._now += seconds

    def time(self):
        return self._now
