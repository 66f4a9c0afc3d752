import { describe, expect, it } from "vitest";
import { LEVELS, TRACKS } from "#app/content/tracks.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { getCourseBySlug } from "./catalogue.server.ts";
import { getWeeks } from "./course.ts";
import { COURSE_CONTRACT } from "./course-contract.server.ts";
import { getFeaturedCourses } from "./featured.ts";

const { courses, pages } = loadSiteContent("content");

describe("the catalogue (acceptance section J)", () => {
  it("has the fifteen courses in the order of the specification's table", () => {
    expect(courses.map(({ slug }) => slug)).toEqual(Object.keys(COURSE_CONTRACT));
    expect(new Set(courses.map(({ id }) => id)).size).toBe(15);
  });

  it.each(Object.entries(COURSE_CONTRACT))("gives %s the values of the table", (slug, row) => {
    expect(getCourseBySlug(slug, courses)).toMatchObject(row);
  });

  it.each(courses.map((course) => [course.slug, course] as const))("has every field of %s", (_, course) => {
    for (const value of Object.values(course)) {
      if (Array.isArray(value)) expect(value).not.toHaveLength(0);
      else if (typeof value === "string") expect(value.trim()).not.toBe("");
    }
    expect(LEVELS).toContain(course.level);
    expect(TRACKS).toContain(course.track);
    expect(course.duration).toMatch(/^(\d+ weeks|Ongoing)$/);
    for (const project of course.projects) expect(project).toMatch(/^.+ - .+$/);
    for (const { metric, value, description } of course.marketDemand)
      expect([metric, value, description].every((text) => text.trim() !== "")).toBe(true);
  });

  it("keeps two sessions a week over 6 to 16 weeks, but for the ongoing course", () => {
    for (const course of courses.filter(({ slug }) => slug !== "ai-updates")) {
      const weeks = getWeeks(course) ?? 0;
      expect(weeks).toBeGreaterThanOrEqual(6);
      expect(weeks).toBeLessThanOrEqual(16);
      expect(course.sessions).toBe(2 * weeks);
    }
  });

  it("proves 40+ projects and 200+ hours", () => {
    expect(courses.flatMap(({ projects }) => projects).length).toBeGreaterThanOrEqual(40);
    expect(courses.reduce((sum, { hours }) => sum + hours, 0)).toBe(332);
  });

  it("has a cover of its own for each course", () => {
    expect(new Set(courses.map(({ image }) => image)).size).toBe(15);
  });

  it("has long descriptions of 200 to 350 words", () => {
    for (const { slug, longDescription } of courses) {
      const words = longDescription.replace(/<[^>]+>/g, " ").match(/\S+/g)?.length ?? 0;
      expect(words, slug).toBeGreaterThanOrEqual(200);
      expect(words, slug).toBeLessThanOrEqual(350);
    }
  });
});

it("finds no course under an unknown slug (84)", () => {
  expect(getCourseBySlug("no-such", courses)).toBeUndefined();
  expect(getCourseBySlug(undefined, courses)).toBeUndefined();
});

it("features the first six in catalogue order (33, 35)", () => {
  expect(getFeaturedCourses(courses)).toEqual(courses.slice(0, 6));
  const reversed = courses.toReversed();
  expect(getFeaturedCourses(reversed)).toEqual(reversed.slice(0, 6));
});

it("gives linked rows of the paths the weeks and sessions of their courses (93)", () => {
  const linked = pages["learning-paths"].paths.flatMap(({ rows }) => rows.filter(({ course }) => course));
  expect(linked).toHaveLength(8);
  for (const { course: slug, weeks, sessions } of linked) {
    const course = getCourseBySlug(slug, courses);
    expect({ weeks, sessions }).toEqual({ weeks: course && getWeeks(course), sessions: course?.sessions });
  }
});
