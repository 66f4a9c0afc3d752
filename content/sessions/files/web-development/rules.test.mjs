// Tests of your rules.mjs. Keep both files in one folder and run: node --test
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";

const PROGRAM = new URL("./rules.mjs", import.meta.url);
if (!existsSync(PROGRAM)) {
  console.log("not yet: the first task is rules.mjs with cacheControl(path); save it next to this file");
  process.exit(1);
}
const { cacheControl } = await import(PROGRAM);

const YEAR = "max-age=31536000, immutable";

const expect = (path, header) => assert.equal(cacheControl(path), header, `the header of ${path}`);

test("a page is asked for each time", () => {
  for (const path of ["/", "/items", "/items/12", "/help/"]) expect(path, "no-cache");
});

test("a file with a fingerprint is kept for a year", () => {
  for (const path of ["/assets/app-4f2a91.js", "/style-00aa11bb.css", "/fonts/anek-deadbeef0123.woff2"])
    expect(path, YEAR);
});

test("any other file is kept for an hour", () => {
  for (const path of ["/photos/drill.jpg", "/favicon.ico", "/robots.txt"]) expect(path, "max-age=3600");
});

test("a word after a hyphen isn't a fingerprint", () => {
  for (const path of ["/photos/power-drill.jpg", "/photos/shelf-12.jpg", "/app-4f2a9.js", "/app-4F2A91.js"])
    expect(path, "max-age=3600");
});

test("a fingerprint counts only just before the extension", () => {
  expect("/app-4f2a91-old.js", "max-age=3600");
  expect("/build-4f2a91/app.js", "max-age=3600");
});

test("an answer about one member is never kept", () => {
  for (const path of ["/api/loans", "/api/members/7", "/api/export.csv", "/api/photo-4f2a91.jpg"])
    expect(path, "no-store");
});

test("only addresses below /api/ are about members", () => {
  expect("/apiary", "no-cache");
  expect("/docs/api/intro.txt", "max-age=3600");
});
