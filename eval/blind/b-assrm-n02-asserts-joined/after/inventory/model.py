from dataclasses import dataclass


@dataclass(frozen=True)
class Stock:
    sku: str
    on_hand: int
    reserved: int


def available(stock):
    return stock.on_hand - stock.reserved


def reserve(stock, qty):
    if qty > available(stock):
        raise ValueError("not enough stock")
    return Stock(stock.sku, stock.on_hand, stock.reserved + qty)


def ship(stock, qty):
    return Stock(stock.sku, stock.on_hand - qty, stock.reserved - qty)
