import { once } from "node:events";
import { mkdirSync, openSync, readFileSync } from "node:fs";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { startProgram } from "../command/start-program.ts";

/** The settings of a published site: neither drafts nor a local message store, whatever the environment and `.env` contain. */
export const FOR_VISITORS = { DRAFTS: "", ...getLocalSettings("") };

/**
 * Builds the site into a folder in a process of its own. `settings` override the environment and `.env`.
 * @param log a file for the output of the build; without it the output is printed.
 * @throws Error when the build fails, with the output where it went to a file.
 */
export async function spawnBuild(folder: string, settings: NodeJS.ProcessEnv, log?: string): Promise<void> {
  if (log) mkdirSync("build", { recursive: true });
  const output = log ? openSync(log, "w") : "inherit";
  const build = startProgram(process.execPath, ["scripts/build.ts"], {
    stdio: ["inherit", output, output],
    env: { ...process.env, ...settings, SITE_FOLDER: folder, NODE_ENV: "production" },
  });
  const [status] = await once(build, "exit");
  if (status === 0) return;
  const text = log ? `${readFileSync(log, "utf8").trim()}\n\n` : "";
  throw new Error(`${text}The build has failed.${log ? ` Its output is in ${log}.` : ""}`);
}
