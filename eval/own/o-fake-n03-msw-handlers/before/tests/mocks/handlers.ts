import { http, HttpResponse } from "msw";

export const handlers = [
  http.get("/api/cart", () => HttpResponse.json({ lines: [], total: 0 })),
];
