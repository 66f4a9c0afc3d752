import { expect, type Page } from "@playwright/test";
import { content, test } from "./site.ts";

const WIDTHS = [375, 768, 1440];
type Stop = { name: string; sessions: number; course?: string | undefined };

/** The lines of the map with their stops: the rows of a learning path, or a track's courses without an end. */
const DRAWN = content.pages["learning-paths"].paths
  .map(({ track, rows }) => {
    const ongoing = content.courses.filter((course) => course.track === track && course.hours === 0);
    const courses = ongoing.map(({ title, sessions, slug }) => ({ name: title, sessions, course: slug }));
    const stops: readonly Stop[] = rows.length > 0 ? rows : courses;
    return { rows, stops };
  })
  // A line without a stop is not drawn.
  .filter(({ stops }) => stops.length > 0);

/** The stops of the map as they must be drawn: marks of the higher levels have a hole, which is a second contour. */
const STOPS = DRAWN.flatMap(({ stops }) => stops).map(({ name, sessions, course }) => {
  const { level = "Beginner" } = content.courses.find(({ slug }) => slug === course) ?? {};
  const contours = ["Intermediate", "Advanced"].includes(level) ? 2 : 1;
  return { name, contours: contours * sessions, isDashed: course === undefined, isSeen: true };
});

/** The stops as they are drawn. A stop is seen where its marks are within the page's width, with nothing over them. */
const readStops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".map-stop")].map((stop) => {
      const [svg] = [...stop.querySelectorAll("svg")].filter((drawing) => drawing.checkVisibility());
      const [band, marks] = svg?.querySelectorAll("path") ?? [];
      if (!svg || !band || !marks) throw new Error(`no drawing: ${stop.textContent}`);
      svg.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = marks.getBoundingClientRect();
      const places = [0.02, 0.25, 0.5, 0.75, 0.98];
      const isUncovered = places.every((right) =>
        places.every((down) => svg.contains(document.elementFromPoint(x + width * right, y + height * down))),
      );
      return {
        name: stop.querySelector("b")?.textContent,
        contours: marks.getAttribute("d")?.match(/M/g)?.length,
        isDashed: band.hasAttribute("stroke-dasharray"),
        isSeen: x >= 0 && x + width <= document.documentElement.clientWidth && isUncovered,
      };
    }),
  );

for (const path of ["/", "/learning-paths"])
  test(`the map of ${path} shows every session at every width, none of them covered`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await readStops(page), `${width} px`).toEqual(STOPS);
    }
  });

test("the map grows with the names of its last stops, in large text and in widely set text", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 900 });
  for (const css of [
    "html { font-size: 200% !important }",
    // WCAG 1.4.12.
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
  ]) {
    await page.goto("/");
    await page.addStyleTag({ content: css });
    const left = await page.evaluate(() => {
      const end = document.querySelector(".map")?.getBoundingClientRect().bottom ?? 0;
      return [...document.querySelectorAll(".map-count")]
        .filter((count) => count.getBoundingClientRect().bottom > end + 1)
        .map(({ textContent }) => textContent);
    });
    expect(left, css).toEqual([]);
  }
});

test("an open line runs out of the page; lines draw themselves on a screen, unless motion is unwanted", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const ends = await page
    .locator(".map-open")
    .evaluateAll((lines) => lines.map((line) => Math.round(line.getBoundingClientRect().right)));
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(ends).toEqual(DRAWN.filter(({ rows }) => rows.length === 0).map(() => width));
  for (const [reducedMotion, media, moves] of [
    ["no-preference", "screen", true],
    ["reduce", "screen", false],
    ["no-preference", "print", false],
  ] as const) {
    await page.emulateMedia({ reducedMotion, media });
    const durations = await page.locator(".map, .map *").evaluateAll((all) =>
      all
        .map((element) => ({ element, style: getComputedStyle(element) }))
        .filter(({ style }) => style.animationName !== "none")
        .map(({ element, style }) => ({
          seconds: Number.parseFloat(style.animationDuration) + Number.parseFloat(style.animationDelay),
          stops: element.querySelectorAll(".map-stop").length,
        })),
    );
    expect(durations.length, `${reducedMotion}, ${media}`).toBe(moves ? DRAWN.length : 0);
    for (const { seconds, stops } of durations) {
      expect(seconds).toBeLessThanOrEqual(0.9);
      expect(stops).toBeGreaterThan(0);
    }
  }
});
