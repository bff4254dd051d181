import pandas as pd

from geo.distance import haversine


def with_distance(frame: pd.DataFrame, origin) -> pd.DataFrame:
    """Adds a column with the kilometres from the origin."""
    km = [haversine(origin, p) for p in zip(frame["lat"], frame["lon"])]
    return frame.assign(km=km)
