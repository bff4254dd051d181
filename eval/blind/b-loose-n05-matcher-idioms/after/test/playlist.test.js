const { Playlist } = require("../lib/playlist");

describe("Playlist", () => {
  let list;

  beforeEach(() => {
    list = new Playlist(["intro", "verse", "outro"]);
  });

  it("adds at the end", () => {
    list.add("bonus");
    expect(list.tracks).toHaveLength(4);
    expect(list.tracks[3]).toBe("bonus");
  });

  it("removes by name", () => {
    list.remove("verse");
    expect(list.tracks).not.toContain("verse");
    expect(list.tracks).toHaveLength(2);
  });

  it("plays only what it has", () => {
    list.play("verse");
    expect(list.current).toBe("verse");
    expect(() => list.play("solo")).toThrow("no such track: solo");
  });

  it("has nothing playing at first", () => {
    expect(list.current).toBeNull();
  });
});
