import type { FastifyRequest } from "fastify";
import { ShipmentEvent, shipmentEventSchema } from "../model/shipment";
import { store } from "../store";

export async function onShipment(req: FastifyRequest): Promise<{ stored: boolean }> {
  const event: ShipmentEvent = shipmentEventSchema.parse(req.body);
  const known = await store.shipment(event.shipmentId);
  if (!known) {
    return { stored: false };
  }
  await store.append(event.shipmentId, event);
  return { stored: true };
}

export function label(e: ShipmentEvent): string {
  return `${e.carrier} ${e.shipmentId}`;
}
