import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { getServerFolder, getSiteFolder, swapFolders } from "./folders.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "swap-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, "index.html"), text);
};
const read = () => readFileSync(path.join(folder, "site/index.html"), "utf8");
const swap = () => swapFolders(path.join(folder, "next"), path.join(folder, "site"));

it("a built site takes the place of the finished one whole", () => {
  write("site", "old");
  writeFileSync(path.join(folder, "site/gone.html"), "");
  write("next", "new");
  swap();
  expect(read()).toBe("new");
  expect(readdirSync(folder)).toEqual(["site"]);
  expect(existsSync(path.join(folder, "site/gone.html"))).toBe(false);
});

it("what an earlier swap has left behind is removed", () => {
  write("site.old", "older");
  write("next", "new");
  swap();
  expect(read()).toBe("new");
  expect(readdirSync(folder)).toEqual(["site"]);
});

it.each([
  [{}, "build/client", "build/servers"],
  [{ DRAFTS: "1" }, "build/preview", "build/preview-servers"],
  [getLocalSettings("127.0.0.1:1"), "build/local", "build/local-servers"],
  [{ DRAFTS: "1", ...getLocalSettings("127.0.0.1:1") }, "build/preview", "build/preview-servers"],
  [{ SITE_FOLDER: "build/other", ...getLocalSettings("127.0.0.1:1") }, "build/other", "build/other-servers"],
])(
  "a site with the settings %j has a folder of its own, and one for its servers",
  (settings, site, servers) => {
    expect(getSiteFolder(settings)).toBe(site);
    expect(getServerFolder(site)).toBe(servers);
  },
);
