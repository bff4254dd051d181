import { invalid } from "./errors.js";

export function parseCount(text) {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) {
    throw invalid(`not a count: ${text}`);
  }
  return count;
}
