import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { blockStorage, content, holdFiles, hydrated, open, SCRIPTS, test } from "./site.ts";

const PROMPTS = content.toolkit.groups.flatMap((group) =>
  group.prompts.map((prompt) => ({ ...prompt, group })),
);
const DAYS = content.toolkit.phases.flatMap(({ days }) => days);
const [FIRST] = PROMPTS;

const search = (page: Page) => page.getByRole("searchbox", { name: "Search the prompts" });
const card = (page: Page, slug: string) => page.locator(`#prompts li#${slug}`);
const visibleCards = (page: Page) => page.locator("#prompts li:visible h4");
const status = (page: Page) => page.locator("#prompts").getByRole("status").filter({ hasText: "Showing" });

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.describe("prompts", () => {
  test.beforeEach(({ page }) => open(page, "/dev-toolkit"));

  test("show when, prompt, answer, level and course", async ({ page }) => {
    await expect(visibleCards(page)).toHaveCount(PROMPTS.length);
    for (const { slug, title, when, good, level, course } of [FIRST, PROMPTS.at(-1)].filter((p) => !!p)) {
      const shown = card(page, slug);
      await expect(shown.getByRole("heading", { level: 4 })).toHaveText(title);
      for (const text of [when, good, level]) await expect(shown).toContainText(text);
      await expect(shown.getByRole("link", { name: course.title })).toHaveAttribute(
        "href",
        `/courses/${course.slug}`,
      );
    }
  });

  test("are searched by every word in everything they say, with the count spoken", async ({ page }) => {
    await search(page).fill("FLAKY thirty");
    const words = ["flaky", "thirty"];
    const expected = PROMPTS.filter((prompt) => {
      const text = [prompt.title, prompt.when, prompt.prompt, prompt.good, prompt.course.title]
        .join("\n")
        .toLowerCase();
      return words.every((word) => text.includes(word));
    });
    expect(expected.length).toBeGreaterThan(0);
    await expect(visibleCards(page)).toHaveText(expected.map(({ title }) => title));
    await expect(status(page)).toHaveText(`Showing ${expected.length} of ${PROMPTS.length} prompts`);
    await expect(page).toHaveURL("/dev-toolkit?search=FLAKY+thirty");
  });

  test("are filtered by group and level, in the address, and come back with it", async ({ page }) => {
    await page.getByRole("combobox", { name: "Group" }).selectOption("test");
    await page.getByRole("combobox", { name: "Level" }).selectOption("Advanced");
    const expected = PROMPTS.filter(({ group, level }) => group.slug === "test" && level === "Advanced");
    await expect(visibleCards(page)).toHaveText(expected.map(({ title }) => title));
    await expect(page).toHaveURL("/dev-toolkit?group=test&level=Advanced");
    await page.reload();
    await hydrated(page);
    await expect(visibleCards(page)).toHaveText(expected.map(({ title }) => title));
    await expect(page.getByRole("combobox", { name: "Group" })).toHaveValue("test");
  });

  test("are filtered, and days are ticked, before the scripts arrive", async ({ page }) => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto("/dev-toolkit", { waitUntil: "domcontentloaded" });
    await page.getByRole("combobox", { name: "Group" }).selectOption("test");
    await page.getByRole("combobox", { name: "Group" }).selectOption("debug");
    for (const name of ["Done day 1", "Done day 2", "Done day 2"])
      await page.getByRole("checkbox", { name, exact: true }).click();
    release();
    await hydrated(page);
    const expected = PROMPTS.filter(({ group }) => group.slug === "debug");
    await expect(visibleCards(page)).toHaveText(expected.map(({ title }) => title));
    await expect(page).toHaveURL("/dev-toolkit?group=debug");
    await expect(page.getByText(`1 of ${DAYS.length} days done`)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Done day 1", exact: true })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Done day 2", exact: true })).not.toBeChecked();
  });

  test("say when none is left, and clear the filters with the focus kept", async ({ page }) => {
    await search(page).fill("zzzz");
    await expect(page.getByText("No prompt has all of these words")).toBeVisible();
    await expect(visibleCards(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(visibleCards(page)).toHaveCount(PROMPTS.length);
    await expect(search(page)).toHaveValue("");
    await expect(status(page)).toBeFocused();
    await expect(page).toHaveURL("/dev-toolkit");
  });

  test("are filled in once, everywhere, and copied filled in by keyboard", async ({ page }) => {
    const users = PROMPTS.filter(({ prompt }) => prompt.includes("{test_framework}"));
    const [first, second] = users;
    if (!first || !second) throw new Error("Two prompts with {test_framework} are needed.");
    const shown = card(page, first.slug);
    await shown.locator("summary").click();
    await shown.getByLabel("test framework", { exact: true }).fill("pytest 8");
    for (const { slug } of [first, second])
      await expect(card(page, slug).locator("mark", { hasText: "pytest 8" }).first()).toBeVisible();
    await card(page, second.slug).getByRole("button", { name: "Copy prompt" }).focus();
    await page.keyboard.press("Enter");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(second.prompt.trimEnd().replaceAll("{test_framework}", "pytest 8"));
    await expect(card(page, second.slug).getByRole("button", { name: /^Copied/ })).toBeVisible();
    await expect(card(page, second.slug).getByRole("status")).toHaveText(`Copied: ${second.title}`);
  });

  test("of a group are copied together as Markdown", async ({ page }) => {
    const [group] = content.toolkit.groups;
    await page.getByRole("button", { name: `Copy all of this group ${group?.title}` }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.startsWith(`## ${group?.title}\n`)).toBe(true);
    for (const { title, good } of group?.prompts ?? []) {
      expect(copied).toContain(`### ${title}`);
      expect(copied).toContain(good);
    }
  });

  test("each have an address, also where a filter hides them", async ({ page }) => {
    const last = PROMPTS.at(-1)?.slug ?? "";
    await page.goto(`/dev-toolkit#${last}`);
    await hydrated(page);
    await expect(card(page, last)).toBeInViewport();
    await page.goto(`/dev-toolkit?group=test#${last}`);
    await hydrated(page);
    await expect(card(page, last)).toBeInViewport();
    await expect(page.getByRole("combobox", { name: "Group" })).toHaveValue("All");
  });
});

