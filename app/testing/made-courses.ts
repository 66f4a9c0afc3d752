import type { Course } from "#app/courses/course.ts";

/** A course for tests; it is none of the catalogue. */
export const MADE_COURSE: Course = {
  id: "99",
  order: 99,
  slug: "go-services",
  title: "Go & Services",
  shortTitle: "Go",
  description: "A course that exists for tests and for nothing else in the world.",
  longDescription: { lead: "<p>Text</p>", rest: "<p>More text</p>", quotation: "" },
  keywords: ["go"],
  level: "Intermediate",
  track: "Foundation",
  duration: "6 weeks",
  sessions: 12,
  hours: 14,
  published: "2026-01-02",
  modified: "2026-02-03",
  arrangement: "grid",
  image: "/covers/go-services.svg",
  imageAlt: "12 sessions drawn as a grid",
  programHighlights: ["One"],
  learningOutcomes: ["Write a service"],
  prerequisites: ["One language"],
  projects: ["Queue - A queue in memory"],
  marketDemand: [],
  cohorts: [],
  changes: [],
  builds: {},
  follows: [],
  next: [],
  milestones: [],
  notFor: [],
  syllabus: [
    {
      weeks: { from: 1, to: 5 },
      title: "The language",
      sessions: ["Values and types"],
    },
    { weeks: { from: 6, to: 6 }, title: "Release", sessions: ["Ship it"] },
  ],
};

/** The same without an end. */
export const ONGOING_COURSE: Course = {
  ...MADE_COURSE,
  slug: "go-news",
  duration: "Ongoing",
  sessions: 8,
  hours: 0,
};
