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

export function importRows(text: string): Row[] {
  const raw: Record<string, string>[] = parse(text, { columns: true, trim: true });
  return raw.map(toRow);
}
