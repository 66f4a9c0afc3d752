import { buildSite } from "./build-site.ts";
import { untilInterrupted } from "./interruption.ts";
import { FIRESTORE_PORT, formatStoreStatus, NO_FIRESTORE, startLocalFirestore } from "./local-firestore.ts";
import { readPort } from "./port.ts";
import { serveSite } from "./serve.ts";

/** It knows the local database only, so it never stands where what is published stands. */
const LOCAL_FOLDER = "build/local";

/** What the build says, for when it fails. */
const LOG = "build/start.log";

const interrupted = untilInterrupted();

/** Builds the site and serves it, with a local Firestore beside it where one can be had. */
async function start(): Promise<void> {
  const port = readPort(process.env.PORT);
  // The port first: a taken one is said before the work is done.
  const probe = await serveSite({ port });
  await probe.stop();
  const firestore = await startLocalFirestore({ port: FIRESTORE_PORT });
  try {
    console.log("Building the site ...");
    const env = { FIRESTORE_EMULATOR_HOST: firestore?.host ?? NO_FIRESTORE };
    await buildSite(env, { folder: LOCAL_FOLDER, log: LOG });
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

start()
  .then(() => process.exit(0))
  .catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
