import { expectTypeOf, test } from "vitest";
import { add, cents, type Cents } from "../src/money";

test("cents are branded", () => {
  expectTypeOf(cents(5)).toEqualTypeOf<Cents>();
  expectTypeOf(add(cents(1), cents(2))).toEqualTypeOf<Cents>();
});

test("plain numbers are rejected", () => {
  // @ts-expect-error a plain number is not an amount of cents
  add(1, cents(2));
  // @ts-expect-error strings never were amounts
  add("1", cents(2));
});
