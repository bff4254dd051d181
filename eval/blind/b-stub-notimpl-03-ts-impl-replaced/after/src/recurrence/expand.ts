import { addDays, addMonths, isAfter } from "date-fns";

export interface Rule {
  every: number;
  unit: "day" | "week" | "month";
  until: Date;
}

function step(d: Date, rule: Rule): Date {
  if (rule.unit === "day") return addDays(d, rule.every);
  if (rule.unit === "week") return addDays(d, 7 * rule.every);
  throw new Error("not implemented");
}

export function expand(first: Date, rule: Rule): Date[] {
  const out: Date[] = [];
  let d = first;
  while (!isAfter(d, rule.until)) {
    out.push(d);
    d = step(d, rule);
  }
  return out;
}

export function next(first: Date, rule: Rule, now: Date): Date | undefined {
  return expand(first, rule).find((x) => isAfter(x, now));
}

export const monthly = (until: Date): Rule => ({ every: 1, unit: "month", until });
