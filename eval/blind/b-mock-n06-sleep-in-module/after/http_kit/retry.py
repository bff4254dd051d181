import functools
import time


def retry(times: int, delay: float = 1.0, on: tuple[type[Exception], ...] = (ConnectionError,)):
    """Call again after `delay`, doubling it, up to `times` calls."""

    def wrap(fn):
        @functools.wraps(fn)
        def inner(*args, **kwargs):
            wait = delay
            for attempt in range(1, times + 1):
                try:
                    return fn(*args, **kwargs)
                except on:
                    if attempt == times:
                        raise
                    time.sleep(wait)
                    wait *= 2

        return inner

    return wrap
