import { expect, type Locator, type Page } from "@playwright/test";
import { getCoursePath, getTimetablePath } from "#app/academy/addresses.ts";
import { listSessions } from "#app/courses/course.ts";
import { expectNoViolations } from "../support/axe.ts";
import { COURSE, content, formatShown, hydrate, open, openOnce, test } from "../support/site.ts";

const LEVELS = ["All", "Beginner", "Intermediate", "Advanced", "All Levels"];
const TRACKS = ["All", "Foundation", "AI-Powered", "Continuous Learning"];

const TOTAL = content.courses.length;

const search = (page: Page) => page.getByRole("searchbox");
const group = (page: Page, name: string) => page.getByRole("group", { name });
const choose = (page: Page, name: string, choice: string) =>
  group(page, name).getByRole("button", { name: choice, exact: true }).click();
const count = (page: Page) => page.getByRole("status").filter({ hasText: "Showing" });
const links = (page: Page) => page.getByRole("main").getByRole("link", { name: /^View Course/ });

test.describe("as it is opened", () => {
  const getPage = openOnce("/courses");
  test.beforeAll(() => hydrate(getPage()));

  test("has a search and two filters, which choose all courses at first", async () => {
    const page = getPage();
    const label = "Search titles and descriptions";
    await expect(page.getByRole("search").getByRole("searchbox", { name: label })).toHaveValue("");
    for (const [name, choices] of [
      ["Level", LEVELS],
      ["Track", TRACKS],
    ] as const) {
      await expect(group(page, name).getByRole("button")).toHaveText(choices);
      await expect(group(page, name).locator('[aria-pressed="true"]')).toHaveText(["All"]);
    }
    await expect(count(page)).toHaveText(formatShown(TOTAL));
    await expect(links(page)).toHaveCount(TOTAL);
  });

  test("describes a course in its row, which leads to its page", async () => {
    const page = getPage();
    const [course] = content.courses;
    if (!course) throw new Error("There is no course.");
    const { slug, level, track, duration, title, description, image } = course;
    const row = page.locator("[data-course]").first();
    for (const text of [level, track, duration, title, description]) await expect(row).toContainText(text);
    await expect(row.getByRole("img")).toHaveAttribute("src", image);
    await expect(row.getByRole("heading", { level: 2 })).toHaveText(title);
    await expect(row.getByRole("link", { name: `View Course ${title}` })).toHaveAttribute(
      "href",
      getCoursePath(slug),
    );
  });

  test("prints no search and no filters", async () => {
    await getPage().emulateMedia({ media: "print" });
    await expect(getPage().locator("search")).toHaveCount(1);
    await expect(getPage().locator("search")).toBeHidden();
  });

  test("marks a level as the rows of its courses, and All Levels as all of them", async () => {
    const page = getPage();
    const levels = group(page, "Level");
    const listLooks = (level: string) =>
      levels
        .getByRole("button", { name: level, exact: true })
        .locator(".mark")
        .evaluateAll((marks) => marks.map(({ className }) => /is-\w+/.exec(className)?.[0]));
    const named = LEVELS.slice(1, -1);
    for (const level of named) {
      const [own, ...others] = await listLooks(level);
      expect(others).toEqual([]);
      const rows = page.locator(`[data-course][data-level="${level}"] .band`);
      const drawn = await rows.evaluateAll((bands) => bands.map(({ className }) => className));
      expect(drawn.length).toBeGreaterThan(0);
      for (const look of drawn) expect(/is-\w+/.exec(look)?.[0]).toBe(own);
    }
    expect(await listLooks("All Levels")).toEqual((await Promise.all(named.map(listLooks))).flat());
  });

  test("draws the sessions of each course under their weeks", async () => {
    const page = getPage();
    const lengths = content.courses.map(({ sessions }) => Math.ceil(sessions / 2));
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [weeks, rows] = await page.evaluate(() =>
        [".board-weeks li", "[data-course] .band"].map((selector) =>
          [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()),
        ),
      );
      expect(weeks).toHaveLength(Math.max(...lengths));
      expect(rows).toHaveLength(lengths.length);
      for (const [index, row] of (rows ?? []).entries()) {
        const last = weeks?.[(lengths[index] ?? 1) - 1];
        expect(Math.abs(row.left - (weeks?.[0]?.left ?? 0)), `row ${index} begins`).toBeLessThan(1.5);
        expect(Math.abs(row.right - (last?.right ?? 0)), `row ${index} ends`).toBeLessThan(1.5);
      }
    }
  });

  test("ends its filters within the margin of a wide page", async () => {
    const page = getPage();
    const head = page.locator(".board-head");
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const margin = await head.evaluate(
        (all) => all.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(all).paddingRight),
      );
      for (const name of ["Level", "Track"]) {
        const last = await group(page, name).getByRole("button").last().boundingBox();
        expect((last?.x ?? Number.NaN) + (last?.width ?? 0), `${name} at ${width}`).toBeLessThan(
          margin + 0.5,
        );
      }
    }
  });

  for (const width of [375, 768, 1440])
    test(`has the facts of a course under its title at ${width} px`, async () => {
      const page = getPage();
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .locator("[data-course]")
        .first()
        .locator("h2, .board-facts, .board-text > p")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
      expect(tops).toHaveLength(3);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    });

  test("draws the last session over all of its place, so that no mark shows under it", async () => {
    const places = await getPage()
      .locator("[data-course] .has-last")
      .evaluateAll((bands) =>
        bands.map((band) => {
          const { width, height, backgroundSize } = getComputedStyle(band, "::after");
          return [`${width} ${height}`, backgroundSize].map((size) => size.split(" ").map(Number.parseFloat));
        }),
      );
    expect(places.length).toBeGreaterThan(0);
    for (const [box, mark] of places)
      for (const [side, length] of (box ?? []).entries()) expect(length).toBeCloseTo(mark?.[side] ?? 0, 1);
  });

  test("names what a row opens, in more words on a wide screen", async () => {
    const page = getPage();
    const { slug, sessions } = COURSE;
    const summary = page.locator(`[data-course="${slug}"] summary`);
    for (const [width, words] of [
      [375, `${sessions} sessions`],
      [1440, `${sessions} live sessions, two a week`],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(summary).toHaveText(new RegExp(`:\\s${words}$`), { useInnerText: true });
    }
  });

  test("keeps the colours of sessions in forced colours", async () => {
    const page = getPage();
    const listColours = () =>
      page
        .locator("[data-course] .band")
        .evaluateAll((bands) => bands.map((band) => getComputedStyle(band).backgroundImage));
    const colours = await listColours();
    expect(colours).toHaveLength(TOTAL);
    for (const colour of colours) expect(colour).toMatch(/^conic-gradient\(/);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    expect(await listColours()).toEqual(colours);
  });

  test("inverts a row while it has the focus", async () => {
    const page = getPage();
    const getGrounds = () =>
      page
        .locator("[data-course]")
        .evaluateAll((rows) => rows.slice(0, 3).map((row) => getComputedStyle(row).backgroundColor));
    const [first, second, third] = await getGrounds();
    await links(page).nth(1).focus();
    await expect.poll(getGrounds).toEqual([first, "rgb(11, 27, 43)", third]);
    await search(page).focus();
    await expect.poll(getGrounds).toEqual([first, second, third]);
  });

  test("draws the end of a row with the focus through all rows, from tablets on", async () => {
    const page = getPage();
    await links(page).nth(1).focus();
    const end = page.locator("[data-course] .band").nth(1);
    const getHeight = () =>
      end.evaluate((band) => Number.parseFloat(getComputedStyle(band, "::before").height));
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await getHeight()).toBeGreaterThan(900);
    }
    await page.setViewportSize({ width: 375, height: 900 });
    expect(await getHeight()).toBeNaN();
  });

  for (const width of [375, 768, 1440])
    test(`nothing covers the sessions of a row at ${width} px`, async () => {
      const page = getPage();
      await page.setViewportSize({ width, height: 900 });
      const drawn = page.locator("[data-course] .band");
      await expect(drawn).toHaveCount(TOTAL);
      const covered = await drawn.evaluateAll((bands) =>
        bands.flatMap((band) => {
          band.scrollIntoView({ block: "center" });
          const { x, y, width, height } = band.getBoundingClientRect();
          const here = document.elementsFromPoint(x + width / 2, y + height / 2);
          const above = here.slice(0, here.indexOf(band));
          // The row's link covers the row, and has no ground.
          return above
            .filter((element) => !element.matches(".over-all"))
            .filter((element) => getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)")
            .map(({ className }) => className);
        }),
      );
      expect(covered).toEqual([]);
    });

  for (const [width, height, screens] of [
    [375, 812, 520 / 812],
    [320, 568, 1.2],
  ] as const)
    test(`at ${width} px the first course begins within ${screens.toFixed(2)} windows`, async () => {
      const page = getPage();
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      const { y } = (await page.locator("[data-course]").first().boundingBox()) ?? { y: Number.NaN };
      expect(y).toBeLessThanOrEqual(screens * height);
    });
});

