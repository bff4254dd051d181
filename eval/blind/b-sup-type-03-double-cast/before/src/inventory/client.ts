import { z } from "zod";
import { http } from "../http";

const Shelf = z.object({
  id: z.string(),
  aisle: z.number().int(),
  items: z.array(z.object({ sku: z.string(), qty: z.number().int() })),
});

export type Shelf = z.infer<typeof Shelf>;

export async function getShelf(id: string): Promise<Shelf> {
  const body: unknown = await http.get(`/shelves/${encodeURIComponent(id)}`);
  return Shelf.parse(body);
}

export function quantity(shelf: Shelf, sku: string): number {
  return shelf.items.filter((i) => i.sku === sku).reduce((n, i) => n + i.qty, 0);
}

export function isEmpty(shelf: Shelf): boolean {
  return shelf.items.every((i) => i.qty === 0);
}
