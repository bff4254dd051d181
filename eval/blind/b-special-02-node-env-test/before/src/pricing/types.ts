export interface Product {
  sku: string;
  cents: number;
  tags: string[];
}

export interface PriceRule {
  id: string;
  tag: string;
  discount: number;
  from: Date;
  until: Date;
}
