import { expect, it } from "vitest";
import { findRefusal } from "./plugin.ts";

const OWN = {
  host: "localhost:5173",
  origin: "http://localhost:5173",
  "content-type": "application/json",
  "x-editing-token": "t",
};

const ask = (headers: object, remoteAddress = "127.0.0.1", method = "POST") =>
  findRefusal({ method, headers: { ...OWN, ...headers }, socket: { remoteAddress } }, "t");

it.each([
  ["localhost", {}],
  ["127.0.0.1", { host: "127.0.0.1:5173", origin: "http://127.0.0.1:5173" }],
  ["::1", { host: "[::1]:5173", origin: "http://[::1]:5173" }],
])("accepts a request of its own page at %s", (_, headers) => {
  expect(ask(headers)).toBeUndefined();
  expect(ask(headers, "::ffff:127.0.0.1")).toBeUndefined();
});

it.each([
  ["from another computer", ask({}, "192.168.1.7")],
  ["without an address", ask({}, "")],
  ["for a host of another name", ask({ host: "evil.example:5173", origin: "http://evil.example:5173" })],
  ["without a host", ask({ host: undefined })],
  ["of a page of another port", ask({ origin: "http://localhost:8080" })],
  ["of another site", ask({ origin: "https://evil.example" })],
  ["of a page without an origin", ask({ origin: "null" })],
  ["without an origin", ask({ origin: undefined })],
  ["of a form", ask({ "content-type": "text/plain" })],
  ["to read", ask({}, "127.0.0.1", "GET")],
  ["with the token of an earlier start", ask({ "x-editing-token": "s" })],
])("refuses a request %s", (_, refusal) => expect(refusal).toMatch(/\.$/));
