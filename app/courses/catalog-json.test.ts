import { expect, it } from "vitest";
import type { SiteFacts } from "#app/seo/page-metadata.ts";
import { getCatalogJson, getCatalogSchema } from "./catalog-json.server.ts";
import { COURSE, ONGOING_COURSE } from "./course-fixture.ts";

const site = { identity: { name: "Academy", origin: "https://academy.example" } } as SiteFacts;

it("names weeks, hours and every live session of a course; an ongoing one has neither weeks nor hours", () => {
  const { courses } = getCatalogJson(site, [COURSE, ONGOING_COURSE], {
    sessions: [{ course: COURSE.slug, path: "/courses/a/session" }],
    briefs: [{ course: COURSE.slug, project: "Shop", path: "/courses/a/projects/shop" }],
  });
  expect(courses[0]).toMatchObject({ weeks: 6, hours: 14, syllabus: COURSE.syllabus });
  expect(courses[0]?.url).toBe("https://academy.example/courses/go-services");
  expect(courses[0]).toMatchObject({ ownHours: null, extraCosts: null, taughtWith: null, changes: [] });
  expect(courses[0]).toMatchObject({
    session: "https://academy.example/courses/a/session",
    briefs: [{ project: "Shop", url: "https://academy.example/courses/a/projects/shop" }],
  });
  expect(courses[1]).toMatchObject({ weeks: null, hours: null, session: null, briefs: [] });
});

it("names own hours, further costs, versions and what has changed", () => {
  const news = {
    ownHours: { from: 3, to: 4 },
    extraCosts: "Nothing: Go is free.",
    taughtWith: { tools: ["Go 2"], checked: "2026-11" },
    changes: [{ date: "2026-11-20", text: "Go 2 in every session." }],
  };
  expect(
    getCatalogJson(site, [{ ...COURSE, ...news }], { sessions: [], briefs: [] }).courses[0],
  ).toMatchObject(news);
});

it("names its schema, which says that an ongoing course has no hours", () => {
  const { $schema } = getCatalogJson(site, [COURSE], { sessions: [], briefs: [] });
  const schema = getCatalogSchema(site);
  expect(schema.$id).toBe($schema);
  expect(schema).toMatchObject({
    required: ["$schema", "version", "provider", "courses"],
    properties: {
      courses: { items: { properties: { hours: { type: ["number", "null"] } } } },
    },
  });
});

it("names the courses before and after each", () => {
  const follows = [{ course: COURSE.slug, gives: "Go", isOptional: false }];
  const next = { ...COURSE, slug: "go-at-work", follows };
  const first = { ...COURSE, followedBy: [next] };
  const { courses } = getCatalogJson(site, [first, next], { sessions: [], briefs: [] });
  expect(courses[0]).toMatchObject({ follows: [], followedBy: ["go-at-work"] });
  const url = "https://academy.example/courses/go-services";
  expect(courses[1]).toMatchObject({ follows: [{ ...follows[0], url }], followedBy: [] });
});
