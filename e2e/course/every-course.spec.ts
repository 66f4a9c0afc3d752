import { expect, type Page } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { getProjectName } from "#app/courses/course.ts";
import { getSessionId } from "#app/courses/course-ids.ts";
import { compress } from "../../scripts/hosts/delivery.ts";
import { COURSE_BUDGET, expectWithin } from "../pages/screens.ts";
import { COURSE, content, countSheets, listHrefs, openOnce, test } from "../support/site.ts";

// What may differ between courses, each opened once on a phone.
test.describe.configure({ mode: "parallel" });

test.use({ viewport: { width: 375, height: 812 } });

/** Half of 24 CSS pixels, within the target. */
const REACH = 11.5;

/** The sessions whose mark does not take a tap at every corner of a square of 24 pixels, around its shape. */
const listSmallMarks = (page: Page) =>
  page.evaluate((reach) => {
    const shapes = [...document.querySelectorAll<SVGUseElement>(".poster use")];
    return shapes.flatMap((shape) => {
      shape.scrollIntoView({ block: "center" });
      const { x, y, width, height } = shape.getBoundingClientRect();
      const corners = [-reach, reach].flatMap((dx) => [-reach, reach].map((dy) => [dx, dy]));
      const takesAll = corners.every(([dx = 0, dy = 0]) => {
        const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
        return hit?.closest("a") === shape.closest("a");
      });
      return takesAll ? [] : [shape.closest("a")?.textContent];
    });
  }, REACH);

/** The most that the page of a course may have: words without those of drawings, and KiB of HTML as hosts compress it. */
const MOST = { words: 1900, size: 23 };

/** What a price, and each group of learners, may add: the owner need not cut a page to state them. */
const MORE = { words: 20, size: 0.125 };

/** Words that a visitor reads before they can decide, in a minute. */
const WORDS_TO_DECIDE = 220;

/** Nine and a half points, in CSS pixels. */
const SMALLEST_PRINT = (9.5 * 96) / 72;

/** The colour of ink, as browsers compute it. */
const INK = "rgb(11, 27, 43)";

/** What is not read as text. */
const UNREAD = "svg, style, script";

/** How many words the main part of the page has, up to the end of an element. */
const countWords = (page: Page, last = "main > :last-child", unread = UNREAD): Promise<number> =>
  page.evaluate(
    ([last, unread]) => {
      const main = document.querySelector("main");
      const end = document.querySelector(last);
      if (!main || !end) throw new Error(`The page has no ${last}.`);
      const range = document.createRange();
      range.setStart(main, 0);
      range.setEndAfter(end);
      const part = range.cloneContents();
      for (const element of part.querySelectorAll(unread)) element.remove();
      // Texts of neighbouring elements are apart.
      for (const element of part.querySelectorAll("*")) element.append(" ");
      return (part.textContent.match(/[\p{L}\p{N}]\S*/gu) ?? []).length;
    },
    [last, unread] as const,
  );

/** The background of each session's title. */
const listGrounds = (page: Page): Promise<string[]> =>
  page
    .locator(".session > span")
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).backgroundColor));

/** The distances of each project's name from the title of its first session. */
const measureGaps = (page: Page, starts: [project: string, session: string][]) =>
  page.locator(".score .project").evaluateAll(
    (labels, starts) =>
      starts.map(([project, session]) => {
        const label = labels.find(({ textContent }) => textContent.includes(project));
        const first = document.querySelector(`#${session} > span`);
        if (!label || !first) throw new Error(`'${project}' or its first session is not on the page.`);
        const title = document.createRange();
        title.selectNodeContents(first);
        const [a, b] = [label.getBoundingClientRect(), title.getBoundingClientRect()];
        return { project, clear: Math.max(b.top - a.bottom, a.left - b.right), from: b.top - a.top };
      }),
    starts,
  );

/** The words of headings that are broken over two lines, but for those with a hyphen or a slash. */
const listBrokenWords = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const broken: string[] = [];
    for (const heading of main.querySelectorAll("h1, h2, h3")) {
      if (!heading.checkVisibility()) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        for (const { index, 0: word } of (texts.currentNode.nodeValue ?? "").matchAll(/[^\s/-]+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
    }
    return broken;
  });

