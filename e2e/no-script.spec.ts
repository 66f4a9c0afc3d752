import { expect } from "@playwright/test";
import { content, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

test("all courses with their links are there", async ({ page }) => {
  await page.goto("/courses");
  await expect(page.getByRole("link", { name: /^View Course/ })).toHaveCount(content.courses.length);
  for (const { slug } of content.courses) await expect(page.locator(`[data-course="${slug}"]`)).toBeVisible();
});

test("all panels of a course are readable under their headings", async ({ page }) => {
  for (const course of content.courses.slice(0, 2)) {
    await page.goto(`/courses/${course.slug}`);
    for (const name of ["Overview", "Outcomes", "Prerequisites", "Projects"])
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    const { programHighlights, learningOutcomes, prerequisites, projects } = course;
    const entries = await page.getByRole("main").locator("li:visible").allInnerTexts();
    for (const title of course.syllabus.flatMap(({ sessions }) => sessions))
      expect(entries.some((entry) => entry.includes(title))).toBe(true);
    expect(entries).toEqual(
      expect.arrayContaining([...programHighlights, ...learningOutcomes, ...prerequisites]),
    );
    // One of them has a link to its brief.
    for (const project of projects) expect(entries.some((entry) => entry.startsWith(project))).toBe(true);
  }
});

test("all answers are readable, and mail and chat stand in place of the form", async ({ page }) => {
  await page.goto("/contact");
  for (const { answer } of content.faq) await expect(page.getByText(answer)).toBeVisible();
  await expect(page.locator("form")).toBeHidden();
  await expect(page.locator("[data-without-script] > div > p")).toBeVisible();
  await expect(page.locator("[data-without-script] > div > p")).toHaveText(content.pages.contact.noScript);
  await expect(page.getByText("Request Received")).toBeHidden();
});

test("the menu of small screens opens and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Courses" }).click();
  await expect(page).toHaveURL("/courses");
});

test("all prompts and days are readable, and a link opens its prompt", async ({ page }) => {
  await page.goto("/dev-toolkit");
  const prompts = content.toolkit.groups.flatMap((group) => group.prompts);
  await expect(page.locator("#prompts h4")).toHaveCount(prompts.length);
  const last = prompts.at(-1);
  await page.locator("#prompt-list summary").last().click();
  await expect(page.getByText(last?.good ?? "")).toBeVisible();
  await page.locator("#roadmap-days summary").last().click();
  const days = content.toolkit.phases.flatMap((phase) => phase.days);
  await expect(page.locator(`#day-${days.length}`)).toBeVisible();
  await page.goto(`/dev-toolkit#${prompts[40]?.slug}`);
  await expect(page.locator(`#${prompts[40]?.slug}`)).toBeInViewport();
  await expect(page.locator("#prompts button:visible")).toHaveCount(0);
});
