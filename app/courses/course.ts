import type { SyllabusBlock } from "./syllabus.ts";

/** The levels of a course, in the order of the filter (specification section 3). */
export const LEVELS = ["Beginner", "Intermediate", "Advanced", "All Levels"] as const;

/** The tracks, in the order of the filter and of the learning paths (specification section 1). */
export const TRACKS = ["Foundation", "AI-Powered", "Continuous Learning"] as const;

/** How much a course expects. */
export type Level = (typeof LEVELS)[number];

/** The line that a course belongs to. */
export type Track = (typeof TRACKS)[number];

/** A market figure of a course, with its source. */
export type MarketDemand = {
  metric: string;
  value: string;
  description: string;
  source: { publisher: string; year: number; url: string };
};

/** A course of the catalogue (specification section 3). */
export type Course = {
  /** Stable number as text (reading R2), never part of an address. */
  id: string;
  slug: string;
  title: string;
  /** Label of a station on a drawn line. */
  shortTitle: string;
  /** One sentence. */
  description: string;
  /** HTML, from the Markdown body. */
  longDescription: string;
  keywords: string[];
  /** '12 weeks' or 'Ongoing'. */
  duration: string;
  /** Live sessions. */
  sessions: number;
  /** Taught hours; 0 when the course is ongoing (reading R6). */
  hours: number;
  level: Level;
  track: Track;
  /** Name of the drawing on its cover. */
  arrangement: string;
  /** Path of its cover. */
  image: string;
  /** Words that describe the cover. */
  imageAlt: string;
  /** ISO days. */
  published: string;
  modified: string;
  programHighlights: string[];
  learningOutcomes: string[];
  prerequisites: string[];
  /** 'Name - description' each. */
  projects: string[];
  /** What happens in each live session; for an ongoing course, in four of its weeks. */
  syllabus?: SyllabusBlock[] | undefined;
  marketDemand: MarketDemand[];
};

/** What a card shows. */
export type CourseSummary = Pick<
  Course,
  "slug" | "title" | "description" | "duration" | "sessions" | "level" | "track" | "image" | "imageAlt"
>;

/** Copies the fields that a card shows, so that a page carries no more of a course than it needs. */
export function summarise(course: Course): CourseSummary {
  const { slug, title, description, duration, sessions, level, track, image, imageAlt } = course;
  return { slug, title, description, duration, sessions, level, track, image, imageAlt };
}

/** Path of a course's page. */
export const getCoursePath = (slug: string): string => `/courses/${slug}`;

/** Weeks of a course, or undefined when it is ongoing. */
export function getWeeks({ duration }: Pick<Course, "duration">): number | undefined {
  const weeks = Number.parseInt(duration, 10);
  return Number.isNaN(weeks) ? undefined : weeks;
}

/** The hours as shown: never '0 hours' (reading R6). */
export const formatHours = ({ hours, duration }: Pick<Course, "hours" | "duration">): string =>
  hours > 0 ? String(hours) : duration;
