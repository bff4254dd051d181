export class HttpError extends Error {
  constructor(readonly status: number, message: string) {
    super(message);
    this.name = "HttpError";
  }
}

const TITLES: Record<number, string> = {
  400: "Bad Request",
  404: "Not Found",
  500: "Internal Server Error",
  501: "Not Implemented",
  503: "Service Unavailable",
};

export function titleOf(status: number): string {
  return TITLES[status] ?? "Error";
}

/** A peer answers 501 when it does not know the method; asking again is no use. */
export function isRetryable(err: unknown): boolean {
  return err instanceof HttpError && err.status >= 500 && err.status !== 501;
}

export function toProblem(err: HttpError): { title: string; detail: string } {
  return { title: titleOf(err.status), detail: err.message };
}
