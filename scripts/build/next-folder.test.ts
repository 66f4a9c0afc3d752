import fs, { existsSync, readdirSync, readFileSync, utimesSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { expect, it, vi } from "vitest";
import { createTestFolder } from "#app/testing/test-folder.server.ts";
import { makeNextFolder, repairBuilds, replaceSite } from "./next-folder.ts";

const { at, write } = createTestFolder();

const readSite = () => readFileSync(at("client/index.html"), "utf8");

it("puts a new site into the place of the old one", () => {
  write("client/gone.html", "old");
  write("next-1/client/index.html", "new");
  replaceSite(at("next-1"), at("client"));
  expect(readdirSync(at("client"))).toEqual(["index.html"]);
  expect(readSite()).toBe("new");
});

it("puts a site where there was none", () => {
  write("next-1/client/index.html", "new");
  replaceSite(at("next-1"), at("client"));
  expect(readSite()).toBe("new");
});

it("keeps the old site where the new one cannot be put into its place", () => {
  write("client/index.html", "old");
  write("next-1/none", "");
  expect(() => replaceSite(at("next-1"), at("client"))).toThrow("ENOENT");
  expect(readSite()).toBe("old");
});

it("puts a new site into the place of one that came between its two renames", () => {
  write("client/index.html", "old");
  write("next-1/client/index.html", "new");
  const { renameSync } = fs;
  const rename = vi.spyOn(fs, "renameSync").mockImplementationOnce((from, to) => {
    renameSync(from, to);
    write("client/index.html", "of another build");
  });
  syncBuiltinESMExports();
  try {
    replaceSite(at("next-1"), at("client"));
  } finally {
    rename.mockRestore();
    syncBuiltinESMExports();
  }
  expect(readSite()).toBe("new");
});

it("puts yesterday's site back where a build was killed between its two renames", () => {
  write("next-1/replaced/client/index.html", "old");
  write("next-1/client/index.html", "new");
  repairBuilds(at());
  expect(readSite()).toBe("old");
});

it("leaves a site in place that a build has finished", () => {
  write("next-1/replaced/client/index.html", "old");
  write("client/index.html", "new");
  repairBuilds(at());
  expect(readSite()).toBe("new");
});

it("removes the folders of killed builds, and leaves that of a running one", () => {
  const [killed, running] = [makeNextFolder(at()), makeNextFolder(at())];
  const yesterday = Date.now() / 1000 - 86_400;
  utimesSync(killed, yesterday, yesterday);
  repairBuilds(at());
  expect([killed, running].map((folder) => existsSync(folder))).toEqual([false, true]);
});

it("repairs nothing where nothing was built yet", () => {
  repairBuilds(at("build"));
  expect(existsSync(at("build"))).toBe(false);
});
