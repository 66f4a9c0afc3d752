import "./command/load-env.ts";
import { CONTENT_FOLDER } from "#app/academy/settings.server.ts";
import { getBuildDay } from "#app/site/build-day.server.ts";
import { loadSiteContent } from "#app/site/load-content.server.ts";
import { findNearest } from "#app/text/find-nearest.ts";
import { readOptions } from "./command/command.ts";
import { formatOwners, printContent, printError } from "./content/print-content.ts";

const USAGE = `npm run content -- [--owner | --run | --fields NAME] [--date DAY]

Checks all files in ${CONTENT_FOLDER}/ and prints what is wrong, with file, line and what to write instead.

  --owner        prints only what is left for the owner
  --run          also runs the programs of sessions and briefs
  --fields NAME  prints the fields of a kind of file, such as courses or pages/home
  --date DAY     checks what the site will say on that day, such as 2027-01-12`;

const OPTIONS = {
  owner: { type: "boolean" },
  run: { type: "boolean" },
  fields: { type: "string" },
  date: { type: "string" },
} as const;

/** Prints the fields of a kind of content file. Returns whether the kind exists. */
async function printFields(name: string): Promise<boolean> {
  const [{ listContentSchemas }, { formatFields }] = await Promise.all([
    import("#app/site/content-schemas.server.ts"),
    import("./content/fields.ts"),
  ]);
  const kinds = listContentSchemas();
  const kind = kinds.find((other) => other.name === name);
  if (kind) {
    const { files, schema, length } = kind;
    console.log(`Fields of ${CONTENT_FOLDER}/${files}:\n\n${formatFields(schema)}`);
    if (length) console.log(`\nThe text below them: Markdown of ${length.min} to ${length.max} characters`);
  } else {
    const names = kinds.map((other) => other.name);
    console.error(
      `Unknown kind of content '${name}': write ${findNearest(name, names) ?? names.join(", ")}.`,
    );
  }
  return kind !== undefined;
}

/** Does what the options ask for, and prints all faults of the content. Returns whether there are none. */
async function run(): Promise<boolean> {
  const { values } = readOptions(OPTIONS, 0, USAGE);
  if (values.fields !== undefined) return printFields(values.fields);
  try {
    const today = getBuildDay({
      ...process.env,
      ...(values.date === undefined ? {} : { BUILD_DAY: values.date }),
    });
    const content = loadSiteContent(CONTENT_FOLDER, { today });
    if (values.owner) console.log(formatOwners(content));
    else printContent(content);
    if (!values.run) return true;
    const [{ endOnSignal }, { runMaterial }] = await Promise.all([
      import("./command/start-program.ts"),
      import("./material/run-material.ts"),
    ]);
    // At Ctrl-C, programs that still run end with this process.
    endOnSignal(1);
    console.log(await runMaterial(content, CONTENT_FOLDER));
    return true;
  } catch (error) {
    printError(error);
    return false;
  }
}

if (!(await run())) process.exitCode = 1;
