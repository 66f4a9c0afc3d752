import { expect } from "@playwright/test";
import { content, openedOnce, sayShown, test } from "../site.ts";
import { expectLinks, main, section } from "./parts.ts";

test.describe("/learning-paths", () => {
  const { paths } = content.pages["learning-paths"];
  test.use({ page: openedOnce("/learning-paths") });

  test("three tracks in order", async ({ page }) => {
    const headings = await main(page).locator("section[id] h2").allTextContents();
    expect(headings).toEqual(["Foundation", "AI-Powered", "Continuous Learning"]);
  });

  for (const { track, facts, rows } of paths.filter((path) => path.rows.length > 0)) {
    test(`${track} shows its totals and rows`, async ({ page }) => {
      const path = section(page, track);
      for (const fact of facts) await expect(path.getByText(fact, { exact: true })).toBeVisible();
      const stops = path.locator("ol > li");
      await expect(stops).toHaveCount(rows.length);
      for (const [index, { name, weeks, sessions, course }] of rows.entries()) {
        const stop = stops.nth(index);
        await expect(stop.getByRole("heading")).toHaveText(name);
        await expect(stop).toContainText(new RegExp(`${weeks} weeks / ${sessions}\\ssessions`));
        const links = await stop
          .getByRole("link")
          .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
        expect(links).toEqual(course ? [`/courses/${course}`, `/courses/${course}#syllabus`] : []);
      }
    });
  }

  test("Continuous Learning lists what it consists of", async ({ page }) => {
    const path = section(page, "Continuous Learning");
    const expected = [
      /daily AI updates newsletter/i,
      /2 live Q&A sessions per week/i,
      /community chat/i,
      /monthly workshops/i,
      /recorded library/i,
    ];
    await expect(path.getByRole("heading", { level: 3 })).toHaveCount(expected.length);
    for (const text of expected)
      await expect(path.getByRole("heading", { level: 3, name: text })).toBeVisible();
    await expect(path.getByText("Ongoing", { exact: true })).toBeVisible();
  });

  test("leads onward", async ({ page }) => {
    await expectLinks(page, [
      "/courses",
      "/contact",
      ...content.pages["learning-paths"].closing.links.map(({ href }) => href),
    ]);
  });

  test("the link to the rest of a track shows that track", async ({ page }) => {
    await section(page, "Continuous Learning").locator('a[href^="/courses?track="]').click();
    const shown = content.courses.filter(({ track }) => track === "Continuous Learning").length;
    await expect(page.getByText(sayShown(shown))).toBeVisible();
  });
});
