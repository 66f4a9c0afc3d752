import "./command/load-env.ts";
import { getSettings } from "#app/academy/settings.server.ts";
import { readOptions, runCommand } from "./command/command.ts";
import { runFirebase, runScript } from "./command/start-program.ts";

const USAGE = `npm run deploy -- (--live | --preview NAME | --check) [--project ID]

Builds and checks the site, and publishes it with firestore.rules to a Firebase project.

  --live          publishes the site to its visitors
  --preview NAME  publishes the site at an address of its own for a week; its values and claims need not be confirmed
  --check         publishes nothing: it lists what keeps the site from being published
  --project ID    publishes to this project, if .env names none as FIREBASE_PROJECT_ID`;

const OPTIONS = {
  live: { type: "boolean" },
  check: { type: "boolean" },
  preview: { type: "string" },
  project: { type: "string" },
} as const;

/** Builds and checks the site, which also writes firebase.json, and publishes it. */
async function deploy(): Promise<number> {
  const { values } = readOptions(OPTIONS, 0, USAGE);
  const { live, check, preview } = values;
  // The settings refuse another project than the one that the pages write into.
  const { FIREBASE_PROJECT_ID, DEPLOY_PROJECT: project = FIREBASE_PROJECT_ID } = getSettings({
    ...process.env,
    ...(values.project === undefined ? {} : { DEPLOY_PROJECT: values.project }),
  });
  const faults: string[] = [];
  // npm silently swallows an option that it does not know: a misspelt one must not publish the site.
  if ([live, preview !== undefined, check].filter(Boolean).length !== 1)
    faults.push("Write one of --live, --preview NAME and --check: --live publishes the site.");
  if (!project && !check)
    faults.push("No project is named: write its id into .env as FIREBASE_PROJECT_ID, or after --project.");
  // 'live' is the published site.
  if (preview !== undefined && (!/^[a-z0-9][a-z0-9-]*$/.test(preview) || preview === "live"))
    faults.push(
      `--preview '${preview}': write a name of lower-case letters, digits and hyphens other than live, such as spring.`,
    );
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const launch = preview === undefined ? ["--launch"] : [];
  if (!(await runScript("scripts/check-site.ts", ...launch))) return 1;
  if (check || !project) return 0;
  const command = preview === undefined ? ["deploy"] : ["hosting:channel:deploy", preview, "--expires", "7d"];
  return (await runFirebase(...command, "--project", project)) ? 0 : 1;
}

runCommand(deploy);
