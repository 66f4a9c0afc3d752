import { createHash } from "node:crypto";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { FIXTURE, FIXTURE_DAY } from "#app/site/copied-content.server.ts";

/** Where the built site is served and where its store is; `scripts/serve-tests.ts` prints both for Playwright. Without a store it is ''. */
export const { SITE_URL = "", STORE_HOST = "" } = process.env;

// The built pages name a proxy before the store and a project in it. Both follow from the folder, so that sites that are
// built already are found again and two clones on one machine do not meet.
const HASH = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 8);

/** Where the pages send their messages: a port at which a test puts a proxy before the store. */
export const PROXY_HOST = `127.0.0.1:${20_000 + (Number.parseInt(HASH, 16) % 10_000)}`;

/** The project of the store that the pages name. */
export const STORE_PROJECT = `demo-${HASH}`;

/** The path under which the site of the fixture is built, which is also the path of a page. */
export const BASE_PATH = "/courses";

/** The settings of both sites that the tests build. */
export const SETTINGS: NodeJS.ProcessEnv = {
  ...getLocalSettings(PROXY_HOST, STORE_PROJECT),
  DRAFTS: "",
  APP_CHECK_SITE_KEY: "",
  BASE_PATH: "",
};

/** The settings of the site of the fixture, which has groups, prices and mentors, and whose form uses App Check. */
export const UNDER_PATH: NodeJS.ProcessEnv = {
  ...SETTINGS,
  CONTENT_FOLDER: FIXTURE,
  BUILD_DAY: FIXTURE_DAY,
  APP_CHECK_SITE_KEY: `6L${"x".repeat(38)}`,
  BASE_PATH,
};
