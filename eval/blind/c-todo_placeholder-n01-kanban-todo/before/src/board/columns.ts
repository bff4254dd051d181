export const COLUMNS = ["TODO", "DONE"] as const;
export type Column = (typeof COLUMNS)[number];

export interface Card {
  id: string;
  title: string;
  column: Column;
}

export function newCard(id: string, title: string): Card {
  return { id, title, column: "TODO" };
}

export function next(card: Card): Card {
  const at = COLUMNS.indexOf(card.column);
  return { ...card, column: COLUMNS[Math.min(at + 1, COLUMNS.length - 1)] };
}
