import { http, HttpResponse } from "msw";

export const handlers = [
  http.get("/api/cart", () => HttpResponse.json({ lines: [], total: 0 })),
  http.post("/api/orders", () => HttpResponse.json({ id: "o-1", status: "paid" }, { status: 201 })),
];
