import type { Orders } from "./orders";

export async function pay(orders: Orders, id: string): Promise<void> {
  const order = await orders.get(id);
  await orders.setState(order.id, "awaiting-payment");
}
