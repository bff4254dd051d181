from parcels.carriers import CARRIERS


def shipped_text(carrier: str, number: str) -> str:
    url = CARRIERS[carrier].tracking_url(number)
    return f"Your parcel is on its way: {url}"
