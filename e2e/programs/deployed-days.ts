import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { type MadeUpSite, makeSite } from "../../scripts/bench/made-up-site.ts";
import { serveSite } from "../../scripts/serve.ts";
import { test as base, content } from "../site.ts";
import { buildCopy, getCopyFolder } from "./built-copy.ts";

// Pages that are open while the site is deployed anew. Yesterday's build has other words and other modules than the one
// that takes its place.

/** The title of yesterday's page about the academy. */
export const OLD_TITLE = "The words of yesterday";

/** A further course, offered until yesterday; a page of today still links it. */
export const RETIRED = `made-up-${content.courses.length + 1}`;

/** What the address of that course says, without its title. */
export const LEFT = content.pages.course.retired.title.replace("{title}", "").trim();

const RETIRED_FILE = `content/courses/${RETIRED}.md`;
const RETIRED_LINK = `    - { label: The old course, href: ${getCoursePath(RETIRED)} }`;

type Change = [file: string, from: RegExp, to: string];

/** What today's build has otherwise than the project. */
const CHANGES_OF_TODAY: Change[] = [
  [RETIRED_FILE, /^level:/m, "retired: 2026-01-01\nlevel:"],
  ["content/pages/learning-paths.yaml", /(?<=^closing:[\s\S]*^ {2}links:\n)/m, `${RETIRED_LINK}\n`],
];

/** What yesterday's build has otherwise than today's: words of a page, the modules of islands, one more course. */
const CHANGES_OF_YESTERDAY: Change[] = [
  [RETIRED_FILE, /^retired: .*\n/m, ""],
  ["app/islands/island.tsx", /return children;/, "return [children];"],
  ["app/contact/firestore-write.ts", /setLogLevel\("silent"\)/, 'setLogLevel("error")'],
  ["content/pages/about.yaml", /^title: .*$/m, `title: ${OLD_TITLE}`],
];

/** A host whose files can be changed while pages of it are open. */
type Host = { url: string; today: string; yesterday: string; deploy: (folder: string) => void };

/** A test of pages that are open on such a host. */
export const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const copy = makeSite({ courses: content.courses.length + 1 });
      const folder = mkdtempSync(path.join(tmpdir(), "deployed-"));
      const today = path.join(folder, "today");
      makeChanges(copy, CHANGES_OF_TODAY);
      await buildCopy(copy);
      cpSync(getCopyFolder(copy), today, { recursive: true });
      makeChanges(copy, CHANGES_OF_YESTERDAY);
      await buildCopy(copy);
      const yesterday = getCopyFolder(copy);
      const deployed = path.join(folder, "client");
      const deploy = (files: string) => {
        rmSync(deployed, { recursive: true, force: true });
        cpSync(files, deployed, { recursive: true });
      };
      const site = await serveSite({ port: 0, folder: deployed, isCompressed: false });
      await use({ url: site.url, today, yesterday, deploy });
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
      copy.remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ host }, use) => use(host.url),
});

function makeChanges({ folder }: MadeUpSite, changes: Change[]): void {
  for (const [name, from, to] of changes) {
    const file = path.join(folder, name);
    const text = readFileSync(file, "utf8");
    expect(text, name).toMatch(from);
    writeFileSync(file, text.replace(from, to));
  }
}
