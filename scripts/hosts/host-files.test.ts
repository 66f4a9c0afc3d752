import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { writeApacheFile } from "./apache-file.ts";
import { writeCaddyFile } from "./caddy-file.ts";
import { writeFirebaseFile, writeHeadersFile, writeRedirectsFile } from "./host-files.ts";
import { writeNginxFile } from "./nginx-file.ts";

it("firebase.json is what a deployment writes, but for moved addresses (npm run unit -- host-files -u mends it)", async () => {
  const { redirects = [] } = JSON.parse(readFileSync("firebase.json", "utf8")).hosting;
  const written = redirects.map((rule: Record<string, string>) => ({
    from: rule.source,
    to: rule.destination,
  }));
  await expect(writeFirebaseFile({ redirects: written })).toMatchFileSnapshot("../../firebase.json");
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
