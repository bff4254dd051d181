import threading


class Dispatcher:
    def __init__(self, cars):
        self._free = list(cars)
        self._lock = threading.Lock()

    def book(self, rider):
        with self._lock:
            return self._free.pop() if self._free else None

    def free(self, car):
        self._free.append(car)
