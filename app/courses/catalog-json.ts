import { getCoursePath, getShareImagePath } from "#app/content/addresses.ts";
import { getAbsoluteUrl, type SiteFacts } from "#app/seo/page-metadata.ts";
import { type Course, getWeeks, isOngoing } from "./course.ts";

/** What is published of courses in addition to their pages. */
type Published = {
  sessions: { course: string; path: string }[];
  briefs: { course: string; project: string; path: string }[];
};

/**
 * The catalogue for other programs, in catalogue order. Fields of version 1 are added, never renamed; ids and slugs are
 * stable. Null stands for what is not known, or what an ongoing course does not have.
 */
export function getCatalogJson({ identity }: SiteFacts, courses: Course[], { sessions, briefs }: Published) {
  const url = (path: string) => getAbsoluteUrl(identity.origin, path);
  const findSession = (slug: string) => {
    const session = sessions.find(({ course }) => course === slug);
    return session ? url(session.path) : null;
  };
  return {
    version: 1 as const,
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
      // Address of a session that is written out in full.
      session: findSession(course.slug),
      briefs: briefs
        .filter((brief) => brief.course === course.slug)
        .map(({ project, path }) => ({ project, url: url(path) })),
      syllabus: course.syllabus,
      image: url(getShareImagePath(getCoursePath(course.slug))),
      published: course.published,
      modified: course.modified,
    })),
  };
}
