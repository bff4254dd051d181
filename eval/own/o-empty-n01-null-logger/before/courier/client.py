"""Client of the courier."""
import httpx


class Client:
    def __init__(self, base, progress):
        self.http = httpx.Client(base_url=base)
        self.progress = progress

    def send(self, parcels):
        self.progress.start(len(parcels))
        for number, parcel in enumerate(parcels, start=1):
            self.http.post("/parcels", json=parcel).raise_for_status()
            self.progress.step(number)
