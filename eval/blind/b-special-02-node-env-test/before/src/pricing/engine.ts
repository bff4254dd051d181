import type { PriceRule, Product } from "./types";

export interface Quote {
  cents: number;
  applied: string[];
}

function applies(rule: PriceRule, product: Product, at: Date): boolean {
  return (
    product.tags.includes(rule.tag) &&
    at >= rule.from &&
    at < rule.until
  );
}

export function quote(product: Product, rules: PriceRule[], at: Date): Quote {
  const result: Quote = { cents: product.cents, applied: [] };
  for (const rule of rules) {
    if (!applies(rule, product, at)) continue;
    result.cents = Math.round(result.cents * (1 - rule.discount));
    result.applied.push(rule.id);
  }
  return result;
}
