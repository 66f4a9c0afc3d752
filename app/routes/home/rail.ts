import { getCoursePath } from "#app/academy/addresses.ts";
import { type Course, listSessions } from "#app/courses/course.ts";
import { getSessionId } from "#app/courses/course-ids.ts";
import { getMarksClass } from "#app/drawing/track-look.ts";

/** The sections with sessions of the course along their left edge, in order. */
export const RAIL_SECTIONS = [
  "tracks",
  "session",
  "featured",
  "whyUs",
  "build",
  "toolkit",
  "market",
  "closing",
] as const;

/** A section with a run of sessions. */
type RailSection = (typeof RAIL_SECTIONS)[number];

/** The first session of each section but the last, which has the last session of the course. */
export type RailStarts = Record<Exclude<RailSection, "closing">, number>;

/** The sessions that a section owns: how many, and the first by number, name and address. */
export type RailRun = { sessions: number; number: number; title: string; href: string; look: string };

/**
 * Divides the sessions of a course among the shown sections, each up to the first session of the next. A course that is
 * too short gets no rail.
 */
export function getRail(
  course: Course | undefined,
  starts: RailStarts,
  isShown: (section: RailSection) => boolean,
): Partial<Record<RailSection, RailRun>> {
  if (!course || course.sessions <= starts.market) return {};
  const all = listSessions(course);
  const sections = RAIL_SECTIONS.filter(isShown);
  const getStart = (section: RailSection) => (section === "closing" ? course.sessions : starts[section]);
  return Object.fromEntries(
    sections.map((section, index) => {
      const [start, next] = [getStart(section), sections[index + 1]];
      const end = next ? getStart(next) : course.sessions + 1;
      return [
        section,
        {
          sessions: end - start,
          number: start,
          title: all[start - 1]?.title ?? "",
          href: `${getCoursePath(course.slug)}#${getSessionId(start)}`,
          look: getMarksClass(course),
        },
      ];
    }),
  );
}
