import threading


class Dispatcher:
    def __init__(self, cars):
        self._free = list(cars)
        self._log = []

    def book(self, rider):
        if not self._free:
            return None
        car = self._free[-1]
        self._log.append((rider, car))
        self._free.remove(car)
        return car

    def free(self, car):
        self._free.append(car)
