import { globSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { getEntryFilePath, listEntryPages } from "#app/site/collections.server.ts";
import { content, FIRST_COURSES, test } from "./site.ts";

// One session and one brief, since all are made alike; that each is complete is checked by `npm run content`.
const { sessions, briefs } = content.entries;
const [[session], [brief]] = [sessions, briefs];
if (!session || !brief) throw new Error("content/ has no written session or no brief.");
const PAGES = listEntryPages(content);

test("a session shows its hour, its listings, its questions and a folded solution", async ({ page }) => {
  await page.goto(session.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(session.title);
  const hour = page.getByRole("navigation", { name: content.pages.session.hour }).getByRole("link");
  await expect(hour).toHaveCount(session.parts.length);
  for (const [index, { title }] of session.parts.entries()) {
    await expect(hour.nth(index)).toContainText(title);
    await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  }
  await hour.last().click();
  await expect(page.locator(`#part-${session.parts.length}`)).toBeInViewport();
  const source = readFileSync(`content/sessions/${session.slug}.md`, "utf8");
  await expect(page.locator("main .listing:visible")).toHaveCount((source.match(/^```/gm)?.length ?? 0) / 2);
  for (const { question, answer } of session.questions) {
    await expect(page.getByRole("heading", { level: 3, name: question })).toBeVisible();
    await expect(page.getByText(answer)).toBeVisible();
  }
  const solution = page.locator("details pre");
  await expect(solution).toBeHidden();
  await page.getByText(content.pages.session.task.solution).click();
  await expect(solution).toBeVisible();
  const text = session.files.find(({ isPublished }) => !isPublished)?.text.trim() ?? "";
  expect((await solution.textContent())?.trim()).toBe(text);
});

test("a brief shows its task, files, criteria, rubric, extensions and licence", async ({ page }) => {
  await page.goto(brief.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(brief.title);
  for (const { title } of brief.sections)
    await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  const facts = page.getByRole("complementary", { name: content.pages.brief.facts.title });
  for (const text of [`${brief.hours.from}-${brief.hours.to} hours`, ...brief.given.map(({ text }) => text)])
    await expect(facts).toContainText(text);
  const { name, url } = content.site.licence;
  await expect(facts.getByRole("link", { name })).toHaveAttribute("href", url);
  const links = page.locator("main a[download]");
  const published = brief.files.filter(({ isPublished }) => isPublished);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    published.map((file) => getEntryFilePath(brief, file)),
  );
  await expect(page.locator("section[aria-labelledby=criteria] li")).toHaveText(brief.criteria);
  const levels = page.locator("section[aria-labelledby=rubric] li dd");
  await expect(levels).toHaveText(
    brief.rubric.flatMap(({ text }) => [text.good, text.sufficient, text.insufficient]),
  );
  await expect(page.locator("section[aria-labelledby=extensions] li")).toHaveText(brief.extensions);
});

test("every file of a session or brief is served as the plain text that the content holds", async ({
  request,
}) => {
  for (const entry of PAGES)
    for (const file of entry.files.filter(({ isPublished }) => isPublished)) {
      const answer = await request.get(getEntryFilePath(entry, file));
      expect(answer.status(), file.name).toBe(200);
      expect(answer.headers()["content-type"], file.name).toMatch(
        /^(text\/(plain|markdown)|application\/json)/,
      );
      expect(await answer.text()).toBe(file.text);
    }
});

test("no solution is published", async ({ request }) => {
  const solutions = globSync("content/*/solutions/*/*").map((file) => file.split("/"));
  expect(solutions.length).toBeGreaterThan(0);
  for (const [, , , slug = "", name = ""] of solutions)
    for (const { path } of PAGES.filter((page) => page.path.startsWith(`${getCoursePath(slug)}/`)))
      expect((await request.get(`${path}/${name}`)).status(), `${path}/${name}`).toBe(404);
});

test("a course leads to its session and its brief, which lead back", async ({ page }) => {
  await page.goto(getCoursePath(session.course));
  await page
    .locator("#syllabus li li")
    .filter({ hasText: session.session })
    .getByRole("link", { name: content.pages.course.syllabus.read })
    .click();
  await expect(page).toHaveURL(session.path);
  await page.goto(getCoursePath(brief.course));
  await page.getByRole("tab", { name: "Projects" }).click();
  await page.locator(`main a[href="${brief.path}"]`).first().click();
  await expect(page).toHaveURL(brief.path);
  const trail = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link");
  await expect(trail).toHaveCount(3);
  await trail.last().click();
  await expect(page).toHaveURL(getCoursePath(brief.course));
});

test("the home page, /about and the courses of a track lead to its written sessions", async ({ page }) => {
  for (const path of ["/", "/about"]) {
    await page.goto(path);
    for (const { path: href } of sessions) await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();
  }
  const tracks = content.courses.filter(({ slug }) => sessions.some(({ course }) => course === slug));
  for (const { slug } of FIRST_COURSES.filter(({ track }) =>
    tracks.some((course) => course.track === track),
  )) {
    await page.goto(getCoursePath(slug));
    await expect(page.locator('#syllabus a[href$="/session"]').first()).toBeVisible();
  }
});
