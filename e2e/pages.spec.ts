import { expect, type Page } from "@playwright/test";
import { content, open, openedOnce, sayShown, test } from "./site.ts";

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, title: string) =>
  main(page).locator("section", { has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
const expectLinks = async (page: Page, hrefs: string[]) => {
  for (const href of hrefs) await expect(main(page).locator(`a[href="${href}"]`).first()).toBeVisible();
};

const SIZES = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

test.describe("/learning-paths", () => {
  const { paths } = content.pages["learning-paths"];
  test.use({ page: openedOnce("/learning-paths") });

  test("three tracks in order", async ({ page }) => {
    const headings = await main(page).locator("section[id] h2").allTextContents();
    expect(headings).toEqual(["Foundation", "AI-Powered", "Continuous Learning"]);
  });

  for (const { track, facts, rows } of paths.filter((path) => path.rows.length > 0)) {
    test(`${track} shows its totals and rows`, async ({ page }) => {
      const path = section(page, track);
      for (const fact of facts) await expect(path.getByText(fact, { exact: true })).toBeVisible();
      const stops = path.locator("ol > li");
      await expect(stops).toHaveCount(rows.length);
      for (const [index, { name, weeks, sessions, course }] of rows.entries()) {
        const stop = stops.nth(index);
        await expect(stop.getByRole("heading")).toHaveText(name);
        await expect(stop).toContainText(new RegExp(`${weeks} weeks / ${sessions}\\ssessions`));
        const links = await stop
          .getByRole("link")
          .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
        expect(links).toEqual(course ? [`/courses/${course}`, `/courses/${course}#syllabus`] : []);
      }
    });
  }

  test("Continuous Learning lists what it consists of", async ({ page }) => {
    const path = section(page, "Continuous Learning");
    const expected = [
      /daily AI updates newsletter/i,
      /2 live Q&A sessions per week/i,
      /community chat/i,
      /monthly workshops/i,
      /recorded library/i,
    ];
    await expect(path.getByRole("heading", { level: 3 })).toHaveCount(expected.length);
    for (const text of expected)
      await expect(path.getByRole("heading", { level: 3, name: text })).toBeVisible();
    await expect(path.getByText("Ongoing", { exact: true })).toBeVisible();
  });

  test("leads onward", async ({ page }) => {
    await expectLinks(page, [
      "/courses",
      "/contact",
      ...content.pages["learning-paths"].closing.links.map(({ href }) => href),
    ]);
    expect(paths).toHaveLength(3);
  });

  test("the link to the rest of a track shows that track", async ({ page }) => {
    await section(page, "Continuous Learning").locator('a[href^="/courses?track="]').click();
    const shown = content.courses.filter(({ track }) => track === "Continuous Learning").length;
    await expect(page.getByText(sayShown(shown))).toBeVisible();
  });
});

/** What each page wants its visitor to do first. */
const FIRST_CALLS: [string, string, string][] = [
  ["/corporate", "Book a Discovery call", "/contact"],
  ...content.pages.academic.audiences.map(({ link }): [string, string, string] => [
    "/academic",
    link.label,
    link.href,
  ]),
  ["/zerotools", `${content.pages.tools.closing.open} (opens in a new tab)`, content.site.tools.url],
  ["/about", content.pages.about.primary.label, content.pages.about.primary.href],
];

for (const [path, name, href] of FIRST_CALLS)
  test.describe(path, () => {
    test.use({ page: openedOnce(path) });

    test(`says '${name}' in the first screen, on a phone and on a wide screen`, async ({ page }) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const call = main(page).getByRole("link", { name, exact: true }).first();
        await expect(call).toHaveAttribute("href", href);
        await expect(call).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
    });
  });

test("/corporate: six programmes, four reasons, four steps in order", async ({ page }) => {
  const { programmes, reasons, process } = content.pages.corporate;
  await open(page, "/corporate");
  const branches = await main(page)
    .locator("ol > li svg > path")
    .evaluateAll((paths) => paths.map((path) => (path.getAttribute("d")?.split("M").length ?? 0) - 1));
  // Upright and lying, each an edge and what it encloses.
  expect(branches).toEqual(Array(4).fill(programmes.items.length));
  await expect(section(page, programmes.title).getByRole("heading", { level: 3 })).toHaveCount(6);
  await expect(section(page, reasons.title).getByRole("heading", { level: 3 })).toHaveCount(4);
  const steps = section(page, process.title).locator("ol > li");
  expect(await steps.getByRole("heading").allTextContents()).toEqual([
    "Discovery",
    "Customize",
    "Deliver",
    "Support",
  ]);
  await expectLinks(page, ["/contact", "/courses", "/about"]);
});

test.describe("/academic", () => {
  test.use({ page: openedOnce("/academic") });

  test("/academic draws the sixteen weeks of a semester, 2, 6, 6 and 2 of them in a step", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const bar = section(page, content.pages.academic.steps.title).locator("div[aria-hidden] > div");
    const drawn = await bar.evaluateAll((steps) =>
      steps.map((step) => [...step.querySelectorAll("li")].map((week) => week.textContent)),
    );
    expect(drawn.map(({ length }) => length)).toEqual([2, 6, 6, 2]);
    expect(drawn.flat()).toEqual(Array.from({ length: 16 }, (_, index) => String(index + 1)));
    const widths = await bar.evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().width));
    expect(widths.map((width) => Math.round((16 * width) / widths.reduce((a, b) => a + b)))).toEqual([
      2, 6, 6, 2,
    ]);
  });

  test("/academic: six gaps, four offerings, four reasons, four steps in order", async ({ page }) => {
    const { gaps, offerings, reasons, steps } = content.pages.academic;
    await expect(main(page).locator("svg rect")).toHaveCount(gaps.items.length);
    await expect(section(page, gaps.title).getByRole("listitem")).toHaveCount(6);
    await expect(section(page, offerings.title).getByRole("listitem")).toHaveCount(4);
    await expect(section(page, reasons.title).getByRole("listitem")).toHaveCount(4);
    const list = section(page, steps.title).locator("ol > li");
    expect(await list.getByRole("heading").allTextContents()).toEqual(["Assess", "Learn", "Build", "Launch"]);
    await expectLinks(page, ["/courses", "/learning-paths", "/contact"]);
  });
});

