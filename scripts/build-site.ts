import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readFileSync } from "node:fs";

type BuildOptions = {
  /** Where the finished site is put, in place of what is published. */
  folder?: string;
  /** A file that takes what the build says; without it the build speaks here. */
  log?: string;
};

/**
 * Builds the site with the given message store.
 * @throws Error when the build fails; what is wrong has been printed, or is in the error.
 */
export async function buildSite(
  env: NodeJS.ProcessEnv = {},
  { folder, log }: BuildOptions = {},
): Promise<void> {
  if (log) mkdirSync("build", { recursive: true });
  const output = log ? openSync(log, "w") : "inherit";
  const build = spawn("npm", ["run", "--silent", "build"], {
    stdio: ["inherit", output, output],
    env: { ...process.env, ...(folder ? { SITE_FOLDER: folder } : {}), ...env, NODE_ENV: "production" },
  });
  const [status] = await once(build, "exit");
  if (status === 0) return;
  const said = log ? `${readFileSync(log, "utf8").trim()}\n\n` : "";
  throw new Error(`${said}The build has failed.${log ? ` All that it said is in ${log}.` : ""}`);
}
