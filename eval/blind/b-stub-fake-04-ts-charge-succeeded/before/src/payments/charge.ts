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
    const answer = await this.gateway.post("/charges", {
      amount: req.cents,
      source: req.source,
      reference: req.orderId,
    });
    return { id: answer.id, status: answer.paid ? "succeeded" : "declined", cents: answer.amount };
  }

  async refund(charge: Charge): Promise<void> {
    await this.gateway.post(`/charges/${charge.id}/refund`, { amount: charge.cents });
  }
}
