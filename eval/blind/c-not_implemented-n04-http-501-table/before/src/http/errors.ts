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
};

export function titleOf(status: number): string {
  return TITLES[status] ?? "Error";
}

export function toProblem(err: HttpError): { title: string; detail: string } {
  return { title: titleOf(err.status), detail: err.message };
}
