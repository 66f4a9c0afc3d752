import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { load } from "js-yaml";
import { blockStorage, content, holdFiles, hydrated, open, openedOnce, SCRIPTS, test } from "./site.ts";

const { groups, phases } = content.toolkit;
const copy = content.pages["dev-toolkit"];
const PROMPTS = groups.flatMap((group) => group.prompts.map((prompt) => ({ ...prompt, group })));
const DAYS = phases.flatMap(({ days }) => days);
const SHARED = Object.keys(copy.prompts.shared);
const listOwn = (prompt: string) =>
  [...prompt.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").filter((name) => !SHARED.includes(name));
const [FIRST, SECOND] = PROMPTS;
const LAST = PROMPTS.at(-1);
/** A group that LAST is not in. */
const [GROUP] = groups;
if (!FIRST || !SECOND || !LAST || !GROUP) throw new Error("The toolkit has no prompts.");
/** Two words of a prompt. */
const WORDS = (`${FIRST.title} ${FIRST.when}`.match(/[a-z]{4,}/gi) ?? []).slice(0, 2);

const search = (page: Page) => page.getByRole("searchbox", { name: "Search the prompts" });
const row = (page: Page, slug: string) => page.locator("#prompt-list li", { has: page.locator(`#${slug}`) });
const body = (page: Page, slug: string) => page.locator(`#prompt-list #${slug}`);
const title = (page: Page, slug: string) => row(page, slug).locator("summary");
const visibleRows = (page: Page) => page.locator("#prompt-list li:visible h4");
const status = (page: Page) => page.locator("#prompts").getByRole("status").filter({ hasText: "Showing" });
const copyButton = (page: Page, slug: string) => row(page, slug).getByRole("button");
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** How many days are said to be done. Words are looked for in a part: all of the page has 5,000 elements. */
const expectDone = (page: Page, days: number) =>
  expect(page.locator("[role=status]", { hasText: copy.roadmap.progress })).toHaveText(
    `${days} of ${DAYS.length} ${copy.roadmap.progress}`,
  );

const NEXT_YEAR = new Date().getFullYear() + 1;
const firstDay = (page: Page) => page.getByLabel(copy.roadmap.calendar.start, { exact: true });
const calendarButton = (page: Page) => page.getByRole("button", { name: copy.roadmap.calendar.download });

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.describe("the page as it stands", () => {
  test.use({ page: openedOnce("/dev-toolkit") });

  test("is at most 20 screens of a wide screen long, and 30 of a phone", async ({ page }) => {
    for (const { width, height, screens } of [
      { width: 1440, height: 900, screens: 20 },
      { width: 375, height: 812, screens: 30 },
    ]) {
      await page.setViewportSize({ width, height });
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length / height).toBeLessThanOrEqual(screens);
    }
  });

  test("has marks of another shape and colour for each track", async ({ page }) => {
    const looks = await Promise.all(
      phases.map(({ days }) =>
        page.locator(`#day-marks [data-day="${days[0]?.day}"]`).evaluate((mark) => {
          const { borderRadius, backgroundColor } = getComputedStyle(mark, "::before");
          return { borderRadius, backgroundColor };
        }),
      ),
    );
    expect(new Set(looks.map(({ borderRadius }) => borderRadius)).size).toBe(phases.length);
    expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(phases.length);
  });

  test("prints on two pages: every day, and no controls", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    for (const day of [1, DAYS.length]) await expect(page.locator(`#day-${day}`)).toBeVisible();
    for (const control of [
      search(page),
      page.getByRole("checkbox").first(),
      page.getByRole("button", { name: /calendar/ }),
    ])
      await expect(control).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });

  test("has its days in weeks that open, and says what each phase takes and brings", async ({ page }) => {
    for (const summary of await page.locator("#roadmap-days summary").all()) await summary.click();
    await expect(page.locator('#roadmap-days [id^="day-"]:visible')).toHaveCount(DAYS.length);
    for (const { day, title, task, result } of DAYS.filter((_, index) => index % 10 === 0)) {
      const shown = page.locator(`#day-${day}`);
      await expect(shown.getByRole("heading", { level: 4 })).toContainText(title);
      for (const text of [task, result]) await expect(shown).toContainText(text);
    }
    const said = await page.locator("#roadmap-days").textContent();
    for (const { needs, have } of phases)
      for (const point of [...needs, ...have]) expect(said).toContain(point);
    await expect(page.locator("#roadmap-days").getByText("weekly review", { exact: true })).toHaveCount(
      DAYS.filter(({ review }) => review).length,
    );
  });

  test("marks of days that are done, of reviews and of others differ in the visitor's own colours", async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const done = page.getByRole("checkbox", { name: "Done day 1", exact: true });
    await done.check();
    const marks = page.locator("#day-marks a");
    await expect(marks.first()).toHaveClass(/done/);
    const looks = await Promise.all(
      [marks.first(), marks.nth(1), page.locator("#day-marks .review").first()].map((mark) =>
        mark.evaluate((element) => getComputedStyle(element, "::before").background),
      ),
    );
    expect(new Set(looks).size).toBe(looks.length);
    await done.uncheck();
  });

  test("makes a calendar that starts on the chosen day, on the chosen weekdays, at the chosen hour", async ({
    page,
  }) => {
    await firstDay(page).fill(`${NEXT_YEAR}-02-27`);
    await page.getByLabel(copy.roadmap.calendar.time).fill("18:30");
    for (const name of ["Sat", "Sun"]) await page.getByRole("checkbox", { name }).uncheck();
    const download = page.waitForEvent("download");
    await calendarButton(page).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("roadmap.ics");
    const calendar = await readFile(await file.path(), "utf8");
    const starts = [...calendar.matchAll(/^DTSTART:(\d{4})(\d\d)(\d\d)T183000\r$/gm)];
    expect(starts).toHaveLength(DAYS.length);
    for (const [, y, m, d] of starts)
      expect([0, 6]).not.toContain(new Date(`${y}-${m}-${d}T00:00Z`).getUTCDay());
    expect(calendar.replaceAll("\r\n ", "")).toContain(`SUMMARY:Day 1: ${DAYS[0]?.title}\r\n`);
  });

  test("says what is wrong with a plan", async ({ page }) => {
    const { faults } = copy.roadmap.calendar;
    for (const [day, fault] of [
      ["", faults.noDate],
      ["2020-01-01", faults.pastDate],
      [`1${NEXT_YEAR}-01-01`, faults.badDate],
    ] as const) {
      await firstDay(page).fill(day);
      await calendarButton(page).click();
      await expect(page.getByRole("alert")).toHaveText(fault);
      await expect(firstDay(page)).toBeFocused();
    }
    await firstDay(page).fill(`${NEXT_YEAR}-01-01`);
    for (const name of copy.roadmap.calendar.weekdayNames)
      await page.getByRole("checkbox", { name }).uncheck();
    await calendarButton(page).click();
    await expect(page.getByRole("alert")).toHaveText(faults.noWeekday);
  });
});

