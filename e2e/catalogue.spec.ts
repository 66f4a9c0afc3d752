import { expect, type Page } from "@playwright/test";
import {
  content,
  findCourses,
  holdFiles,
  hydrated,
  open,
  openedOnce,
  SCRIPTS,
  sayShown,
  test,
} from "./site.ts";

const LEVELS = ["All", "Beginner", "Intermediate", "Advanced", "All Levels"];
const TRACKS = ["All", "Foundation", "AI-Powered", "Continuous Learning"];

/** How many courses there are, and how the page says that all are shown. */
const TOTAL = content.courses.length;
const ALL_SHOWN = sayShown(TOTAL);

/** The last course for beginners: its row is not on the first screen. */
const BEGINNER = content.courses.findLast(({ level }) => level === "Beginner") ?? { slug: "", title: "" };

const group = (page: Page, name: string) => page.getByRole("group", { name });
const choose = (page: Page, name: string, choice: string) =>
  group(page, name).getByRole("button", { name: choice, exact: true }).click();
const search = (page: Page) => page.getByRole("searchbox");
const shown = (page: Page) =>
  page
    .locator("[data-course]:visible")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-course")));
const count = (page: Page) => page.getByRole("status").filter({ hasText: "Showing" });

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

test("the filter lives in the address", async ({ page }) => {
  await open(page, "/courses");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) requests.push(request.url());
  });
  await page.waitForLoadState("networkidle");
  requests.length = 0;
  await search(page).fill("java & more");
  await expect(page).toHaveURL("/courses?search=java+%26+more");
  await search(page).fill("");
  const ongoing = content.courses.filter(({ track }) => track === "Continuous Learning");
  await choose(page, "Track", "Continuous Learning");
  await expect(page).toHaveURL("/courses?track=Continuous+Learning");
  // What a course now in view needs is fetched ahead; the filter itself asks for nothing.
  expect(requests.filter((url) => !/\/courses\/[\w-]+\.data$/.test(url))).toEqual([]);
  await page
    .getByRole("link", { name: /^View Course/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/courses/${ongoing[0]?.slug}`);
  await page.goBack();
  await expect(count(page)).toHaveText(sayShown(ongoing.length));
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("a row can be opened in a tab of its own", async ({ page, context }) => {
  await open(page, "/courses");
  const tab = context.waitForEvent("page");
  await page.locator(`[data-course="${BEGINNER.slug}"] a`).click({ modifiers: ["ControlOrMeta"] });
  await expect(await tab).toHaveURL(`/courses/${BEGINNER.slug}`);
  await expect(page).toHaveURL("/courses");
});

test("the text of a row is sent once", async ({ request }) => {
  const [course] = content.courses;
  const data = await (await request.get("/courses.data")).text();
  const html = await (await request.get("/courses")).text();
  const [, address = ""] = /<script[^>]* data-page="([^"]+)"/.exec(html) ?? [];
  const scripts = await (await request.get(address)).text();
  expect(scripts).toContain(content.pages.courses.title);
  expect(html.split(course?.description ?? "")).toHaveLength(2);
  expect(data).not.toContain(course?.description);
  expect(scripts).not.toContain(course?.description);
});

test("a direct address shows the filtered list and keeps the canonical", async ({ page }) => {
  await open(page, `/courses?search=${encodeURIComponent(BEGINNER.title)}&level=Beginner`);
  await expect(search(page)).toHaveValue(BEGINNER.title);
  const expected = findCourses(BEGINNER.title.toLowerCase(), "Beginner");
  expect(expected).toContain(BEGINNER.slug);
  await expect(count(page)).toHaveText(sayShown(expected.length));
  expect(await shown(page)).toEqual(expected);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${content.site.identity.origin}/courses`,
  );
});

test("a card in view has fetched what its page needs before it is pressed", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/courses");
  const link = page.locator(`[data-course="${BEGINNER.slug}"] a`);
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.some((url) => url.endsWith(`/courses/${BEGINNER.slug}.data`))).toBe(true);
  await page.waitForLoadState("networkidle");
  const before = new Set(asked);
  asked.length = 0;
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(BEGINNER.title);
  const further = asked.filter((url) => /\.(data|js)$/.test(url) && !before.has(url));
  expect(further).toEqual([]);
});

