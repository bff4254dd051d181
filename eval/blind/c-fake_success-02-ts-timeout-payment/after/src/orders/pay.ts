import type { Orders } from "./orders";
import { capture } from "../payments/capture";

export async function pay(orders: Orders, id: string, token: string): Promise<void> {
  const order = await orders.get(id);
  const result = await capture({ orderId: id, cents: order.cents, token });
  await orders.setState(order.id, result.ok ? "paid" : "payment-failed");
}
