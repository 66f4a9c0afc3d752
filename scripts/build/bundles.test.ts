import { existsSync, rmSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { createTestFolder } from "#app/testing/test-folder.server.ts";
import { hashCode, keepBundles } from "./bundles.ts";

const { at, write } = createTestFolder();
beforeEach(() => {
  for (const name of ["app/root.tsx", "scripts/build.ts", "content/site.yaml", "package-lock.json"])
    write(name, "1");
});

it.each(["app/root.tsx", "app/ui/new.css", "scripts/build.ts", "package-lock.json"])(
  "bundles again after a change of %s",
  (name) => {
    const before = hashCode(at());
    write(name, "2");
    expect(hashCode(at())).not.toBe(before);
  },
);

it.each(["content/site.yaml", "editor/plugin.ts", "app/root.test.tsx", "firebase.json"])(
  "keeps the bundles after a change of %s",
  (name) => {
    const before = hashCode(at());
    write(name, "2");
    expect(hashCode(at())).toBe(before);
  },
);

it("bundles again where a file is gone", () => {
  const before = hashCode(at());
  rmSync(at("app/root.tsx"));
  expect(hashCode(at())).not.toBe(before);
});

it("keeps the bundles of a build that has made the same meanwhile", () => {
  write("temporary/client/a.js", "1");
  write("bundles/client/a.js", "1");
  keepBundles(at("temporary"), at("bundles"));
  expect(existsSync(at("bundles/client/a.js"))).toBe(true);
});

it("fails where bundles cannot be kept", () =>
  expect(() => keepBundles(at("none"), at("bundles"))).toThrow("ENOENT"));
