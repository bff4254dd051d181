import os


class AlreadyRunning(RuntimeError):
    pass


class PidFile:
    def __init__(self, path):
        self.path = path

    def acquire(self):
        try:
            fd = os.open(self.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY)
        except FileExistsError:
            raise AlreadyRunning(self.path.read_text()) from None
        with os.fdopen(fd, "w") as f:
            f.write(str(os.getpid()))

    def __enter__(self):
        self.acquire()
        return self

    def __exit__(self, *exc):
        self.path.unlink()
