import { parse } from "csv-parse/sync";

export interface Row {
  sku: string;
  cents: number;
  stock: number;
}

export interface Result {
  rows: Row[];
  problems: string[];
}

function toRow(raw: Record<string, string>): Row {
  return { sku: raw.sku, cents: Number(raw.price), stock: Number(raw.stock) };
}

/** Returns one message for every bad field: empty SKU, negative price, broken number. */
export function validate(_rows: Row[]): string[] {
  // TODO real validation
  return [];
}

export function importRows(text: string): Result {
  const raw: Record<string, string>[] = parse(text, { columns: true, trim: true, bom: true });
  const rows = raw.map(toRow);
  return { rows, problems: validate(rows) };
}
