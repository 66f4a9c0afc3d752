import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";
import { marked } from "marked";
import { getCoursePath, PAGE_PATHS } from "#app/content/addresses.ts";
import { FILLED_DAY } from "#app/site/filled-content.server.ts";
import { makeSite } from "../../scripts/bench/synthetic-site.ts";
import { serveSite } from "../../scripts/serve.ts";
import { test as base, COURSE, content, FIRST_COURSES, hydrated } from "../site.ts";
import { buildCopy, getCopyFolder } from "./built-copy.ts";
import { writeHostileContent } from "./hostile-content.ts";

// A site whose texts try to break out of markup, scripts and files: they stay texts.

const UNKNOWN = "/no-such-page";
/** Every page, a course of each track, and an entry of each collection. */
const ADDRESSES = [
  ...PAGE_PATHS,
  ...FIRST_COURSES.map(({ slug }) => getCoursePath(slug)),
  ...Object.values(content.entries).flatMap(([first]) => (first ? [first.path] : [])),
  UNKNOWN,
];

type Site = { url: string; read: (pattern: string) => { name: string; text: string }[] };

const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const copy = makeSite({ courses: content.courses.length });
      const { texts, hostile } = writeHostileContent(path.join(copy.folder, "content"));
      expect(hostile).toBeGreaterThan(texts / 2);
      await buildCopy(copy, { BUILD_DAY: FILLED_DAY });
      const folder = getCopyFolder(copy);
      const { url, stop } = await serveSite({ port: 0, folder, isCompressed: false });
      const read = (pattern: string) =>
        globSync(pattern, { cwd: folder }).map((name) => ({
          name,
          text: readFileSync(path.join(folder, name), "utf8"),
        }));
      await use({ url, read });
      await stop();
      copy.remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

/** Elements that only a text can have made. */
const MADE = "img[src=x], [onerror], [onclick], a[href^='javascript:'], script:not([type]):empty";

/**
 * Uses every control of the open page, of equal ones the first ten, and writes into every field. Gives how many.
 * Controls are equal with the same classes inside the same parents.
 */
const operateControls = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const paths = new Map<Element | null, string>();
    const seen = new Map<string, number>();
    const controls = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      const own = `${paths.get(element.parentElement) ?? ""} ${element.localName}.${element.className}`;
      paths.set(element, own);
      if (!element.matches("button, summary, input:not([type=file]), textarea, select, a[href^='#']"))
        return false;
      seen.set(own, (seen.get(own) ?? 0) + 1);
      return (seen.get(own) ?? 0) <= 10;
    });
    for (const [index, control] of controls.entries()) {
      control.focus();
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
        if (["search", "text", "email", "textarea"].includes(control.type)) control.value = "<b>x";
        control.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
      if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
      control.dispatchEvent(new Event("change", { bubbles: true }));
      control.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
      control.click();
      // React renders between them.
      if (index % 20 === 19) await new Promise((resolve) => setTimeout(resolve));
    }
    return controls.length;
  });

test.describe("on every page", () => {
  // The planted script, the unknown page, and the field that asks for a file.
  test.use({ allowedConsole: /Content Security Policy|status of 404|File chooser/ });

  test("no text runs or makes an element, and using the page breaks no policy", async ({ page }) => {
    const events: string[] = [];
    await page.exposeFunction("hostile", () => void events.push("a text ran"));
    await page.exposeFunction("tellViolation", (violation: string) => void events.push(violation));
    await page.addInitScript(() =>
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, documentURI }) =>
        (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
          `${documentURI}: ${violatedDirective} ${blockedURI}`,
        ),
      ),
    );
    for (const address of ADDRESSES) {
      await page.goto(address);
      if (address !== UNKNOWN) {
        await hydrated(page);
        await expect(page.getByRole("main"), address).toContainText("hostile()");
      }
      await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
      for (const data of await page.locator('script[type="application/ld+json"]').allTextContents())
        JSON.parse(data);
      expect(await operateControls(page), address).toBeGreaterThan(0);
      await expect(page.locator(MADE), address).toHaveCount(0);
    }
    expect(events).toEqual([]);
    // A breach would have been seen.
    await page.evaluate(() =>
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='hostile()'>"),
    );
    await expect.poll(() => events).toEqual([expect.stringContaining("script-src")]);
  });
});

/** Elements that texts have made in a document of a type, and errors of its parser. */
const findMade = (page: Page, text: string, type: DOMParserSupportedType) =>
  page.evaluate(
    ([source, kind, made]) => {
      const parsed = new DOMParser().parseFromString(source, kind);
      return [...parsed.querySelectorAll(`parsererror, ${made}`)].map(({ outerHTML }) =>
        outerHTML.slice(0, 200),
      );
    },
    [text, type, MADE] as const,
  );

test("every file for other programs keeps its form", async ({ page, site }) => {
  await page.goto("/");
  for (const { name, text } of site.read("**/*.{xml,svg}"))
    expect(await findMade(page, text, "application/xml"), name).toEqual([]);
  for (const { text } of site.read("**/*.{json,webmanifest}")) JSON.parse(text);
  for (const { name, text } of site.read("{llms.txt,dev-toolkit/*.md}")) {
    expect(text, name).toContain("hostile()");
    expect(await findMade(page, await marked.parse(text), "text/html"), name).toEqual([]);
  }
  const calendars = site.read("**/*.ics");
  expect(calendars).not.toEqual([]);
  for (const { text } of calendars) {
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents();
    expect(events.map(({ name }) => name)).toEqual(Array(COURSE.sessions).fill("vevent"));
    expect(events[0]?.getFirstPropertyValue("description")).toContain("hostile()");
  }
  for (const { name, text } of site.read("{_headers,_redirects,robots.txt}"))
    expect(text, name).not.toContain("hostile()");
});
