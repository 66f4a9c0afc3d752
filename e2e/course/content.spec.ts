import { expect } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { content, test } from "../site.ts";
import { getLists, listRelated } from "./course.ts";

test("every course page shows its facts, cover, enrolment, syllabus, panels and related courses", async ({
  page,
}) => {
  for (const course of content.courses) {
    await page.goto(getCoursePath(course.slug));
    const header = page.getByRole("main").locator("header");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(course.title);
    for (const text of [course.level, course.track, course.description])
      await expect(header).toContainText(text);
    await expect(header.locator("dl dt")).toContainText([
      "Duration",
      "Live sessions",
      "Total hours",
      "Projects",
    ]);
    await expect(header.locator("dl dd")).toHaveText([
      course.duration,
      String(course.sessions),
      course.hours === 0 ? "Ongoing" : String(course.hours),
      String(course.projects.length),
    ]);
    const cover = header.getByRole("img", { name: `${course.sessions} sessions drawn as ` });
    await expect(cover).toHaveAttribute("src", `/covers/${course.slug}.svg`);

    const links = await page
      .getByRole("link", { name: /^Enroll Now/ })
      .evaluateAll((all) =>
        (all as HTMLAnchorElement[]).map(({ href, target, rel }) => ({ href, target, rel })),
      );
    expect(links).toHaveLength(3);
    for (const { href, target, rel } of links) {
      expect(new URL(href).origin).toBe("https://wa.me");
      expect(new URL(href).searchParams.get("text")).toContain(course.title);
      expect([target, rel]).toEqual(["_blank", expect.stringContaining("noopener")]);
    }

    const sessions = await page.locator("#syllabus ol ol > li").allTextContents();
    expect(sessions).toEqual(
      course.syllabus.flatMap((block) => block.sessions).map((title) => expect.stringContaining(title)),
    );
    const overview = page.locator("#overview");
    await expect(overview).not.toContainText("NaN");
    await expect(overview.locator(".prose p")).toHaveCount(course.longDescription.match(/<p>/g)?.length ?? 0);
    for (const text of course.programHighlights) await expect(overview).toContainText(text);
    for (const { value, metric, description, forecast } of course.marketDemand) {
      const fact = overview.getByRole("listitem").filter({ hasText: metric });
      for (const text of [value, description, ...(forecast ? ["Forecast"] : [])])
        await expect(fact).toContainText(text);
    }
    for (const [name, entries] of Object.entries(getLists(course)))
      expect(await page.locator(`#${name.toLowerCase()} li`).allTextContents()).toEqual(entries);
    const related = page.locator("[data-course]");
    expect(await related.evaluateAll((all) => all.map((card) => card.getAttribute("data-course")))).toEqual(
      listRelated(course),
    );
  }
});
