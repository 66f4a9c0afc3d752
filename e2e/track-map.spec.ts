import { expect } from "@playwright/test";
import { content, test } from "./site.ts";

/** The stops of each line: the rows of a learning path, or a track's courses without an end. */
const LINES = content.pages["learning-paths"].paths
  .map(({ track, rows }) => {
    const ongoing = content.courses.filter((course) => course.track === track && course.hours === 0);
    return rows.length > 0 ? rows.map(({ name }) => name) : ongoing.map(({ title }) => title);
  })
  // A line without a stop is not drawn.
  .filter((stops) => stops.length > 0);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
});

test("the map shows every stop on a phone and a wide screen, with nothing over its sessions", async ({
  page,
}) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
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
        return { name: stop.querySelector("b")?.textContent, isUncovered };
      }),
    );
    expect(stops, `${width} px`).toEqual(LINES.flat().map((name) => ({ name, isUncovered: true })));
  }
});

test("the map grows with the names of its last stops, in large text and in widely set text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
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
