EARTH_RADIUS_KM = 6371.0


def to_kilometres(miles):
    return miles * 1.609344


def to_miles(km):
    return km / 1.609344
