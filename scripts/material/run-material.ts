import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { SettingError } from "#app/academy/settings.server.ts";
import { parseContentFile } from "#app/content/content-file.server.ts";
import { ContentError, type Finding } from "#app/content/finding.ts";
import { getArchives, getDownload } from "#app/courses/articles/downloads.server.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { describeMissing, listMissing } from "../programs/test-programs.ts";
import { followListings } from "./follow-listings.ts";
import { proveDownload } from "./prove-download.ts";
import { runInShell } from "./run-in-shell.ts";

/**
 * Runs the programs of all published sessions and briefs. Listings must print what the page shows; the tests of each
 * download must fail on what is handed out and pass on the solution.
 * @param folder where the content was read.
 * @returns a summary.
 * @throws ContentError with all faults; SettingError when a program is missing.
 */
export async function runMaterial({ site, articles }: SiteContent, folder: string): Promise<string> {
  const missing = listMissing(["python3", "default-jdk-headless"]);
  if (missing.length > 0) throw new SettingError(describeMissing(missing));
  const { output: version } = await runInShell(".", "python3 --version");
  // Since 3.13 Python underlines a failed expression as the sessions show it.
  const isUnderlined = Number(/3\.(\d+)/.exec(version)?.[1]) >= 13;
  const runs = [
    ...articles.sessions.map(({ slug }) => {
      const file = `${folder}/sessions/${slug}.md`;
      const page = parseContentFile(file, readFileSync(file, "utf8"));
      return { file, run: (empty: string) => followListings(page, empty, isUnderlined) };
    }),
    ...Object.entries(getArchives({ articles })).flatMap(([collection, archives]) =>
      archives.map((entry) => {
        const download = getDownload(entry, site);
        const tests = `${folder}/${collection}/files/${entry.slug}/${download.tests}`;
        const solutions = `${folder}/${collection}/solutions/${entry.slug}`;
        const run = (empty: string) => proveDownload(download, { tests, solutions }, empty);
        return { file: download.address, run };
      }),
    ),
  ];
  const findings: Finding[] = [];
  const waiting = [...runs];
  const runWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      console.log(`Running the programs of ${next.file} ...`);
      findings.push(...(await inNewFolder(next.run)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
  if (findings.length > 0) throw new ContentError(findings);
  return `The programs of sessions and briefs do what their pages say (${runs.length} runs).`;
}

async function inNewFolder<Result>(call: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "material-")));
  try {
    return await call(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
