import { spawn } from "node:child_process";
import { findChromium } from "./find-chromium.ts";
import { HOW_TO_GET_FIRESTORE, startLocalFirestore } from "./local-firestore.ts";

/** Projects of `playwright.config.ts` that open the built site in browsers. */
export const SITE_PROJECTS = ["store", "engines", "hosts", "site"];

/** The project that runs programs of this repository, builds copies of it and asks Firestore: it needs no built site. */
export const PROGRAM_PROJECTS = ["programs"];

/**
 * Runs projects of Playwright beside this process with a local Firestore, and ends this process with their status.
 * @param prepare what else they need, made while Firestore starts; it gives their environment.
 */
export function runTests(projects: string[], prepare: () => Promise<NodeJS.ProcessEnv>): void {
  run(projects, prepare)
    .then((status) => process.exit(status))
    .catch((error: Error) => {
      console.error(error.message);
      process.exit(1);
    });
}

async function run(projects: string[], prepare: () => Promise<NodeJS.ProcessEnv>): Promise<number> {
  const [started, prepared] = await Promise.allSettled([startLocalFirestore(), prepare()]);
  const firestore = started.status === "fulfilled" ? started.value : undefined;
  try {
    if (prepared.status === "rejected") throw prepared.reason;
    if (started.status === "rejected") throw started.reason;
    if (!firestore) throw new Error(`No local Firestore, which the tests need: ${HOW_TO_GET_FIRESTORE}.`);
    const env = { ...prepared.value, CHROMIUM_PATH: findChromium(), FIRESTORE_HOST: firestore.host };
    return await runPlaywright(projects, env);
  } finally {
    await firestore?.stop();
  }
}

/** The given projects, or those of them that the command names. */
function runPlaywright(projects: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const parameters = process.argv.slice(2).filter((parameter) => parameter !== "--no-build");
  const named = parameters.some((parameter) => parameter.startsWith("--project"));
  const chosen = named ? [] : projects.map((project) => `--project=${project}`);
  return new Promise((resolve, reject) => {
    const child = spawn("npx", ["playwright", "test", ...parameters, ...chosen], {
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.once("error", reject);
    child.once("exit", (status) => resolve(status ?? 1));
  });
}
