import { expect } from "@playwright/test";
import { listSessions } from "#app/courses/course.ts";
import { TABS } from "#app/courses/course-tabs.ts";
import { COURSE, COURSE_PATH, test } from "../support/site.ts";

test.use({ javaScriptEnabled: false });

test("all panels and sessions are readable without scripts, under their headings", async ({ page }) => {
  await page.goto(COURSE_PATH);
  for (const name of TABS)
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  const { programHighlights, learningOutcomes, prerequisites, projects } = COURSE;
  const entries = (await page.getByRole("main").allInnerTexts()).join("\n");
  for (const text of [programHighlights, learningOutcomes, prerequisites, projects].flat())
    expect(entries).toContain(text);
  for (const { title } of listSessions(COURSE)) expect(entries).toContain(title);
});
