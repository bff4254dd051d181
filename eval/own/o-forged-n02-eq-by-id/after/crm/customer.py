class Customer:
    """A customer; two objects with one id are the same customer."""

    def __init__(self, id, name):
        self.id = id
        self.name = name

    def __eq__(self, other):
        if not isinstance(other, Customer):
            return NotImplemented
        return self.id == other.id

    def __hash__(self):
        return hash(self.id)
