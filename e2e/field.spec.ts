import { expect, type Page } from "@playwright/test";
import { shortenRetries } from "./retries.ts";
import {
  BEGINNERS,
  COURSE,
  COURSE_PATH,
  content,
  findCourses,
  holdFiles,
  hydrated,
  open,
  SCRIPTS,
  sayShown,
  test,
} from "./site.ts";

// What happens to a visitor with an older browser, a bad network, early hands or a translator.

const state = (page: Page) => page.locator("html").getAttribute("data-scripts");

for (const path of ["/", COURSE_PATH])
  test(`${path} asks for nothing but its font and its images before the first sign of a visitor`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await state(page)).toBe("waiting");
    expect(asked.filter((url) => /\.(js|txt|data)(\?|$)/.test(url))).toEqual([]);
    await hydrated(page);
  });

test.describe("before the scripts arrive", () => {
  test("tabs, their address and the keyboard answer; React takes them over", async ({ page }) => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto(COURSE_PATH);
    await page.getByRole("tab", { name: "Projects" }).click();
    await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
    await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeHidden();
    await expect(page).toHaveURL(/#projects$/);
    await page.getByRole("tab", { name: "Projects" }).press("ArrowLeft");
    await expect(page.getByRole("tab", { name: "Prerequisites" })).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Prerequisites" })).toBeVisible();
    expect(await state(page)).toBe("loading");
    release();
    await hydrated(page);
    await expect(page.getByRole("tab", { name: "Prerequisites" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await page.getByRole("tab", { name: "Overview" }).click();
    await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page).toHaveURL(COURSE_PATH);
  });

  test("questions answer, one at a time; React takes over which one is open", async ({ page }) => {
    const release = await holdFiles(page, SCRIPTS);
    const [first, second] = content.faq;
    await page.goto("/contact");
    await page.getByRole("button", { name: first?.question ?? "" }).click();
    await expect(page.getByText(first?.answer ?? "")).toBeVisible();
    await page.getByRole("button", { name: second?.question ?? "" }).click();
    await expect(page.getByText(first?.answer ?? "")).toBeHidden();
    release();
    await hydrated(page);
    await expect(page.getByText(second?.answer ?? "")).toBeVisible();
    await page.getByRole("button", { name: second?.question ?? "" }).click();
    await expect(page.getByText(second?.answer ?? "")).toBeHidden();
  });

  test("the filter answers and keeps what was chosen", async ({ page }) => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto("/courses");
    await page.getByRole("button", { name: "Beginner" }).click();
    await expect(page.locator("[data-course]:visible")).toHaveCount(BEGINNERS);
    await expect(page.getByText(sayShown(BEGINNERS))).toBeVisible();
    await page.getByRole("searchbox").fill("no such course");
    await expect(page.getByText("No courses found matching your criteria")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await page.getByRole("searchbox").fill("python");
    await expect(page).toHaveURL(/\?search=python$/);
    const shown = await page.locator("[data-course]:visible").count();
    release();
    await hydrated(page);
    await expect(page.locator("[data-course]:visible")).toHaveCount(shown);
    await expect(page.getByRole("searchbox")).toHaveValue("python");
    await page.getByRole("searchbox").fill("");
    await expect(page.locator("[data-course]:visible")).toHaveCount(content.courses.length);
  });

  test("an address with a filter or a tab never shows anything else", async ({ page }) => {
    await holdFiles(page, SCRIPTS);
    await page.goto("/courses?search=python&level=Beginner", { waitUntil: "commit" });
    await expect(
      page.getByText(sayShown(findCourses("python", "Beginner").length), { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("python");
    await page.goto(`${COURSE_PATH}#projects`, { waitUntil: "commit" });
    await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  });
});

/** Ends of addresses that no page of ours has written. */
const HASHES = ["#%E0%A4%A", "#50%", "#__proto__", `#${encodeURIComponent('"]<img src=x>')}`];
const QUERIES = [
  "?%",
  `?level=__proto__&track=constructor&group=xyz${"&search=".repeat(500)}`,
  "?search=%ED%A0%80&level=%ff",
];

test.describe("a malformed address leaves the page whole, and what it does not know counts as all", () => {
  const openAt = async (page: Page, address: string) => {
    await page.goto("about:blank");
    await open(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  };

  test("the catalogue", async ({ page }) => {
    for (const query of QUERIES) {
      await openAt(page, `/courses${query}#50%`);
      const shown = query.includes("search=%") ? 0 : content.courses.length;
      await expect(page.locator("[data-course]:visible")).toHaveCount(shown);
    }
  });

  test("the toolkit", async ({ page }) => {
    const all = page.getByRole("status").filter({ hasText: /Showing (\d+) of \1 prompts/ });
    for (const end of [
      `${QUERIES[1]}#__proto__`,
      `?group=xyz&group=review&search=#a=b&c%${HASHES[0]}`,
      `${QUERIES[2]}${HASHES.at(-1)}`,
    ]) {
      await openAt(page, `/dev-toolkit${end}`);
      if (!end.includes("search=%")) await expect(all).toBeVisible();
      await page.getByRole("searchbox", { name: "Search the prompts" }).fill("no such prompt");
      await expect(all).toHaveCount(0);
    }
  });

  test("a course", async ({ page }) => {
    for (const hash of HASHES) {
      await openAt(page, `${COURSE_PATH}${QUERIES[0]}${hash}`);
      await page.getByRole("tab", { name: "Projects" }).click();
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
      await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
    }
  });
});

test("a tab's address survives a reload and Back, and find in page opens its panel", async ({ page }) => {
  await open(page, `${COURSE_PATH}#outcomes`);
  await expect(page.getByRole("tabpanel", { name: "Outcomes" })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("tabpanel", { name: "Outcomes" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page.getByRole("tabpanel", { name: "Outcomes" })).toBeVisible();
  // Hidden so that find in page still sees it.
  const projects = page.locator("#projects");
  await expect(projects).toHaveAttribute("hidden", "until-found");
  await projects.dispatchEvent("beforematch");
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});

test.describe("when scripts do not come", () => {
  test.use({ allowedConsole: /.*/ });

  for (const [what, pattern] of [
    ["a module", /\/assets\/vendor-.*\.js$/],
    ["the page's data", /\/assets\/page-.*\.txt$/],
  ] as const)
    test(`${what} is asked for four times in all, then the page is what it is without scripts`, async ({
      page,
    }) => {
      await shortenRetries(page);
      let requests = 0;
      await page.route(pattern, (route) => {
        requests++;
        return route.abort();
      });
      await page.goto(COURSE_PATH);
      await page.getByRole("tab", { name: "Projects" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed", { timeout: 30_000 });
      expect(requests).toBe(4);
      for (const name of ["Overview", "Outcomes", "Prerequisites", "Projects"])
        await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
      await expect(page.getByRole("tab")).toHaveCount(0);
    });

  test("what was typed into the form goes into an email", async ({ page }) => {
    await shortenRetries(page);
    await page.route(/\/assets\/entry\.client-.*\.js$/, (route) => route.abort());
    await page.goto("/contact");
    await page.locator("textarea").fill("Half a message & more");
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed", { timeout: 30_000 });
    await expect(page.locator("form")).toBeHidden();
    const { scriptsFailed } = content.pages.contact;
    const ways = page.getByRole("main").locator("div", { hasText: scriptsFailed }).last();
    await expect(ways.locator('a[href*="wa.me"]')).toBeVisible();
    const link = ways.locator('a[href^="mailto:"]');
    await link.evaluate((element) => {
      element.addEventListener("click", (event) => event.preventDefault());
      (element as HTMLElement).click();
    });
    await expect(link).toHaveAttribute("href", /^mailto:.*Half%20a%20message%20%26%20more/);
  });

  test("a module that comes at the third try is used", async ({ page }) => {
    await shortenRetries(page);
    let requests = 0;
    await page.route(/\/assets\/vendor-.*\.js$/, (route) =>
      ++requests < 3 ? route.abort() : route.continue(),
    );
    await open(page, COURSE_PATH);
    expect(requests).toBeGreaterThanOrEqual(3);
  });

  test("a module that is gone makes the page come anew, once", async ({ page }) => {
    await page.route(/\/assets\/vendor-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on("request", (request) => void (request.isNavigationRequest() && loads++));
    await page.goto("/courses?level=Beginner");
    await expect.poll(() => loads).toBe(2);
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
    await expect(page.locator("[data-course]:visible")).toHaveCount(content.courses.length);
    expect(loads).toBe(2);
  });

  for (const [what, breakIt] of [
    [
      "data that cannot be read",
      (page: Page) => page.route(/\/assets\/page-.*\.txt$/, (route) => route.fulfill({ body: "no data" })),
    ],
    [
      "an effect that fails",
      (page: Page) =>
        page.addInitScript(() => {
          IntersectionObserver.prototype.observe = () => {
            throw new Error("an effect fails");
          };
        }),
    ],
    [
      "an entry that fails",
      (page: Page) =>
        page.route(/\/assets\/entry\.client-.*\.js$/, (route) =>
          route.fulfill({ contentType: "text/javascript", body: "throw new Error('no entry')" }),
        ),
    ],
  ] as const)
    test(`${what} leaves the page that was there, without scripts`, async ({ page }) => {
      await breakIt(page);
      await page.goto(COURSE_PATH);
      await page.mouse.move(5, 5);
      await page.mouse.move(6, 5);
      await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(COURSE.title);
      for (const name of ["Overview", "Projects"])
        await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
      await expect(page.getByRole("tab")).toHaveCount(0);
      await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
      await expect(page).toHaveURL("/about");
    });
});

test.describe("a link whose page does not come", () => {
  test.use({ allowedConsole: /.*/ });
  const about = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "About" });

  test("is asked for again, and leads on", async ({ page }) => {
    await open(page, COURSE_PATH);
    let requests = 0;
    await page.route("**/about.data*", (route) => (++requests < 3 ? route.abort() : route.continue()));
    await about(page).click();
    await expect(page.getByText("Asking again")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.about.title);
    await expect(page.getByText("Asking again")).toBeHidden();
  });

  for (const file of [/\/about\.data/, /\/assets\/about-.*\.js/])
    test(`becomes an ordinary link when the tries are used up for ${file.source}`, async ({ page }) => {
      await shortenRetries(page);
      await open(page, COURSE_PATH);
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      let requests = 0;
      await page.route(file, (route) => {
        requests++;
        return route.fulfill({ status: 503 });
      });
      await about(page).click();
      await expect(page).toHaveURL("/about", { timeout: 30_000 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.about.title);
      // One ahead, when the pointer comes to the link, and four when it is followed.
      expect(requests).toBe(5);
      expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(false);
    });

  test("offline says so in the page, keeps it, and tries again when asked", async ({ page, context }) => {
    await shortenRetries(page);
    await open(page, COURSE_PATH);
    await context.setOffline(true);
    await about(page).click();
    await expect(page.getByText("This page did not arrive")).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(COURSE.title);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByText("This page did not arrive")).toBeHidden();
  });
});

/** Wraps every text of the page as a translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script,style")) continue;
      const font = document.createElement("font");
      font.append(`«${text.data}»`);
      text.replaceWith(font);
    }
  });

test("a page that was translated before its scripts came hydrates without a fault", async ({ page }) => {
  await page.goto("/courses");
  await translate(page);
  await hydrated(page);
  await page.getByRole("button", { name: /Beginner/ }).click();
  await expect(page.getByText(sayShown(BEGINNERS))).toBeVisible();
});

test("a translated page keeps its counts and leads on", async ({ page }) => {
  await open(page, "/courses");
  await translate(page);
  await page.getByRole("button", { name: /Beginner/ }).click();
  await expect(page.getByText(new RegExp(sayShown(BEGINNERS)))).toBeVisible();
  await page.getByRole("searchbox").fill("no such course");
  await expect(page.getByText(/No courses found/)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: /About/ }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.pages.about.title);
});

test("React goes on where a translator has taken its texts away", async ({ page }) => {
  await open(page, "/about");
  const left = await page.evaluate(() => {
    const [place, gone] = [document.createElement("p"), document.createTextNode("gone")];
    place.insertBefore(document.createElement("b"), gone);
    return [place.removeChild(gone) === gone, place.innerHTML];
  });
  expect(left).toEqual([true, "<b></b>"]);
});

test("what an extension has put into the page does not break it", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.body.prepend(document.createElement("extension-bar"));
      document.body.append(document.createElement("extension-menu"));
      document.documentElement.dataset.extension = "on";
    });
    addEventListener("load", () => {
      for (const place of document.querySelectorAll("main, main > *, [role=tablist]"))
        place.prepend(document.createElement("extension-mark"));
    });
  });
  await open(page, COURSE_PATH);
  await page.getByRole("tab", { name: "Projects" }).click();
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
});

test.describe("the menu at 375 px", () => {
  test.use({ viewport: { width: 375, height: 800 } });
  const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

  for (const [when, isEarly] of [
    ["before the scripts arrive", true],
    ["afterwards", false],
  ] as const)
    test(`closes on Back, when the focus leaves it, beside it and with its button, ${when}`, async ({
      page,
    }) => {
      if (isEarly) await holdFiles(page, SCRIPTS);
      await page.goto("/about");
      await page.goto("/courses#course-list");
      if (!isEarly) await hydrated(page);
      const toggle = page.getByRole("button", { name: /menu/ });
      await toggle.click();
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      const last = menu(page).getByRole("link", { name: "Get Started" });
      await last.focus();
      await page.keyboard.press("Tab");
      await expect(menu(page)).toBeHidden();
      await toggle.click();
      const url = page.url();
      await page.mouse.click(180, 790);
      await expect(menu(page)).toBeHidden();
      expect(page.url()).toBe(url);
      await toggle.click();
      await page.setViewportSize({ width: 1400, height: 800 });
      await page.setViewportSize({ width: 375, height: 800 });
      await expect(menu(page)).toBeHidden();
      await page.evaluate(() => history.pushState(null, "", "#more"));
      await toggle.click();
      await expect(menu(page)).toBeVisible();
      await page.goBack();
      await expect(menu(page)).toBeHidden();
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
    });
});
