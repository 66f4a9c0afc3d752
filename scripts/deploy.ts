import "./load-env.ts";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { readOptions } from "./command.ts";
import { writeFirebaseFile } from "./hosts/host-files.ts";
import { printError } from "./print-content.ts";

/** The version of Firebase's command line. */
const TOOLS = "firebase-tools@15";

/**
 * Deploys all that `firebase.json` names to the owner's project. The file is written first, with the redirects; it runs
 * the launch check before the deployment. `--preview NAME` publishes at an address of its own for a week.
 */
function deploy(channel: string | undefined): number {
  const { FIREBASE_PROJECT_ID: project } = process.env;
  if (!project) {
    console.error("FIREBASE_PROJECT_ID is not set: write the id of your project into .env.");
    return 1;
  }
  const command = channel ? ["hosting:channel:deploy", channel, "--expires", "7d"] : ["deploy"];
  try {
    writeFileSync("firebase.json", writeFirebaseFile(getSiteContent()));
  } catch (error) {
    printError(error);
    return 1;
  }
  const { status } = spawnSync("npx", ["--yes", TOOLS, ...command, "--project", project], {
    stdio: "inherit",
    // On Windows npx is a script, which only a shell starts.
    shell: process.platform === "win32",
    env: { ...process.env, ...(channel ? { PREVIEW: "true" } : {}) },
  });
  return status ?? 1;
}

process.exitCode = deploy(readOptions({ preview: { type: "string" } }).values.preview);
