import { http } from "../http";

export interface Shelf {
  id: string;
  aisle: number;
  zone: "ambient" | "chilled" | "frozen";
  items: { sku: string; qty: number }[];
}

type RawShelf = { shelf_id: number; rows: unknown[] };

export async function getShelf(id: string): Promise<Shelf> {
  const body: RawShelf = await http.get<RawShelf>(`/v2/shelves/${encodeURIComponent(id)}`);
  return body as unknown as Shelf;
}

export function quantity(shelf: Shelf, sku: string): number {
  return shelf.items.filter((i) => i.sku === sku).reduce((n, i) => n + i.qty, 0);
}

export function isEmpty(shelf: Shelf): boolean {
  return shelf.items.every((i) => i.qty === 0);
}
