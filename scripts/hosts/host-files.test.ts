import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createTestFolder } from "#app/testing/test-folder.server.ts";
import { formatFirebaseFile, formatHeadersFile, getHosting, writeHostFiles } from "./host-files.ts";

const { at } = createTestFolder();

it("firebase.json follows the list of headers; 'npm run build' writes it", () => {
  const committed = JSON.parse(readFileSync("firebase.json", "utf8"));
  // Redirects are content.
  committed.hosting.redirects = [];
  expect(committed).toEqual(JSON.parse(formatFirebaseFile([])));
});

it("no two rules of _headers name one header for an address, as hosts join values", () => {
  const [everywhere = [], ...others] = formatHeadersFile()
    .split("\n\n")
    .map((block) => block.trim().split("\n"));
  const listNames = (lines: string[]) => lines.slice(1).map((line) => line.trim().split(":")[0]);
  const all = others.flatMap((lines) => listNames(lines).map((name) => `${lines[0]} ${name}`));
  expect(new Set(all).size).toBe(all.length);
  const shared = listNames(everywhere);
  expect(shared.length).toBeGreaterThan(5);
  expect(others.flatMap(listNames).filter((name) => shared.includes(name))).toEqual([]);
});

it("the redirects of the content are those of _redirects and of Firebase", () => {
  const redirects = [
    { from: "/courses/java", to: "/courses/core-java" },
    { from: "/team", to: "/about" },
  ];
  writeHostFiles(redirects, at());
  expect(readFileSync(at("_redirects"), "utf8")).toBe(
    "/courses/java /courses/core-java 301\n/team /about 301\n",
  );
  expect(getHosting(redirects).redirects).toEqual([
    { source: "/courses/java", destination: "/courses/core-java", type: 301 },
    { source: "/team", destination: "/about", type: 301 },
  ]);
});
