import { expect } from "@playwright/test";
import { content, sayShown, test } from "../site.ts";
import { expectLinks, main, SIZES, section } from "./parts.ts";

const { about, academic, corporate, tools, sample } = content.pages;

for (const [path, calls] of Object.entries({
  "/about": [about.primary],
  "/academic": academic.audiences.map(({ link }) => link),
  "/corporate": [{ label: "Book a Discovery call", href: "/contact?about=team" }],
  "/zerotools": [{ label: `${tools.closing.open} (opens in a new tab)`, href: content.site.tools.url }],
}))
  test(`the first screen of ${path} shows its call to action on a phone and a wide screen`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const { label, href } of calls) {
        const call = main(page).getByRole("link", { name: label, exact: true }).first();
        await expect(call).toHaveAttribute("href", href);
        await expect(call).toBeInViewport({ ratio: 1 });
      }
    }
  });

test("/about shows mission, differentiators, philosophy and parent company", async ({ page }) => {
  await page.goto("/about");
  for (const { title } of [about.mission, about.differentiators, about.philosophy])
    await expect(section(page, title)).toHaveCount(1);
  await expectLinks(page, [content.site.parent.url]);
});

test("/about draws the live sessions of every course", async ({ page }) => {
  await page.goto("/about");
  const figure = main(page).getByRole("figure").first();
  for (const [index, { title, slug, sessions }] of content.courses.entries()) {
    const row = figure.getByRole("link").nth(index);
    await expect(row).toHaveAccessibleName(`${title} ${sessions} sessions`);
    await expect(row).toHaveAttribute("href", `/courses/${slug}`);
  }
  const total = content.courses.reduce((sum, { sessions }) => sum + sessions, 0);
  await expect(figure).toContainText(`${total} live sessions of our ${content.courses.length} courses`);
});

test("/about shows a review whose comments lead to their lines, and a certificate", async ({ page }) => {
  const { review, certificate } = sample;
  await page.goto("/about");
  await page.setViewportSize({ width: 320, height: 700 });
  const before = page.getByRole("group", { name: review.labels.before });
  const after = page.getByRole("group", { name: review.labels.after });
  for (const [code, lines] of [
    [before, review.before],
    [after, review.after],
  ] as const)
    expect(
      (await code.locator("code > span > :last-child").allTextContents()).map((line) => line.trimEnd()),
    ).toEqual(lines);
  await before.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => before.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  for (const { line, text } of review.comments) {
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole("link", { name: `${review.labels.line} ${line}`, exact: true }).click();
    const target = before.locator("span:target");
    await expect(target.locator(":scope > :last-child")).toHaveText(review.before[line - 1]?.trim() ?? "");
    await expect(target).toBeInViewport();
  }
  const course = content.courses.find(({ slug }) => slug === certificate.course);
  const specimen = page.getByRole("figure").filter({ hasText: certificate.specimen });
  for (const text of [course?.title ?? "", `${course?.sessions} live sessions`, certificate.limit])
    await expect(specimen).toContainText(text);
  await expect(specimen.getByRole("listitem")).toHaveCount(course?.projects.length ?? 0);
});

test("/academic shows six gaps, four offerings, four reasons and four steps over sixteen weeks", async ({
  page,
}) => {
  const { gaps, offerings, reasons, steps } = academic;
  await page.goto("/academic");
  for (const [{ title }, count] of [
    [gaps, 6],
    [offerings, 4],
    [reasons, 4],
  ] as const)
    await expect(section(page, title).getByRole("listitem")).toHaveCount(count);
  await expect(section(page, steps.title).locator("ol > li").getByRole("heading")).toHaveText([
    "Assess",
    "Learn",
    "Build",
    "Launch",
  ]);
  await expectLinks(page, ["/courses", "/learning-paths", "/contact"]);
  const bars = section(page, steps.title).locator("div[aria-hidden] > div");
  const weeks = await bars.evaluateAll((all) => all.map((bar) => bar.querySelectorAll("li").length));
  expect(weeks).toEqual([2, 6, 6, 2]);
});

test("/corporate shows six programmes, four reasons and four steps in order", async ({ page }) => {
  const { programmes, reasons, process } = corporate;
  await page.goto("/corporate");
  await expect(section(page, programmes.title).getByRole("heading", { level: 3 })).toHaveCount(6);
  await expect(section(page, reasons.title).getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(section(page, process.title).locator("ol > li").getByRole("heading")).toHaveText([
    "Discovery",
    "Customize",
    "Deliver",
    "Support",
  ]);
  await expectLinks(page, ["/contact", "/courses", "/about"]);
});

test("/zerotools shows four tools with their features and examples, the tools site and the chat", async ({
  page,
}) => {
  await page.goto("/zerotools");
  const list = main(page).locator("ul > li", { has: page.getByRole("heading", { level: 2 }) });
  await expect(list.getByRole("heading", { level: 2 })).toHaveText([
    "Prompt Enhancement",
    "AI Workflow Builder",
    "Smart Code Assistant",
    "Content Generator",
  ]);
  for (const [index, { features, example }] of tools.tools.entries()) {
    const after = example.after.map(({ name, text }) => `${name}${text}`);
    await expect(list.nth(index).locator("li")).toHaveText([...features, ...example.before, ...after]);
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
  await expect(list.last()).toBeInViewport();
});

test("/learning-paths shows the tracks in order, each with its facts and rows", async ({ page }) => {
  await page.goto("/learning-paths");
  await expect(main(page).locator("section[id] h2")).toHaveText([
    "Foundation",
    "AI-Powered",
    "Continuous Learning",
  ]);
  for (const { track, facts, rows } of content.pages["learning-paths"].paths) {
    const path = section(page, track);
    for (const fact of facts) await expect(path.getByText(fact, { exact: true })).toBeVisible();
    if (rows.length > 0) await expect(path.locator("ol > li")).toHaveCount(rows.length);
    for (const [index, { name, weeks, sessions, course }] of rows.entries()) {
      const row = path.locator("ol > li").nth(index);
      await expect(row.getByRole("heading")).toHaveText(name);
      await expect(row).toContainText(new RegExp(`${weeks} weeks / ${sessions}\\ssessions`));
      const hrefs = await row
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(hrefs).toEqual(course ? [`/courses/${course}`, `/courses/${course}#syllabus`] : []);
    }
  }
  const ongoing = section(page, "Continuous Learning");
  await expect(ongoing.getByText("Ongoing", { exact: true })).toBeVisible();
  await expect(ongoing.getByRole("heading", { level: 3 })).toHaveText([
    /daily AI updates newsletter/i,
    /2 live Q&A sessions per week/i,
    /community chat/i,
    /monthly workshops/i,
    /recorded library/i,
  ]);
});

test("/learning-paths leads to the courses, a track's courses and the form", async ({ page }) => {
  await page.goto("/learning-paths");
  const { links } = content.pages["learning-paths"].closing;
  await expectLinks(page, ["/courses", "/contact", ...links.map(({ href }) => href)]);
  await section(page, "Continuous Learning").locator('a[href^="/courses?track="]').click();
  const shown = content.courses.filter(({ track }) => track === "Continuous Learning").length;
  await expect(page.getByText(sayShown(shown))).toBeVisible();
});
