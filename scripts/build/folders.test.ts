import path from "node:path";
import { expect, it } from "vitest";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { getServerFolder, getSiteFolder } from "./folders.ts";

const LOCAL = getLocalSettings("127.0.0.1:1");

it.each([
  [{}, "build/client", "build/servers"],
  [{ DRAFTS: "1", ...LOCAL }, "build/preview", "build/preview-servers"],
  [LOCAL, "build/local", "build/local-servers"],
  [{ SITE_FOLDER: "build/other", ...LOCAL }, "build/other", "build/other-servers"],
  [{ SITE_FOLDER: path.resolve("build/client/") }, "build/client", "build/servers"],
])(
  "a site with the settings %j has a folder of its own, and one for its servers",
  (settings, site, servers) =>
    expect([getSiteFolder(settings), getServerFolder(site)]).toEqual([site, servers]),
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
