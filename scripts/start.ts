import "./command/load-env.ts";
import { getSettings } from "#app/academy/settings.server.ts";
import { getSiteContent } from "#app/site/current-content.server.ts";
import { LOCAL_FOLDER } from "./build/folders.ts";
import { spawnBuild } from "./build/spawn-build.ts";
import { readOptions, runCommand } from "./command/command.ts";
import { endOnSignal } from "./command/start-program.ts";
import { serveSite } from "./hosts/serve.ts";
import { DEFAULT_PORT, formatStoreStatus, getStoreSettings, startLocalStore } from "./store/local-store.ts";

/** The output of the build, which is shown only if it fails. */
const LOG = "build/start.log";

const USAGE = `npm start

Builds the site and serves it at http://127.0.0.1:4173, with a local message store; PORT=5000 npm start takes another port.`;

readOptions({}, 0, USAGE);

/**
 * Builds and serves the site, with a local message store if one can be started, until the
 * process ends.
 */
async function start(): Promise<void> {
  const options = { port: getSettings().PORT, folder: LOCAL_FOLDER };
  // Fails at once if the port is taken, not after the build.
  const probe = await serveSite(options);
  await probe.stop();
  const store = await startLocalStore(DEFAULT_PORT);
  console.log("Building the site ...");
  await spawnBuild(LOCAL_FOLDER, getStoreSettings(store), LOG);
  const site = await serveSite({ ...options, redirects: getSiteContent().redirects });
  console.log(`The site: ${site.url}`);
  console.log(formatStoreStatus(store));
  console.log("Ctrl-C ends everything.");
}

endOnSignal();
runCommand(start);