test.describe("/about", () => {
  test.use({ page: openedOnce("/about") });

  test("/about: mission, differentiators, philosophy, parent company", async ({ page }) => {
    const { mission, differentiators, philosophy } = content.pages.about;
    for (const { title } of [mission, differentiators, philosophy])
      await expect(section(page, title)).toHaveCount(1);
    await expectLinks(page, [content.site.parent.url]);
  });

  test("/about shows a review, its comments at their lines, and what a certificate says", async ({
    page,
  }) => {
    const { review, certificate } = content.pages.sample;
    await page.setViewportSize({ width: 320, height: 700 });
    const before = page.getByRole("region", { name: review.labels.before });
    const after = page.getByRole("region", { name: review.labels.after });
    expect((await before.locator("code").allTextContents()).map((line) => line.trimEnd())).toEqual(
      review.before,
    );
    expect((await after.locator("code").allTextContents()).map((line) => line.trimEnd())).toEqual(
      review.after,
    );
    await before.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => before.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
    for (const { line, text } of review.comments) {
      await expect(page.getByText(text)).toBeVisible();
      await page.getByRole("link", { name: `${review.labels.line} ${line}`, exact: true }).click();
      const target = before.locator("li:target");
      await expect(target.locator("code")).toHaveText(review.before[line - 1]?.trim() ?? "");
      await expect(target).toBeInViewport();
    }
    const course = content.courses.find(({ slug }) => slug === certificate.course);
    const specimen = page.getByRole("figure").filter({ hasText: certificate.specimen });
    await expect(specimen).toContainText(`${course?.title}: ${course?.sessions} live sessions`);
    await expect(specimen).toContainText(certificate.limit);
    await expect(specimen.getByRole("listitem")).toHaveCount(course?.projects.length ?? 0);
  });

  test("/about draws every live session of the catalogue", async ({ page }) => {
    const figure = main(page).getByRole("figure").first();
    const drawn = await figure
      .locator("path[fill-rule]")
      .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")?.split("M").length ?? 0));
    // A holed mark is two shapes, an outlined one as well.
    const shapes = { Beginner: 1, "All Levels": 1, Intermediate: 2, Advanced: 2 };
    expect(drawn).toEqual(content.courses.map(({ sessions, level }) => 1 + sessions * shapes[level]));
    for (const [index, { title, slug, sessions }] of content.courses.entries()) {
      const row = figure.getByRole("link").nth(index);
      await expect(row).toHaveAccessibleName(`${title} ${sessions} sessions`);
      await expect(row).toHaveAttribute("href", `/courses/${slug}`);
    }
    const widths = await figure
      .locator("svg")
      .evaluateAll((drawings) =>
        drawings.map((drawing) => drawing.querySelector("path")?.getBoundingClientRect().width ?? 0),
      );
    const ofLength = (sessions: number) =>
      widths.filter((_, row) => content.courses[row]?.sessions === sessions);
    for (const width of ofLength(24)) {
      expect(width).toBeCloseTo(ofLength(24)[0] ?? 0, 1);
      expect(width).toBeLessThan(Math.min(...ofLength(28)));
    }
    const total = content.courses.reduce((sum, { sessions }) => sum + sessions, 0);
    await expect(figure).toContainText(`${total} live sessions of our ${content.courses.length} courses`);
  });
});

