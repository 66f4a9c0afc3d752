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

/** The stops of the map as they must be drawn: a mark for each session, in the treatment of its level. */
const STOPS = DRAWN.flatMap(({ stops }) => stops).map(({ name, sessions, course }) => {
  const { level = "Beginner" } = content.courses.find(({ slug }) => slug === course) ?? {};
  const treatment = { Intermediate: "is-holed", Advanced: "is-outlined" }[level as string] ?? "";
  return { name, marks: sessions, treatment, isSeen: true };
});

/**
 * The stops as they are drawn. Their marks are tiles of a background. A stop is seen where it is within the page's
 * width, with nothing over it.
 */
const readStops = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".map-stop")].map((stop) => {
      const band = stop.querySelector(".band");
      if (!band) throw new Error(`no drawing: ${stop.textContent}`);
      band.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = band.getBoundingClientRect();
      const places = [0.04, 0.25, 0.5, 0.75, 0.96];
      const isUncovered = places.every((right) =>
        places.every((down) =>
          stop.contains(document.elementFromPoint(x + width * right, y + height * down)),
        ),
      );
      const { backgroundSize, backgroundImage } = getComputedStyle(band);
      const [tile = "", line = ""] = backgroundSize.split(",");
      const count = (size: string) =>
        ([width, height] as const)
          .map((side, axis) => {
            const part = size.trim().split(" ")[axis] ?? "";
            return part.endsWith("%") ? 100 / Number.parseFloat(part) : side / Number.parseFloat(part);
          })
          .reduce((product, factor) => product * factor, 1);
      if (Math.abs(2 * count(line) - count(tile)) > 0.1)
        throw new Error(`two marks a week: ${backgroundSize}`);
      return {
        name: stop.querySelector("b")?.textContent,
        marks: backgroundImage.startsWith("url(") ? Math.round(count(tile)) : 0,
        treatment: ["is-holed", "is-outlined"].find((name) => band.classList.contains(name)) ?? "",
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
