import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { type ContentFile, parseContentFile } from "#app/content/content-file.server.ts";
import { ContentError, type Finding, formatFindings, isFault } from "#app/content/finding.ts";
import { describeMissing, listMissing } from "../test-programs.ts";
import { followListings } from "./follow-listings.ts";
import { runTests } from "./run-tests.ts";

/**
 * Runs the programs of all published sessions and briefs: listings must print what the page shows, and solutions must
 * pass the tests that learners are given. Returns warnings and a summary.
 * @throws ContentError with all faults.
 */
export async function runMaterial(folder: string): Promise<string> {
  const missing = listMissing(["python3", "default-jdk-headless"]);
  if (missing.length > 0) {
    console.error(describeMissing(missing));
    process.exit(1);
  }
  const { stdout } = spawnSync("python3", ["--version"], { encoding: "utf8" });
  // Since 3.13 Python underlines a failed expression as the sessions show it.
  const isUnderlined = Number(/3\.(\d+)/.exec(stdout)?.[1]) >= 13;
  const pages = globSync(["sessions/*.md", "briefs/*.md"], { cwd: folder })
    .map((name) => path.posix.join(folder, name))
    .map((file) => parseContentFile(file, readFileSync(file, "utf8")))
    .filter(({ data }) => !(data as Fields).draft);
  const findings: Finding[] = [];
  const waiting = [...pages];
  const testPages = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      console.log(`Running the programs of ${page.file} ...`);
      findings.push(...(await testPage(page, isUnderlined)));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, testPages));
  const faults = findings.filter(isFault);
  if (faults.length > 0) throw new ContentError(faults);
  const warnings = findings.length > 0 ? `${formatFindings(findings)}\n\n` : "";
  return `${warnings}The programs of sessions and briefs do what their pages say (${pages.length} tested).`;
}

/** Fields of a session or brief, which the content checker has found right. */
type Fields = { draft?: boolean; task?: { file: string }; tests?: string };

async function testPage(page: ContentFile, isUnderlined: boolean): Promise<Finding[]> {
  const { task, tests = task?.file } = page.data as Fields;
  const { dir, name } = path.parse(page.file);
  const given = { files: `${dir}/files/${name}`, solutions: `${dir}/solutions/${name}` };
  const listed = task ? await inNewFolder((folder) => followListings(page, folder, isUnderlined)) : [];
  if (tests === undefined) return listed;
  const tested = await inNewFolder((folder) => {
    for (const source of Object.values(given))
      if (existsSync(source)) cpSync(source, folder, { recursive: true });
    return runTests({ ...given, tests }, folder);
  });
  return [...listed, ...tested];
}

async function inNewFolder<Result>(call: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "material-")));
  try {
    return await call(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
