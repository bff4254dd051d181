import type { Berth } from "./types";

const metres = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

export function label(b: Berth, prefix: string = ""): string {
  var text = `${prefix}${b.pier}${b.number}`;
  return text;
}

export function dimensions(b: Berth): string {
  return `${metres.format(b.length)} × ${metres.format(b.beam)} m`;
}

export function sortByPier(berths: Berth[]): Berth[] {
  return [...berths].sort((a, b) => a.pier.localeCompare(b.pier) || a.number - b.number);
}
