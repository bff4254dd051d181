import { createServer } from "node:http";
import { AuditWriter } from "./audit/writer";
import { router } from "./router";

const port = Number(process.env.PORT ?? 8080);
const audit = new AuditWriter(process.env.AUDIT_LOG ?? "audit.jsonl");

const server = createServer((req, res) => router(req, res, audit));

server.listen(port, () => {
  console.log(`listening on ${port}`);
});

process.on("SIGTERM", () => {
  void audit.flush().then(() => server.close());
});
