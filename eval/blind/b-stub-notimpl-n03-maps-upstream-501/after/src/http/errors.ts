import type { ErrorRequestHandler } from "express";

export class UpstreamError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export class NotImplementedUpstream extends UpstreamError {
  constructor(service: string) {
    super(501, `${service} does not implement this operation`);
  }
}

export function fromResponse(service: string, status: number): UpstreamError {
  if (status === 404) return new UpstreamError(404, `${service}: not found`);
  if (status === 501) return new NotImplementedUpstream(service);
  return new UpstreamError(502, `${service}: answered ${status}`);
}

export const handler: ErrorRequestHandler = (err, _req, res, next) => {
  if (res.headersSent) return next(err);
  if (err instanceof UpstreamError) {
    res.status(err.status).json({ error: err.message });
    return;
  }
  res.status(500).json({ error: "internal error" });
};
