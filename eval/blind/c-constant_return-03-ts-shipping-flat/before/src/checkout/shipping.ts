export type Zone = "domestic" | "eu" | "world";

export interface Parcel {
  grams: number;
  fragile: boolean;
}

export function grams(items: { grams: number; qty: number }[]): number {
  return items.reduce((sum, i) => sum + i.grams * i.qty, 0);
}
