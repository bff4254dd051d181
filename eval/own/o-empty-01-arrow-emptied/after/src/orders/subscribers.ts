import type { Bus } from "../bus";
import type { Stock } from "../stock";

export type OrderPlaced = { lines: { sku: string; count: number }[] };
export type OrderCancelled = { lines: { sku: string; count: number }[] };

const onPlaced = (_stock: Stock) => async (_order: OrderPlaced) => {};

const onCancelled = (stock: Stock) => async (order: OrderCancelled) => {
  for (const line of order.lines) await stock.release(line.sku, line.count);
};

export function subscribe(bus: Bus, stock: Stock): void {
  bus.on("order.placed", onPlaced(stock));
  bus.on("order.cancelled", onCancelled(stock));
}
