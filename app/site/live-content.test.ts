import { describe, expect, it } from "vitest";
import { listPlaceholders } from "#app/toolkit/prompt-text.ts";
import { loadSiteContent } from "./site-content.server.ts";

// Loading holds every file against its schema and against the others. These are the promises that remain.
const { courses, toolkit } = loadSiteContent("content");
const prompts = toolkit.groups.flatMap((group) => group.prompts);

describe("the catalogue", () => {
  it("has a cover of its own for each course", () => {
    expect(new Set(courses.map(({ image }) => image)).size).toBe(courses.length);
  });

  it.each(courses.map((course) => [course.slug, course] as const))(
    "describes %s in 200 to 350 words",
    (_, course) => {
      const words = course.longDescription.replace(/<[^>]+>/g, " ").match(/\S+/g)?.length ?? 0;
      expect(words).toBeGreaterThanOrEqual(200);
      expect(words).toBeLessThanOrEqual(350);
    },
  );
});

describe("the toolkit", () => {
  it("gives every prompt a title of its own and something to fill in", () => {
    expect(new Set(prompts.map(({ title }) => title)).size).toBe(prompts.length);
    for (const { prompt, slug } of prompts) expect(listPlaceholders(prompt), slug).not.toHaveLength(0);
  });

  it("has prompts at every level", () => {
    for (const level of ["Beginner", "Intermediate", "Advanced"])
      expect(prompts.filter((prompt) => prompt.level === level).length).toBeGreaterThan(20);
  });

  it("never tells a model to play an expert", () => {
    for (const { slug, prompt } of prompts)
      expect(prompt, slug).not.toMatch(/act as an? (expert|senior)|you are an? (expert|senior|world)/i);
  });

  it("counts its days from one and ends every seventh day of a phase with a review", () => {
    const days = toolkit.phases.flatMap((phase) => phase.days);
    expect(days.map(({ day }) => day)).toEqual(days.map((_, index) => index + 1));
    for (const phase of toolkit.phases)
      expect(phase.days.map(({ review }) => review)).toEqual(phase.days.map((_, index) => index % 7 === 6));
  });

  it("gives every day a prompt that helps", () => {
    for (const day of toolkit.phases.flatMap((phase) => phase.days))
      expect(day.prompts, day.title).not.toHaveLength(0);
  });
});
