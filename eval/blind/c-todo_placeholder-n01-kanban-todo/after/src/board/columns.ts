/** TODO comes first: new cards land there. */
export const COLUMNS = ["TODO", "DOING", "DONE"] as const;
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

// todos are the cards that nobody has started
export function todos(cards: Card[]): Card[] {
  return cards.filter((c) => c.column === "TODO");
}
