import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { test } from "@playwright/test";
import { CONTENT_FOLDER } from "#app/academy/settings.server.ts";
import { copyFixture } from "#app/testing/fixture.server.ts";
import { FIXTURE_FOLDER, TESTED_FOLDER } from "../scripts/build/folders.ts";
import { spawnBuild } from "../scripts/build/spawn-build.ts";
import { hashSite } from "./support/hash-site.ts";
import { writeLongWords } from "./support/long-words.ts";
import { FIXTURE_CONTENT, FIXTURE_SETTINGS, SETTINGS } from "./support/settings.ts";

// What all other projects depend on. A site is built again when anything that it is made from has changed; `--no-deps` does
// not even look.

// One after the other: the second takes the bundles of the first.
test.setTimeout(600_000);

/** Builds a site, unless the last one is made from the same. */
async function build(
  folder: string,
  sources: string[],
  settings: NodeJS.ProcessEnv,
  write = () => {},
): Promise<void> {
  const inputs = hashSite(sources, settings);
  const stamp = `${folder}.inputs`;
  if (existsSync(folder) && existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return;
  rmSync(stamp, { force: true });
  write();
  await spawnBuild(folder, settings, `${folder}.log`);
  writeFileSync(stamp, inputs);
}

test("builds the site", () => build(TESTED_FOLDER, [CONTENT_FOLDER], SETTINGS));

test("builds the site of the fixture", () =>
  build(FIXTURE_FOLDER, ["e2e/support/long-words.ts"], FIXTURE_SETTINGS, () => {
    copyFixture(FIXTURE_CONTENT);
    writeLongWords(FIXTURE_CONTENT);
  }));
