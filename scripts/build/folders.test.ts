import path from "node:path";
import { expect, it } from "vitest";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { getServerFolder, getSiteFolder } from "./folders.ts";

const LOCAL = getLocalSettings("127.0.0.1:1");

it.each([
  [{}, "build/client", "build/servers"],
  [{ DRAFTS: "1" }, "build/preview", "build/preview-servers"],
  [LOCAL, "build/local", "build/local-servers"],
  [{ DRAFTS: "1", ...LOCAL }, "build/preview", "build/preview-servers"],
  [{ SITE_FOLDER: "build/other", ...LOCAL }, "build/other", "build/other-servers"],
  [{ SITE_FOLDER: path.resolve("build/client/") }, "build/client", "build/servers"],
])(
  "a site with the settings %j has a folder of its own, and one for its servers",
  (settings, site, servers) => {
    expect(getSiteFolder(settings)).toBe(site);
    expect(getServerFolder(site)).toBe(servers);
  },
);

it.each([
  "content",
  ".",
  "..",
  "build",
  "build/",
  "build/../content",
  "build/client/assets",
  "../build/client",
  "/",
  "/tmp/build/x",
])("SITE_FOLDER=%s is refused: a build would replace what it did not make", (SITE_FOLDER) => {
  expect(() => getSiteFolder({ SITE_FOLDER })).toThrow(
    `SITE_FOLDER is '${SITE_FOLDER}', which a build would replace: write a folder in build/, such as build/site.`,
  );
});

it.each([LOCAL, { DRAFTS: "1" }])(
  "a site with %j never replaces the one to publish, not even when SITE_FOLDER asks for it",
  (settings) => {
    expect(() => getSiteFolder({ ...settings, SITE_FOLDER: "./build/client/" })).toThrow(
      "SITE_FOLDER is './build/client/', the site to publish, which has neither drafts nor a local message store: write another folder.",
    );
  },
);
