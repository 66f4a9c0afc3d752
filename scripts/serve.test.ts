import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServedSite, serveSite } from "./serve.ts";

let folder = "";
let site: ServedSite;
beforeAll(async () => {
  mkdirSync("build", { recursive: true });
  // The engine serves folders of the project only.
  folder = mkdtempSync("build/served-");
  for (const name of ["index", "courses", "404"]) writeFileSync(path.join(folder, `${name}.html`), name);
  site = await serveSite({ port: 0, folder, base: "/courses" });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

it.each([
  ["/courses", 200, "index"],
  ["/courses/", 200, "index"],
  ["/courses/courses?level=Beginner", 200, "courses"],
  ["/courses/courses.html?level=Beginner", 301, "/courses/courses?level=Beginner"],
  ["/courses/courses/", 301, "/courses/courses"],
  ["/courses/contact", 404, "404"],
  ["/", 302, "/courses/"],
  ["/contact", 404, "The site begins at /courses/."],
  ["/coursesx", 404, "The site begins at /courses/."],
])("a site under the path /courses answers %s by %i", async (address, status, expected) => {
  // A connection that is kept may end just when it is used again.
  const headers = { Connection: "close" };
  const response = await fetch(new URL(address, site.url), { headers, redirect: "manual" });
  const text = await response.text();
  expect([response.status, response.headers.get("Location") ?? text]).toEqual([status, expected]);
});
