import { expect, it } from "vitest";
import { COURSE, ONGOING_COURSE } from "#app/courses/course-fixture.ts";
import type { SiteFacts } from "#app/seo/page-metadata.ts";
import { getCatalogJson, getCatalogSchema } from "./catalog-json.server.ts";

const site = { identity: { name: "Academy", origin: "https://academy.example" } } as SiteFacts;
const URL_OF_COURSE = "https://academy.example/courses/go-services";
const NONE = { sessions: [], briefs: [] };

it("names what is known of a course, and null for what is not; an ongoing one has neither weeks nor hours", () => {
  const news = {
    ownHours: { from: 3, to: 4 },
    extraCosts: "Nothing: Go is free.",
    taughtWith: { tools: ["Go 2"], checked: "2026-11" },
    changes: [{ date: "2026-11-20", text: "Go 2 in every session." }],
  };
  const { courses } = getCatalogJson(site, [{ ...COURSE, ...news }, ONGOING_COURSE], {
    sessions: [{ course: COURSE.slug, path: "/courses/a/session" }],
    briefs: [{ course: COURSE.slug, project: "Shop", path: "/courses/a/projects/shop" }],
  });
  expect(courses).toMatchObject([
    {
      ...{ url: URL_OF_COURSE, weeks: 6, hours: 14, syllabus: COURSE.syllabus, ...news },
      session: "https://academy.example/courses/a/session",
      briefs: [{ project: "Shop", url: "https://academy.example/courses/a/projects/shop" }],
    },
    {
      ...{ weeks: null, hours: null, session: null, briefs: [] },
      ...{ ownHours: null, extraCosts: null, taughtWith: null, changes: [] },
    },
  ]);
});

it("names its schema, which says that an ongoing course has no hours", () => {
  const schema = getCatalogSchema(site);
  expect(schema.$id).toBe(getCatalogJson(site, [COURSE], NONE).$schema);
  expect(schema).toMatchObject({
    required: ["$schema", "version", "provider", "courses"],
    properties: { courses: { items: { properties: { hours: { type: ["number", "null"] } } } } },
  });
});

it("names the courses before and after each", () => {
  const follows = [{ course: COURSE.slug, gives: "Go", isOptional: false }];
  const next = { ...COURSE, slug: "go-at-work", follows };
  expect(getCatalogJson(site, [{ ...COURSE, followedBy: [next] }, next], NONE).courses).toMatchObject([
    { follows: [], followedBy: ["go-at-work"] },
    { follows: [{ ...follows[0], url: URL_OF_COURSE }], followedBy: [] },
  ]);
});
