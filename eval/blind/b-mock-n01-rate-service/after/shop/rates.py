from decimal import Decimal

import requests

URL = "https://rates.example.com/latest"


def fetch_rate(source: str, target: str) -> Decimal:
    resp = requests.get(URL, params={"base": source, "symbols": target}, timeout=5)
    resp.raise_for_status()
    return Decimal(str(resp.json()["rates"][target]))
