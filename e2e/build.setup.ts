import { test } from "@playwright/test";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { FIXTURE, FIXTURE_DAY } from "#app/site/copied-content.server.ts";
import { TESTED_FOLDER, UNDER_PATH_FOLDER } from "../scripts/build/folders.ts";
import { spawnBuild } from "../scripts/spawn-build.ts";
import { BASE_PATH, PROXY_HOST, STORE_PROJECT } from "./built-site.ts";

// What all other projects depend on; `--no-deps` leaves it out and uses the sites of the last time.

test.describe.configure({ mode: "parallel" });
test.setTimeout(600_000);

const SETTINGS = { ...getLocalSettings(PROXY_HOST, STORE_PROJECT), DRAFTS: "", APP_CHECK_SITE_KEY: "" };

test("builds the site", () =>
  spawnBuild(TESTED_FOLDER, { ...SETTINGS, BASE_PATH: "" }, "build/for-tests.log"));

// The fixture has groups, prices and mentors, and its form uses App Check.
test("builds the site of the fixture under a path", () => {
  const fixture = {
    CONTENT_FOLDER: FIXTURE,
    BUILD_DAY: FIXTURE_DAY,
    APP_CHECK_SITE_KEY: `6L${"x".repeat(38)}`,
  };
  return spawnBuild(
    UNDER_PATH_FOLDER,
    { ...SETTINGS, ...fixture, BASE_PATH },
    "build/for-tests-under-path.log",
  );
});