test("an address whose fragment is badly encoded opens the page", async ({ page }) => {
  await open(page, "/dev-toolkit#100%");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a copy that the browser refuses is said, not hidden", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await open(page, "/dev-toolkit");
  await card(page, FIRST?.slug ?? "")
    .getByRole("button", { name: "Copy prompt" })
    .click();
  await expect(page.getByRole("button", { name: /^Copying is blocked here/ })).toBeVisible();
});

test("text typed before the scripts arrive is kept and used", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/dev-toolkit", { waitUntil: "commit" });
  await search(page).fill("postmortem");
  release();
  await hydrated(page);
  await expect(page).toHaveURL("/dev-toolkit?search=postmortem");
  await expect(search(page)).toHaveValue("postmortem");
});

test("downloads hold every prompt (static files)", async ({ request }) => {
  const json = await (await request.get("/dev-toolkit/prompts.json")).json();
  expect(json.version).toBe(1);
  const all = json.groups.flatMap((group: { prompts: unknown[] }) => group.prompts);
  expect(all).toHaveLength(PROMPTS.length);
  expect(all[0]).toMatchObject({
    slug: FIRST?.slug,
    course: FIRST?.course.slug,
    placeholders: ["area"],
  });
  const markdown = await (await request.get("/dev-toolkit/prompts.md")).text();
  for (const { title } of PROMPTS) expect(markdown).toContain(`### ${title}\n`);
});

test.describe("roadmap", () => {
  test("shows every day with its minutes with reviews", async ({ page }) => {
    await open(page, "/dev-toolkit");
    await expect(page.locator('#roadmap [id^="day-"]')).toHaveCount(DAYS.length);
    for (const { day, title, task, result } of DAYS) {
      const shown = page.locator(`#day-${day}`);
      await expect(shown.getByRole("heading", { level: 4 })).toContainText(title);
      await expect(shown).toContainText(task);
      await expect(shown).toContainText(result);
    }
    await expect(page.getByText("weekly review", { exact: true })).toHaveCount(
      DAYS.filter(({ review }) => review).length,
    );
  });

  test("links lead to prompts and courses", async ({ page }) => {
    await open(page, "/dev-toolkit");
    const day = DAYS.find(({ prompts, course }) => prompts.length > 0 && course);
    const shown = page.locator(`#day-${day?.day}`);
    await expect(shown.getByRole("link", { name: `Course: ${day?.course?.title}` })).toHaveAttribute(
      "href",
      `/courses/${day?.course?.slug}`,
    );
    await shown.getByRole("link", { name: `Prompt: ${day?.prompts[0]?.title}` }).click();
    await expect(card(page, day?.prompts[0]?.slug ?? "")).toBeInViewport();
  });

  test("ticks stay in this browser, and follow in another tab", async ({ page, context }) => {
    await open(page, "/dev-toolkit");
    const other = await context.newPage();
    await open(other, "/dev-toolkit");
    await page.getByRole("checkbox", { name: "Done day 1", exact: true }).check();
    await page.getByRole("checkbox", { name: "Done day 3", exact: true }).check();
    for (const tab of [page, other])
      await expect(tab.getByText(`2 of ${DAYS.length} days done`)).toBeVisible();
    await other.close();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(`2 of ${DAYS.length} days done`)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Day 3: .*, done$/ })).toBeVisible();
    await page.getByRole("checkbox", { name: "Done day 3", exact: true }).uncheck();
    await expect(page.getByText("1 of 90 days done")).toBeVisible();
  });

  test.describe("with storage blocked", () => {
    // Logged by the router, which keeps scroll positions there.
    test.use({ allowedConsole: /SecurityError|Storage is blocked/ });

    test("still ticks for as long as the page is open", async ({ page }) => {
      await blockStorage(page);
      await open(page, "/dev-toolkit");
      await page.getByRole("checkbox", { name: "Done day 2", exact: true }).check();
      await expect(page.getByText("1 of 90 days done")).toBeVisible();
    });
  });

  test("is exported as a calendar from the chosen day", async ({ page }) => {
    await open(page, "/dev-toolkit");
    await page.getByLabel("Start on").fill("2027-02-27");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Add to your calendar (.ics)" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("roadmap.ics");
    const calendar = await readFile(await file.path(), "utf8");
    expect(calendar.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(DAYS.length);
    expect(calendar).toContain("DTSTART;VALUE=DATE:20270227\r\n");
    // Day 3 falls into the next month.
    expect(calendar).toContain("DTSTART;VALUE=DATE:20270301\r\n");
  });

  test("says what is wrong with a start day that no calendar has", async ({ page }) => {
    await open(page, "/dev-toolkit");
    const start = page.locator("input[type=date]");
    await start.evaluate((input: HTMLInputElement) => {
      input.value = "12345-01-01";
    });
    await page.getByRole("button", { name: /calendar/i }).click();
    await expect(start).toBeFocused();
    expect(await start.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe("");
  });

  test("prints with its days and without controls", async ({ page }) => {
    await open(page, "/dev-toolkit");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#day-90")).toBeVisible();
    await expect(page.getByRole("checkbox").first()).toBeHidden();
    await expect(page.getByRole("button", { name: /calendar/ })).toBeHidden();
    await expect(search(page)).toBeHidden();
  });
});
