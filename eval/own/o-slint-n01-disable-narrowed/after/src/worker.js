import { parentPort } from "node:worker_threads";

const queue = [];

export async function drain(handle) {
  while (queue.length > 0) {
    const job = queue.shift();
    // eslint-disable-next-line no-await-in-loop -- jobs of a queue run one after the other
    await handle(job);
  }
}

parentPort.on("message", (job) => {
  queue.push(job);
});
