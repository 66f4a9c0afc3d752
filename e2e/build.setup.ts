import { test } from "@playwright/test";
import { TESTED_FOLDER, UNDER_PATH_FOLDER } from "../scripts/build/folders.ts";
import { spawnBuild } from "../scripts/spawn-build.ts";
import { SETTINGS, UNDER_PATH } from "./built-site.ts";

// What all other projects depend on; `--no-deps` leaves it out and uses the sites of the last time.

test.describe.configure({ mode: "parallel" });
test.setTimeout(600_000);

test("builds the site", () => spawnBuild(TESTED_FOLDER, SETTINGS, "build/for-tests.log"));

test("builds the site of the fixture under a path", () =>
  spawnBuild(UNDER_PATH_FOLDER, UNDER_PATH, "build/for-tests-under-path.log"));
