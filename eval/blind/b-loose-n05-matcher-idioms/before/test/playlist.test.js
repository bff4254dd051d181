const { Playlist } = require("../lib/playlist");

describe("Playlist", () => {
  let list;

  beforeEach(() => {
    list = new Playlist(["intro", "verse", "outro"]);
  });

  it("adds at the end", () => {
    list.add("bonus");
    expect(list.tracks.length).toBe(4);
    expect(list.tracks[3]).toBe("bonus");
  });

  it("removes by name", () => {
    list.remove("verse");
    expect(list.tracks.includes("verse")).toBe(false);
    expect(list.tracks.length).toBe(2);
  });

  it("has nothing playing at first", () => {
    expect(list.current === null).toBe(true);
  });
});
