import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { getChatLink, getCoursePath, getPromptGroupPath, ROADMAP_PATH } from "#app/academy/addresses.ts";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { listTemplates, pickCourse } from "../../scripts/samples/sample-pages.ts";

/** The content without what has functions, which no file can hold. */
type TestContent = Omit<SiteContent, "written" | "shown"> & { faq: { question: string; answer: string }[] };

/** The content that the site was built from. */
export const content = await loadOnce();

/** Reads the content in the process that lists the tests; those that run them take it from there, in a tenth of the time. */
async function loadOnce(): Promise<TestContent> {
  const file = "build/for-tests.content";
  if (process.env.TEST_WORKER_INDEX !== undefined) return deserialize(readFileSync(file));
  const [{ loadSiteContent }, { FAQ }] = await Promise.all([
    import("#app/site/load-content.server.ts"),
    import("#app/contact/faq-collection.server.ts"),
  ]);
  const { written: _, shown, ...rest } = loadSiteContent("content");
  const read = { ...rest, faq: shown.get(FAQ) };
  mkdirSync(path.dirname(file), { recursive: true });
  // Another run may be reading the file.
  const next = `${file}-${process.pid}`;
  writeFileSync(next, serialize(read));
  renameSync(next, file);
  return read;
}

/** A course of the catalogue. */
export type Course = (typeof content.courses)[number];

/** A course with an end, and its page: for what is the same on every course. */
export const COURSE: Course = pickCourse(content);
export const COURSE_PATH: string = getCoursePath(COURSE.slug);

/** Origin of the links to the chat app. */
export const CHAT_ORIGIN = new URL(getChatLink(content.site.identity, "")).origin;

/** A page of each template. */
export const TEMPLATES: string[] = listTemplates(content);

/** Pages that have every island between them. */
export const ISLAND_PAGES: string[] = [
  "/courses",
  "/contact",
  "/dev-toolkit",
  ROADMAP_PATH,
  ...content.toolkit.groups.slice(0, 1).map(({ slug }) => getPromptGroupPath(slug)),
  COURSE_PATH,
];

type Fixtures = {
  /** Messages that the console may show in this test; all others fail it. */
  allowedConsole: RegExp;
  /** Origin that the page may ask besides its own. */
  allowedOrigin: string;
};

/** Collects console messages and errors of a page, and its requests to other origins than these addresses'. */
function watch(page: Page, ...addresses: (string | undefined)[]): string[] {
  const faults: string[] = [];
  const origins = addresses.filter((address) => address).map((address) => new URL(address ?? "").origin);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = protocol === "blob:" || protocol === "data:" || origins.includes(origin);
    if (!isOwn) faults.push(`request: ${request.url()}`);
  });
  return faults;
}

/** A test whose page may neither write to the console nor ask another origin. */
export const test = base.extend<Fixtures>({
  allowedConsole: [/(?!)/, { option: true }],
  allowedOrigin: ["", { option: true }],
  page: async ({ page, baseURL, allowedConsole, allowedOrigin }, use) => {
    const faults = watch(page, baseURL, allowedOrigin);
    await use(page);
    expect(faults.filter((fault) => !allowedConsole.test(fault))).toEqual([]);
  },
});

/** What the catalogue reports for that many courses. */
export const formatShown = (courses: number): string =>
  `Showing ${courses} ${courses === 1 ? "course" : "courses"}`;

/** The courses whose title or short description holds a word, of a level or of all, in the order of the catalogue. */
export const findCourses = (word: string, level?: string): string[] =>
  content.courses
    .filter(({ title, description }) => `${title} ${description}`.toLowerCase().includes(word))
    .filter((course) => !level || course.level === level)
    .map(({ slug }) => slug);

/** Opens a page and waits until its islands are hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** The media features of a visitor who has changed no setting. */
const USUAL_MEDIA = {
  media: null,
  colorScheme: null,
  contrast: null,
  forcedColors: null,
  reducedMotion: null,
};

/** Loads a page for all tests of a group, which follow each other in it, and watches it as `test` does. */
export function openOnce(path: string, allowedConsole: RegExp = /(?!)/): () => Page {
  base.describe.configure({ mode: "default" });
  let page: Page;
  let size: ReturnType<Page["viewportSize"]>;
  let faults: string[] = [];
  base.beforeAll(async ({ browser, baseURL }) => {
    page = await browser.newPage();
    size = page.viewportSize();
    faults = watch(page, baseURL);
    await page.goto(path);
  });
  base.afterEach(async () => {
    await page.emulateMedia(USUAL_MEDIA);
    if (size) await page.setViewportSize(size);
    await page.evaluate(() => scrollTo({ top: 0, left: 0, behavior: "instant" }));
    // Each is reported once, by the test that has met it.
    expect(faults.splice(0).filter((fault) => !allowedConsole.test(fault))).toEqual([]);
  });
  base.afterAll(() => page.close());
  return () => page;
}

/** The islands that are not hydrated yet. */
export const waitingIslands = (page: Page): Locator => page.locator("[data-island]:not([data-live])");

/** Presses a key, on which the islands of the page are loaded, and waits until they are hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await expect(async () => {
    // Pressed again if the page reloads meanwhile.
    await page.keyboard.press("Shift");
    await expect(waitingIslands(page)).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 45_000 });
}

/** Holds back the files whose address matches, until the returned function is called. */
export async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A page to which every page links, and the link to it in the footer. */
export const NEXT_PATH: string = content.site.footer.legal.at(-1)?.href ?? "";
export const findNextLink = (page: Page): Locator =>
  page.getByRole("contentinfo").locator(`[href="${NEXT_PATH}"]`).last();

/** The scripts of the site. */
export const SCRIPTS = /\/assets\/.*\.js$/;

/** Stops the time of an opened page; from here on it goes by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Resolves after two frames: what the page had is painted then. */
export const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** The `href` attributes of links. */
export const listHrefs = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

/** How many sheets of paper the page is printed on. */
export async function countSheets(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
}

/** What has been copied. */
export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Makes the browser refuse to copy from now on. */
export const refuseCopying = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException("", "NotAllowedError"));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
  });

/** Counts the documents that are loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => void (request.isNavigationRequest() && loads++));
  return () => loads;
}