test("/zerotools: four tools with bullets, the tools site and the chat", async ({ page }) => {
  await open(page, "/zerotools");
  const tools = main(page).locator("ul > li", { has: page.getByRole("heading", { level: 2 }) });
  expect(await tools.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "Prompt Enhancement",
    "AI Workflow Builder",
    "Smart Code Assistant",
    "Content Generator",
  ]);
  for (const [index, { features, example }] of content.pages.tools.tools.entries()) {
    const lists = await tools
      .nth(index)
      .locator("ul, ol")
      .evaluateAll((all) => all.map((list) => [...list.children].map((entry) => entry.textContent)));
    const after = example.after.map(({ name, text }) => `${name}${text}`);
    expect(lists).toEqual([features, example.before, after]);
  }
  await expectLinks(page, [content.site.tools.url]);
  await expect(page.getByRole("link", { name: /^Get in Touch/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\//,
  );
  await expect(main(page)).toContainText(/sister company/i);
  const stops = page.getByRole("navigation", { name: "Tools on this page" }).getByRole("link");
  await expect(stops).toHaveCount(4);
  await stops.last().click();
  await expect(tools.last()).toBeInViewport();
});

test.describe("/contact", () => {
  test.use({ page: openedOnce("/contact") });

  test("four cards", async ({ page }) => {
    const { email, chatNumberShown } = content.site.identity;
    await expect(main(page).getByRole("link", { name: email }).first()).toHaveAttribute(
      "href",
      `mailto:${email}`,
    );
    await expect(main(page)).toContainText(chatNumberShown);
    await expect(
      main(page).getByRole("link", { name: content.pages.contact.cards.chat.link }),
    ).toHaveAttribute("href", /^https:\/\/wa\.me\//);
    await expect(main(page)).toContainText(
      "within 24 hours on business days (Mon-Sat), 10:00 AM - 6:00 PM IST",
    );
    await expect(
      main(page).getByRole("link", { name: content.pages.contact.cards.location.link }),
    ).toHaveAttribute("href", content.site.parent.url);
  });

  test("the week of replies shows the days and hours that the sentence names", async ({ page }) => {
    const rows = await main(page)
      .locator("[aria-hidden] > ol > li")
      .evaluateAll((days) =>
        days.map((day) => {
          const [closed, open] = [...day.querySelectorAll("path")].map(
            (path) =>
              path
                .getAttribute("d")
                ?.match(/M\d+/g)
                ?.map((start) => Number(start.slice(1)) / 10) ?? [],
          );
          return { name: day.textContent, open, closed: closed?.length };
        }),
      );
    const hours = [10, 11, 12, 13, 14, 15, 16, 17];
    expect(rows).toEqual([
      ...["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((name) => ({ name, open: hours, closed: 16 })),
      { name: "Sun", open: [], closed: 24 },
    ]);
  });

  test("the form begins in the first screen, on a phone and on a wide screen", async ({ page }) => {
    const { labels } = content.pages.contact.form;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.getByRole("textbox", { name: labels.name })).toBeInViewport({ ratio: 1 });
    }
  });

  test("the form has four labelled fields without length limits", async ({ page }) => {
    const form = page.getByRole("form", { name: "Send us a Message" });
    const { labels } = content.pages.contact.form;
    for (const [name, label] of Object.entries(labels)) {
      const field = form.getByRole("textbox", { name: label });
      await expect(field).toHaveAttribute("name", name);
      if (name === "subject") await expect(field).not.toHaveAttribute("required");
      else await expect(field).toHaveAttribute("required");
    }
    await expect(form.locator("textarea")).toHaveAttribute("rows", "6");
    await expect(form.locator("[maxlength], [minlength]")).toHaveCount(0);
  });

  test("six questions, at most one open", async ({ page }) => {
    const questions = section(page, content.pages.contact.faq.title)
      .getByRole("heading", { level: 3 })
      .getByRole("button");
    await expect(questions).toHaveCount(6);
    const expected = [
      /experience/i,
      /long|duration/i,
      /AI-powered/i,
      /job/i,
      /certificate/i,
      /tracks|lines/i,
    ];
    for (const [index, pattern] of expected.entries()) await expect(questions.nth(index)).toHaveText(pattern);
    for (const question of await questions.all())
      await expect(question).toHaveAttribute("aria-expanded", "false");
    const [first, second] = [questions.nth(0), questions.nth(1)];
    await first.click();
    await expect(page.getByText(content.faq[0]?.answer ?? "")).toBeVisible();
    await expect(page.locator(`[id="${await first.getAttribute("aria-controls")}"]`)).toBeVisible();
    const top = await page.evaluate(() => scrollY);
    await second.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(content.faq[1]?.answer ?? "")).toBeVisible();
    await expect(page.getByText(content.faq[0]?.answer ?? "")).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(page.getByText(content.faq[1]?.answer ?? "")).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  test("leads onward", async ({ page }) => expectLinks(page, ["/courses", "/learning-paths"]));
});
