export interface Row {
  id: number;
  first: string;
  last: string;
}

export function toView(row: Row) {
  return {
    id: row.id,
    name: `${row.first} ${row.last}`,
  };
}
