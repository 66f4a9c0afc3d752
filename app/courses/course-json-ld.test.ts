import { describe, expect, it } from "vitest";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { courseJsonLd } from "./course-json-ld.ts";

const { site, courses } = loadSiteContent("content");

describe.each(courses.map((course) => [course.slug, course] as const))("the node of %s", (_, course) => {
  const node = courseJsonLd(site, course) as unknown as Record<string, unknown>;
  const instance = node.hasCourseInstance as Record<string, unknown>;

  it("says what the page says, online, paid in rupees, without a price (140, 141)", () => {
    expect(node).toMatchObject({
      name: course.title,
      description: course.description,
      educationalLevel: course.level,
      coursePrerequisites: course.prerequisites,
      numberOfCredits: course.sessions,
      teaches: course.learningOutcomes,
      isAccessibleForFree: false,
      offers: { category: "Paid", priceCurrency: "INR" },
    });
    expect(instance.courseMode).toBe("Online");
    expect(JSON.stringify(node)).not.toMatch(/"price"|"@type":"(Review|AggregateRating)"/);
  });

  it("has the workload and the weeks of a course that ends, and neither of one that does not (142, R6)", () => {
    if (course.slug === "ai-updates") {
      expect(node).not.toHaveProperty("timeRequired");
      expect(instance).not.toHaveProperty("courseWorkload");
      expect(instance.courseSchedule).toEqual({ "@type": "Schedule", repeatFrequency: "Weekly" });
    } else {
      expect(node.timeRequired).toBe(`P${Number.parseInt(course.duration, 10)}W`);
      expect(instance.courseWorkload).toBe(`PT${course.hours}H`);
      expect(instance).not.toHaveProperty("courseSchedule");
    }
  });
});