test("coming from another page the rows are there, are filtered and lead on, without a load", async ({
  page,
}) => {
  await open(page, "/about");
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole("banner").getByRole("link", { name: "Courses" }).click();
  await expect(count(page)).toHaveText(ALL_SHOWN);
  expect(await shown(page)).toEqual(content.courses.map(({ slug }) => slug));
  await choose(page, "Track", "Continuous Learning");
  const left = await shown(page);
  await expect(count(page)).toHaveText(sayShown(left.length));
  await page.locator("[data-course]:visible a").first().click();
  await expect(page).toHaveURL(`/courses/${left[0]}`);
  // The address changes before the page does.
  const opened = content.courses.find(({ slug }) => slug === left[0]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(opened?.title ?? "");
  await page.goBack();
  await expect(count(page)).toHaveText(sayShown(left.length));
  expect(await shown(page)).toEqual(left);
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("text typed before the scripts arrive is kept and used", async ({ page }) => {
  const release = await holdFiles(page, SCRIPTS);
  await page.goto("/courses", { waitUntil: "commit" });
  await search(page).fill(BEGINNER.title);
  release();
  await expect(count(page)).not.toHaveText(ALL_SHOWN);
  await expect(search(page)).toHaveValue(BEGINNER.title);
  expect(await shown(page)).toContain(BEGINNER.slug);
});

test("the scripts load no cover that is far down", async ({ page }) => {
  // So far apart that no browser would load the next cover ahead.
  await page.route("**/courses", async (route) => {
    const response = await route.fetch();
    const style = "<style>#course-list li { margin-bottom: 9000px }</style></head>";
    await route.fulfill({ response, body: (await response.text()).replace("</head>", style) });
  });
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await page.goto("/courses");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toContain(content.courses[0]?.image);
  expect(asked).not.toContain(content.courses.at(-1)?.image);
});

test("far down a long list rows are drawn when they come near, and those that a filter brings up at once", async ({
  page,
}) => {
  const further = 30;
  await page.route("**/courses", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<div id="course-list"[^>]*>)<ul>(.*?)<\/ul>(?=<\/div>)/s,
      (_, list, rows) => {
        const far = `<ul class="board-far" style="contain-intrinsic-height:auto 210rem">${rows}</ul>`;
        return `${list}<ul>${rows}</ul>${far.repeat(further)}`;
      },
    );
    await route.fulfill({ response, body });
  });
  await open(page, "/courses");
  const isDrawn = (place: number) =>
    page
      .locator("[data-course]:not([hidden]) h2")
      .nth(place)
      .evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }));
  const total = TOTAL * (further + 1);
  await expect(page.locator("[data-course]")).toHaveCount(total);
  expect(await isDrawn(total - 1)).toBe(false);
  const matches = findCourses("python");
  expect(matches.length).toBeLessThan(5);
  const isDrawnAtOnce = await search(page).evaluate((box: HTMLInputElement) => {
    box.value = "python";
    box.dispatchEvent(new Event("input", { bubbles: true }));
    // As in the next frame; the browser itself would find out only after it.
    document.body.getBoundingClientRect();
    const row = document.querySelectorAll("[data-course]:not([hidden]) h2")[9];
    return row?.checkVisibility({ contentVisibilityAuto: true });
  });
  expect(isDrawnAtOnce).toBe(true);
  await expect(count(page)).toHaveText(sayShown(matches.length * (further + 1)));
  expect(await isDrawn(matches.length * (further + 1) - 1)).toBe(false);
  await search(page).fill("cobol");
  await expect(page.locator("#course-list > ul:not([hidden])")).toHaveCount(0);
  await search(page).fill("");
  await expect(count(page)).toHaveText(sayShown(total));
  const last = page.locator("[data-course]").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole("heading")).toBeInViewport();
  expect(await isDrawn(total - 1)).toBe(true);
});
