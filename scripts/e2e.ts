import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { FILLED_DAY, writeFilledContent } from "#app/site/filled-content.server.ts";
import { MOVED_FOLDER, TESTED_FOLDER } from "./build/folders.ts";
import { findChromium, installEngines } from "./engines.ts";
import { getFreePort, HOW_TO_GET_FIRESTORE, startLocalFirestore } from "./local-firestore.ts";
import { serveSite } from "./serve.ts";
import { spawnBuild } from "./spawn-build.ts";

/** Projects of `playwright.config.ts` that open the built site in browsers. */
const SITE_PROJECTS = ["store", "engines", "hosts", "site"];

/** The project that runs programs of this repository, builds copies of it and asks Firestore: it needs no built site. */
const PROGRAMS = "--project=programs";

/** The second site: under a path of its host, with the dates and prices that only the owner can know. */
const BASE_PATH = "/academy";
const FILLED_CONTENT = "node_modules/.cache/filled-content";

/** Port and project of the store that the built pages name; kept in a file for `--no-build`. */
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

/** Builds both sites, whose messages go through the proxy. */
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
  await spawnBuild(MOVED_FOLDER, { ...store, ...filled, DRAFTS: "", BASE_PATH });
  await spawnBuild(TESTED_FOLDER, { ...store, DRAFTS: "", BASE_PATH: "" });
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

/** Runs tests beside a local Firestore; gives their status. */
async function run(): Promise<number> {
  const needsSite = !process.argv.includes(PROGRAMS);
  const [started, prepared] = await Promise.allSettled([startLocalFirestore(), needsSite ? prepare() : {}]);
  const firestore = started.status === "fulfilled" ? started.value : undefined;
  try {
    if (prepared.status === "rejected") throw prepared.reason;
    if (started.status === "rejected") throw started.reason;
    if (!firestore) throw new Error(`No local Firestore, which the tests need: ${HOW_TO_GET_FIRESTORE}.`);
    const env = { ...prepared.value, CHROMIUM_PATH: findChromium(), FIRESTORE_HOST: firestore.host };
    return await runPlaywright(env);
  } finally {
    await firestore?.stop();
  }
}

/** Runs the projects that the command names, or all that need the site. */
async function runPlaywright(env: NodeJS.ProcessEnv): Promise<number> {
  const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--no-build");
  const named = parameters.some((parameter) => parameter.startsWith("--project"));
  const chosen = named ? [] : SITE_PROJECTS.map((project) => `--project=${project}`);
  const child = spawn(
    process.execPath,
    ["node_modules/@playwright/test/cli.js", "test", ...parameters, ...chosen],
    { stdio: "inherit", env: { ...process.env, ...env } },
  );
  const [status] = await once(child, "exit");
  return status ?? 1;
}

run()
  .then((status) => process.exit(status))
  .catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
