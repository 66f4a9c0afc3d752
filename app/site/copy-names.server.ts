import type { CopyValues } from "#app/content/fill-copy.ts";
import type { Names } from "#app/content/prose.server.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { Course } from "#app/courses/course.ts";
import { countToolkit, type Toolkit } from "#app/toolkit/toolkit.ts";
import type { PageCopies } from "./page-copies.server.ts";

/** Values of the names that every text may hold: the academy's {name}, its {parent}, {tools} platform and {chatApp}. */
export const getNames = ({ identity, parent, tools }: Site): CopyValues => ({
  name: identity.name,
  chatApp: identity.chatApp,
  parent: parent.name,
  tools: tools.name,
});

/** The names of `getNames`, also where site.yaml has a fault and they have no values. */
export const NAMES = ["name", "parent", "tools", "chatApp"];

/** What the copy of every page may name besides: the names of `getCounts`. */
const COUNTS = ["count", "sessions", "prompts", "promptsClaim", "days", "hours", "keptFor", "region"];

const TEXT = { known: NAMES };
const PAGE = { known: [...NAMES, ...COUNTS] };

const COURSE_NAMES = ["title", "track", "courseSessions", "courseWeeks"];

/** What single fields may name besides: a value that is known only when a page is rendered. The first path counts. */
const OWN_NAMES: Record<string, Record<string, string[]>> = {
  "site.yaml": {
    "enrol.message": ["title"],
    "enrol.subject": ["title"],
  },
  "pages/course.yaml": {
    "enrolment.group": [...COURSE_NAMES, "seats", "language"],
    "enrolment.groupWith": [],
    // Also shown where there is no course.
    "enrolment.groups": [],
    "enrolment.week": [...COURSE_NAMES, "weekHours"],
    "goodToKnow.hours.text": [...COURSE_NAMES, "liveHours", "ownHours"],
    "goodToKnow.hours.ongoing": [...COURSE_NAMES, "ownHours"],
    "goodToKnow.groupSize": [...COURSE_NAMES, "groupSize"],
    "goodToKnow.taughtWith": [...COURSE_NAMES, "versions", "month"],
    "retired.all": [],
    retired: ["title", "day"],
    "": COURSE_NAMES,
  },
  "pages/sample.yaml": { certificate: ["courseTitle", "courseSessions", "courseProjects"] },
  "pages/session.yaml": { "": ["title", "number", "courseSessions"] },
  "pages/brief.yaml": { "": ["title"] },
};

/** Every name that a text of the site may hold in braces. */
export const ALL_NAMES = new Set([
  ...NAMES,
  ...COUNTS,
  ...Object.values(OWN_NAMES).flatMap((own) => Object.values(own).flat()),
]);

/** Fields that no visitor reads as a sentence. */
const NO_PROSE = new Set(["href", "url", "link", "slug", "publisher", "email", "origin", "keywords", "id"]);

/** Whether a field holds code, in which nothing is filled in or checked. */
export const isCode = (path: PropertyKey[]): boolean =>
  path.some((key, index) => key === "review" && ["before", "after"].includes(String(path[index + 1])));

/** What the text at a path of a file may name in braces; undefined where the text is no prose. */
export function getKnownNames(file: string, path: PropertyKey[]): Names | undefined {
  // Braces in prompts and answers are the reader's own.
  if (file.startsWith("toolkit/")) return undefined;
  const field = path.findLast((key) => typeof key === "string") ?? "";
  if (NO_PROSE.has(String(field)) || isCode(path)) return undefined;
  const common = file.startsWith("pages/") ? PAGE : TEXT;
  const fields = OWN_NAMES[file];
  if (!fields) return common;
  const at = `${path.join(".")}.`;
  const [, own = []] =
    Object.entries(fields).find(([start]) => start === "" || at.startsWith(`${start}.`)) ?? [];
  return { known: [...common.known, ...own] };
}

/** The values of COUNTS. */
export function getCounts({
  site,
  pages,
  courses,
  toolkit,
}: {
  site: Site;
  pages: PageCopies;
  courses: Course[];
  toolkit: Toolkit;
}): CopyValues {
  return {
    count: courses.length,
    sessions: courses.reduce((sum, course) => sum + course.sessions, 0),
    promptsClaim: `${site.toolkitClaim.prompts}+`,
    ...countToolkit(toolkit),
    keptFor: site.privacy.keptFor ?? pages.privacy.unknown.keptFor,
    region: site.privacy.region ?? pages.privacy.unknown.region,
  };
}
