import { expect, type Page } from "@playwright/test";
import { LINES } from "./lines.ts";
import { content, test } from "./site.ts";

const WIDTHS = [375, 768, 1440, 1920];
/** A line without a stop is not drawn. */
const DRAWN = LINES.filter(({ stops }) => stops.length > 0);

/** The stops that the map draws, with the sessions that each must show. */
const STOPS = DRAWN.flatMap(({ stops }) => stops).map(({ name, sessions, course }) => ({
  name,
  sessions,
  isDashed: course === undefined,
  isSolid: !["Intermediate", "Advanced"].includes(
    content.courses.find(({ slug }) => slug === course)?.level ?? "Beginner",
  ),
}));

/** Counts at each stop the marks that a visitor can see: inside the page's width, with nothing on them. */
const countVisibleMarks = (page: Page) =>
  page.evaluate(() => {
    const measure = (svg: SVGSVGElement, contour: string) => {
      const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
      path.setAttribute("d", contour);
      svg.append(path);
      const { x, y, width, height } = path.getBBox();
      path.remove();
      return { x, y, width, height };
    };
    const isSeen = (svg: SVGSVGElement, { x, y }: { x: number; y: number }) => {
      const at = () => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM() ?? undefined);
      scrollTo({ top: at().y + scrollY - innerHeight / 2, behavior: "instant" });
      const point = at();
      const isInside = point.x >= 0 && point.x <= document.documentElement.clientWidth;
      return isInside && svg.contains(document.elementFromPoint(point.x, point.y));
    };
    return [...document.querySelectorAll(".map-stop")].map((stop) => {
      const svgs = [...stop.querySelectorAll("svg")].filter((svg) => svg.checkVisibility());
      const [svg] = svgs;
      const [band, marks] = svg?.querySelectorAll("path") ?? [];
      if (!svg || !band || !marks || svgs.length !== 1) throw new Error(`no drawing: ${stop.textContent}`);
      const contours = (marks.getAttribute("d")?.match(/M[^M]*/g) ?? []).map((d) => measure(svg, d));
      // A hole is smaller than its mark.
      const widest = Math.max(...contours.map(({ width }) => width));
      const outer = contours.filter((box) => box.width > 0.9 * widest);
      const seen = outer.filter(({ x, y, width, height }) =>
        [
          [0.5, 0.5],
          [0.05, 0.5],
          [0.95, 0.5],
          [0.5, 0.05],
          [0.5, 0.95],
        ].every(([right = 0, down = 0]) => isSeen(svg, { x: x + width * right, y: y + height * down })),
      );
      return {
        name: stop.querySelector("b")?.textContent,
        sessions: seen.length,
        isDashed: band.hasAttribute("stroke-dasharray"),
        isSolid: contours.length === outer.length,
      };
    });
  });

for (const path of ["/", "/learning-paths"])
  test(`${path} shows every session of its stops at every width, and no mark is covered`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await countVisibleMarks(page), `${width} px`).toEqual(STOPS);
    }
  });

test("the map says its lines, their lengths and their stops in words", async ({ page }) => {
  await page.goto("/");
  const map = page.locator(".map");
  for (const { track, slug, rows } of DRAWN) {
    await expect(map.getByRole("link", { name: track, exact: true })).toHaveAttribute(
      "href",
      `/learning-paths#${slug}`,
    );
    const sessions = rows.reduce((sum, row) => sum + row.sessions, 0);
    const weeks = rows.reduce((sum, row) => sum + row.weeks, 0);
    if (rows.length > 0) await expect(map.getByText(`${weeks} weeks, ${sessions} sessions`)).toBeVisible();
    for (const row of rows) {
      const level = content.courses.find(({ slug: own }) => own === row.course)?.level;
      if (level)
        await expect(
          map.getByRole("link", { name: `${row.name} ${row.sessions} sessions ${level}` }),
        ).toHaveAttribute("href", `/courses/${row.course}`);
      else await expect(map.getByText(`${row.sessions} sessions details on request`).first()).toBeVisible();
    }
  }
});

test("an open line runs out of the page; the lines draw themselves with their stops, on a screen and where motion is wanted", async ({
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

test("in forced colours a line keeps its colour and its marks theirs", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto("/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const [band, marks] = await page
      .locator(".map-stop svg:visible")
      .first()
      .locator("path")
      .evaluateAll((paths) =>
        paths.map((path) => getComputedStyle(path)).map(({ stroke, fill }) => [stroke, fill]),
      );
    expect(band?.[0]).toBe("rgb(255, 194, 26)");
    expect(marks?.[1]).toBe("rgb(11, 27, 43)");
  }
});
