import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { writeApacheFile } from "./apache-file.ts";
import { writeCaddyFile } from "./caddy-file.ts";
import { writeFirebaseFile } from "./firebase-file.ts";
import { writeHeadersFile, writeRedirectsFile } from "./headers-file.ts";
import { writeNginxFile } from "./nginx-file.ts";

it("firebase.json is what `npm run hosts` writes, but for moved addresses, which come when the site is deployed", () => {
  const file = readFileSync("firebase.json", "utf8");
  const { redirects = [] } = JSON.parse(file).hosting;
  const written = redirects.map((rule: Record<string, string>) => ({
    from: rule.source,
    to: rule.destination,
  }));
  expect(file).toBe(writeFirebaseFile({ redirects: written }));
});

it("no two rules of _headers name the same header for an address, since hosts would join their values", () => {
  const blocks = writeHeadersFile({ base: "" })
    .split("\n\n")
    .map((block) => block.trim().split("\n"));
  const all = blocks.flatMap(([source = "", ...lines]) =>
    lines.map((line) => ({ source, name: line.trim().split(":")[0] })),
  );
  const everywhere = all.filter(({ source }) => source === "/*").map(({ name }) => name);
  const rest = all.filter(({ source }) => source !== "/*");
  expect(everywhere.length).toBeGreaterThan(5);
  expect(rest.filter(({ name }) => everywhere.includes(name))).toEqual([]);
  expect(new Set(rest.map(({ source, name }) => source + name)).size).toBe(rest.length);
});

it("a moved address leads to its new one on every host that can redirect, also under a path", () => {
  const delivery = { base: "/academy", pages: ["/courses"], redirects: [{ from: "/old", to: "/courses" }] };
  expect(writeFirebaseFile(delivery)).toContain('"destination": "/courses"');
  expect(writeRedirectsFile(delivery)).toBe("/academy/old /academy/courses 301\n");
  expect(writeNginxFile(delivery)).toContain("location = /academy/old { return 301 /academy/courses; }");
  expect(writeCaddyFile(delivery)).toContain("redir /academy/old /academy/courses 301");
  expect(writeApacheFile(delivery)).toContain("RewriteRule ^old$ /academy/courses [R=301,L]");
});
