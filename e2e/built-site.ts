import { createHash } from "node:crypto";

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
