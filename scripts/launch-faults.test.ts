import { expect, it } from "vitest";
import { BuiltSite } from "./check-site/site.ts";
import { listExternalLinks, listStoreFaults } from "./launch-faults.ts";

const PROJECT = {
  FIREBASE_PROJECT_ID: "academy-live",
  FIREBASE_API_KEY: `AIza${"b".repeat(35)}`,
  FIREBASE_APP_ID: "1:123456789:web:0a1b2c3d",
};
it("the settings of a project are taken", () => expect(listStoreFaults(PROJECT)).toEqual([]));

it("no store, and half of one, are named with what is missing", () => {
  expect(listStoreFaults({})).toEqual([expect.stringContaining("are not set")]);
  expect(listStoreFaults({ FIREBASE_PROJECT_ID: "academy-live" })).toEqual([
    expect.stringContaining("FIREBASE_API_KEY and FIREBASE_APP_ID"),
  ]);
});

it.each([
  [
    ...["FIREBASE_PROJECT_ID", "My-project"],
    "write the project's id, 6 to 30 small letters, digits and hyphens, such as academy-1a2b3",
  ],
  ["FIREBASE_API_KEY", `AIza${"b".repeat(34)}`, "write the key of your web app, which begins with AIza"],
  [
    ...["FIREBASE_APP_ID", "1:123456789:ios:0a1b2c3d"],
    "write the id of your web app, such as 1:123456789:web:0a1b2c3d",
  ],
] as const)("%s of '%s' is refused", (name, value, fix) => {
  expect(listStoreFaults({ ...PROJECT, [name]: value })).toEqual([`${name} is '${value}': ${fix}`]);
});

const build = (files: Record<string, string>) =>
  new BuiltSite({ names: Object.keys(files), read: (name) => files[name] ?? "" }, "https://academy.org");
const page = (body: string) => `<html><body>${body}</body></html>`;

it("each address of another site is listed once, whatever its place or its message", () => {
  const links =
    '<a href="/courses">c</a><a href="https://academy.org/x">x</a><a href="https://labs.org#a">l</a><a href="mailto:a@b.c">m</a>';
  const chat = (text: string) => `<a href="https://wa.me/91?text=${text}">w</a>`;
  const site = build({
    "index.html": page(links + chat("Hello")),
    "about.html": page(links + chat("Python") + chat("Java")),
  });
  expect([...listExternalLinks(site)]).toEqual([
    ["https://labs.org/", "/about"],
    ["https://wa.me/91", "/about"],
  ]);
});
