from abc import ABC, abstractmethod


class Job(ABC):
    retries = 1

    @abstractmethod
    def step(self):
        """Does one attempt."""

    def run(self):
        for attempt in range(self.retries + 1):
            try:
                return self.step()
            except ConnectionError:
                if attempt == self.retries:
                    raise
