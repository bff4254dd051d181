"use strict";

class Playlist {
  constructor(tracks = []) {
    this.tracks = [...tracks];
    this.current = null;
  }

  add(track) {
    this.tracks.push(track);
  }

  play(track) {
    if (!this.tracks.includes(track)) throw new RangeError(`no such track: ${track}`);
    this.current = track;
  }

  remove(track) {
    this.tracks = this.tracks.filter((t) => t !== track);
  }
}

module.exports = { Playlist };
