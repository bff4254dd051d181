import { addDays, addMonths, isAfter } from "date-fns";

export interface Rule {
  every: number;
  unit: "day" | "week" | "month";
  until: Date;
}

function step(d: Date, rule: Rule): Date {
  switch (rule.unit) {
    case "day":
      return addDays(d, rule.every);
    case "week":
      return addDays(d, 7 * rule.every);
    case "month":
      return addMonths(d, rule.every);
  }
}

export function expand(first: Date, rule: Rule): Date[] {
  const out: Date[] = [];
  for (let d = first; !isAfter(d, rule.until); d = step(d, rule)) out.push(d);
  return out;
}

export function next(first: Date, rule: Rule, now: Date): Date | undefined {
  return expand(first, rule).find((d) => isAfter(d, now));
}

export const monthly = (until: Date): Rule => ({ every: 1, unit: "month", until });
