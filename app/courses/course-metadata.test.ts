import { expect, it } from "vitest";
import type { SiteFacts } from "#app/seo/page-metadata.ts";
import { COURSE } from "./course-fixture.ts";
import { getCourseMetadata } from "./course-metadata.ts";

const site = {
  identity: { name: "Academy", origin: "https://academy.example", profiles: [] },
  parent: { name: "Parent", url: "https://parent.example" },
  navigation: [],
} as unknown as SiteFacts;

const read = (course: typeof COURSE) => {
  const { title, schema } = getCourseMetadata(site, course, []);
  const graph: { "@type": string; name: string }[] = JSON.parse(schema)["@graph"];
  return { title, course: graph.find((node) => node["@type"] === "Course")?.name };
};

it("has the search title in the head of the page, and the course's own in its structured data", () => {
  expect(read({ ...COURSE, searchTitle: "Go course for backend developers" })).toEqual({
    title: "Go course for backend developers | Academy",
    course: "Go & Services",
  });
  expect(read(COURSE).title).toBe("Go & Services course | Academy");
});
