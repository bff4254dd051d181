import { parse } from "csv-parse/sync";

const REQUIRED = ["email", "name"];

export function readRows(text) {
  return parse(text, { columns: true, trim: true, skip_empty_lines: true });
}

export function check(row, line) {
  for (const field of REQUIRED) {
    if (!row[field]) throw new Error(`line ${line}: ${field} is missing`);
  }
  if (!row.email.includes("@")) throw new Error(`line ${line}: ${row.email} is no address`);
  if (row.name.length > 80) throw new Error(`line ${line}: name too long`);
  if (row.born && Number.isNaN(Date.parse(row.born))) throw new Error(`line ${line}: bad date`);
}

export function importPeople(text, store) {
  const rows = readRows(text);
  rows.forEach((row, i) => check(row, i + 2));
  for (const row of rows) store.upsert(row.email.toLowerCase(), row);
  return rows.length;
}
