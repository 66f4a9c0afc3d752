import { CONTENT_FOLDER } from "#app/site/content-folder.server.ts";
import { loadSiteContent, type SiteContent } from "#app/site/site-content.server.ts";
import { readOptions } from "./command.ts";
import { waitForExitSignal } from "./exit-signal.ts";
import { formatOwners, printContent, printError } from "./print-content.ts";
import { watchFolder } from "./watch-folder.ts";

/** Loads the content and prints its faults, or else what `print` prints of it. Returns whether there are no faults. */
function check(print: (content: SiteContent) => void): boolean {
  try {
    print(loadSiteContent(CONTENT_FOLDER));
    return true;
  } catch (error) {
    printError(error);
    return false;
  }
}

const { values } = readOptions({
  watch: { type: "boolean" },
  owner: { type: "boolean" },
  run: { type: "boolean" },
});
if (values.watch) watchFolder(CONTENT_FOLDER, () => check(printContent));
else if (!check(values.owner ? (content) => console.log(formatOwners(content)) : printContent))
  process.exitCode = 1;
else if (values.run) {
  // Programs that still run then end with this process.
  waitForExitSignal().then(() => process.exit(1));
  const { runMaterial } = await import("./material/run-material.ts");
  await runMaterial(CONTENT_FOLDER).then(console.log, (error: unknown) => {
    printError(error);
    process.exitCode = 1;
  });
}
