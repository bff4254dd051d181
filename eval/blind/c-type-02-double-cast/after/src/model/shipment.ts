import { z } from "zod";

export const shipmentEventSchema = z.object({
  shipmentId: z.string().uuid(),
  carrier: z.enum(["dhl", "ups", "post"]),
  status: z.string(),
  at: z.coerce.date(),
});

export type ShipmentEvent = z.infer<typeof shipmentEventSchema>;
