import { formatBytes, formatDuration } from "./format/index.js";

export function summary(run) {
  return `${run.name}: ${formatBytes(run.bytes)} in ${formatDuration(run.ms)}`;
}
