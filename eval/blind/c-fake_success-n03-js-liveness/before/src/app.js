import express from "express";
import pinoHttp from "pino-http";
import { health } from "./health.js";
import { orders } from "./orders.js";

export function app(db) {
  const server = express();
  server.use(pinoHttp());
  server.use(health());
  server.use("/orders", orders(db));
  return server;
}
