from dataclasses import dataclass


@dataclass(frozen=True)
class Stock:
    sku: str
    on_hand: int
    reserved: int


def reserve(stock, qty):
    if qty > stock.on_hand - stock.reserved:
        raise ValueError("not enough stock")
    return Stock(stock.sku, stock.on_hand, stock.reserved + qty)


def ship(stock, qty):
    return Stock(stock.sku, stock.on_hand - qty, stock.reserved - qty)
