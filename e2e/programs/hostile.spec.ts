import { globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";
import { marked } from "marked";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { copyContent, FIXTURE_DAY } from "#app/site/copied-content.server.ts";
import { getServerFolder } from "../../scripts/build/folders.ts";
import { serveSite } from "../../scripts/serve.ts";
import { spawnBuild } from "../../scripts/spawn-build.ts";
import { test as base, hydrated } from "../site.ts";
import { writeHostileContent } from "./hostile-content.ts";

// A site whose texts try to break out of markup, scripts and files: they stay texts.

const FOLDER = "build/hostile";

/** A page for each island, and the page for unknown addresses. */
const ADDRESSES = [
  "/courses",
  "/courses/core-java",
  "/contact",
  "/dev-toolkit",
  "/dev-toolkit/debug",
  "/no-such-page",
];

const test = base.extend<object, { url: string }>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const content = copyContent();
      const { texts, hostile } = writeHostileContent(content);
      expect(hostile).toBeGreaterThan(texts / 2);
      await spawnBuild(FOLDER, {
        CONTENT_FOLDER: content,
        BUILD_DAY: FIXTURE_DAY,
        DRAFTS: "",
        BASE_PATH: "",
        ...getLocalSettings(process.env.STORE_HOST ?? "", "demo-hostile"),
      });
      const { url, stop } = await serveSite({ port: 0, folder: FOLDER, isCompressed: false });
      await use(url);
      await stop();
      for (const folder of [content, FOLDER, getServerFolder(FOLDER)]) rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ url }, use) => use(url),
});

/** The built files that match a pattern. */
const readFiles = (pattern: string) =>
  globSync(pattern, { cwd: FOLDER }).map((name) => ({
    name,
    text: readFileSync(path.join(FOLDER, name), "utf8"),
  }));

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

test.describe("on a page with islands", () => {
  // The planted script, the unknown page, and the field that asks for a file.
  test.use({ allowedConsole: /Content Security Policy|status of 404|File chooser/ });

  test("no text runs or makes an element, and no control breaks the policy", async ({ page }) => {
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
      if (address !== "/no-such-page") await hydrated(page);
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

test("every page keeps its form", async ({ page }) => {
  await page.goto("/");
  const pages = readFiles("**/*.html");
  expect(pages.length).toBeGreaterThan(15);
  for (const { name, text } of pages) {
    expect(text, name).toContain("hostile()");
    expect(await findMade(page, text, "text/html"), name).toEqual([]);
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(data, name).not.toEqual([]);
    for (const [, json = ""] of data) JSON.parse(json);
  }
});

test("every file for other programs keeps its form", async ({ page }) => {
  await page.goto("/");
  for (const { name, text } of readFiles("**/*.{xml,svg}"))
    expect(await findMade(page, text, "application/xml"), name).toEqual([]);
  for (const { text } of readFiles("**/*.{json,webmanifest}")) JSON.parse(text);
  for (const { name, text } of readFiles("{llms.txt,dev-toolkit/*.md}")) {
    expect(text, name).toContain("hostile()");
    expect(await findMade(page, await marked.parse(text), "text/html"), name).toEqual([]);
  }
  const calendars = readFiles("**/*.ics");
  expect(calendars).not.toEqual([]);
  for (const { text } of calendars) {
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents();
    expect(events.map(({ name }) => name)).toEqual(Array(28).fill("vevent"));
    expect(events[0]?.getFirstPropertyValue("summary")).toContain("hostile()");
  }
  for (const { name, text } of readFiles("{_headers,_redirects,robots.txt}"))
    expect(text, name).not.toContain("hostile()");
});
