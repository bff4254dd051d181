from collections import deque


class MovingAverage:
    def __init__(self, size):
        if size < 1:
            raise ValueError("size must be positive")
        self._window = deque(maxlen=size)

    def push(self, value):
        self._window.append(value)
        return sum(self._window) / len(self._window)
