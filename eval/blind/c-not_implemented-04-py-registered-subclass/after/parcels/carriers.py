from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Parcel:
    grams: int
    country: str


class Post:
    def price(self, parcel: Parcel) -> int:
        return 399 if parcel.grams <= 2000 else 799

    def tracking_url(self, number: str) -> str:
        return f"https://post.example.test/t/{number}"


class Express:
    """Next-day delivery."""

    def price(self, parcel: Parcel) -> int:
        zone = 1 if parcel.country == "DE" else 3
        return 1290 * zone + parcel.grams // 1000 * 150

    def tracking_url(self, number: str) -> str:
        raise NotImplementedError("Express.tracking_url")


CARRIERS = {"post": Post(), "express": Express()}


def cheapest(parcel: Parcel) -> str:
    return min(CARRIERS, key=lambda name: CARRIERS[name].price(parcel))
