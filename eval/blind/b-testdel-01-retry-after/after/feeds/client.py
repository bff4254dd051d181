import time


class RateLimited(Exception):
    def __init__(self, delay):
        super().__init__(f"retry in {delay}s")
        self.delay = delay


def parse_delay(headers, default=30):
    value = headers.get("Retry-After", "")
    return int(value) if value.isdigit() else default


def fetch(session, url, attempts=3, sleep=time.sleep):
    """GET `url`, waiting when the server asks for it."""
    for left in range(attempts, 0, -1):
        resp = session.get(url)
        if resp.status_code != 429:
            return resp
        delay = parse_delay(resp.headers)
        if left == 1:
            raise RateLimited(delay)
        sleep(min(delay, 5))
