import { expect, it } from "vitest";
import { BuiltSite } from "./check-site/site.ts";
import { listExternalLinks, listLocalAddresses, listStoreFaults } from "./launch-faults.ts";

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
  new BuiltSite({ names: Object.keys(files), read: (name) => files[name] ?? "" }, "https://academy.org");
const page = (policy: string, body = "") =>
  `<html><head><meta http-equiv="Content-Security-Policy" content="connect-src 'self'${policy}; object-src 'none'"></head><body>${body}</body></html>`;

it("local addresses are found in policies and in the data of pages", () => {
  const found = listLocalAddresses(
    build({
      "index.html": page(" https://firestore.googleapis.com"),
      "contact.html": page(" http://127.0.0.1:8080"),
      "assets/page-1.txt": '["emulatorHost","127.0.0.1:8080"]',
      "llms.txt": "http://localhost:3000 stands in a prompt",
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
    "build/client/contact.html: its policy allows http://127.0.0.1:8080; build without one",
    "build/client/assets/page-1.txt: names a local Firestore; build without one",
    "build/client/assets/form.js: names a local Firestore; build without one",
  ]);
});

it("each address of another site is listed once, whatever its place or its message", () => {
  const links =
    '<a href="/courses">c</a><a href="https://academy.org/x">x</a><a href="https://labs.org#a">l</a><a href="mailto:a@b.c">m</a>';
  const chat = (text: string) => `<a href="https://wa.me/91?text=${text}">w</a>`;
  const site = build({
    "index.html": page("", links + chat("Hello")),
    "about.html": page("", links + chat("Python") + chat("Java")),
  });
  expect([...listExternalLinks(site)]).toEqual([
    ["https://labs.org/", "/about"],
    ["https://wa.me/91", "/about"],
  ]);
});
