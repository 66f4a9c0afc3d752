import "./load-env.ts";
import { LOCAL_FOLDER } from "./build/folders.ts";
import { readOptions, readPort, runCommand } from "./command.ts";
import { waitForExitSignal } from "./exit-signal.ts";
import { FIRESTORE_PORT, formatStoreStatus, NO_FIRESTORE, startLocalFirestore } from "./local-firestore.ts";
import { serveSite } from "./serve.ts";
import { spawnBuild } from "./spawn-build.ts";

/** What the build says, for when it fails. */
const LOG = "build/start.log";

readOptions({});
const interrupted = waitForExitSignal();

/** Builds the site and serves it, with a local Firestore beside it where one can be had. */
async function start(): Promise<void> {
  const port = readPort(process.env.PORT);
  // The port first: a taken one is said before the work is done.
  const probe = await serveSite({ port, folder: LOCAL_FOLDER });
  await probe.stop();
  const firestore = await startLocalFirestore({ port: FIRESTORE_PORT });
  try {
    console.log("Building the site ...");
    const env = { FIRESTORE_EMULATOR_HOST: firestore?.host ?? NO_FIRESTORE };
    await spawnBuild(LOCAL_FOLDER, env, LOG);
    const site = await serveSite({ port, folder: LOCAL_FOLDER });
    console.log(`The site: ${site.url}`);
    console.log(formatStoreStatus(firestore));
    console.log("Ctrl-C ends everything.");
    await interrupted;
    await site.stop();
  } finally {
    await firestore?.stop();
  }
}

runCommand(start);
