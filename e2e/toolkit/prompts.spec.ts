import { expect } from "@playwright/test";
import { open, openedOnce, test } from "../site.ts";
import { FIRST, groups, LAST, PROMPTS, SECOND } from "./entries.ts";
import { body, copyButton, readClipboard, title, visibleRows } from "./parts.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.describe("prompts", () => {
  test.use({ page: openedOnce("/dev-toolkit") });

  test("are rows that open in place, several at a time", async ({ page }) => {
    await expect(visibleRows(page)).toHaveCount(PROMPTS.length);
    for (const { slug, title: name, when, good, level, course } of [FIRST, LAST]) {
      await expect(title(page, slug).getByRole("heading", { level: 4 })).toHaveText(name);
      await expect(title(page, slug)).toContainText(when);
      await expect(body(page, slug)).toBeHidden();
      await title(page, slug).click();
      for (const text of [good, level]) await expect(body(page, slug)).toContainText(text);
      const links = body(page, slug).getByRole("link");
      await expect(links).toHaveText(course ? [course.title] : []);
      if (course) await expect(links).toHaveAttribute("href", `/courses/${course.slug}`);
    }
    for (const { slug } of [FIRST, LAST]) await expect(body(page, slug)).toBeVisible();
    await title(page, FIRST.slug).focus();
    await page.keyboard.press("Enter");
    await expect(body(page, FIRST.slug)).toBeHidden();
  });

  test("can be copied, which moves nothing beside the button", async ({ page }) => {
    await copyButton(page, SECOND.slug).scrollIntoViewIfNeeded();
    const boxes = async () =>
      Promise.all([FIRST, SECOND].map(({ slug }) => copyButton(page, slug).boundingBox()));
    const before = await boxes();
    await copyButton(page, FIRST.slug).click();
    await expect(copyButton(page, FIRST.slug)).toHaveText("Copied");
    expect(await boxes()).toEqual(before);
    await expect(copyButton(page, FIRST.slug)).toHaveText("Copy");
  });

  // Last, because it leaves another address behind.
  test("stand on a board as marks, each with its name and a link that opens it", async ({ page }) => {
    const board = page.getByRole("navigation", { name: "All prompts as marks" });
    for (const { title: name, prompts, slug } of groups) {
      const marks = board
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name, exact: true }) });
      await expect(marks.getByRole("link")).toHaveCount(prompts.length + 1);
      await expect(marks.getByRole("link", { name, exact: true })).toHaveAttribute("href", `#group-${slug}`);
    }
    await board.getByRole("link", { name: LAST.title, exact: true }).click();
    await expect(body(page, LAST.slug)).toBeInViewport();
    await expect(title(page, LAST.slug)).toBeInViewport();
  });
});

test.describe("a copy", () => {
  test("of a group is Markdown of what is shown, filled in", async ({ page }) => {
    const group = groups.find(({ prompts }) => prompts.some(({ prompt }) => prompt.includes("{language}")));
    if (!group) throw new Error("A group that asks for the language is needed.");
    await open(page, "/dev-toolkit");
    await page.getByLabel("Programming language").fill("Rust");
    const level = group.prompts.find(({ prompt }) => prompt.includes("{language}"))?.level ?? "";
    await page.getByRole("combobox", { name: "Level" }).selectOption(level);
    await page.getByRole("button", { name: `Copy all of this group ${group.title}` }).click();
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveText(`Copied ${group.title}`);
    const copied = await readClipboard(page);
    expect(copied.startsWith(`## ${group.title}\n`)).toBe(true);
    const shown = group.prompts.filter((prompt) => prompt.level === level);
    expect(copied.match(/^### .*/gm)).toEqual(shown.map(({ title }) => `### ${title}`));
    expect(copied).toContain("Rust");
    expect(copied).not.toContain("{language}");
  });

  test("that the browser refuses is said, with the text selected", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await open(page, "/dev-toolkit");
    await copyButton(page, FIRST.slug).click();
    const text = page.getByLabel("Could not copy. Select the text and copy it.");
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(FIRST.prompt.trimEnd());
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(FIRST.prompt.trimEnd());
    await page.getByRole("button", { name: "Close" }).click();
    await expect(text).toHaveCount(0);
    await expect(copyButton(page, FIRST.slug)).toBeFocused();
  });
});
