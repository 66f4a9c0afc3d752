import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { changeFile } from "#app/testing/fixture.server.ts";
import { cloneWithFixture } from "../support/cloned-fixture.ts";
import { type DevServer, getAsk, keepFiles, startDevServer } from "./dev-server.ts";

/** `npm run dev` as an editor and an engineer have it: the page stays open while files change. */
test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

/** Whatever the page shows next is waited for, however busy the machine is. */
const show = expect.configure({ timeout: 100_000 });

/** Goes to an address from an empty page, because one that is about to reload breaks off what replaces it. */
const visit = (page: Page, address: string) =>
  expect(async () => {
    await page.goto("about:blank");
    await page.goto(url + address, { waitUntil: "commit" });
  }).toPass({ timeout: 100_000 });

let folder = "";
let url = "";
let server: DevServer;
let restore: () => void;
const at = (name: string) => path.join(folder, name);

test.beforeAll(async () => {
  folder = cloneWithFixture();
  restore = keepFiles(at("content"));
  server = await startDevServer(folder);
  url = server.url;
});
test.afterEach(() => restore());
test.afterAll(() => server.stop());

const expectHeading = (page: Page, name: string) =>
  show(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

const JAVA = "content/courses/core-java.md";

test("the first page of a new server is not loaded again for its modules", async ({ page }) => {
  const loads: string[] = [];
  page.on("framenavigated", (frame) => loads.push(frame.url()));
  await page.goto(`${url}/corporate`);
  await show(page.getByRole("button", { name: "Edit this page" })).toBeVisible();
  expect(loads).toEqual([`${url}/corporate`]);
});

test("a page loads the code of its islands, and none of its route", async ({ request }) => {
  const page = await (await request.get(`${url}/corporate`)).text();
  expect(page).toContain('src="/app/entry.client.tsx"');
  expect(page).not.toContain("/app/routes/");
});

test("serves no file from a workspace above the project", async ({ request }) => {
  const file = path.join(path.dirname(folder), "tsconfig.json");
  expect((await request.get(`${url}/@fs${file}?raw`)).status()).toBe(403);
});

test("a mistake takes the place of the open page until it is corrected", async ({ page }) => {
  await visit(page, "/courses/core-java");
  await expectHeading(page, "Core Java");
  changeFile(folder, JAVA, "\nlevel: Beginner\n", "\nlevel: Beginer\n");
  await expectHeading(page, "1 content fault");
  await expect(page).toHaveTitle("1 content fault");
  await expect(page.getByRole("main")).toContainText(
    /core-java\.md:\d+ level\s+Found 'Beginer'\s+Write Beginner/,
  );
  const address = await page.getByRole("main").getByRole("link").getAttribute("href");
  expect(decodeURIComponent(address ?? "")).toMatch(new RegExp(`^/__open-in-editor\\?file=${JAVA}:\\d+$`));
  // A picture that the page asks for reports the same as text, and no overlay covers the page.
  const picture = await page.request.get(`${url}/covers/core-java.svg`);
  expect(await picture.text()).toContain("1 content fault:\n");
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  changeFile(folder, JAVA, "\nlevel: Beginer\n", "\nlevel: Beginner\n");
  await expectHeading(page, "Core Java");
});

test("returns to its place once a mistake is corrected", async ({ page }) => {
  await visit(page, "/courses/ai-agents-mcp");
  await expectHeading(page, "AI Agents and MCP");
  // The change of an earlier test may load the page once more, at its top.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    changeFile(folder, JAVA, "\nlevel: Beginner\n", "\nlevel: Beginer\n");
    await expectHeading(page, "1 content fault");
    changeFile(folder, JAVA, "\nlevel: Beginer\n", "\nlevel: Beginner\n");
    await expectHeading(page, "AI Agents and MCP");
    await expect(async () =>
      expect(await page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(5),
    ).toPass({ timeout: 15_000 });
  }).toPass({ timeout: 100_000 });
});

test("asks for no more changes while the page loads again, however long that takes", async ({ page }) => {
  let loads = 0;
  const questions: string[] = [];
  await page.route(`${url}/courses/core-java`, async (route) => {
    loads++;
    if (loads === 1) await route.continue();
  });
  await page.route(/@changes/, (route) => {
    questions.push(new URL(route.request().url()).search);
    return route.fulfill({ contentType: "text/event-stream", body: "retry: 1\ndata: reload\n\n" });
  });
  // One that is not closed asks again and again.
  await page.addInitScript(() => addEventListener("reload", () => new EventSource("/@changes?open")));
  await page.goto(`${url}/courses/core-java`, { waitUntil: "commit" });
  await expect.poll(() => loads).toBe(2);
  await expect.poll(() => questions.filter((one) => one === "?open").length).toBeGreaterThan(5);
  expect(questions.filter((one) => one !== "?open")).toHaveLength(1);
});

test("lists warnings at the foot of each page, and a click on one stays on it", async ({ page }) => {
  await visit(page, "/courses/ai-agents-mcp");
  await expectHeading(page, "AI Agents and MCP");
  changeFile(folder, JAVA, "\ntitle: Core Java\n", "\ntitle: Core **Java**\n");
  await show(page.getByText("1 content warning")).toBeVisible();
  const { y: strip = 0 } = (await page.getByText("1 content warning").boundingBox()) ?? {};
  const bar = await page.getByRole("complementary", { name: "Editing" }).boundingBox();
  expect((bar?.y ?? Infinity) + (bar?.height ?? 0)).toBeLessThan(strip);
  await page.getByText("1 content warning").click();
  await page.getByRole("link", { name: `${JAVA}:` }).click();
  await expect(page.getByText("Found Markdown, '**Java**'")).toBeVisible();
  changeFile(folder, JAVA, "\ntitle: Core **Java**\n", "\ntitle: Core Java\n");
  await show(page.getByText("1 content warning")).toBeHidden();
});

