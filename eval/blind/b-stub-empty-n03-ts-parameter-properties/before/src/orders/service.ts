import type { Clock } from "../clock";
import type { Db } from "../db";

export interface Order {
  id: string;
  placedAt: Date;
  lines: { sku: string; qty: number }[];
}

export class OrderService {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async place(id: string, lines: Order["lines"]): Promise<Order> {
    if (lines.length === 0) throw new RangeError("an order needs lines");
    const order: Order = { id, lines, placedAt: new Date() };
    await this.db.insert("orders", order);
    return order;
  }

  count(): Promise<number> {
    return this.db.count("orders");
  }
}
