import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readFileSync } from "node:fs";

/** The settings of a site for visitors: neither drafts nor a local Firestore, whatever the environment and `.env` say. */
export const FOR_VISITORS = { DRAFTS: "", FIRESTORE_EMULATOR_HOST: "" };

/**
 * Builds the site into a folder, with settings that go before those of the environment and of `.env`.
 * @param log a file that takes what the build says; without it the build speaks here.
 * @throws Error when the build fails; what is wrong has been printed, or is in the error.
 */
export async function buildSite(folder: string, settings: NodeJS.ProcessEnv, log?: string): Promise<void> {
  if (log) mkdirSync("build", { recursive: true });
  const output = log ? openSync(log, "w") : "inherit";
  const build = spawn(process.execPath, ["scripts/build/build.ts"], {
    stdio: ["inherit", output, output],
    env: { ...process.env, ...settings, SITE_FOLDER: folder, NODE_ENV: "production" },
  });
  const [status] = await once(build, "exit");
  if (status === 0) return;
  const said = log ? `${readFileSync(log, "utf8").trim()}\n\n` : "";
  throw new Error(`${said}The build has failed.${log ? ` All that it said is in ${log}.` : ""}`);
}
