import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { FIXTURE, FIXTURE_DAY } from "#app/site/copied-content.server.ts";
import { MOVED_FOLDER, TESTED_FOLDER } from "./build/folders.ts";
import { runCommand } from "./command.ts";
import { HOW_TO_GET_STORE, startLocalStore } from "./local-store.ts";
import { serveSite } from "./serve.ts";
import { spawnBuild } from "./spawn-build.ts";
import { findChromium, installPrograms } from "./test-programs.ts";

/** The project of `playwright.config.ts` that needs no built site. */
const PROGRAMS = "--project=programs";

/** The second site: under a path of its host, of the fixture, which has groups, prices and mentors. */
const BASE_PATH = "/academy";

// The built pages name a proxy before the local store and a project in it. Both follow from the folder, so that --no-build
// finds them again and two clones on one machine do not meet.
const HASH = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 8);
const PROXY_PORT = 20_000 + (Number.parseInt(HASH, 16) % 10_000);
const PROJECT = `demo-${HASH}`;

/** Builds both sites, whose messages go through the proxy. */
async function buildSites(): Promise<void> {
  const settings = { ...getLocalSettings(`127.0.0.1:${PROXY_PORT}`, PROJECT), DRAFTS: "" };
  const fixture = { CONTENT_FOLDER: FIXTURE, BUILD_DAY: FIXTURE_DAY };
  await spawnBuild(MOVED_FOLDER, { ...settings, ...fixture, BASE_PATH });
  await spawnBuild(TESTED_FOLDER, { ...settings, BASE_PATH: "" });
}

/** Runs the tests beside a local message store and the served site; resolves with Playwright's status. */
async function run(): Promise<number> {
  const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--no-build");
  const isBuilt = process.argv.includes("--no-build");
  if (isBuilt && !existsSync(TESTED_FOLDER))
    throw new Error(`There is no built site in ${TESTED_FOLDER}: run the tests without --no-build.`);
  installPrograms();
  const store = await startLocalStore();
  if (!store) throw new Error(`No local message store, which the tests need: ${HOW_TO_GET_STORE}.`);
  try {
    if (!isBuilt && !parameters.includes(PROGRAMS)) await buildSites();
    const site = await serveSite({ port: 0, folder: TESTED_FOLDER, isCompressed: false });
    const status = await runPlaywright(parameters, {
      SITE_URL: site.url,
      BASE_PATH_OF_SITE: BASE_PATH,
      CHROMIUM_PATH: findChromium(),
      STORE_HOST: store.host,
      STORE_PROXY_PORT: String(PROXY_PORT),
      STORE_PROJECT: PROJECT,
    });
    await site.stop();
    return status;
  } finally {
    await store.stop();
  }
}

async function runPlaywright(parameters: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, ["node_modules/@playwright/test/cli.js", "test", ...parameters], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, "exit");
  return status ?? 1;
}

runCommand(run);
