import { Worker } from "bullmq";
import { buildExport } from "./exports/build";
import { saveResult } from "./exports/results";
import { connection } from "./queues";

interface Job {
  id: string;
  projectId: string;
}

export const worker = new Worker<Job>(
  "exports",
  async (job) => {
    const url = await buildExport(job.data.projectId);
    await saveResult(job.data.id, url);
    return url;
  },
  { connection, concurrency: 2 },
);

worker.on("failed", (job, err) => {
  console.error("export failed", job?.data.id, err);
});
