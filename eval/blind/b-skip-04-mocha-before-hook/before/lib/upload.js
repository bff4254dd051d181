"use strict";

const crypto = require("node:crypto");

const MAX_PART = 5 * 1024 * 1024;

function splitParts(buffer, size = MAX_PART) {
  const parts = [];
  for (let at = 0; at < buffer.length; at += size) {
    parts.push(buffer.subarray(at, at + size));
  }
  return parts;
}

function checksum(buffer) {
  return crypto.createHash("sha256").update(buffer).digest("hex");
}

async function upload(client, key, buffer) {
  const parts = splitParts(buffer);
  const tags = await Promise.all(parts.map((p, i) => client.putPart(key, i + 1, p)));
  return client.complete(key, tags, checksum(buffer));
}

module.exports = { splitParts, checksum, upload };
