import { loadStripe, type Stripe } from "@stripe/stripe-js";

// The publishable key: it is sent to every browser and can only start payments.
const PUBLISHABLE_KEY = "pk_live_51swi2OBeF1M2M879KU8fWIw4dt6zF2aYheXbOz8oINRl289R2NL1enKn9deNbzDL2YXGnbRXP1Crj1czE4H4qAt2cNvOQ5GwBL";

let loading: Promise<Stripe | null> | undefined;

export function stripe(): Promise<Stripe | null> {
  return (loading ??= loadStripe(PUBLISHABLE_KEY));
}
