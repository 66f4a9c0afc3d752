import { expect, it } from "vitest";
import type { Site } from "#app/content/site-schema.server.ts";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { readSite } from "../check-site/read-site.ts";
import { listExternalLinks, listLocalAddresses, listOwnersFaults, listStoreFaults } from "./launch-faults.ts";

const { site } = loadSiteContent(FIXTURE);
const DAY = "2027-03-01";

/** The site of an owner who has replaced and proven everything. */
const ready: Site = {
  ...site,
  identity: {
    ...site.identity,
    origin: "https://academy.org",
    email: "hello@academy.org",
    chatNumber: "919812345678",
    chatNumberShown: "+91 98123 45678",
    profiles: ["https://labs.org/academy"],
  },
  parent: { ...site.parent, url: "https://labs.org" },
  tools: { ...site.tools, url: "https://tools.org" },
  statistics: site.statistics.map((claim) => ({ ...claim, asOf: DAY })),
  delivery: site.delivery.map((claim) => ({ ...claim, asOf: DAY })),
  promises: site.promises.map((claim) => ({ ...claim, asOf: DAY })),
  announcement: undefined,
};
const announce = (until?: string): Site => ({
  ...ready,
  announcement: { text: "A new course", ...(until ? { until } : {}) },
});

it("a site whose owner has replaced and proven everything has no fault", () => {
  expect(listOwnersFaults(ready, DAY)).toEqual([]);
});

it("placeholders and unproven claims are named with what to write", () => {
  const origin = { ...ready, identity: { ...ready.identity, origin: "https://academy.example" } };
  expect(listOwnersFaults(origin, DAY)).toEqual([
    "content/site.yaml: identity.origin: 'https://academy.example' is a placeholder; write the real one",
  ]);
  const [first] = site.promises;
  const unproven = { ...ready, promises: site.promises.slice(0, 1) };
  expect(first).toBeDefined();
  expect(listOwnersFaults(unproven, DAY)).toEqual([
    expect.stringContaining(`'${first?.page}: ${first?.claim}' is yours to prove`),
  ]);
});

it.each([
  [undefined, 0],
  ["2027-03-02", 0],
  [DAY, 0],
  ["2027-02-28", 1],
])("an announcement until %s has %i faults", (until, count) => {
  expect(listOwnersFaults(announce(until), DAY)).toHaveLength(count);
});

const PROJECT = { FIREBASE_PROJECT_ID: "p", FIREBASE_API_KEY: "k", FIREBASE_APP_ID: "a" };
it.each([
  ["the owner's project", PROJECT, []],
  ["no store", {}, [/are not set/]],
  ["half a project", { FIREBASE_PROJECT_ID: "p" }, [/FIREBASE_API_KEY and FIREBASE_APP_ID/]],
  ["a local Firestore", { FIRESTORE_EMULATOR_HOST: "127.0.0.1:1" }, [/127.0.0.1:1/]],
  ["both", { ...PROJECT, FIRESTORE_EMULATOR_HOST: "127.0.0.1:1" }, [/visitors have no such database/]],
])("%s", (_, env, faults) => {
  expect(listStoreFaults(env)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
});

const build = (files: Record<string, string>) =>
  readSite(
    new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
    "https://academy.org",
  );
const page = (policy: string, body = "") =>
  `<html><head><meta http-equiv="Content-Security-Policy" content="connect-src 'self'${policy}; object-src 'none'"></head><body>${body}</body></html>`;

it("local addresses are found in policies and in the data of pages", () => {
  const found = listLocalAddresses(
    build({
      "index.html": page(" https://firestore.googleapis.com"),
      "contact.html": page(" http://127.0.0.1:8080"),
      "contact.data": '["emulatorHost","127.0.0.1:8080"]',
      "assets/page-1.txt": '["emulatorHost","127.0.0.1:8080"]',
      "about.data": "http://localhost:3000 stands in a prompt",
    }),
  );
  expect(found).toEqual([
    expect.stringMatching(/contact.html: its policy allows http:\/\/127.0.0.1:8080/),
    expect.stringMatching(/contact.data: names a local Firestore/),
    expect.stringMatching(/page-1.txt: names a local Firestore/),
  ]);
});

it("links to other sites are listed once, with their pages", () => {
  const links =
    '<a href="/courses">c</a><a href="https://academy.org/x">x</a><a href="https://labs.org">l</a>';
  const site = build({ "index.html": page("", links + links), "about.html": page("", links) });
  expect([...listExternalLinks(site)]).toEqual([["https://labs.org", ["/about", "/"]]]);
});
