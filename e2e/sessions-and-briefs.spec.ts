import { expect } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { content, listHrefs, test } from "./support/site.ts";

// One session and one brief, if there are any, since all are made alike; that each is complete is checked by
// `npm run content`.
const { sessions, briefs } = content.articles;
const [session] = sessions;
const [brief] = briefs;
const KINDS = [
  ["a session", sessions],
  ["a brief", briefs],
] as const;

if (session) {
  test("wraps the output of a session on a small phone, unless it has columns", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(session.path);
    const hidden = await page
      .locator(".listing-text:not(.listing-table) pre")
      .evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
    expect(new Set(hidden)).toEqual(new Set([0]));
    for (const table of await page.locator(".listing-table pre").all())
      await expect(table).toHaveCSS("text-wrap-mode", "nowrap");
  });

  test("halves the indentation of source on a phone, but not of output, data and diffs", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    /** How wide each indentation is, as a part of what it would be without letter spacing. */
    const listTexts = (selector: string) =>
      page.locator(`${selector} code > span > i`).evaluateAll((all) =>
        (all as HTMLElement[]).map((indent) => {
          const { width } = indent.getBoundingClientRect();
          indent.style.letterSpacing = "0";
          return Math.round((100 * width) / indent.getBoundingClientRect().width) / 100;
        }),
      );
    const source: number[] = [];
    const whole: number[] = [];
    for (const { path } of sessions) {
      await page.goto(path);
      source.push(...(await listTexts(".listing-file:not(.listing-diff)")));
      whole.push(...(await listTexts(":is(.listing-text, .listing-table, .listing-diff)")));
    }
    expect(new Set(source)).toEqual(new Set([0.5]));
    expect(new Set(whole)).toEqual(new Set([1]));
  });

  test("has the listings of a session next to the text about them on a wide screen", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(session.path);
    const steps = await page.locator(".step:has(> :nth-child(2))").evaluateAll((all) =>
      all.map((step) => {
        const [listings, outputs] = step.querySelectorAll(":scope > .listings");
        const [words, after] = step.querySelectorAll(".is-spoken");
        const [left, right, below, last] = [words, listings, outputs, after].map((part) =>
          part?.getBoundingClientRect(),
        );
        if (!left || !right || left.right >= right.left) return false;
        if (last && last.right >= right.left) return false;
        if (below && last) return below.top <= last.top && last.top < below.bottom;
        return Math.abs(left.top - right.top) < 1;
      }),
    );
    expect(steps.length).toBeGreaterThan(3);
    expect(steps).not.toContain(false);
  });

  test("words of a session stay in sight next to the end of a longer listing", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(session.path);
    const tops = await page.locator(".step").evaluateAll((steps) =>
      steps.flatMap((step) => {
        const words = step.querySelector(":scope > :first-child > .is-spoken");
        const listings = step.querySelector(".listings");
        if (!words || !listings || listings.clientHeight < words.clientHeight + 200) return [];
        const { bottom } = listings.getBoundingClientRect();
        scrollBy(0, bottom - words.clientHeight - 50);
        return words.getBoundingClientRect().top;
      }),
    );
    expect(tops.length).toBeGreaterThan(3);
    for (const top of tops) expect(top).toBeCloseTo(16, 0);
  });

  test("fills the edge of a terminal with its ground in the dark scheme", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(session.path);
    const colours = await page.locator(".listing-text pre").evaluateAll((all) =>
      all.map((terminal) => {
        const { backgroundColor, borderLeftColor } = getComputedStyle(terminal);
        return { ground: backgroundColor, edge: borderLeftColor };
      }),
    );
    expect(colours.length).toBeGreaterThan(0);
    for (const { ground, edge } of colours) expect(edge).toBe(ground);
  });

  test("ends the ruler of an hour with its last minute", async ({ page }) => {
    await page.goto(session.path);
    const ruler = page.getByRole("navigation", { name: "The hour, part by part" });
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const end = await ruler.getByText("60 min", { exact: true }).boundingBox();
      const nextTo = await ruler
        .locator("li")
        .last()
        .locator("p, a")
        .evaluateAll((all) => all.slice(0, -1).map((one) => one.getBoundingClientRect()));
      if (!end) throw new Error("The ruler has no end.");
      expect(nextTo).not.toEqual([]);
      for (const { right, left, top, bottom } of nextTo)
        expect(
          right <= end.x || left >= end.x + end.width || bottom <= end.y || top >= end.y + end.height,
        ).toBe(true);
    }
  });

  test("introduces a session under its lead, next to the ruler, on a tablet", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(session.path);
    const ruler = page.getByRole("navigation", { name: "The hour, part by part" });
    const [lead, hour, intro] = await Promise.all([
      page.getByText(session.description, { exact: true }).boundingBox(),
      ruler.boundingBox(),
      ruler.locator("~ .prose").boundingBox(),
    ]);
    if (!lead || !hour || !intro) throw new Error("The session has no lead, no ruler or no introduction.");
    expect(intro.y - lead.y - lead.height).toBeLessThan(48);
    expect(intro.x + intro.width).toBeLessThan(hour.x);
  });

  test("nothing of a session slides over what follows it", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(session.path);
    const covered = await page.locator(".step").evaluateAll((steps) =>
      steps.flatMap((step) => {
        const { top, height } = step.getBoundingClientRect();
        const start = top + scrollY;
        return Array.from({ length: Math.ceil(height / 60) }, (_, at) => {
          scrollTo(0, start + 60 * at);
          const parts = [...step.querySelectorAll(".is-spoken, .listings")].map((part) =>
            part.getBoundingClientRect(),
          );
          return parts.some((part, index) =>
            parts
              .slice(index + 1)
              .some((next) => part.left < next.right && next.left < part.right && part.bottom > next.top + 1),
          );
        });
      }),
    );
    expect(covered.length).toBeGreaterThan(10);
    expect(covered).not.toContain(true);
  });

  test("unfolds the solution of a session's task", async ({ page }) => {
    await page.goto(session.path);
    const solution = page.locator("details pre");
    await expect(solution).toBeHidden();
    await page.getByText("Show a sample solution").click();
    await expect(solution).toBeVisible();
  });

  test("lists the files of a session's task in a sentence", async ({ page }) => {
    for (const { path, files } of sessions) {
      await page.goto(path);
      const names = files.filter(({ path }) => path).map(({ name }) => name);
      await expect(page.getByText("Or read the file")).toHaveText(
        `Or read the file${names.length === 1 ? "" : "s"} here: ${names.join(", ")}`,
      );
    }
  });
}

