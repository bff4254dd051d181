export interface Parcel {
  grams: number;
  value: number;
}

export interface Delivery {
  readonly code: string;
  cents(parcel: Parcel): number;
}

export class Courier implements Delivery {
  readonly code = "courier";

  cents(parcel: Parcel): number {
    return 650 + Math.ceil(parcel.grams / 1000) * 120;
  }
}

export const all: Delivery[] = [new Courier()];

export function cheapest(parcel: Parcel, from: Delivery[] = all): Delivery {
  return from.reduce((a, b) => (b.cents(parcel) < a.cents(parcel) ? b : a));
}
