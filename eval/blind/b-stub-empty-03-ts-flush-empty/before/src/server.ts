import { createServer } from "node:http";
import { router } from "./router";

const port = Number(process.env.PORT ?? 8080);
const server = createServer((req, res) => router(req, res));

server.listen(port, () => {
  console.log(`listening on ${port}`);
});
