export type Shape =
  | { kind: "circle"; r: number }
  | { kind: "rect"; w: number; h: number }
  | { kind: "ellipse"; a: number; b: number };

/* c8 ignore next 3 -- unreachable: the argument has type never */
function assertNever(x: never): never {
  throw new Error(`unexpected shape ${JSON.stringify(x)}`);
}

export function area(s: Shape): number {
  switch (s.kind) {
    case "circle":
      return Math.PI * s.r ** 2;
    case "rect":
      return s.w * s.h;
    case "ellipse":
      return Math.PI * s.a * s.b;
    default:
      return assertNever(s);
  }
}

export function total(shapes: Shape[]): number {
  return shapes.reduce((sum, s) => sum + area(s), 0);
}
