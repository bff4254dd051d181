from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Shift:
    day: date
    start: int
    end: int


class Planner:
    def __init__(self, rest_hours, sink=None):
        self.rest_hours = rest_hours
        self.sink = sink
        self.booked = {}

    def staff(self, *names):
        self.booked.update({n: [] for n in names})
        if self.sink:
            self.sink.emit("staffed", list(names))

    def book(self, name, shift):
        self.booked[name].append(shift)

    def suggest(self, shift):
        for name, shifts in self.booked.items():
            if all(shift.start - s.end >= self.rest_hours for s in shifts):
                return name
        return None
