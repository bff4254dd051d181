"use strict";

const PUBLIC = ["id", "name"];

function pick(source, only) {
  return Object.fromEntries(only.map((key) => [key, source[key]]));
}

function publicProfile(user) {
  return pick(user, PUBLIC);
}

module.exports = { pick, publicProfile };
