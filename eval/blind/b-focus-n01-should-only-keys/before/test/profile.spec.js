const should = require("should");
const { publicProfile } = require("../lib/profile");

describe("publicProfile", () => {
  const user = {
    id: 7,
    name: "Ada",
    email: "ada@example.test",
    passwordHash: "x",
  };

  it("keeps id and name", () => {
    const view = publicProfile(user);
    view.id.should.equal(7);
    view.name.should.equal("Ada");
  });

  it("does not leak the e-mail", () => {
    should(publicProfile(user).email).be.undefined();
  });
});
