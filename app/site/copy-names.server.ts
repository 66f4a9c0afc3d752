import { getCoursePath } from "#app/content/addresses.ts";
import { type CopyValues, fillCopy } from "#app/content/fill-copy.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { Course } from "#app/courses/course.ts";
import { countToolkit } from "#app/toolkit/toolkit.ts";
import type { SiteContent } from "./site-content.server.ts";

/** What every text may name in braces: the academy's {name}, its {parent}, its {tools} platform and its {chatApp}. */
export const getNames = ({ identity, parent, tools }: Site): CopyValues => ({
  name: identity.name,
  chatApp: identity.chatApp,
  parent: parent.name,
  tools: tools.name,
});

const NAMES = ["name", "parent", "tools", "chatApp"];

/** What the copy of every page may name beside that. */
const COUNTS = ["count", "sessions", "prompts", "promptsClaim", "days", "hours", "keptFor", "region"];

/** What single files may name, and what is filled in where it is shown. */
const OWN_NAMES: Record<string, string[]> = {
  "site.yaml": ["title", "courseSessions"],
  "pages/course.yaml": [
    ...["title", "track", "courseSessions", "courseWeeks"],
    ...["seats", "language", "groupSize", "weekHours", "day"],
    ...["liveHours", "ownHours", "versions", "month"],
  ],
  // The rest stands in its code.
  "pages/sample.yaml": ["courseTitle", "courseSessions", "courseProjects", "path", "row"],
};

/** The names in braces that a file may hold; undefined for prompts, whose braces are the reader's own. */
export function getKnownNames(file: string): string[] | undefined {
  if (file.startsWith("toolkit/")) return undefined;
  return [...NAMES, ...(file.startsWith("pages/") ? COUNTS : []), ...(OWN_NAMES[file] ?? [])];
}

/** The site facts with the {courseSessions} of the course that the announcement links. */
export function fillAnnouncement(site: Site, courses: Course[]): Site {
  const { announcement } = site;
  const course = courses.find(({ slug }) => getCoursePath(slug) === announcement.link.href);
  return course
    ? { ...site, announcement: fillCopy(announcement, { courseSessions: course.sessions }) }
    : site;
}

/** What {count}, {sessions}, {prompts}, {promptsClaim}, {days}, {hours}, {keptFor} and {region} stand for. */
export function getCounts({
  site,
  pages,
  courses,
  toolkit,
}: Pick<SiteContent, "site" | "pages" | "courses" | "toolkit">): CopyValues {
  return {
    count: courses.length,
    sessions: courses.reduce((sum, course) => sum + course.sessions, 0),
    promptsClaim: `${site.toolkitClaim.prompts}+`,
    ...countToolkit(toolkit),
    keptFor: site.privacy.keptFor ?? pages.privacy.unknown.keptFor,
    region: site.privacy.region ?? pages.privacy.unknown.region,
  };
}
