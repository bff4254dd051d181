import type { Order } from "../orders/types";

export function refundable(order: Order, today: Date): number {
  if (order.status !== "paid") return 0;
  const days = (today.getTime() - order.paidAt.getTime()) / 86_400_000;
  if (days > 30) return 0;
  return order.total - order.shipping;
}
