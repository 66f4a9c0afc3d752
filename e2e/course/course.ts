import { content } from "../site.ts";

/** A course of the catalogue. */
export type Course = (typeof content.courses)[number];

/** The window of a phone. */
export const PHONE = { width: 375, height: 812 };

/** The tabs of a course. */
export const TABS = ["Overview", "Outcomes", "Prerequisites", "Projects"];

/** What a course lists, by the name of its tab. */
export const getLists = ({ slug, learningOutcomes, prerequisites, projects }: Course) => ({
  Outcomes: learningOutcomes,
  Prerequisites: prerequisites,
  Projects: projects.map((project) => (hasBrief(slug, project) ? `${project} ${LINK_TO_BRIEF}` : project)),
});

const LINK_TO_BRIEF = content.pages.course.brief;

const hasBrief = (slug: string, project: string) =>
  content.entries.briefs.some((brief) => brief.course === slug && project.startsWith(`${brief.project} - `));

/** The courses that a course leads to, by their slugs. */
export const listRelated = ({ track, slug }: Course): string[] =>
  content.courses
    .filter((other) => other.track === track && other.slug !== slug)
    .slice(0, 3)
    .map((other) => other.slug);
