import { loadStripe, type Stripe } from "@stripe/stripe-js";

let loading: Promise<Stripe | null> | undefined;

export function stripe(key: string): Promise<Stripe | null> {
  return (loading ??= loadStripe(key));
}
