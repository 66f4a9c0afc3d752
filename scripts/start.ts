import { buildSite } from "./build-site.ts";
import { HOW_TO_GET_FIRESTORE, startLocalFirestore } from "./local-firestore.ts";
import { serveSite } from "./serve.ts";

/** Builds the site and serves it, with a local Firestore beside it where one can be had. */
const PORT = Number(process.env.PORT ?? 4173);

/** Named in the pages when nothing answers there: a submission then shows the failure state. */
const NO_FIRESTORE = "127.0.0.1:8080";

async function start(): Promise<void> {
  // The port first: a taken one is said before the work is done.
  const probe = await serveSite({ port: PORT });
  await probe.stop();
  const firestore = await startLocalFirestore();
  buildSite({ FIRESTORE_EMULATOR_HOST: firestore?.host ?? NO_FIRESTORE });
  const site = await serveSite({ port: PORT });
  console.log(`\nThe site: ${site.url}`);
  console.log(
    firestore
      ? `Messages: stored in ${firestore.description}; read them with FIRESTORE_EMULATOR_HOST=${firestore.host} npm run messages`
      : `Messages: no local Firestore, so the contact form shows its failure state; to get one, ${HOW_TO_GET_FIRESTORE}.`,
  );
  console.log("Ctrl-C ends everything.");
  const end = async () => {
    await site.stop();
    await firestore?.stop();
    process.exit(0);
  };
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
