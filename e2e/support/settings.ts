import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { FIXTURE_DAY } from "#app/testing/fixture.server.ts";

/** Where the built site is served and where its store is; `e2e/support/serve-tests.ts` prints both for Playwright. Without a store it is ''. */
export const { SITE_URL = "", STORE_HOST = "" } = process.env;

/** The store that the built pages name does not exist: tests answer what pages send to it, or pass that on to the local one. */
export const NAMED_HOST = "127.0.0.1:20000";

/** Its origin. */
export const STORE_ORIGIN = `http://${NAMED_HOST}`;

/** The project in it that the pages name. */
export const NAMED_PROJECT = "demo-named";

/** The settings of both sites that the tests build. */
export const SETTINGS: NodeJS.ProcessEnv = {
  ...getLocalSettings(NAMED_HOST, NAMED_PROJECT),
  DRAFTS: "",
  APP_CHECK_SITE_KEY: "",
};

/** The content of the site of the fixture: its copy. */
export const FIXTURE_CONTENT = "build/fixture-content";

/** The settings of the site of the fixture, which has groups, prices and mentors, and whose form uses App Check. */
export const FIXTURE_SETTINGS: NodeJS.ProcessEnv = {
  ...SETTINGS,
  CONTENT_FOLDER: FIXTURE_CONTENT,
  BUILD_DAY: FIXTURE_DAY,
  APP_CHECK_SITE_KEY: `6L${"x".repeat(38)}`,
};
