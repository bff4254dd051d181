from dataclasses import dataclass


class SeatTaken(Exception):
    pass


@dataclass
class Hall:
    seats: dict[str, str | None]

    def reserve(self, seat: str, name: str) -> None:
        if self.seats[seat] is not None:
            raise SeatTaken(seat)
        self.seats[seat] = name

    def free(self) -> list[str]:
        return sorted(s for s, who in self.seats.items() if who is None)

    def reserve_any(self, name: str) -> str | None:
        for seat in self.free():
            try:
                self.reserve(seat, name)
            except SeatTaken:
                continue
            return seat
        return None