test.describe("with filters that no course matches", () => {
  const getPage = openOnce("/courses");
  const empty = () => getPage().getByText("No courses found matching your criteria");
  const clear = () => getPage().getByRole("button", { name: "Clear Filters" });
  test.beforeAll(async () => {
    await hydrate(getPage());
    await search(getPage()).fill("cobol");
    await choose(getPage(), "Level", "Advanced");
  });

  test("shows a message instead of the courses and their key", async () => {
    await expect(empty()).toBeVisible();
    await expect(getPage().locator("[data-course][hidden]")).toHaveCount(TOTAL);
    await expect(getPage().getByText("Last session")).toBeHidden();
  });

  test("keeps WCAG", () => expectNoViolations(getPage(), { within: "main" }));

  test("has the button that clears the filters under the message", async () => {
    const [message, button] = await Promise.all([empty().boundingBox(), clear().boundingBox()]);
    expect(button?.y).toBeGreaterThan((message?.y ?? Number.NaN) + (message?.height ?? 0));
  });

  test("clears the filters, and moves the focus to the number of courses", async () => {
    const page = getPage();
    await clear().click();
    await expect(empty()).toBeHidden();
    await expect(count(page)).toHaveText(formatShown(TOTAL));
    await expect(count(page)).toBeFocused();
    await expect(search(page)).toHaveValue("");
    await expect(group(page, "Level").locator('[aria-pressed="true"]')).toHaveText(["All"]);
    await expect(page).toHaveURL("/courses");
  });
});

