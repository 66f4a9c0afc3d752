import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { hash } from "#app/files/kept.server.ts";
import { type MadeUpSite, makeSite } from "../scripts/bench/made-up-site.ts";

test.setTimeout(600_000);

const PLACES = [
  { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" },
  { TZ: "America/Los_Angeles", LANG: "C", LC_ALL: "C" },
];

const sites: MadeUpSite[] = [];
test.afterAll(() => {
  for (const site of sites) site.remove();
});

/** Builds a copy of the project in a folder of its own; gives every published file by the hash of its content. */
async function build(env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const site = makeSite({ courses: 0 });
  sites.push(site);
  await promisify(execFile)(process.execPath, ["scripts/build/build.ts"], {
    cwd: site.folder,
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
  });
  const folder = path.join(site.folder, "build");
  const files = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [path.relative(folder, file), hash(readFileSync(file))] as const).toSorted(),
  );
}

test("two builds of one state are the same byte by byte, whatever the folder, time zone and language", async () => {
  // A last second of a year, which is another year in one of the two zones.
  const [first, second] = [
    await build({ ...PLACES[0], SOURCE_DATE_EPOCH: "1924991999" }),
    await build({ ...PLACES[1], SOURCE_DATE_EPOCH: "1924991999" }),
  ];
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(second).toEqual(first);
  const [site] = sites;
  const page = readFileSync(path.join(site?.folder ?? "", "build/client/index.html"), "utf8");
  expect(page).toMatch(/©[^<]*(<[^>]*>)*2030/);
});
