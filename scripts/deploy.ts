import "./load-env.ts";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { readOptions } from "./command.ts";
import { FIREBASE_TOOLS } from "./firebase-tools.ts";
import { writeFirebaseFile } from "./hosts/host-files.ts";
import { printError } from "./print-content.ts";

const USAGE = `npm run deploy -- [--preview NAME] [--dry-run] [--under-path]

Builds and checks the site, and publishes it with firestore.rules to the Firebase project of .env.

  --preview NAME  publishes the site at an address of its own for a week; it may still have placeholders
  --dry-run       does everything but publish
  --under-path    publishes a site that is built for BASE_PATH`;

const OPTIONS = {
  preview: { type: "string" },
  "dry-run": { type: "boolean" },
  "under-path": { type: "boolean" },
} as const;

type Options = ReturnType<typeof readOptions<typeof OPTIONS>>["values"];

/** Lists what is wrong with the options and the settings. */
function listFaults({ preview, "under-path": isUnderPath }: Options): string[] {
  const { FIREBASE_PROJECT_ID, BASE_PATH } = process.env;
  const isChannel = preview === undefined || (/^[a-z0-9][a-z0-9-]*$/.test(preview) && preview !== "live");
  return [
    ...(FIREBASE_PROJECT_ID
      ? []
      : ["FIREBASE_PROJECT_ID is not set: write the id of your project into .env."]),
    ...(isChannel
      ? []
      : [
          `--preview '${preview}': write a name of lower-case letters, digits and hyphens, such as spring; 'live' is the published site.`,
        ]),
    ...(BASE_PATH && !isUnderPath
      ? [
          `BASE_PATH is '${BASE_PATH}', but Firebase serves a site at the root of its host: remove BASE_PATH from .env, or add --under-path if a proxy serves the site there.`,
        ]
      : []),
  ];
}

/** Runs a program of npm. Returns whether it has succeeded. */
function runProgram(program: "npm" | "npx", parameters: string[]): boolean {
  const { status, error } = spawnSync(program, parameters, {
    stdio: "inherit",
    // On Windows these are scripts, which only a shell starts.
    shell: process.platform === "win32",
  });
  if (error) console.error(`${program} cannot be started (${error.message}): install npm, which brings it.`);
  return status === 0;
}

/** Writes firebase.json with the redirects of the content, checks the site, and publishes it. */
function deploy(options: Options): boolean {
  const { preview, "dry-run": isDryRun } = options;
  const faults = listFaults(options);
  if (faults.length > 0) {
    console.error(faults.join("\n"));
    return false;
  }
  try {
    writeFileSync("firebase.json", writeFirebaseFile(getSiteContent()));
  } catch (error) {
    printError(error);
    return false;
  }
  const launch = preview === undefined ? ["--launch"] : [];
  if (!runProgram("npm", ["run", "--silent", "check", "--", "output", ...launch])) return false;
  if (isDryRun) return true;
  const command = preview === undefined ? ["deploy"] : ["hosting:channel:deploy", preview, "--expires", "7d"];
  return runProgram("npx", [
    ...["--yes", FIREBASE_TOOLS, ...command],
    ...["--project", process.env.FIREBASE_PROJECT_ID ?? ""],
  ]);
}

if (!deploy(readOptions(OPTIONS, 0, USAGE).values)) process.exitCode = 1;
