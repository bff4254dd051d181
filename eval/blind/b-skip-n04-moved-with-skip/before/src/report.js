import { formatBytes, formatDuration } from "./util/format.js";

export function summary(run) {
  return `${run.name}: ${formatBytes(run.bytes)} in ${formatDuration(run.ms)}`;
}
