import time


class Unavailable(Exception):
    """The server kept failing."""


class Client:
    def __init__(self, session, attempts=3, pause=0.5):
        self.session = session
        self.attempts = attempts
        self.pause = pause

    def fetch(self, path):
        for attempt in range(self.attempts):
            reply = self.session.get(path)
            if reply.status_code < 500:
                return self.decode(reply)
            time.sleep(self.pause * 2**attempt)
        raise Unavailable(path)

    def decode(self, reply):
        if reply.status_code == 404:
            return None
        return reply.json()