/** The smallest size in which a text of the page is printed. */
const measureSmallest = (page: Page): Promise<number> =>
  page.getByRole("main").evaluate((main) => {
    const sizes = [...main.querySelectorAll("h1, h2, h3, h4, p, li, dt, dd, b")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    return Math.min(...sizes);
  });

/** A course with an end, and one without. */
const SAMPLES = new Set([COURSE, content.courses.find(({ hours }) => hours === 0)]);

for (const course of content.courses)
  test.describe(course.slug, () => {
    const { slug, sessions, hours, duration, projects, builds, milestones, next } = course;
    const getPage = openOnce(getCoursePath(slug));
    const stated = (course.price ? 1 : 0) + course.cohorts.length;

    test("takes no more screens than its budget", () => expectWithin(getPage(), COURSE_BUDGET));

    test("has no more words than its budget", async () =>
      expect(await countWords(getPage())).toBeLessThanOrEqual(MOST.words + stated * MORE.words));

    test("has no more bytes of compressed HTML than its budget", async ({ request }) => {
      const html = await (await request.get(getCoursePath(slug))).text();
      expect(compress(html).length / 1024).toBeLessThanOrEqual(MOST.size + stated * MORE.size);
    });

    test("answers what decides in its first lines", async () => {
      const lines = getPage().locator(".decision dd");
      await expect(lines).toHaveCount(7);
      await expect(lines.first()).toContainText(course.prerequisites[0] ?? "");
      for (const project of projects) await expect(lines.nth(4)).toContainText(getProjectName(project));
      await expect(lines.last().getByRole("link")).toHaveCount(next.length);
    });

    test("has no more words before its tabs than a visitor reads to decide", async () => {
      const words = await countWords(getPage(), ".course-header", `${UNREAD}, [role=tooltip]`);
      expect(words).toBeLessThanOrEqual(WORDS_TO_DECIDE);
    });

    test("shows need, time and fee on the first screen of a phone", async () => {
      const fee = getPage().locator(".decision > div").nth(2);
      const bottom = await fee.evaluate((line) => line.getBoundingClientRect().bottom + scrollY);
      expect(bottom).toBeLessThanOrEqual(812);
    });

    test("takes a tap within 24 pixels of each mark", async () => {
      expect(await listSmallMarks(getPage())).toEqual([]);
    });

    if (milestones.length > 0)
      test("shows each milestone in its week, before its session", async () => {
        for (const { session, title } of milestones) {
          const notes = getPage().locator(`.notes:has(~ #${getSessionId(session)})`);
          await expect(notes.filter({ hasText: title }).last()).toBeVisible();
        }
      });

    test("breaks no word of a heading on a phone", async () => {
      for (const width of [320, 375]) {
        await getPage().setViewportSize({ width, height: 812 });
        expect(await listBrokenWords(getPage()), `${width} px`).toEqual([]);
      }
    });

    test("prints on one sheet", async () => {
      await getPage().emulateMedia({ media: "print" });
      await getPage().evaluate(() => document.fonts.ready);
      expect(await countSheets(getPage())).toBe(1);
    });

    test("prints no text too small to read", async () => {
      await getPage().emulateMedia({ media: "print" });
      expect(await measureSmallest(getPage())).toBeGreaterThanOrEqual(SMALLEST_PRINT);
    });

    if (Object.keys(builds).length > 0)
      test("puts each project's name on its first session, clear of the title", async () => {
        const starts = Object.entries(builds).map(([project, { from }]): [string, string] => [
          project,
          getSessionId(from),
        ]);
        // The narrowest window of each layout.
        for (const width of [320, 640, 1024]) {
          await getPage().setViewportSize({ width, height: 900 });
          for (const { project, clear, from } of await measureGaps(getPage(), starts)) {
            expect(clear, `${project}: ${width} px`).toBeGreaterThanOrEqual(-8);
            expect(from, `${project}: ${width} px`).toBeLessThan(60);
          }
        }
      });

    // What is the same code on every course.
    if (!SAMPLES.has(course)) return;

    if (hours === 0)
      test("has one cell for duration and hours, since it has no end", () =>
        expect(getPage().locator(".course-picture dd")).toHaveText([
          duration,
          ...[sessions, projects.length].map(String),
        ]));

    test("numbers the marks of its poster", () =>
      expect(getPage().locator(".poster text[x]")).toHaveText(
        Array.from({ length: sessions }, (_, index) => String(index + 1)),
      ));

    test("lays ink under the sessions that build a project, and under no others", async () => {
      const spans = Object.values(builds);
      expect((await listGrounds(getPage())).map((ground) => ground === INK)).toEqual(
        Array.from({ length: sessions }, (_, index) =>
          spans.some(({ from, to }) => from <= index + 1 && index + 1 <= to),
        ),
      );
    });

    test("names up to three other courses of its track, each with 'Learn More'", async () => {
      const links = getPage()
        .locator(".related")
        .getByRole("link", { name: /^Learn More/ });
      const others = content.courses.filter((other) => other.track === course.track && other.slug !== slug);
      expect(await listHrefs(links)).toEqual(others.slice(0, 3).map((other) => getCoursePath(other.slug)));
    });

    test("leads from its foot to the next courses", async () => {
      expect(await listHrefs(getPage().locator(".next a"))).toEqual(next.map(getCoursePath));
      const names = next.map((slug) => content.coursesBySlug.get(slug)?.title);
      await expect(getPage().locator(".next")).toHaveText(next.length > 0 ? [names.join(" or ")] : []);
    });
  });
