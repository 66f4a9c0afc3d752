import { expect } from "@playwright/test";
import { content, openedOnce, sayShown, test } from "../site.ts";
import { ALL_SHOWN, choose, count, group, search, shown, TOTAL } from "./parts.ts";

const LEVELS = ["All", "Beginner", "Intermediate", "Advanced", "All Levels"];
const TRACKS = ["All", "Foundation", "AI-Powered", "Continuous Learning"];

test.describe("the catalogue", () => {
  test.use({ page: openedOnce("/courses") });

  test("search and two named groups, all open at first, and a card for each course that leads to it", async ({
    page,
  }) => {
    await expect(
      page.getByRole("search").getByRole("searchbox", { name: content.pages.courses.search.label }),
    ).toHaveValue("");
    for (const [name, choices] of [
      ["Level", LEVELS],
      ["Track", TRACKS],
    ] as const) {
      const buttons = group(page, name).getByRole("button");
      expect(await buttons.allTextContents()).toEqual(choices);
      for (const [index] of choices.entries()) {
        await expect(buttons.nth(index)).toHaveAttribute("aria-pressed", String(index === 0));
      }
    }
    await expect(count(page)).toHaveText(ALL_SHOWN);
    expect(await shown(page)).toEqual(content.courses.map(({ slug }) => slug));
    for (const course of content.courses) {
      const card = page.locator(`[data-course="${course.slug}"]`);
      for (const text of [course.level, course.track, course.duration, course.title, course.description]) {
        await expect(card).toContainText(text);
      }
      await expect(card.getByRole("img")).toHaveAttribute("src", course.image);
      await expect(card.getByRole("heading", { level: 2 })).toHaveText(course.title);
      await expect(card.getByRole("link", { name: `View Course ${course.title}` })).toHaveAttribute(
        "href",
        `/courses/${course.slug}`,
      );
    }
  });

  test("each level and track, and some of both, show their courses and count them", async ({ page }) => {
    const chosen = [
      ...LEVELS.map((level) => [level, "All"]),
      ...TRACKS.map((track) => ["All", track]),
      ["Beginner", "Foundation"],
      ["Advanced", "AI-Powered"],
      ["Intermediate", "Continuous Learning"],
      ["Beginner", "Continuous Learning"],
    ] as const;
    for (const [level = "", track = ""] of chosen) {
      const matches = content.courses.filter(
        (course) =>
          (level === "All" || course.level === level) && (track === "All" || course.track === track),
      );
      await choose(page, "Level", level);
      await choose(page, "Track", track);
      await expect(count(page)).toHaveText(sayShown(matches.length));
      expect(await shown(page)).toEqual(matches.map(({ slug }) => slug));
    }
  });

  test("cards that do not match stay in the page, out of sight and reach", async ({ page }) => {
    const matching = content.courses.filter(({ track }) => track === "Continuous Learning").length;
    await choose(page, "Track", "Continuous Learning");
    await expect(page.locator("[data-course]")).toHaveCount(TOTAL);
    await expect(page.locator("[data-course][hidden]")).toHaveCount(TOTAL - matching);
    await expect(page.getByRole("main").getByRole("link", { name: /^View Course/ })).toHaveCount(matching);
    const focusable = page.locator("[data-course][hidden] a");
    await focusable.first().evaluate((link) => link.focus());
    await expect(focusable.first()).not.toBeFocused();
  });

  test("an empty result says so and can be cleared, with the focus kept", async ({ page }) => {
    const empty = page.getByText("No courses found matching your criteria");
    await expect(empty).toBeHidden();
    await search(page).fill("cobol");
    await choose(page, "Level", "Advanced");
    await expect(empty).toBeVisible();
    await expect(page.locator("[data-course][hidden]")).toHaveCount(TOTAL);
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(empty).toBeHidden();
    await expect(count(page)).toHaveText(ALL_SHOWN);
    await expect(search(page)).toHaveValue("");
    await expect(group(page, "Level").getByRole("button", { name: "All", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(page).toHaveURL("/courses");
    await expect(page.locator("body")).not.toBeFocused();
  });

  test("a chosen level does not scroll, its button keeps its width, and the count is a polite live region", async ({
    page,
  }) => {
    await expect(count(page)).toHaveRole("status");
    await page.evaluate(() => scrollTo(0, 240));
    const button = group(page, "Level").getByRole("button", { name: "Intermediate" });
    const before = await button.boundingBox();
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    expect(await button.boundingBox()).toEqual(before);
    const chosen = content.courses.filter(({ level }) => level === "Intermediate");
    await expect(count(page)).toHaveText(sayShown(chosen.length));
    expect(await page.evaluate(() => scrollY)).toBe(240);
  });
});