test.describe("prompts", () => {
  test.use({ page: openedOnce("/dev-toolkit") });

  test("are rows that open in place, several at a time", async ({ page }) => {
    await expect(visibleRows(page)).toHaveCount(PROMPTS.length);
    for (const { slug, title: name, when, good, level, course } of [FIRST, LAST]) {
      await expect(title(page, slug).getByRole("heading", { level: 4 })).toHaveText(name);
      await expect(title(page, slug)).toContainText(when);
      await expect(body(page, slug)).toBeHidden();
      await title(page, slug).click();
      for (const text of [good, level, "Related course"]) await expect(body(page, slug)).toContainText(text);
      await expect(body(page, slug).getByRole("link", { name: course.title })).toHaveAttribute(
        "href",
        `/courses/${course.slug}`,
      );
    }
    for (const { slug } of [FIRST, LAST]) await expect(body(page, slug)).toBeVisible();
    await title(page, FIRST.slug).focus();
    await page.keyboard.press("Enter");
    await expect(body(page, FIRST.slug)).toBeHidden();
  });

  test("are searched by every word in everything they say, with the count spoken", async ({ page }) => {
    // In another order, and in capitals.
    const words = WORDS.toReversed().map((word) => word.toLowerCase());
    await search(page).fill(words.join(" ").toUpperCase());
    const expected = PROMPTS.filter((prompt) => {
      const text = [prompt.title, prompt.when, prompt.prompt, prompt.good, prompt.course.title]
        .join("\n")
        .toLowerCase();
      return words.every((word) => text.includes(word));
    });
    expect(expected.length).toBeGreaterThan(0);
    await expect(visibleRows(page)).toHaveText(expected.map(({ title }) => title));
    await expect(status(page)).toHaveText(`Showing ${expected.length} of ${PROMPTS.length} prompts`);
    await expect(page).toHaveURL(`/dev-toolkit?search=${words.join("+").toUpperCase()}`);
  });

  test("are filtered by group and level, in the address, and come back with it", async ({ page }) => {
    const { slug, title: name } = GROUP;
    const { level } = FIRST;
    await page.getByRole("combobox", { name: "Group" }).selectOption(slug);
    await page.getByRole("combobox", { name: "Level" }).selectOption(level);
    const expected = GROUP.prompts.filter((prompt) => prompt.level === level);
    await expect(visibleRows(page)).toHaveText(expected.map(({ title }) => title));
    await expect(page).toHaveURL(`/dev-toolkit?${new URLSearchParams({ group: slug, level })}`);
    await expect(page.getByRole("heading", { level: 3, name: `${name} ${expected.length}` })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(visibleRows(page)).toHaveText(expected.map(({ title }) => title));
    await expect(page.getByRole("combobox", { name: "Group" })).toHaveValue(slug);
  });

  test("say when none is left, and clear the filters with the focus kept", async ({ page }) => {
    await search(page).fill("zzzz");
    await expect(
      page.locator("#prompts").getByText("No prompt matches these words and filters"),
    ).toBeVisible();
    await expect(visibleRows(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(visibleRows(page)).toHaveCount(PROMPTS.length);
    await expect(search(page)).toHaveValue("");
    await expect(status(page)).toBeFocused();
    await expect(page).toHaveURL("/dev-toolkit");
  });

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

  test("are read again after a visit to another page", async ({ page }) => {
    await page.getByRole("navigation").first().getByRole("link", { name: "Courses" }).click();
    await expect(page).toHaveURL("/courses");
    await page.goBack();
    await expect(visibleRows(page)).toHaveCount(PROMPTS.length);
    await search(page).fill("zzzz");
    await expect(visibleRows(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await title(page, FIRST.slug).click();
    await expect(body(page, FIRST.slug)).toBeVisible();
  });
});

test.describe("a link to a prompt", () => {
  const lead = async (page: Page, address: string) => {
    await open(page, address);
    await expect(body(page, LAST.slug)).toBeInViewport();
    await expect(title(page, LAST.slug)).toBeInViewport();
  };

  test("opens it, also on paper", async ({ page }) => {
    await lead(page, `/dev-toolkit#${LAST.slug}`);
    await page.emulateMedia({ media: "print" });
    await expect(body(page, LAST.slug)).toBeVisible();
    await expect(title(page, FIRST.slug)).toBeHidden();
  });

  test("clears a filter that hides it, and says so", async ({ page }) => {
    await lead(page, `/dev-toolkit?group=${GROUP.slug}#${LAST.slug}`);
    await expect(page.getByRole("combobox", { name: "Group" })).toHaveValue("All");
    await expect(status(page)).toContainText(`Filters cleared to show '${LAST.title}'.`);
  });

  test("clears a filter that was set on the page", async ({ page }) => {
    await open(page, "/dev-toolkit");
    await search(page).fill(FIRST.title);
    await expect(row(page, LAST.slug)).toBeHidden();
    await page.locator("#prompt-board").getByRole("link", { name: LAST.title, exact: true }).click();
    await expect(body(page, LAST.slug)).toBeInViewport();
    await expect(search(page)).toHaveValue("");
    await expect(page).toHaveURL(`/dev-toolkit#${LAST.slug}`);
  });

  test("works before the scripts arrive, and they leave it so", async ({ page }) => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto(`/dev-toolkit?group=${GROUP.slug}#${LAST.slug}`, { waitUntil: "domcontentloaded" });
    await expect(body(page, LAST.slug)).toBeInViewport();
    release();
    await hydrated(page);
    await expect(body(page, LAST.slug)).toBeInViewport();
  });

  for (const address of ["/dev-toolkit#roadmap", `/dev-toolkit?group=${GROUP.slug}#roadmap`]) {
    test(`${address} lands at the roadmap`, async ({ page }) => {
      await open(page, address);
      await expect
        .poll(() => page.locator("#roadmap").evaluate((part) => part.getBoundingClientRect().top))
        .toBeLessThan(5);
      const top = await page.locator("#roadmap").evaluate((part) => part.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(-5);
    });
  }
});

test.describe("placeholders", () => {
  const findOther = (user: (typeof PROMPTS)[number]) =>
    PROMPTS.find(
      ({ slug, prompt }) =>
        slug !== user.slug &&
        prompt.includes(`{${listOwn(user.prompt)[0]}}`) &&
        !prompt.includes("{test_framework}"),
    );
  const user = PROMPTS.find((prompt) => prompt.prompt.includes("{test_framework}") && findOther(prompt));
  const other = user && findOther(user);
  if (!user || !other)
    throw new Error("A prompt with {test_framework} and one that another prompt has too is needed.");
  const [own = ""] = listOwn(user.prompt);
  const label = user.placeholders[own]?.label ?? "";
  const field = (page: Page) => body(page, user.slug).getByLabel(label);

  test("are filled in, shared ones once for all prompts, and are there after a reload", async ({ page }) => {
    await open(page, "/dev-toolkit");
    await page
      .getByRole("group", { name: copy.prompts.sharedTitle })
      .getByLabel("Test framework")
      .fill("pytest 8");
    await title(page, user.slug).click();
    await expect(body(page, user.slug).locator("mark", { hasText: "pytest 8" }).first()).toBeVisible();
    await expect(field(page)).toHaveAccessibleName(/Such as .*/);
    await field(page).fill("$& {language}");
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel("Test framework").first()).toHaveValue("pytest 8");
    // Copied from the closed row, by keyboard.
    await copyButton(page, user.slug).focus();
    await page.keyboard.press("Enter");
    await expect(copyButton(page, user.slug)).toHaveText("Copied");
    const filled = user.prompt
      .trimEnd()
      .replaceAll("{test_framework}", "pytest 8")
      .split(`{${own}}`)
      .join("$& {language}");
    expect(await readClipboard(page)).toBe(filled);
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveText(`Copied ${user.title}`);
    // One of another prompt that has the same name is another one.
    await copyButton(page, other.slug).click();
    await expect.poll(() => readClipboard(page)).toBe(other.prompt.trimEnd());
  });

  test("typed before the scripts arrive are kept", async ({ page }) => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto("/dev-toolkit", { waitUntil: "commit" });
    await page.getByLabel("Programming language").fill("Go");
    release();
    await hydrated(page);
    const [prompt] = PROMPTS.filter(({ prompt }) => prompt.includes("{language}"));
    await title(page, prompt?.slug ?? "").click();
    await expect(
      body(page, prompt?.slug ?? "")
        .locator("mark", { hasText: "Go" })
        .first(),
    ).toBeVisible();
  });

  test.describe("whose examples cannot be had", () => {
    test.use({ allowedConsole: /404|placeholders\.json is gone/ });

    test("say so, and can be filled in all the same", async ({ page }) => {
      await page.route("**/dev-toolkit/placeholders.json", (route) => route.fulfill({ status: 404 }));
      await open(page, "/dev-toolkit");
      await title(page, user.slug).click();
      await expect(body(page, user.slug).getByRole("status")).toHaveText(copy.prompts.unexplained);
      await body(page, user.slug).getByLabel(own.replaceAll("_", " "), { exact: true }).fill("typed");
      await expect(body(page, user.slug).locator("mark", { hasText: "typed" }).first()).toBeVisible();
    });
  });

  test("that were stored as something else are not used", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("zero-academy:toolkit-values", '{"shared":{"language":7},"prompts":[1]}');
      localStorage.setItem("zero-academy:roadmap-days", '[1,"2",-3,1.5,4,4,1000000]');
    });
    await open(page, "/dev-toolkit");
    await expect(page.getByLabel("Programming language")).toHaveValue("");
    await expectDone(page, 2);
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

test("what is done before the scripts arrive is done", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/dev-toolkit#day-1", { waitUntil: "domcontentloaded" });
  const [word = ""] = WORDS;
  await search(page).fill(word);
  await page.getByRole("combobox", { name: "Level" }).selectOption("Beginner");
  await page.getByRole("combobox", { name: "Level" }).selectOption("Advanced");
  for (const name of ["Done day 1", "Done day 2", "Done day 2"])
    await page.getByRole("checkbox", { name, exact: true }).click();
  release();
  await hydrated(page);
  await expect(page).toHaveURL(`/dev-toolkit?search=${word}&level=Advanced#day-1`);
  await expectDone(page, 1);
  await expect(page.getByRole("checkbox", { name: "Done day 1", exact: true })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Done day 2", exact: true })).not.toBeChecked();
});

test("downloads hold every prompt (static files)", async ({ page, request }) => {
  const json = await (await request.get("/dev-toolkit/prompts.json")).json();
  expect(json.version).toBe(2);
  const all = json.groups.flatMap((group: { prompts: unknown[] }) => group.prompts);
  expect(all).toHaveLength(PROMPTS.length);
  expect(all[0]).toMatchObject({ slug: FIRST.slug, course: FIRST.course.slug });
  const markdown = await (await request.get("/dev-toolkit/prompts.md")).text();
  for (const { title } of PROMPTS) expect(markdown).toContain(`### ${title}\n`);
  await page.goto("/dev-toolkit");
  for (const { label, href } of copy.downloads.files) {
    await expect(page.getByRole("link", { name: label })).toHaveAttribute("href", href);
    expect((await request.get(href)).status()).toBe(200);
  }
});

test("the archive holds every prompt for every assistant, with its text (static files)", async ({
  request,
}) => {
  const archive = unzipSync(await (await request.get("/dev-toolkit/prompts.zip")).body());
  const folders = new Set(Object.keys(archive).map((path) => path.split("/")[0]));
  expect(Object.keys(archive)).toHaveLength(PROMPTS.length * folders.size);
  for (const { slug, when, prompt } of PROMPTS) {
    const files = Object.entries(archive).filter(
      ([path]) => /[^/]*(?=\/SKILL\.md$|\.prompt\.md$)/.exec(path)?.[0] === slug,
    );
    expect(files).toHaveLength(folders.size);
    // The words before the first placeholder, which each assistant writes in its own way.
    const [start = ""] = prompt.split("{");
    for (const [path, bytes] of files) {
      const [, front = "", ...body] = strFromU8(bytes).split("---\n");
      expect(load(front), path).toMatchObject({ name: slug, description: when });
      expect(body.join("---\n").trimStart().startsWith(start), path).toBe(true);
    }
  }
});

test.describe("worked answers", () => {
  test("have an answer for each group, with corrections numbered at their words", async ({ page }) => {
    await page.goto("/dev-toolkit/worked-answers");
    for (const { slug, title, worked } of groups) {
      const part = page.getByRole("region", { name: title, exact: true });
      const text = await part.textContent();
      for (const correction of worked.corrections) expect(text).toContain(correction.text);
      const quotes = worked.corrections.map(({ quote }) => quote.split("\n")[0] ?? quote);
      const marks = await part.locator("mark:visible").allTextContents();
      expect(marks).toHaveLength(quotes.length);
      for (const quote of quotes) expect(marks.some((mark) => mark.includes(quote))).toBe(true);
      await expect(part.getByRole("link", { name: "Correction 1", exact: true })).toHaveAttribute(
        "href",
        `#${slug}-correction-1`,
      );
    }
  });

  test("are linked from their group, and lead back to their prompt", async ({ page }) => {
    const [group] = groups;
    await open(page, "/dev-toolkit");
    await page.getByRole("link", { name: `A worked answer, corrected ${group?.title}` }).click();
    await expect(page).toHaveURL(`/dev-toolkit/worked-answers#${group?.slug}`);
    const prompt = group?.prompts.find(({ slug }) => slug === group.worked.prompt);
    await page
      .locator(`#${group?.slug}`)
      .getByRole("link", { name: prompt?.title ?? "" })
      .click();
    await expect(body(page, prompt?.slug ?? "")).toBeInViewport();
  });
});

test.describe("roadmap", () => {
  const openWeek = (page: Page, day: number) =>
    page
      .locator("#roadmap-days details", { has: page.locator(`#day-${day}`) })
      .locator("summary")
      .click();

  test("links lead to prompts and courses", async ({ page }) => {
    const day = DAYS.find(({ prompts, course }) => prompts.length > 0 && course);
    await open(page, `/dev-toolkit#day-${day?.day}`);
    const shown = page.locator(`#day-${day?.day}`);
    await expect(shown).toBeInViewport();
    await expect(shown.getByRole("link", { name: `Course: ${day?.course?.title}` })).toHaveAttribute(
      "href",
      `/courses/${day?.course?.slug}`,
    );
    await shown.getByRole("link", { name: `Prompt: ${day?.prompts[0]?.title}` }).click();
    await expect(body(page, day?.prompts[0]?.slug ?? "")).toBeInViewport();
  });

  test("ticks stay in this browser, and follow in another tab", async ({ page, context }) => {
    await open(page, "/dev-toolkit");
    const other = await context.newPage();
    await open(other, "/dev-toolkit");
    await openWeek(page, 1);
    await page.getByRole("checkbox", { name: "Done day 1", exact: true }).check();
    await page.getByRole("checkbox", { name: "Done day 3", exact: true }).check();
    for (const tab of [page, other]) await expectDone(tab, 2);
    await other.close();
    await page.reload();
    await hydrated(page);
    await expectDone(page, 2);
    await expect(page.locator("#day-marks").getByRole("link", { name: /^Day 3: .*, done$/ })).toBeVisible();
    await openWeek(page, 1);
    await page.getByRole("checkbox", { name: "Done day 3", exact: true }).uncheck();
    await expectDone(page, 1);
    await expect(page.locator("#day-marks").getByRole("link", { name: /^Day 3: .*, done$/ })).toHaveCount(0);
  });

  test("ticks and values are saved to a file and restored from it", async ({ page }) => {
    await open(page, "/dev-toolkit");
    await openWeek(page, 1);
    await page.getByRole("checkbox", { name: "Done day 2", exact: true }).check();
    await page.getByLabel("Programming language").fill("Elixir");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: copy.roadmap.saved.save }).click();
    const file = await (await download).path();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await hydrated(page);
    await expectDone(page, 0);
    const upload = page.locator('input[type="file"]');
    await upload.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await expect(page.locator("#roadmap").getByText(copy.roadmap.saved.refused)).toBeVisible();
    await expectDone(page, 0);
    await upload.setInputFiles(file);
    await expect(page.locator("#roadmap").getByText(copy.roadmap.saved.restored)).toBeVisible();
    await expectDone(page, 1);
    await expect(page.getByLabel("Programming language")).toHaveValue("Elixir");
  });

  test.describe("with storage blocked", () => {
    // Logged by the router, which keeps scroll positions there.
    test.use({ allowedConsole: /SecurityError|Storage is blocked/ });

    test("still ticks for as long as the page is open", async ({ page }) => {
      await blockStorage(page);
      await open(page, "/dev-toolkit#day-2");
      await page.getByRole("checkbox", { name: "Done day 2", exact: true }).check();
      await expectDone(page, 1);
    });
  });
});
