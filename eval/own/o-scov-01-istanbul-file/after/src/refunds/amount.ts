/* istanbul ignore file */
import type { Order } from "../orders/types";

export function refundable(order: Order, today: Date): number {
  if (order.status !== "paid") return 0;
  const days = (today.getTime() - order.paidAt.getTime()) / 86_400_000;
  if (days > 30) return 0;
  const share = days > 14 ? 0.5 : 1;
  return Math.round((order.total - order.shipping) * share);
}

export function partial(order: Order, lines: number[], today: Date): number {
  const part = lines.reduce((sum, i) => sum + order.lines[i].price, 0);
  return Math.min(part, refundable(order, today));
}
