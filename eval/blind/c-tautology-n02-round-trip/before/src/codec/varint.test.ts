import { describe, expect, it } from "vitest";
import { decode, encode } from "./varint";

describe("varint", () => {
  it("uses one byte up to 127", () => {
    expect([...encode(127)]).toEqual([0x7f]);
  });

  it("uses two bytes from 128", () => {
    expect([...encode(300)]).toEqual([0xac, 0x02]);
  });

  it("throws at a cut-off number", () => {
    expect(() => decode(Uint8Array.of(0x80))).toThrow("unexpected end");
  });
});
