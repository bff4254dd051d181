"use strict";

const request = require("supertest");
const { buildApp, tokenFor } = require("./helpers");

describe("admin routes", () => {
  let app;

  beforeEach(async () => {
    app = await buildApp({ users: [{ id: "u1", name: "Ada" }] });
  });

  it("lists users for an admin", async () => {
    const res = await request(app)
      .get("/admin/users")
      .set("Authorization", tokenFor("admin"))
      .expect(200);
    expect(res.body).toEqual([{ id: "u1", name: "Ada" }]);
  });

  it("refuses deletion by an editor", async () => {
    await request(app)
      .delete("/admin/users/u1")
      .set("Authorization", tokenFor("editor"));
  });

  it("shows one user", async () => {
    const res = await request(app)
      .get("/admin/users/u1")
      .set("Authorization", tokenFor("admin"))
      .expect(200);
    expect(res.body.name).toBe("Ada");
  });

  it("deletes for an admin", async () => {
    await request(app)
      .delete("/admin/users/u1")
      .set("Authorization", tokenFor("admin"))
      .expect(204);
  });
});
