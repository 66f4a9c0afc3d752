import { getCoursePath } from "#app/content/addresses.ts";
import type { LearningPathsPage } from "#app/content/pages/learning-paths-schema.server.ts";
import { type Course, isOngoing } from "#app/courses/course.ts";
import type { HeroLine } from "#app/drawing/hero-lines.tsx";

/** The lines of the hero: the rows of each path, or the ongoing courses of a track without rows. */
export function getHeroLines(page: LearningPathsPage, courses: Course[]): HeroLine[] {
  return page.paths.map(({ track, rows }) => {
    const ongoing = courses.filter((course) => course.track === track && isOngoing(course));
    const stops = rows.map(({ name, sessions, course }) => ({
      name,
      sessions,
      href: course && getCoursePath(course),
    }));
    return {
      track,
      isOpen: rows.length === 0,
      stops: rows.length > 0 ? stops : ongoing.map(toStop),
    };
  });
}

const toStop = ({ title, sessions, slug }: Course) => ({
  name: title,
  sessions,
  href: getCoursePath(slug),
});
