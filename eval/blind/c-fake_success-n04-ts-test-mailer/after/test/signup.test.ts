import { expect, test } from "vitest";
import { signUp } from "../src/signup";
import { FakeMailer } from "./fakes/mailer";

const people = { add: async () => "p-1" };

test("welcomes by mail", async () => {
  const mailer = new FakeMailer();
  expect(await signUp(people, mailer, " Ann@Example.test ")).toBe("p-1");
  expect(mailer.sent).toEqual([{ to: "ann@example.test", subject: "Welcome", text: "Your number is p-1." }]);
});

test("a refused mail is an error", async () => {
  const mailer = { send: async () => ({ accepted: false, id: "" }) };
  await expect(signUp(people, mailer, "a@b.test")).rejects.toThrow("refused for p-1");
});
