import type { Bus } from "../bus";
import type { Stock } from "../stock";

interface OrderPlaced {
  lines: { sku: string; count: number }[];
}

export function subscribe(bus: Bus, stock: Stock): void {
  bus.on("order.placed", async (order: OrderPlaced) => {
    for (const line of order.lines) await stock.reserve(line.sku, line.count);
  });
}
