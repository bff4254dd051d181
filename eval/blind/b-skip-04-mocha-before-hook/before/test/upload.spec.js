"use strict";

const { expect } = require("chai");
const { splitParts, upload } = require("../lib/upload");
const { FakeBucket } = require("./support/fake-bucket");

describe("splitParts", function () {
  it("keeps the rest in a last, smaller part", function () {
    const sizes = splitParts(Buffer.alloc(10), 4).map((p) => p.length);
    expect(sizes).to.deep.equal([4, 4, 2]);
  });
});

describe("upload", function () {
  let bucket;

  before(function () {
    bucket = new FakeBucket();
  });

  it("stores the object byte by byte", async function () {
    const body = Buffer.from("hello multipart world");
    await upload(bucket, "a/b.txt", body);
    expect(bucket.read("a/b.txt").equals(body)).to.equal(true);
  });

  it("passes part tags in order", async function () {
    await upload(bucket, "c.bin", Buffer.alloc(11 * 1024 * 1024, 1));
    expect(bucket.lastCompletion.tags).to.deep.equal(["c.bin#1", "c.bin#2", "c.bin#3"]);
  });
});
