import threading
import time

import pytest

from taxi.dispatcher import Dispatcher


def test_single_ride():
    d = Dispatcher(cars=["c1"])
    assert d.book("ann") == "c1"


@pytest.mark.flaky(reruns=5, reruns_delay=1)
def test_one_car_is_never_booked_twice():
    d = Dispatcher(cars=["c1"])
    booked = []
    threads = [
        threading.Thread(target=lambda n=n: booked.append(d.book(f"rider{n}")))
        for n in range(8)
    ]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert booked.count("c1") == 1
    assert booked.count(None) == 7


def test_freed_car_returns():
    d = Dispatcher(cars=["c1"])
    d.book("ann")
    d.free("c1")
    assert d.book("bo") == "c1"
