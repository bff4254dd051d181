export interface Quote {
  net: number;
  tax: number;
  gross: number;
}

export function quote(cents: number, qty: number, rate: number, shipping = 490): Quote {
  const net = cents * qty + shipping;
  const tax = Math.round(net * rate);
  return { net, tax, gross: net + tax };
}

export function format(q: Quote): string {
  return `${(q.gross / 100).toFixed(2)} (tax ${(q.tax / 100).toFixed(2)})`;
}
