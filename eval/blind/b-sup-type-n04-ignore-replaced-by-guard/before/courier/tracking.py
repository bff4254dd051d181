from __future__ import annotations

import httpx

from courier.models import Parcel, Position


class Tracker:
    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        self._last: dict[str, Position] = {}

    def refresh(self, parcel: Parcel) -> Position:
        body = self._client.get(f"/parcels/{parcel.id}/position").raise_for_status().json()
        pos = Position(lat=body["lat"], lon=body["lon"])
        self._last[parcel.id] = pos
        return pos

    def distance_to(self, parcel: Parcel, target: Position) -> float:
        last = self._last.get(parcel.id)
        return last.distance(target)  # type: ignore[union-attr]
