"use strict";

class Playlist {
  constructor(tracks = []) {
    this.tracks = [...tracks];
    this.current = null;
  }

  add(track) {
    this.tracks.push(track);
  }

  remove(track) {
    this.tracks = this.tracks.filter((t) => t !== track);
  }
}

module.exports = { Playlist };
