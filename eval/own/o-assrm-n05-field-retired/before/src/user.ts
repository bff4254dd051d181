export interface Row {
  id: number;
  first: string;
  last: string;
  fax: string | null;
}

export function toView(row: Row) {
  return {
    id: row.id,
    name: `${row.first} ${row.last}`,
    faxNumber: row.fax ?? "none",
  };
}