test.describe("the address of a filter", () => {
  const getPage = openOnce("/courses");
  const track = "Continuous Learning";
  test.beforeAll(() => hydrate(getPage()));

  test("has what is searched for", async () => {
    await search(getPage()).fill("java & more");
    await expect(getPage()).toHaveURL("/courses?search=java+%26+more");
    await search(getPage()).fill("");
  });

  test("changes without a request", async () => {
    const page = getPage();
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await choose(page, "Track", track);
    await expect(page).toHaveURL(`/courses?${new URLSearchParams({ track })}`);
    // Pictures of cards that become visible are not requests of the filter. Nor is the icon, for which Chromium with
    // windows asks after each change of the address.
    expect(requests.filter((url) => !/\/covers\/|\/favicon\.svg$/.test(url))).toEqual([]);
  });

  test("brings the filter again by Back", async () => {
    const page = getPage();
    await choose(page, "Track", track);
    await links(page).first().click();
    await expect(page).toHaveURL(/\/courses\/./);
    await page.goBack();
    const matches = content.courses.filter((course) => course.track === track);
    await expect(count(page)).toHaveText(formatShown(matches.length));
  });

  test("is no entry of history of its own", async () => {
    const page = getPage();
    await search(page).fill("java");
    await expect(page).toHaveURL(/search=java/);
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });
});

test.describe("as it is used", () => {
  test.beforeEach(({ page }) => open(page, "/courses"));

  test("leaves the courses of a level and a track, without scrolling", async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 240));
    for (const [level, track] of [
      ["Advanced", "AI-Powered"],
      ["Intermediate", "Continuous Learning"],
      ["Beginner", "Continuous Learning"],
    ]) {
      const matches = content.courses.filter((course) => course.level === level && course.track === track);
      await choose(page, "Level", level ?? "");
      await choose(page, "Track", track ?? "");
      await expect(count(page)).toHaveText(formatShown(matches.length));
      await expect(links(page)).toHaveText(matches.map(({ title }) => `View Course ${title}`));
      await expect(page.locator("[data-course][hidden]")).toHaveCount(TOTAL - matches.length);
    }
    expect(await page.evaluate(() => scrollY)).toBe(240);
  });

  test("a row opens the weeks of its course as the page of all sessions has them", async ({ page }) => {
    const { slug } = COURSE;
    const row = page.locator(`[data-course="${slug}"]`);
    await row.locator("summary").click();
    const sessions = row.locator(".week ol > li > a:first-child");
    await expect(sessions).toHaveText(listSessions(COURSE).map(({ title }) => title));
    await expectNoViolations(page, { within: `[data-course="${slug}"]` });
    const listLinks = (weeks: Locator) =>
      weeks
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.textContent]));
    const opened = await listLinks(row.locator(".weeks-panel"));
    await page.goto(getTimetablePath(slug));
    expect(await listLinks(page.locator(`#${slug} .weeks-panel`))).toEqual(opened);
  });

  test("a filter that is chosen far down stays there, with its courses under it", async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 1500));
    const button = group(page, "Level").getByRole("button", { name: "Advanced" });
    const before = await button.boundingBox();
    await button.click();
    expect(await button.boundingBox()).toEqual(before);
    await expect(links(page).first()).toBeInViewport();
  });

  test.describe("on a phone", () => {
    test("filters are folded at first, and keep WCAG when they are opened", async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await expect(group(page, "Level")).toBeHidden();
      await page.getByText("Filter", { exact: true }).click();
      await expect(group(page, "Level")).toBeVisible();
      await expectNoViolations(page, { within: "search" });
    });

    test("filters are open where the address has one", async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await open(page, "/courses?track=Foundation");
      await expect(group(page, "Track").locator('[aria-pressed="true"]')).toHaveText(["Foundation"]);
      await expect(group(page, "Track")).toBeVisible();
    });
  });
});
