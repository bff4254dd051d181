export type Shape =
  | { kind: "circle"; r: number }
  | { kind: "rect"; w: number; h: number };

export function area(s: Shape): number {
  switch (s.kind) {
    case "circle":
      return Math.PI * s.r ** 2;
    case "rect":
      return s.w * s.h;
  }
}

export function total(shapes: Shape[]): number {
  return shapes.reduce((sum, s) => sum + area(s), 0);
}
