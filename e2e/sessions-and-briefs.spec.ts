import { globSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { getCoursePath } from "#app/content/addresses.ts";
import { getEntryFilePath, listEntryPages } from "#app/site/collections.server.ts";
import { expectNoViolations } from "./axe.ts";
import { content, test } from "./site.ts";

const { sessions, briefs } = content.entries;
const PAGES = listEntryPages(content);

for (const session of sessions)
  test(`${session.path} has its hour, its listings, three questions and its task`, async ({ page }) => {
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
    const body = readFileSync(`content/sessions/${session.slug}.md`, "utf8");
    const listings = page.locator("main .listing:visible");
    await expect(listings).toHaveCount((body.match(/^```/gm)?.length ?? 0) / 2);
    for (const { question, answer } of session.questions) {
      await expect(page.getByRole("heading", { level: 3, name: question })).toBeVisible();
      await expect(page.getByText(answer)).toBeVisible();
    }
    const solution = page.locator("details pre");
    await expect(solution).toBeHidden();
    await page.getByText(content.pages.session.task.solution).click();
    const text = session.files.find(({ isPublished }) => !isPublished)?.text.trim() ?? "";
    expect((await solution.textContent())?.trim()).toBe(text);
    await expectNoViolations(page);
  });

for (const brief of briefs)
  test(`${brief.path} has its task, files, criteria, rubric, extensions and licence`, async ({ page }) => {
    await page.goto(brief.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(brief.title);
    for (const { title } of brief.sections)
      await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
    const facts = page.getByRole("complementary", { name: content.pages.brief.facts.title });
    await expect(facts).toContainText(`${brief.hours.from}-${brief.hours.to} hours`);
    for (const { text } of brief.given) await expect(facts.getByText(text, { exact: true })).toBeVisible();
    const { name, url } = content.site.licence;
    await expect(facts.getByRole("link", { name })).toHaveAttribute("href", url);
    for (const criterion of brief.criteria)
      await expect(
        page.locator("section[aria-labelledby=criteria] li").getByText(criterion, { exact: true }),
      ).toBeVisible();
    for (const [index, { title, text }] of brief.rubric.entries()) {
      const line = page.locator("section[aria-labelledby=rubric] li").nth(index);
      await expect(line.getByRole("heading")).toHaveText(title);
      await expect(line.locator("dd")).toHaveText([text.good, text.sufficient, text.insufficient]);
    }
    await expect(page.locator("section[aria-labelledby=extensions] li")).toHaveText(brief.extensions);
    await expectNoViolations(page);
  });

test("every file that a page names is there as plain text, and is what the content holds", async ({
  page,
  request,
}) => {
  for (const entry of PAGES) {
    await page.goto(entry.path);
    const published = entry.files.filter(({ isPublished }) => isPublished);
    const links = page.locator("main a[download]");
    const named = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(named).toEqual(published.map((file) => getEntryFilePath(entry, file)));
    for (const file of published) {
      const answer = await request.get(getEntryFilePath(entry, file));
      expect(answer.status(), file.name).toBe(200);
      expect(answer.headers()["content-type"], file.name).toMatch(
        /^(text\/(plain|markdown)|application\/json)/,
      );
      expect(await answer.text()).toBe(file.text);
    }
  }
});

test("no solution is published", async ({ request }) => {
  const solutions = globSync("content/*/solutions/*/*").map((file) => file.split("/"));
  expect(solutions.length).toBeGreaterThan(0);
  for (const [, folder = "", , slug = "", name = ""] of solutions) {
    const own = PAGES.filter((page) => page.path.startsWith(`${getCoursePath(slug)}/`));
    for (const { path } of own) {
      const answer = await request.get(`${path}/${name}`);
      expect(answer.status(), `${folder} ${path}/${name}`).toBe(404);
    }
  }
});

test("a course leads to what is below it, which leads back", async ({ page }) => {
  for (const entry of PAGES) {
    const course = getCoursePath(entry.path.split("/")[2] ?? "");
    await page.goto(course);
    expect(await page.locator(`main a[href="${entry.path}"]`).count(), entry.path).toBeGreaterThan(0);
    await page.goto(entry.path);
    const trail = page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link");
    await expect(trail).toHaveCount(3);
    await trail.last().click();
    await expect(page).toHaveURL(course);
  }
});

test("every course of a track with a written session leads to one, as do the home page and /about", async ({
  page,
}) => {
  const tracks = new Set(
    content.courses
      .filter(({ slug }) => sessions.some(({ course }) => course === slug))
      .map(({ track }) => track),
  );
  for (const { slug } of content.courses.filter(({ track }) => tracks.has(track))) {
    await page.goto(getCoursePath(slug));
    await expect(page.locator('#syllabus a[href$="/session"]').first()).toBeVisible();
  }
  for (const path of ["/", "/about"]) {
    await page.goto(path);
    for (const session of sessions)
      await expect(page.locator(`main a[href="${session.path}"]`)).toBeVisible();
  }
});

test("the mark of a written session says that it can be read", async ({ page }) => {
  for (const { course, session, path } of sessions) {
    await page.goto(getCoursePath(course));
    const mark = page.locator("#syllabus li li").filter({ hasText: session });
    await mark.getByRole("link", { name: content.pages.course.syllabus.read }).click();
    await expect(page).toHaveURL(path);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all of a session and of a brief is there, and the solution unfolds", async ({ page }) => {
    const [session, brief] = [sessions[0], briefs[0]];
    await page.goto(session?.path ?? "");
    for (const { title } of session?.parts ?? [])
      await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
    await page.getByText(content.pages.session.task.solution).click();
    await expect(page.locator("details pre")).toBeVisible();
    await page.goto(brief?.path ?? "");
    for (const criterion of brief?.criteria ?? [])
      await expect(page.getByText(criterion, { exact: true })).toBeVisible();
  });
});
