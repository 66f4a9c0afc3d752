import { SESSIONS_A_WEEK } from "#app/academy/tracks.ts";
import type { Creates } from "#app/content/collection.server.ts";
import { getSyllabusWeeks, isOngoing } from "#app/courses/syllabus/hours.ts";
import type { CourseFrontMatter } from "./course-schema.server.ts";

/** What 'New' makes: a course with all sessions of its weeks, still without titles. */
export const COURSE_DRAFT: Creates<CourseFrontMatter> = {
  name: "Course",
  template: "app/courses/schema/course.template.md",
  asks: ["title", "track", "level", "duration"],
  fill({ title = "", duration = "" }, others) {
    const weeks = getSyllabusWeeks({ duration });
    const sessions = SESSIONS_A_WEEK * weeks;
    return {
      id: String(getNext(others.map(({ id }) => Number(id)))),
      order: getNext(others.map(({ order }) => order)),
      description: `REPLACE: what a learner can do after ${title}, in one sentence.`,
      sessions,
      hours: isOngoing({ duration }) ? 0 : sessions,
      syllabus: draftSyllabus(weeks),
      marketDemand: others.slice(0, 1).flatMap(draftFigures),
    };
  },
};

const getNext = (numbers: number[]): number => Math.max(0, ...numbers) + 1;

/** Blocks of two weeks; the last one has a single week if their number is odd. */
const draftSyllabus = (weeks: number) =>
  Array.from({ length: Math.ceil(weeks / 2) }, (_, index) => {
    const from = 2 * index + 1;
    const to = Math.min(from + 1, weeks);
    const first = SESSIONS_A_WEEK * (from - 1) + 1;
    return {
      weeks: from === to ? String(from) : `${from}-${to}`,
      title: "REPLACE: title of the block",
      sessions: Array.from(
        { length: SESSIONS_A_WEEK * (to - from + 1) },
        (_, place) => `REPLACE: title of session ${first + place}`,
      ),
    };
  });

/** The market figures of another course, with values and words to be replaced. */
const draftFigures = ({ marketDemand }: CourseFrontMatter) =>
  marketDemand.map(({ source, ...figure }) => ({
    ...figure,
    value: "REPLACE: 62%",
    metric: "REPLACE: what the figure counts",
    description: `REPLACE: who was asked or counted, with ${source.publisher} and ${source.year}.`,
    source,
  }));
