export interface Discount {
  kind: "percent" | "fixed";
  value: number;
}

export function apply(cents: number, d: Discount): number {
  switch (d.kind) {
    case "percent":
      return Math.round(cents * (1 - d.value / 100));
    case "fixed":
      return Math.max(0, cents - d.value);
  }
}
