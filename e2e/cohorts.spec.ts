import { expect } from "@playwright/test";
import ICAL from "ical.js";
import { GOOD_TO_KNOW_ID } from "#app/content/addresses.ts";
import { MOVED, startNginx } from "./hosts/servers.ts";
import { COURSE, COURSE_PATH, content, test } from "./site.ts";

const NEXT = "Starts Mon 11 January, Mon and Thu 19:00 IST";

/** The site of content/ with dates, prices and mentors filled in. */
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  baseURL: async ({}, use) => {
    const host = await startNginx(MOVED);
    await use(`${host.url}/`);
    await host.stop();
  },
});

test("a course with groups shows the next start, its terms and its price", async ({ page }) => {
  await page.goto(COURSE_PATH.slice(1));
  const main = page.getByRole("main");
  await expect(main.locator("header").getByText(NEXT)).toBeVisible();
  await expect(main).not.toContainText("2 November");
  const enrol = page.getByRole("complementary", { name: `Enrol in ${COURSE.title}` });
  await expect(enrol.getByText(NEXT)).toBeVisible();
  const known = page.locator(`section:has(#${GOOD_TO_KNOW_ID})`);
  await expect(known.getByRole("listitem").filter({ hasText: NEXT })).toContainText(
    "In English, 12 seats, with Asha Rao",
  );
  await expect(known.getByText("Starts Wed 3 February, Wed and Sat 07:30 GMT+1").first()).toBeVisible();
  // In one place of the page.
  for (const said of ["₹18,500, all sessions", "At most 12 learners in a group.", "The whole price back"])
    await expect(main.getByText(said)).toHaveCount(1);
  for (const link of await main.getByRole("link", { name: /^Enroll Now/ }).all())
    expect(new URL((await link.getAttribute("href")) ?? "").searchParams.get("text")).toContain(NEXT);
});

test("the calendar of a group has an event for each session", async ({ page, request }) => {
  await page.goto(COURSE_PATH.slice(1));
  const link = page
    .getByRole("link", { name: new RegExp(`^All ${COURSE.sessions} sessions for your calendar *: ${NEXT}`) })
    .first();
  const file = await request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toContain("text/calendar");
  const calendar = new ICAL.Component(ICAL.parse(await file.text()));
  expect(calendar.getAllSubcomponents("vevent")).toHaveLength(COURSE.sessions);
  await expect(page.locator("#syllabus ol ol > li")).toHaveCount(COURSE.sessions);
});

test("catalogue and contact page name the next start; a course without groups says whom to ask", async ({
  page,
}) => {
  await page.goto("courses");
  await expect(page.locator(`[data-course="${COURSE.slug}"]`)).toContainText(NEXT);
  await page.goto("contact");
  await expect(page.getByRole("region", { name: "Groups that start next" })).toContainText(
    `${COURSE.title}${NEXT}`,
  );
  const other = content.courses.find(({ slug, hours }) => slug !== COURSE.slug && hours > 0);
  await page.goto(`courses/${other?.slug}`);
  await expect(page.getByRole("main").locator("header")).toContainText(
    content.pages.course.enrolment.unknown.both,
  );
});
