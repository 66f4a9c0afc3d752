import { expect, it } from "vitest";
import type { Site } from "#app/content/site-schema.server.ts";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { readSite } from "../check-site/read-site.ts";
import { listExternalLinks, listLocalAddresses, listOwnersFaults, listStoreFaults } from "./launch-faults.ts";

const { site } = loadSiteContent(FIXTURE, { today: "2026-12-01" });
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
  licence: { ...site.licence, chosen: DAY },
  statistics: site.statistics.map((claim) => ({ ...claim, asOf: DAY })),
  delivery: site.delivery.map((claim) => ({ ...claim, asOf: DAY })),
  promises: site.promises.map((claim) => ({ ...claim, asOf: DAY })),
};
it("a site whose owner has replaced and proven everything has no fault", () => {
  expect(listOwnersFaults(ready)).toEqual([]);
});

it("placeholders and unproven claims are named with what to write", () => {
  const origin = { ...ready, identity: { ...ready.identity, origin: "https://academy.example" } };
  expect(listOwnersFaults(origin)).toEqual([
    "content/site.yaml: identity.origin: 'https://academy.example' is a placeholder; write the real one",
  ]);
  const figure = { ...ready, statistics: [{ value: "95%", label: "completion rate" }] };
  expect(listOwnersFaults(figure)).toEqual([
    expect.stringContaining("'95% completion rate' is yours to prove"),
  ]);
  const { chosen: _, ...suggested } = ready.licence;
  expect(listOwnersFaults({ ...ready, licence: suggested })).toEqual([
    expect.stringContaining(
      "licence: 'CC BY 4.0, without the day on which you have chosen it' is a placeholder",
    ),
  ]);
  const [first] = site.promises;
  const unproven = { ...ready, promises: site.promises.slice(0, 1) };
  expect(first).toBeDefined();
  expect(listOwnersFaults(unproven)).toEqual([
    expect.stringContaining(`'${first?.page}: ${first?.claim}' is yours to prove`),
  ]);
});

const PROJECT = {
  FIREBASE_PROJECT_ID: "academy-live",
  FIREBASE_API_KEY: `AIza${"b".repeat(35)}`,
  FIREBASE_APP_ID: "1:123456789:web:0a1b2c3d",
};
it.each([
  ["the owner's project", {}],
  ["a project of six letters", { FIREBASE_PROJECT_ID: "abc123" }],
  ["the longest project", { FIREBASE_PROJECT_ID: "a".repeat(30) }],
])("%s is a store of messages", (_, env) => {
  expect(listStoreFaults({ ...PROJECT, ...env })).toEqual([]);
});

it("no store, and half of one, are named with what is missing", () => {
  expect(listStoreFaults({})).toEqual([expect.stringContaining("are not set")]);
  expect(listStoreFaults({ FIREBASE_PROJECT_ID: "academy-live" })).toEqual([
    expect.stringContaining("FIREBASE_API_KEY and FIREBASE_APP_ID"),
  ]);
});

const ID = "write the project's id, 6 to 30 small letters, digits and hyphens, such as academy-1a2b3";
const KEY = "write the key of your web app, which begins with AIza";
const APP = "write the id of your web app, such as 1:123456789:web:0a1b2c3d";
it.each([
  ["FIREBASE_PROJECT_ID", "my project", ID],
  ["FIREBASE_PROJECT_ID", "My-project", ID],
  ["FIREBASE_PROJECT_ID", "short", ID],
  ["FIREBASE_PROJECT_ID", "a".repeat(31), ID],
  ["FIREBASE_PROJECT_ID", "1-academy", ID],
  ["FIREBASE_PROJECT_ID", "academy-", ID],
  ["FIREBASE_API_KEY", "abc", KEY],
  ["FIREBASE_API_KEY", `AIza${"b".repeat(34)}`, KEY],
  ["FIREBASE_APP_ID", "def", APP],
  ["FIREBASE_APP_ID", "1:123456789:ios:0a1b2c3d", APP],
])("%s of '%s' is refused", (name, value, fix) => {
  expect(listStoreFaults({ ...PROJECT, [name]: value })).toEqual([`${name} is '${value}': ${fix}`]);
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
      "about.html": page(
        "",
        '<div data-store="{&quot;emulatorHost&quot;:&quot;127.0.0.1:8080&quot;}"></div>',
      ),
      "assets/form.js": 'connect({emulatorHost:"127.0.0.1:8080"})',
      "assets/store.js": "if(store.emulatorHost)connect(store.emulatorHost)",
    }),
  );
  expect(found).toEqual([
    "build/client/about.html: names a local Firestore; build without one",
    "build/client/contact.html: its policy allows http://127.0.0.1:8080; build without a local Firestore",
    "build/client/contact.data: names a local Firestore; build without one",
    "build/client/assets/page-1.txt: names a local Firestore; build without one",
    "build/client/assets/form.js: names a local Firestore; build without one",
  ]);
});

it("links to other sites are listed once, with their pages", () => {
  const links =
    '<a href="/courses">c</a><a href="https://academy.org/x">x</a><a href="https://labs.org">l</a>';
  const site = build({ "index.html": page("", links + links), "about.html": page("", links) });
  expect([...listExternalLinks(site)]).toEqual([["https://labs.org", ["/about", "/"]]]);
});
