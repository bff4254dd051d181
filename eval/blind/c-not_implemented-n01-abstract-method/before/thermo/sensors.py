class OneWire:
    def __init__(self, path):
        self.path = path

    def celsius(self):
        text = self.path.read_text()
        return int(text.rsplit("t=", 1)[1]) / 1000
