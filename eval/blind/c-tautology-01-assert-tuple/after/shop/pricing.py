from dataclasses import dataclass, field


@dataclass(frozen=True)
class Discount:
    code: str
    percent: int


@dataclass
class Cart:
    lines: list = field(default_factory=list)
    discounts: list = field(default_factory=list)

    def add(self, name, qty, cents):
        self.lines.append((name, qty, cents))

    def apply(self, discount):
        self.discounts.append(discount)

    def total(self):
        gross = sum(q * c for _, q, c in self.lines)
        off = sum(d.percent for d in self.discounts)
        return gross * (100 - off) // 100
