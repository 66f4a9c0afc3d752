import { getCoursePath, getShareImagePath } from "#app/content/addresses.ts";
import { getAbsoluteUrl, type SiteFacts } from "#app/seo/page-metadata.ts";
import { type Course, getWeeks, isOngoing } from "./course.ts";
import type { SyllabusBlock } from "./syllabus.ts";

/** The shape of `/catalog.json`, version 1: fields are added, never renamed; ids and slugs are stable. */
export type CatalogJson = {
  version: 1;
  provider: { name: string; url: string };
  courses: {
    id: string;
    slug: string;
    url: string;
    title: string;
    description: string;
    level: string;
    track: string;
    /** Weeks, or null for an ongoing course. */
    weeks: number | null;
    sessions: number;
    /** Taught hours, or null for an ongoing course. */
    hours: number | null;
    /** Hours a week of one's own, beside the live ones; null where they are not known. */
    ownHours: { from: number; to: number } | null;
    /** What one pays besides the fee, in words; null where nothing is said. */
    extraCosts: string | null;
    /** Versions that it is taught with, and the month in which they were checked, such as 2026-11. */
    taughtWith: { tools: string[]; checked: string } | null;
    /** What has changed in the last quarter, newest first. */
    changes: { date: string; text: string }[];
    prerequisites: string[];
    learningOutcomes: string[];
    projects: string[];
    /** Address of a session that is written out in full, or null. */
    session: string | null;
    /** Projects whose whole task is published, and where. */
    briefs: { project: string; url: string }[];
    /** Blocks of weeks with the title of each live session; four weeks of an ongoing course. */
    syllabus: SyllabusBlock[];
    /** Share image, a PNG of 1200 x 630. */
    image: string;
    /** ISO days. */
    published: string;
    modified: string;
  }[];
};

/** What is published of courses beside their own pages. */
type Published = {
  sessions: { course: string; path: string }[];
  briefs: { course: string; project: string; path: string }[];
};

/** The catalogue for other programs, in catalogue order. */
export function getCatalogJson(
  { identity }: SiteFacts,
  courses: Course[],
  { sessions, briefs }: Published,
): CatalogJson {
  const url = (path: string) => getAbsoluteUrl(identity.origin, path);
  const findSession = (slug: string) => {
    const session = sessions.find(({ course }) => course === slug);
    return session ? url(session.path) : null;
  };
  return {
    version: 1,
    provider: { name: identity.name, url: url("/") },
    courses: courses.map((course) => ({
      id: course.id,
      slug: course.slug,
      url: url(getCoursePath(course.slug)),
      title: course.title,
      description: course.description,
      level: course.level,
      track: course.track,
      weeks: getWeeks(course) ?? null,
      sessions: course.sessions,
      hours: isOngoing(course) ? null : course.hours,
      ownHours: course.ownHours ?? null,
      extraCosts: course.extraCosts ?? null,
      taughtWith: course.taughtWith ?? null,
      changes: course.changes,
      prerequisites: course.prerequisites,
      learningOutcomes: course.learningOutcomes,
      projects: course.projects,
      session: findSession(course.slug),
      briefs: briefs
        .filter((brief) => brief.course === course.slug)
        .map(({ project, path }) => ({ project, url: url(path) })),
      syllabus: course.syllabus,
      image: url(getShareImagePath(course.slug)),
      published: course.published,
      modified: course.modified,
    })),
  };
}