test.describe("a course that is added while the server runs", () => {
  const [added, renamed] = ["content/courses/java-again.md", "content/courses/java-renamed.md"];
  test.beforeEach(() => {
    const values = {
      id: '"900"',
      order: "900",
      title: "Java again",
      shortTitle: "Again",
      description: "A course that is here only while a test adds, renames and removes it.",
    };
    const text = Object.entries(values).reduce(
      (changed, [field, value]) => changed.replace(new RegExp(`^${field}: .*$`, "m"), `${field}: ${value}`),
      readFileSync(at(JAVA), "utf8"),
    );
    writeFileSync(at(added), text);
  });

  test("is listed, and has a page", async ({ page }) => {
    await visit(page, "/courses");
    await show(page.getByRole("link", { name: "Java again" }).first()).toBeVisible();
    await visit(page, "/courses/java-again");
    await expectHeading(page, "Java again");
  });

  test("is at its next address once it is renamed", async ({ page }) => {
    renameSync(at(added), at(renamed));
    const redirect = "- { from: /courses/java-again, to: /courses/java-renamed }\n";
    changeFile(folder, "content/redirects.yaml", /$/, redirect);
    await visit(page, "/courses/java-again");
    await show(page).toHaveURL(`${url}/courses/java-renamed`);
    await expectHeading(page, "Java again");
  });

  test("is not found once it is taken away", async ({ page }) => {
    await visit(page, "/courses/java-again");
    await expectHeading(page, "Java again");
    rmSync(at(added));
    await expectHeading(page, "Course not found");
  });
});

test("a page that is still loading when the next save comes shows that save", async ({ page }) => {
  await visit(page, "/courses/core-java");
  await expectHeading(page, "Core Java");
  const good = readFileSync(at(JAVA), "utf8");
  await page.route(`${url}/courses/core-java`, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("Beginer"))
      writeFileSync(at(JAVA), good.replace("\ntitle: Core Java\n", "\ntitle: Core Java at last\n"));
    return route.fulfill({ response });
  });
  changeFile(folder, JAVA, "\nlevel: Beginner\n", "\nlevel: Beginer\n");
  await expectHeading(page, "Core Java at last");
});

test("a change of an island, the stylesheet or an inline script is in the browser", async ({ page }) => {
  // What no course matches is known in the browser alone.
  await visit(page, "/courses?search=no-such-course");
  await show(page.getByRole("button", { name: "Clear Filters" })).toBeVisible();
  changeFile(folder, "app/courses/catalogue/course-filter.island.tsx", "Clear Filters", "Show every course");
  await show(page.getByRole("button", { name: "Show every course" })).toBeVisible();
  changeFile(folder, "app/ui/base.css", /^/, "body { outline: 3px solid rgb(1, 2, 3); }\n");
  await show(page.locator("body")).toHaveCSS("outline-color", "rgb(1, 2, 3)");
  // The server imports this module, too.
  const script = 'if ("document" in globalThis) document.documentElement.dataset.changed = "menu";';
  changeFile(folder, "app/shell/menu.ts", /$/, `\n${script}\n`);
  await show(page.locator("html[data-changed=menu]")).toBeAttached();
});

const CORPORATE = "content/pages/corporate.yaml";
const SENTENCE = "Your team learns on its own code";

test("the editor answers its own page only", async ({ request }) => {
  const ask = await getAsk(request, url);
  for (const [headers, status] of [
    [{}, 200],
    [{ Origin: "http://evil.example" }, 403],
    [{ "X-Editing-Token": "of-yesterday" }, 403],
  ] as const)
    expect((await ask("readFields", { file: CORPORATE }, headers)).status()).toBe(status);
});

test("the editor opens and writes files of the content only", async ({ request }) => {
  const ask = await getAsk(request, url);
  const foreign = [
    "package.json",
    "content/../package.json",
    "../package.json",
    at("package.json"),
    "/etc/hosts",
  ];
  const packages = readFileSync(at("package.json"), "utf8");
  for (const file of foreign) {
    const change = { op: "set", file, path: ["name"], value: "x", seen: JSON.parse(packages).name };
    for (const answer of [await ask("readFields", { file }), await ask("save", { edits: [change] })]) {
      expect(answer.status(), file).toBe(400);
      expect(await answer.text()).not.toContain("academy-site");
    }
  }
  expect(readFileSync(at("package.json"), "utf8")).toBe(packages);
});

test("the editor does not write through a link", async ({ request }) => {
  const outside = path.join(path.dirname(folder), "outside.yaml");
  const before = readFileSync(at(CORPORATE), "utf8");
  renameSync(at(CORPORATE), outside);
  symlinkSync(outside, at(CORPORATE));
  const ask = await getAsk(request, url);
  const change = { op: "set", file: CORPORATE, path: ["lead"], value: "Elsewhere", seen: SENTENCE };
  const answer = await ask("save", { edits: [change] });
  expect(await answer.text()).toContain("nothing was written");
  expect(readFileSync(outside, "utf8")).toBe(before);
});
