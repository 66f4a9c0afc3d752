import { randomBytes } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { FILLED_DAY, writeFilledContent } from "#app/site/filled-content.server.ts";
import { MOVED_FOLDER, TESTED_FOLDER } from "./build/folders.ts";
import { buildSite } from "./build-site.ts";
import { installEngines } from "./install-engines.ts";
import { getFreePort } from "./local-firestore.ts";
import { runTests, SITE_PROJECTS } from "./run-tests.ts";
import { serveSite } from "./serve.ts";

/** The second site: under a path of its host, with the dates and prices that only the owner can know. */
const BASE_PATH = "/academy";
const FILLED_CONTENT = "node_modules/.cache/filled-content";

/** Port and project of the store that the pages of a build name; kept, as a bundle has them in it. */
type Built = { proxyPort: number; projectId: string };
const BUILT = "build/for-tests.json";

/** Builds and serves the site, whose messages go to the local Firestore by a faulty proxy. */
async function prepare(): Promise<NodeJS.ProcessEnv> {
  const isBuilt = process.argv.includes("--no-build");
  const { proxyPort, projectId } = isBuilt ? readBuilt() : await buildSites();
  installEngines();
  const site = await serveSite({ port: 0, folder: TESTED_FOLDER, isCompressed: false });
  return {
    SITE_URL: site.url,
    BASE_PATH_OF_SITE: BASE_PATH,
    FIRESTORE_PROXY_PORT: String(proxyPort),
    FIRESTORE_PROJECT: projectId,
  };
}

/** Builds both sites, whose messages go through the proxy: where those of an earlier run did, whose bundle is kept. */
async function buildSites(): Promise<Built> {
  const { proxyPort, projectId } = readStore();
  const built = {
    proxyPort: await getFreePort(proxyPort),
    projectId: projectId ?? `demo-${randomBytes(4).toString("hex")}`,
  };
  const store = {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${built.proxyPort}`,
    FIREBASE_PROJECT_ID: built.projectId,
  };
  writeFilledContent(FILLED_CONTENT);
  const filled = { CONTENT_FOLDER: FILLED_CONTENT, BUILD_DAY: FILLED_DAY };
  await buildSite(MOVED_FOLDER, { ...store, ...filled, DRAFTS: "", BASE_PATH });
  await buildSite(TESTED_FOLDER, { ...store, DRAFTS: "", BASE_PATH: "" });
  writeFileSync(BUILT, JSON.stringify(built));
  return built;
}

/**
 * Where the messages of the sites of an earlier run go.
 * @throws Error when there are none, or the site has been built since for another store.
 */
function readBuilt(): Built {
  const { proxyPort, projectId } = readStore();
  const pages = globSync(`${TESTED_FOLDER}/{contact.*,assets/contact*}`).map((file) =>
    readFileSync(file, "utf8"),
  );
  if (!proxyPort || !projectId || !pages.some((page) => page.includes(projectId)))
    throw new Error(`${TESTED_FOLDER} was not built for these tests: run them without --no-build.`);
  return { proxyPort, projectId };
}

const readStore = (): Partial<Built> =>
  existsSync(BUILT) ? (JSON.parse(readFileSync(BUILT, "utf8")) as Built) : {};

runTests(SITE_PROJECTS, prepare);
