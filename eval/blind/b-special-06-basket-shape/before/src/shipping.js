const FREE_FROM = 5000;
const PER_KILO = 120;
const BASE = 390;

export function weightGrams(items) {
  return items.reduce((sum, item) => sum + item.grams * item.qty, 0);
}

export function subtotal(items) {
  return items.reduce((sum, item) => sum + item.cents * item.qty, 0);
}

export function shippingFee(items) {
  if (subtotal(items) >= FREE_FROM) return 0;
  const kilos = Math.ceil(weightGrams(items) / 1000);
  return BASE + kilos * PER_KILO;
}
