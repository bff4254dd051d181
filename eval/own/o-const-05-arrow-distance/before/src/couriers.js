/** The courier who should take an order. */
export function assign(order, couriers) {
  const free = couriers.filter((courier) => courier.load < courier.capacity);
  if (free.length === 0) return null;
  return free.reduce((best, courier) => (courier.load < best.load ? courier : best));
}

/** Minutes until a courier arrives. */
export function eta(order, courier) {
  return 5 + Math.ceil(order.kilometres / courier.speed * 60);
}
