export function kind(byte) {
  switch (byte & 3) {
    case 0:
      return "data";
    case 1:
      return "ack";
    case 2:
      return "reset";
    case 3:
      return "ping";
    /* istanbul ignore next: two bits have four values */
    default:
      throw new Error("unreachable");
  }
}
