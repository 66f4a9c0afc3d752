import type { LearningPathsPage } from "#app/content/pages/learning-paths.server.ts";
import { type Course, getCoursePath, type Track } from "./course.ts";
import type { HeroLine } from "./hero-lines.tsx";

/** The lines of the hero: the rows of each path, or the ongoing courses of a track without rows. */
export function getHeroLines(page: LearningPathsPage, courses: Course[]): HeroLine[] {
  return page.paths.map(({ track, rows }) => {
    const ongoing = courses.filter((course) => course.track === track && course.hours === 0);
    const stations = rows.map(({ name, sessions, course }) => ({
      name,
      sessions,
      href: course && getCoursePath(course),
    }));
    return {
      track: track as Track,
      isOpen: rows.length === 0,
      stations: rows.length > 0 ? stations : ongoing.map(toStation),
    };
  });
}

const toStation = ({ title, sessions, slug }: Course) => ({
  name: title,
  sessions,
  href: getCoursePath(slug),
});
