"""Client of the courier."""
import httpx


class NullProgress:
    """Reports nothing; for callers that do not show any progress."""

    def start(self, total):
        pass

    def step(self, number):
        pass


class Client:
    def __init__(self, base, progress=None):
        self.http = httpx.Client(base_url=base)
        self.progress = progress if progress is not None else NullProgress()

    def send(self, parcels):
        self.progress.start(len(parcels))
        for number, parcel in enumerate(parcels, start=1):
            self.http.post("/parcels", json=parcel).raise_for_status()
            self.progress.step(number)
