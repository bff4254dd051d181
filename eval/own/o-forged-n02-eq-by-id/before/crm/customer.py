class Customer:
    """A customer; two objects with one id are the same customer."""

    def __init__(self, id, name):
        self.id = id
        self.name = name
