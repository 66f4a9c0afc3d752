import path from "node:path";
import { expect, it } from "vitest";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { getSiteFolder } from "./folders.ts";

const LOCAL = getLocalSettings("127.0.0.1:1");

it.each([
  [{}, "build/client"],
  [{ DRAFTS: "1", ...LOCAL }, "build/preview"],
  [LOCAL, "build/local"],
  [{ SITE_FOLDER: "build/other", ...LOCAL }, "build/other"],
  [{ SITE_FOLDER: path.resolve("build/client/") }, "build/client"],
])("a site with the settings %j is built into %s", (settings, site) =>
  expect(getSiteFolder(settings)).toBe(site),
);

it.each([
  "content",
  ".",
  "..",
  "build",
  "build/../content",
  "build/client/assets",
  "../build/client",
  "/tmp/build/x",
])("SITE_FOLDER=%s is refused: a build would replace what it did not make", (SITE_FOLDER) =>
  expect(() => getSiteFolder({ SITE_FOLDER })).toThrow(
    `SITE_FOLDER is '${SITE_FOLDER}', which a build would replace: write a folder in build/, such as build/site.`,
  ),
);

it.each([LOCAL, { DRAFTS: "1" }])("a site with %j never replaces the one to publish", (settings) =>
  expect(() => getSiteFolder({ ...settings, SITE_FOLDER: "./build/client/" })).toThrow(
    "SITE_FOLDER is './build/client/', the site to publish, which has neither drafts nor a local message store: ",
  ),
);
