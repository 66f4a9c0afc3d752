import { expect } from "@playwright/test";
import { content, findCourses, openedOnce, sayShown, test } from "../site.ts";
import { ALL_SHOWN, BEGINNER, choose, count, search, shown } from "./parts.ts";

test.describe("the catalogue", () => {
  test.use({ page: openedOnce("/courses") });

  test("the search ignores case and reads title and short description only", async ({ page }) => {
    for (const word of [BEGINNER.title.toUpperCase(), BEGINNER.title.toLowerCase()]) {
      await search(page).fill(word);
      await expect(count(page)).not.toHaveText(ALL_SHOWN);
      expect(await shown(page)).toContain(BEGINNER.slug);
    }
    const words = (text: string) =>
      new Set(
        text
          .toLowerCase()
          .replace(/<[^>]*>/g, " ")
          .match(/[a-z]{5,}/g),
      );
    const said = content.courses.map(({ title, description }) => words(`${title} ${description}`));
    const shortText = content.courses
      .map(({ title, description }) => `${title} ${description}`.toLowerCase())
      .join(" ");
    const first = content.courses[0];
    const onlyShort = [...(said[0] ?? [])].find(
      (word) => !first?.title.toLowerCase().includes(word) && !said.slice(1).some((other) => other.has(word)),
    );
    const onlyLong = [...words(first?.longDescription ?? "")].find((word) => !shortText.includes(word));
    await search(page).fill(onlyShort ?? "");
    await expect.poll(() => shown(page)).toContain(first?.slug);
    await search(page).fill(onlyLong ?? "");
    await expect(count(page)).toHaveText(sayShown(0));
  });

  test("search, level and track must all hold", async ({ page }) => {
    await search(page).fill(BEGINNER.title);
    await choose(page, "Level", "Beginner");
    const beginners = findCourses(BEGINNER.title.toLowerCase(), "Beginner");
    expect(beginners).toContain(BEGINNER.slug);
    await expect(count(page)).toHaveText(sayShown(beginners.length));
    expect(await shown(page)).toEqual(beginners);
    await choose(page, "Track", "AI-Powered");
    const left = content.courses.filter(
      ({ slug, track }) => beginners.includes(slug) && track === "AI-Powered",
    );
    await expect(count(page)).toHaveText(sayShown(left.length));
  });
});