for (const { path, task } of sessions.filter(({ task }) => task.text.includes("`")).slice(0, 1))
  test("shows the names in a session's task as code", async ({ page }) => {
    await page.goto(path);
    const names = task.text.split("`").filter((_, index) => index % 2 === 1);
    expect(names.length).toBeGreaterThan(0);
    await expect(page.locator("div:has(> #task) code")).toHaveText(names);
  });

const built = content.courses.find(({ slug }) => slug === brief?.course)?.builds[brief?.project ?? ""];
if (brief && built)
  test("draws the sessions that build a project on ink", async ({ page }) => {
    await page.goto(brief.path);
    const marks = page.locator("figure .mark");
    const grounds = await marks.evaluateAll((all) =>
      all.map((mark) => getComputedStyle(mark.parentElement ?? mark).backgroundColor),
    );
    const chosen = grounds.flatMap((ground, index) => (ground === "rgb(11, 27, 43)" ? [index + 1] : []));
    expect(chosen).toEqual(
      Array.from({ length: built.to - built.from + 1 }, (_, index) => built.from + index),
    );
  });

for (const [kind, articles] of KINDS)
  for (const { path, course } of articles.slice(0, 1)) {
    if (articles.length > 1)
      test(`names the course of others on a phone, after ${kind}`, async ({ page }) => {
        await page.setViewportSize({ width: 375, height: 812 });
        await page.goto(path);
        const names = page.getByRole("main").locator("li > a > span > span");
        const heights = await names.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
        expect(heights.length).toBeGreaterThan(0);
        for (const height of heights) expect(height).toBeGreaterThan(10);
      });

    test(`prints smaller headings on each lower level of ${kind}`, async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      await page.goto(path);
      const sizes = await page.locator("main :is(h1, h2, h3)").evaluateAll((all) =>
        all.map((heading) => ({
          level: heading.tagName,
          size: Number.parseFloat(getComputedStyle(heading).fontSize),
        })),
      );
      const listSizes = (level: string) => sizes.filter((one) => one.level === level).map(({ size }) => size);
      const [title = 0] = listSizes("H1");
      expect(title).toBeGreaterThan(Math.max(...listSizes("H2")));
      expect(Math.max(...listSizes("H3"))).toBeLessThan(Math.max(...listSizes("H2")));
    });

    test(`the course of ${kind} links to its own articles alone`, async ({ page }) => {
      await page.goto(getCoursePath(course));
      const links = await listHrefs(page.getByRole("main").getByRole("link"));
      for (const other of [...sessions, ...briefs])
        expect(links.includes(other.path), other.path).toBe(other.course === course);
    });
  }

if (session)
  test("a course leads to its session from the session's row", async ({ page }) => {
    await page.goto(getCoursePath(session.course));
    await page.locator(`.session a[href="${session.path}"]`).click();
    await expect(page).toHaveURL(session.path);
  });

if (brief)
  test("a course leads to its brief from its projects, and the brief leads back", async ({ page }) => {
    await page.goto(getCoursePath(brief.course));
    await page.getByRole("tab", { name: "Projects" }).click();
    await page.locator(`main a[href="${brief.path}"]`).first().click();
    await expect(page).toHaveURL(brief.path);
    await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link").last().click();
    await expect(page).toHaveURL(getCoursePath(brief.course));
  });
