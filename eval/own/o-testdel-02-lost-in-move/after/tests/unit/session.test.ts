import { Session } from "../../src/session";

function setup(ttl = 60) {
  let time = 0;
  const api = { refresh: jest.fn(async (t: string) => ({ token: t + "+", ttl })) };
  const session = new Session(api, "t0", () => time);
  return { api, session, wait: (ms: number) => (time += ms) };
}

describe("Session", () => {
  it("refreshes before the first use", async () => {
    const { api, session } = setup();
    expect(await session.bearer()).toBe("Bearer t0+");
    expect(api.refresh).toHaveBeenCalledWith("t0");
  });

  it("keeps a token that is still good", async () => {
    const { api, session, wait } = setup();
    await session.bearer();
    wait(59_999);
    await session.bearer();
    expect(api.refresh).toHaveBeenCalledTimes(1);
  });

  it("refreshes an old token", async () => {
    const { session, wait } = setup();
    await session.bearer();
    wait(60_000);
    expect(await session.bearer()).toBe("Bearer t0++");
  });
});
