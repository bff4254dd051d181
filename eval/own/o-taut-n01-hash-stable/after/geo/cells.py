import hashlib


def cell_id(lat, lon):
    """A stable id of the square of a point."""
    key = f"{lat:.2f}:{lon:.2f}".encode()
    return hashlib.sha256(key).hexdigest()[:12]
