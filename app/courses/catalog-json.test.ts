import { expect, it } from "vitest";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { getCatalogJson } from "./catalog-json.ts";

it("names every live session of every course, in blocks of weeks", () => {
  const { site, courses } = loadSiteContent("content");
  const catalog = getCatalogJson(site, courses);
  for (const { syllabus, sessions, weeks } of catalog.courses) {
    expect(syllabus.flatMap((block) => block.sessions)).toHaveLength(sessions);
    expect(syllabus.at(-1)?.weeks.to).toBe(weeks ?? 4);
  }
});
