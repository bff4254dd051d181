export interface HttpError {
  status: number;
  message: string;
}

function isHttpError(value: unknown): value is HttpError {
  if (typeof value !== "object" || value === null) return false;
  const record = value as Record<string, unknown>;
  return typeof record.status === "number" && typeof record.message === "string";
}

export function describe(error: unknown): string {
  if (isHttpError(error)) return error.status === 404 ? "not found" : error.message;
  return error instanceof Error ? error.message : String(error);
}
