import { parentPort } from "node:worker_threads";

const queue = [];

/* eslint-disable */
export async function drain(handle) {
  while (queue.length > 0) {
    const job = queue.shift();
    await handle(job);
  }
}
/* eslint-enable */

parentPort.on("message", (job) => {
  queue.push(job);
});
