import { expect, test } from "vitest";
import { tooLarge, unsupported } from "./errors";

test("too large", () => {
  const err = tooLarge(1024);
  expect(err.message).toBe("File exceeds the maximum of 1024 bytes");
  expect(err.status).toBe(413);
});

test("unsupported", () => {
  const err = unsupported("image/x-foo");
  expect(err.message).toBe("Unsupported type image/x-foo");
  expect(err.status).toBe(415);
  expect(err.name).toBe("UploadError");
});
