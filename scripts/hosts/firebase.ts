import { writeFileSync } from "node:fs";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { readOptions } from "../command-options.ts";
import { sayFault } from "../content.ts";
import { writeFirebaseFile } from "./firebase-file.ts";
import { getDelivery } from "./get-delivery.ts";

/** Writes `firebase.json` from the same headers and redirects as the files of all other hosts. */
readOptions({});
try {
  writeFileSync("firebase.json", writeFirebaseFile(getDelivery(getSiteContent())));
  console.log("firebase.json is written.");
} catch (error) {
  sayFault(error);
  process.exitCode = 1;
}
