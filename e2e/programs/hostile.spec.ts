import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import ICAL from "ical.js";
import { marked } from "marked";
import { getCoursePath, PAGE_PATHS } from "#app/content/addresses.ts";
import { COURSE, content, FIRST_COURSES, hydrated } from "../site.ts";
import { type Hostile, test } from "./hostile-site.ts";
import { useEverything } from "./use-everything.ts";

// A site whose texts try to break out of whatever they are written into: they stay texts.

/** An address without a page. */
const UNKNOWN = "/no-such-page";
/** Every page, a course of each track, and an entry of each collection. */
const ADDRESSES = [
  ...PAGE_PATHS,
  ...FIRST_COURSES.map(({ slug }) => getCoursePath(slug)),
  ...Object.values(content.entries).flatMap(([first]) => (first ? [first.path] : [])),
  UNKNOWN,
];

const read = ({ folder }: Hostile, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((name) => ({
    name,
    text: readFileSync(path.join(folder, name), "utf8"),
  }));

/** What in markup is no text of ours but an element that a text has made. */
const MADE = "img[src=x], [onerror], [onclick], a[href^='javascript:'], script:not([type]):empty";

/** What texts have made of a document of a type. */
const findMade = (page: Page, text: string, type: DOMParserSupportedType) =>
  page.evaluate(
    ([source, kind, made]) => {
      const document = new DOMParser().parseFromString(source, kind);
      return [...document.querySelectorAll(`parsererror, ${made}`)].map((element) =>
        element.outerHTML.slice(0, 200),
      );
    },
    [text, type, MADE] as const,
  );

/** Gathers what breaks the policy of a page from now on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("tellViolation", (text: string) => void violations.push(text));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, documentURI }) =>
      (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${documentURI}: ${violatedDirective} ${blockedURI}`,
      ),
    ),
  );
  return violations;
}

test.describe("on every page", () => {
  // The planted breach, the unknown page, and the field that asks for a file.
  test.use({ allowedConsole: /Content Security Policy|status of 404|File chooser/ });

  for (const address of ADDRESSES)
    test(`${address}: no text runs, makes an element or breaks the page, and nothing that one does breaks the policy`, async ({
      page,
      site,
    }) => {
      expect(site.hostile).toBeGreaterThan(site.texts / 2);
      let runs = 0;
      await page.exposeFunction("hostile", () => void runs++);
      const violations = await watchPolicy(page);
      await page.goto(address);
      if (address !== UNKNOWN) {
        await hydrated(page);
        await expect(page.getByRole("main")).toContainText("hostile()");
      }
      expect(await page.locator(MADE).count()).toBe(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      for (const data of await page.locator('script[type="application/ld+json"]').allTextContents())
        JSON.parse(data);
      expect(await page.evaluate(useEverything)).toBeGreaterThan(0);
      expect(await page.locator(MADE).count()).toBe(0);
      expect(runs).toBe(0);
      expect(violations).toEqual([]);
      await page.evaluate(() =>
        document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='planted()'>"),
      );
      await expect.poll(() => violations.length).toBe(1);
    });
});

test("every file for other programs keeps its form", async ({ page, site }) => {
  await page.goto("/");
  for (const { name, text } of read(site, "**/*.{xml,svg}"))
    expect(await findMade(page, text, "application/xml"), name).toEqual([]);
  for (const { name, text } of read(site, "**/*.{json,webmanifest}")) {
    JSON.parse(text);
    if (name === "catalog.json") expect(text).toContain("hostile()");
  }
  for (const { name, text } of read(site, "{llms.txt,dev-toolkit/*.md}")) {
    expect(text, name).toContain("hostile()");
    expect(await findMade(page, await marked.parse(text), "text/html"), name).toEqual([]);
  }
  const calendars = read(site, "**/*.ics");
  expect(calendars.length).toBeGreaterThan(0);
  for (const { text } of calendars) {
    const parts = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents();
    expect(parts.map(({ name }) => name)).toEqual(Array(COURSE.sessions).fill("vevent"));
    expect(parts[0]?.getFirstPropertyValue("description")).toContain("hostile()");
  }
  for (const { name, text } of read(site, "{_headers,_redirects,robots.txt}"))
    expect(text, name).not.toContain("hostile()");
});

test("pictures are pictures, and files of the archive stay in its folders", async ({ page, site }) => {
  await page.goto("/");
  const pictures = globSync("{share/*,og-image}.png", { cwd: site.folder });
  expect(pictures.length).toBe(content.courses.length + 1);
  const sizes = await page.evaluate(
    (names) =>
      Promise.all(
        names.map(async (name) => {
          const { width, height } = await createImageBitmap(await (await fetch(`/${name}`)).blob());
          return `${width}x${height}`;
        }),
      ),
    pictures,
  );
  expect(new Set(sizes)).toEqual(new Set(["1200x630"]));
  const [archive = ""] = globSync("dev-toolkit/*.zip", { cwd: site.folder });
  const names = Object.keys(unzipSync(readFileSync(path.join(site.folder, archive))));
  expect(names.length).toBeGreaterThan(100);
  expect(
    names.filter(
      (name) =>
        !/^(README\.md|(claude-code|github-copilot|cursor)(\/[\w.-]+)+)$/.test(name) || name.includes(".."),
    ),
  ).toEqual([]);
});
