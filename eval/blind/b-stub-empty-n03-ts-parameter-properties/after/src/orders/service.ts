import type { Clock } from "../clock";
import type { Db } from "../db";

export interface Order {
  id: string;
  placedAt: Date;
  lines: { sku: string; qty: number }[];
}

export class OrderService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async place(id: string, lines: Order["lines"]): Promise<Order> {
    if (lines.length === 0) throw new RangeError("an order needs lines");
    const order: Order = { id, lines, placedAt: this.clock.now() };
    await this.db.insert("orders", order);
    return order;
  }

  count(): Promise<number> {
    return this.db.count("orders");
  }
}
