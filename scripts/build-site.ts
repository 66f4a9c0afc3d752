import { spawnSync } from "node:child_process";

/**
 * Builds the site with the given message store.
 * @throws Error when the build fails; what is wrong has been printed.
 */
export function buildSite(env: NodeJS.ProcessEnv = {}): void {
  const build = spawnSync("npm", ["run", "--silent", "build"], {
    stdio: "inherit",
    env: { ...process.env, ...env, NODE_ENV: "production" },
  });
  if (build.status !== 0) throw new Error("The build has failed: nothing is served.");
}
