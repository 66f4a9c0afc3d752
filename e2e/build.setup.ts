import { rmSync } from "node:fs";
import { test } from "@playwright/test";
import { copyFixture } from "#app/site/fixture.server.ts";
import { FIXTURE_FOLDER, TESTED_FOLDER } from "../scripts/build/folders.ts";
import { spawnBuild } from "../scripts/spawn-build.ts";
import { FIXTURE_CONTENT, FIXTURE_SETTINGS, SETTINGS } from "./built-site.ts";
import { writeLongWords } from "./long-words.ts";

// What all other projects depend on; `--no-deps` leaves it out and uses the sites of the last time.

test.describe.configure({ mode: "parallel" });
test.setTimeout(600_000);

test("builds the site", () => spawnBuild(TESTED_FOLDER, SETTINGS, "build/for-tests.log"));

test("builds the site of the fixture", async () => {
  rmSync(FIXTURE_CONTENT, { recursive: true, force: true });
  copyFixture(FIXTURE_CONTENT);
  writeLongWords(FIXTURE_CONTENT);
  await spawnBuild(FIXTURE_FOLDER, FIXTURE_SETTINGS, "build/fixture-for-tests.log");
});
