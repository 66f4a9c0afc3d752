import { expect } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { content, listHrefs, test } from "./support/site.ts";

/** The stops of all lines: the rows of a learning path, or a track's courses without an end. */
const STOPS = content.pages["learning-paths"].paths
  .flatMap(({ track, rows }) => {
    const ongoing = content.courses.filter((course) => course.track === track && course.hours === 0);
    return rows.length > 0 ? rows : ongoing.map(({ title, sessions }) => ({ name: title, sessions }));
  })
  .map(({ name, sessions }) => ({ name, weeks: Math.ceil(sessions / 2) }));

test("the map shows every stop with its weeks, and nothing over them", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [path, width] of [
    ["/learning-paths", 1440],
    ["/", 1440],
    ["/", 375],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const stops = await page.evaluate(() =>
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
        const style = getComputedStyle(band);
        const weeks = Number(style.getPropertyValue("--length"));
        const isPainted = style.backgroundImage.startsWith("conic-gradient(");
        return { name: stop.querySelector("b")?.textContent, weeks, isPainted, isUncovered };
      }),
    );
    expect(stops, `${path} at ${width} px`).toEqual(
      STOPS.map((stop) => ({ ...stop, isPainted: true, isUncovered: true })),
    );
  }
});

test("the map draws each course in the colour of its own track", async ({ page }) => {
  await page.goto("/learning-paths");
  const stops = await listHrefs(page.locator(".map-stop > a:has(.band)"));
  const drawn = content.courses.filter(({ slug }) => stops.includes(getCoursePath(slug)));
  expect(drawn.length).toBeGreaterThan(0);
  for (const { slug, track } of drawn) {
    const band = page.locator(`.map-stop > a[href="${getCoursePath(slug)}"] .band`);
    const mark = page.locator(".map-plate", { hasText: track }).locator(".mark");
    const colour = await mark.evaluate((key) => getComputedStyle(key).color);
    expect(
      await band.evaluate((line) => getComputedStyle(line).getPropertyValue("--band-ground")),
      slug,
    ).toBe(colour);
  }
});

test("the map grows with names in large and in widely set text", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto("/");
  for (const css of [
    "html { font-size: 200% !important }",
    // WCAG 1.4.12.
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
  ]) {
    const style = await page.addStyleTag({ content: css });
    const left = await page.evaluate(() => {
      const end = document.querySelector(".map")?.getBoundingClientRect().bottom ?? 0;
      return [...document.querySelectorAll(".map-count")]
        .filter((count) => count.getBoundingClientRect().bottom > end + 1)
        .map(({ textContent }) => textContent);
    });
    expect(left, css).toEqual([]);
    await style.evaluate((element: HTMLStyleElement) => element.remove());
  }
});

test("flags on the map of the paths number the stops at which each situation enters", async ({ page }) => {
  await page.goto("/learning-paths");
  const flags = await page
    .locator(".map .map-entry")
    .evaluateAll((all) =>
      all.map((flag) => [flag.closest("a")?.getAttribute("href"), flag.textContent?.slice(0, 1)]),
    );
  const stops = await listHrefs(page.locator(".map-stop > a"));
  const entries = content.pages["learning-paths"].choose.cases.flatMap(({ links }, index) =>
    links.map(({ href }) => [href, String(index + 1)]),
  );
  expect(flags.toSorted()).toEqual(entries.filter(([href = ""]) => stops.includes(href)).toSorted());
  expect(flags.length).toBeGreaterThan(0);
});
