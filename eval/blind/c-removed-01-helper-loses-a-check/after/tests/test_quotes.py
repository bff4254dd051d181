import pytest

from freight.quotes import Parcel, quote


def check_quote(q, *, zone, total, days):
    assert q.zone == zone
    assert q.days == days


@pytest.mark.parametrize(
    "kg, zone, total, days",
    [
        (0.5, 1, 490, 1),
        (4.0, 1, 790, 1),
        (4.0, 3, 1890, 4),
    ],
)
def test_domestic(kg, zone, total, days):
    check_quote(quote(Parcel(kg), zone), zone=zone, total=total, days=days)


def test_heavy_parcels_go_by_pallet():
    q = quote(Parcel(31.5), 2)
    check_quote(q, zone=2, total=5900, days=3)
    assert q.carrier == "pallet", q
