from __future__ import annotations

from urllib.parse import urlencode

BASE_URL = "https://api.skycast.example"
API_VERSION = "v1"


def forecast_url(lat: float, lon: float, *, days: int = 3) -> str:
    query = urlencode({"lat": f"{lat:.4f}", "lon": f"{lon:.4f}", "days": days})
    return f"{BASE_URL}/{API_VERSION}/forecast?{query}"


def parse_forecast(payload: dict) -> list[tuple[str, float]]:
    return [(day["date"], float(day["tmax"])) for day in payload["days"]]
