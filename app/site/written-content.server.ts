import { globSync } from "node:fs";
import path from "node:path";
import { LICENSES_FILE, PROMPT_FILES, SITE_FILES } from "#app/academy/addresses.ts";
import { SHARE_IMAGE } from "#app/academy/share-image.ts";
import { SITE_NAMES } from "#app/academy/site-names.ts";
import type { Texts } from "#app/content/content-file.server.ts";
import type { Draft } from "#app/content/drafts.server.ts";
import { ContentError, type Finding, findingAt, isFault } from "#app/content/finding.ts";
import { readContent } from "#app/content/reader.server.ts";
import { type ShownContent, selectShown } from "#app/content/shown-content.server.ts";
import { COURSES } from "#app/courses/course-collection.server.ts";
import { getWeeks } from "#app/courses/hours.ts";
import { formatRange } from "#app/courses/spans.ts";
import { checkHeads } from "#app/site/checks/heads.server.ts";
import { listOwnersTasks, type OwnersTask } from "#app/site/checks/owners-tasks.server.ts";
import { checkPromises } from "#app/site/checks/promises.server.ts";
import { checkRetiredPlaces } from "#app/site/checks/retired-places.server.ts";
import type { NameValues } from "#app/text/fill-words.ts";
import { countToolkit } from "#app/toolkit/toolkit.ts";
import { PROMPT_GROUPS, ROADMAP } from "#app/toolkit/toolkit-collections.server.ts";
import { getBuildDay, showsDrafts } from "./build-day.server.ts";
import { COLLECTIONS } from "./collections.server.ts";
import { SITE } from "./site-collection.server.ts";

/** Files of the site at addresses of their own, to which a text may link. */
const FILES = [
  ...Object.values(PROMPT_FILES),
  ...Object.values(SITE_FILES),
  SHARE_IMAGE.default,
  LICENSES_FILE,
  ...globSync("**/*.*", { cwd: "public" }).map((file) => `/${file.replaceAll(path.sep, "/")}`),
];

/** What a check of the content reports. */
export type ContentReport = {
  /** Number of courses that are offered. */
  courseCount: number;
  /** Groups that are left out because they have begun. */
  begun: Finding[];
  /** What is not published yet. */
  drafts: Draft[];
  /** What only the owner can settle. */
  owners: OwnersTask[];
  /** What may be wrong, and stops nothing. */
  warnings: Finding[];
};

/** How a content folder is read. */
export type ReadOptions = {
  /** ISO day of the build. */
  today: string;
  /** Whether drafts are shown, as in a preview. */
  showDrafts: boolean;
  /** Files that would be different. */
  texts: Texts;
};

/** Reads a content folder as it is written. */
export const readWritten = (folder: string, today: string = getBuildDay(), texts?: Texts) =>
  readContent(folder, COLLECTIONS, { today, names: SITE_NAMES, files: FILES }, texts);

/**
 * Reads and checks a content folder.
 * @throws ContentError with every fault of every file at once.
 */
export function checkWritten(folder: string, options: Partial<ReadOptions> = {}) {
  const { today = getBuildDay(), showDrafts = showsDrafts(), texts } = options;
  const { content, drafts, findings } = readWritten(folder, today, texts);
  const selected = selectShown(content, COLLECTIONS, showDrafts);
  const values = getNameValues(selected);
  // Titles end with the name of the academy.
  const all = [
    ...findings,
    ...checkRetiredPlaces(content),
    ...("name" in values ? [...checkHeads(content, values), ...checkPromises(content, values)] : []),
  ];
  const faults = all.filter(isFault);
  if (faults.length > 0) throw new ContentError(faults);
  const shown = selected.fill(values);
  const courses = selected.entries(COURSES);
  const paths = new Set(
    COLLECTIONS.flatMap((collection) => selected.entries(collection).map(({ path }) => path)),
  );
  const owners = content
    .entries(SITE)
    .flatMap((site) => listOwnersTasks(site, values, (page) => paths.has(page)));
  const report: ContentReport = {
    courseCount: courses.length,
    begun: listBegun(selected, today),
    drafts,
    owners,
    warnings: all,
  };
  return { report, shown, values, today, content };
}

/** Groups that pages leave out. */
const listBegun = (selected: ShownContent, today: string): Finding[] =>
  selected.entries(COURSES).flatMap(({ file, data: { cohorts } }) =>
    cohorts.flatMap(({ start }, index) => {
      const fix = "this group has begun, so that pages leave it out: write a later day, or remove it";
      return start < today ? findingAt(file, ["cohorts", index, "start"], start, fix) : [];
    }),
  );

/** The values of the names in braces that every text may hold; none where site.yaml has a fault. */
function getNameValues(content: ShownContent): NameValues {
  const [site] = content.entries(SITE);
  if (!site) return {};
  const { identity, parent, tools, toolkitClaim } = site.data;
  const courses = content.entries(COURSES);
  const weeks = courses.flatMap(({ data }) => getWeeks(data) ?? []);
  const values: Partial<Record<(typeof SITE_NAMES)[number], string | number>> = {
    name: identity.name,
    parent: parent.name,
    tools: tools.name,
    chatApp: identity.chatApp,
    count: courses.length,
    // Without a course that has an end, the check of the built site reports the name.
    ...(weeks.length > 0 ? { weeks: formatRange({ from: Math.min(...weeks), to: Math.max(...weeks) }) } : {}),
    sessions: courses.reduce((sum, { data }) => sum + data.sessions, 0),
    promptsClaim: `${toolkitClaim.prompts}+`,
    ...countToolkit({
      groups: content.entries(PROMPT_GROUPS).map(({ data }) => data),
      phases: content.entries(ROADMAP).map(({ data }) => data),
    }),
  };
  return values;
}
