import type { FastifyRequest } from "fastify";
import type { ShipmentEvent } from "../model/shipment";
import { store } from "../store";

export async function onShipment(req: FastifyRequest): Promise<{ stored: boolean }> {
  const event = req.body as unknown as ShipmentEvent;
  const known = await store.shipment(event.shipmentId);
  if (!known) {
    return { stored: false };
  }
  await store.append(event.shipmentId, event);
  return { stored: true };
}

export function eventLabel(event: ShipmentEvent): string {
  return `${event.carrier} ${event.shipmentId}`;
}
