const { readContacts } = require("./rows");

test("joins the name", () => {
  const got = readContacts("first,last,email\nAda,Lovelace,ADA@example.test\n");
  expect(got).toEqual([{ name: "Ada Lovelace", email: "ada@example.test" }]);
});

test("leaves out rows without an address", () => {
  expect(readContacts("first,last,email\nBob,Noble,\n")).toEqual([]);
});
