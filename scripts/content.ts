import { nearest } from "#app/content/nearest.ts";
import { CONTENT_FOLDER } from "#app/site/content-folder.server.ts";
import { type ContentReport, checkContent, loadSiteContent } from "#app/site/site-content.server.ts";
import { readOptions } from "./command.ts";
import { waitForExitSignal } from "./exit-signal.ts";
import { formatOwners, printContent, printError } from "./print-content.ts";
import { listContentSchemas } from "./schemas/content-schemas.ts";
import { formatFields } from "./schemas/fields.ts";

const USAGE = `npm run content -- [--owner | --run | --fields NAME]

Checks all files in ${CONTENT_FOLDER}/ and prints what is wrong, with file, line and what to write instead.

  --owner        prints only what is left for the owner
  --run          also runs the programs of sessions and briefs
  --fields NAME  prints the fields of a kind of file, such as courses or pages/home`;

/** Checks the content, and prints its faults, or what `print` prints of it. Returns whether it has no faults. */
function check(print: (report: ContentReport) => void): boolean {
  try {
    print(checkContent(CONTENT_FOLDER));
    return true;
  } catch (error) {
    printError(error);
    return false;
  }
}

/** Prints the fields of a kind of content file. Returns whether the kind exists. */
function printFields(name: string): boolean {
  const kinds = listContentSchemas();
  const kind = kinds.find((other) => other.name === name);
  if (kind) console.log(`Fields of ${CONTENT_FOLDER}/${kind.files}:\n\n${formatFields(kind.schema)}`);
  else {
    const names = kinds.map((other) => other.name);
    console.error(`Unknown kind of content '${name}': write ${nearest(name, names) ?? names.join(", ")}.`);
  }
  return kind !== undefined;
}

/** Runs the programs of sessions and briefs. Returns whether they do what their pages say. */
async function runPrograms(): Promise<boolean> {
  // Programs that still run then end with this process.
  waitForExitSignal().then(() => process.exit(1));
  const { runMaterial } = await import("./material/run-material.ts");
  try {
    console.log(await runMaterial(loadSiteContent(CONTENT_FOLDER), CONTENT_FOLDER));
    return true;
  } catch (error) {
    printError(error);
    return false;
  }
}

const { values } = readOptions(
  {
    owner: { type: "boolean" },
    run: { type: "boolean" },
    fields: { type: "string" },
  },
  0,
  USAGE,
);
if (values.fields !== undefined) {
  if (!printFields(values.fields)) process.exitCode = 1;
} else {
  const isRight = check(values.owner ? (report) => console.log(formatOwners(report)) : printContent);
  if (!isRight || (values.run && !(await runPrograms()))) process.exitCode = 1;
}
