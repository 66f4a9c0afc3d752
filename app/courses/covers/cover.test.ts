import { describe, expect, it } from "vitest";
import { loadSiteContent } from "#app/site.server.ts";
import { PALETTE } from "#app/ui/palette.ts";
import { ARRANGEMENTS, getArrangement } from "./arrangements.ts";
import { drawCover } from "./cover.ts";

const { courses } = loadSiteContent("content");

const KIBIBYTE = 1024;

describe.each(courses.map((course) => [course.slug, course] as const))("the cover of %s", (_, course) => {
  const svg = drawCover(course);

  it("has one place for each session", () => {
    expect(getArrangement(course.arrangement).layOut(course.sessions).places).toHaveLength(course.sessions);
  });

  it("is drawn as before", async () => {
    await expect(svg).toMatchFileSnapshot(`./golden/${course.slug}.svg`);
  });

  it("has exactly one white mark, a title and a description, and at most 6 KiB", () => {
    expect(svg.split(PALETTE.white)).toHaveLength(2);
    expect(svg).toContain(`<title id="t">${course.title}</title>`);
    expect(svg).toContain(`${course.sessions} sessions drawn as `);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6 * KIBIBYTE);
  });

  it("changes with the number of sessions", () => {
    expect(drawCover({ ...course, sessions: course.sessions + 2 })).not.toBe(svg);
  });
});

describe.each(Object.entries(ARRANGEMENTS))("the arrangement %s", (_, { layOut }) => {
  it.each([1, 2, 8, 13, 20, 32, 40])("has one place inside the cover for each of %i sessions", (sessions) => {
    const { places } = layOut(sessions);
    expect(places).toHaveLength(sessions);
    for (const { x, y } of places) {
      expect(Number.isFinite(x) && x >= 0 && x <= 640 && Number.isFinite(y) && y >= 0 && y <= 400).toBe(true);
    }
  });
});

it("draws a course without an arrangement of its own as a grid", () => {
  expect(getArrangement("no-such").drawnAs).toBe("a grid");
});
