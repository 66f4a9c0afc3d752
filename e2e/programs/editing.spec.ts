import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { parse as parseYaml } from "yaml";
import { parseContentFile } from "#app/content/content-file.server.ts";
import { getValue, type Path } from "#app/content/value-path.ts";
import { loadSiteContent } from "#app/site/load-content.server.ts";
import { FIXTURE_DAY } from "#app/testing/fixture.server.ts";
import { changeData, type Edit } from "../../editor/edit.ts";
import { namePath } from "../../editor/form-fields.ts";
import type { Package } from "../../scripts/programs/test-programs.ts";
import type { Engine } from "../engines/engine.ts";
import { startFirefox } from "../engines/firefox.ts";
import { startWebKit } from "../engines/webkit.ts";
import { expectNoViolations } from "../support/axe.ts";
import { cloneWithFixture } from "../support/cloned-fixture.ts";
import { requirePrograms } from "../support/requirements.ts";
import { type DevServer, getAsk, startDevServer } from "./dev-server.ts";
import { CHANGES, type Change, JAVA, toPath } from "./editing-table.ts";

/** Content is edited on its page, in one development server: after a failure the next test begins with a new one. */
test.setTimeout(600_000);

/** Whatever the page shows next is waited for, however busy the machine is. */
const show = expect.configure({ timeout: 100_000 });
test.use({ actionTimeout: 100_000 });

let folder = "";
let server: DevServer;
const at = (file: string) => path.join(folder, "content", file);
const read = (file: string) => readFileSync(at(file), "utf8");
const parse = (file: string) => parseContentFile(file, read(file));

test.beforeAll(async () => {
  folder = cloneWithFixture();
  // The fixture is of this day: a change adds no other day to its file.
  server = await startDevServer(folder, { BUILD_DAY: FIXTURE_DAY });
});
test.afterAll(() => server.stop());

const getPanel = (page: Page) => page.getByRole("dialog");
/** The button that begins and ends editing. */
const EDIT = /^(Edit this page|Stop editing)$/;
const getControls = (page: Page) =>
  getPanel(page).locator("form > .field").locator("input, select, textarea");
const press = (page: Page, name: string | RegExp) =>
  getPanel(page).getByRole("button", { name, exact: true }).first().click();

async function visit(page: Page, address: string) {
  // The reload after a change breaks it off.
  await expect(() => page.goto(server.url + address, { waitUntil: "commit", timeout: 20_000 })).toPass();
  await show(page.getByRole("button", { name: EDIT })).toBeVisible();
}

const escapeText = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** The first element that shows a text, whose names in braces are filled in. */
function getShown(page: Page, text: string) {
  const parts = text.split(/\{\w+\}/).map((part) => escapeText(part.trim()).replaceAll(/\s+/g, "\\s+"));
  const shown = new RegExp(`^\\s*${parts.join("\\s*.+\\s*")}\\s*$`);
  return page.locator("main").getByText(shown).filter({ visible: true }).first();
}

/** Opens the editor of a field by its text; where that is in several places, chooses its own. */
async function openByText(page: Page, file: string, field: string, text: string) {
  // The form of the last change may cover the text.
  await page.keyboard.press("Escape");
  await getShown(page, text).click({ modifiers: ["Alt"] });
  const name = new RegExp(
    `^${escapeText(field === "Text" ? field : namePath(toPath(field)))} content/${file}:`,
  );
  const choice = getPanel(page).getByRole("button", { name }).first();
  await show(getControls(page).first().or(choice)).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  await show(getPanel(page).getByText(`Open in editor: content/${file}`)).toBeVisible();
}

/** Opens all fields of the page, and the parts that hold one of them. Returns its place in the form. */
async function openInForm(page: Page, keys: Path) {
  const all = page.getByRole("button", { name: "All fields of this page" });
  if (!(await all.isVisible())) await page.getByRole("button", { name: "Edit this page" }).click();
  await all.click();
  let part = getPanel(page).locator("form");
  for (const [depth, key] of keys.entries()) {
    const label = new RegExp(typeof key === "number" ? `^${key + 1} of ` : `^${namePath([key])}(?! ?[a-z])`);
    const inner = part.locator(":scope > div");
    const group = inner
      .locator(":scope > details")
      .filter({ has: page.locator(":scope > summary", { hasText: label }) });
    const field = inner.locator(":scope > .field").filter({ has: page.locator("label", { hasText: label }) });
    await show(group.or(field).first()).toBeVisible();
    if (depth === keys.length - 1 && (await field.isVisible()))
      return field.locator("input, select, textarea");
    part = group.first();
    if ((await part.getAttribute("open")) === null) await part.locator("summary").first().click();
  }
  return part;
}

/** The block of a Markdown text that holds some words. */
const findBlock = (text: string, words: string) =>
  text
    .trim()
    .split("\n\n")
    .find((block) => block.includes(words)) ?? "";

/** The entry of a list that a path leads into. */
const getEntryPath = (keys: Path): Path =>
  keys.slice(0, keys.findLastIndex((key) => typeof key === "number") + 1);

/** What a change does to its file, and the value that its editor saw. */
function toEdit(
  file: string,
  [field, value, way]: Change | [string, string, "text"],
): Edit & { seen: unknown } {
  const { data, body } = parse(file);
  const keys = toPath(field);
  const entry = getEntryPath(keys);
  const list = entry.slice(0, -1);
  const index = Number(entry.at(-1));
  const see = (edit: Edit, seen: Path) => ({ ...edit, seen: getValue(data, seen) });
  if (way === "body") {
    const from = findBlock(body, field);
    const changed = from.replace(field, String(value));
    return { op: "body", at: body.indexOf(from), from, value: changed, seen: undefined };
  }
  if (way === "Add") {
    const { length } = getValue(data, keys) as unknown[];
    return see({ op: "insert", path: [...keys, length], value }, keys);
  }
  if (way === "Duplicate") {
    const inner = keys.slice(entry.length);
    const old = getValue(data, entry);
    const copy = inner.length > 0 ? changeData(old, { op: "set", path: inner, value }) : value;
    return see({ op: "insert", path: [...list, index + 1], value: copy }, list);
  }
  if (way === "Move up") return see({ op: "move", path: entry, to: index - 1 }, list);
  if (way === "Move down") return see({ op: "move", path: entry, to: index + 1 }, list);
  if (way === "Remove") return see({ op: "remove", path: entry }, entry);
  return see({ op: "set", path: keys, value }, keys);
}

/** Makes a change as an editor does. */
async function changeInBrowser(page: Page, file: string, [field, value, way]: Change) {
  const keys = toPath(field);
  const isForm = way === "form" || way === "Add";
  const text = way === "body" ? findBlock(read(file), field) : String(getValue(parse(file).data, keys));
  if (isForm) {
    const place = await openInForm(page, keys);
    if (way === "Add") await place.getByRole("button", { name: `Add an entry to ${namePath(keys)}` }).click();
    else if ((await place.evaluate(({ tagName }) => tagName)) === "SELECT")
      await place.selectOption(String(value));
    else await place.fill(String(value).trimEnd());
  } else await openByText(page, file, way === "body" ? "Text" : field, text);
  const tool = /^(Duplicate|Move|Remove)/.test(way);
  const entry = getEntryPath(keys);
  if (tool) await press(page, `${way}: ${namePath(entry)}`);
  if (way === "Duplicate" || way === "Add")
    await getPanel(page).getByRole("textbox").first().fill(String(value));
  else if (!isForm && !tool)
    await getControls(page)
      .first()
      .fill(way === "body" ? text.replace(field, String(value)) : String(value));
  if (!tool || way === "Duplicate") await press(page, "Save");
}

test("60 changes on twelve templates are the smallest in their files, and are put back", async ({
  page,
  request,
}) => {
  expect(CHANGES, "one page of each template that is edited").toHaveLength(12);
  const original = path.join(path.dirname(folder), "original");
  cpSync(at(""), original, { recursive: true });
  const ask = await getAsk(request, server.url);
  const ways = new Set<string>();
  for (const [address, file, ...changes] of CHANGES) {
    for (const [index, change] of changes.entries())
      await test.step(`${address} ${change[0]}`, async () => {
        const before = read(file);
        const [, , way, lines, changed] = change;
        expect(before).toContain(lines);
        // The others by the requests that the page sends.
        if (index === 0 || !ways.has(way)) {
          ways.add(way);
          await visit(page, address);
          await changeInBrowser(page, file, change);
          await show.poll(() => read(file)).not.toBe(before);
          // Otherwise it would load again after each further change.
          await expect(() => page.goto("about:blank", { timeout: 20_000 })).toPass();
        } else {
          const answer = await ask("save", { edits: [{ ...toEdit(file, change), file: `content/${file}` }] });
          expect(await answer.json()).toMatchObject({ saved: {} });
        }
        expect(read(file)).toBe(before.replace(lines, () => changed));
      });
  }
  expect(loadSiteContent(at(""), { today: FIXTURE_DAY, showDrafts: false }).warnings).toEqual([]);
  const { changes } = await (await ask("listChanges", undefined)).json();
  expect(changes).toHaveLength(60);
  for (const { id } of changes.toReversed())
    expect(await (await ask("putBack", { id })).json()).toMatchObject({ saved: {} });
  for (const [, file] of CHANGES) expect(read(file)).toBe(readFileSync(path.join(original, file), "utf8"));
});

type Ask = Awaited<ReturnType<typeof getAsk>>;

/** Saves a value by a request. */
async function save(ask: Ask, file: string, field: string, value: string): Promise<void> {
  const edits = [{ ...toEdit(file, [field, value, "text"]), file: `content/${file}` }];
  expect(await (await ask("save", { edits })).json()).toMatchObject({ saved: {} });
}

/** Values of Core Java that are refused, and why. */
const REFUSED: [field: string, value: string | number, said: string][] = [
  ["title", "AI Agents and MCP", "already used in content/courses/ai-agents-mcp.md"],
  ["level", "Advanced", "write Beginner, as contract.yaml fixes it"],
  ["sessions", 9, "two live sessions a week are 8 in 4 weeks"],
  ["cohorts[0].start", "2027-03-25", "a Thu: write a Wed or a Sat, such as 2027-03-24 or 2027-03-27"],
];

test("a refused value stays in its control, with the sentence", async ({ page }) => {
  await visit(page, "/courses/core-java");
  for (const [field, value, said] of REFUSED) {
    const before = read(JAVA);
    const control = await openInForm(page, toPath(field));
    if (field === "level") await control.selectOption(String(value));
    else await control.fill(String(value));
    await press(page, "Save");
    await show(control).toHaveAccessibleDescription(new RegExp(escapeText(said)));
    await expect(control).toHaveValue(String(value));
    await expect(control).toBeFocused();
    expect(read(JAVA)).toBe(before);
    await press(page, "Discard");
    await expect(control).toHaveAttribute("aria-invalid", "false");
  }
  // The browser says what is wrong with an impossible date.
  const retired = await openInForm(page, ["retired"]);
  await retired.pressSequentially("02302027");
  await press(page, "Save");
  await expect(retired).toBeFocused();
  expect(await retired.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true);
});

test("asks before what was typed for a new group is discarded", async ({ page }) => {
  await visit(page, "/courses/core-java");
  await page.getByRole("button", { name: "Edit this page" }).click();
  await page.getByRole("button", { name: "New", exact: true }).click();
  await press(page, "Group of learners");
  await show(getPanel(page).locator("input, select, textarea").first()).toBeFocused();
  const time = getPanel(page).getByLabel("Time", { exact: true });
  await expect(time).toHaveAttribute("type", "time");
  await time.fill("19:00");
  const asked = page.waitForEvent("dialog").then((dialog) => dialog.dismiss());
  await Promise.all([asked, page.keyboard.press("Escape")]);
  await expect(time).toHaveValue("19:00");
  await press(page, "Discard");
  await show(getPanel(page).getByRole("heading", { name: "New", exact: true })).toBeVisible();
});

/** Saves, with an answer that comes only once the page is asked to load again. */
async function saveLate(page: Page): Promise<void> {
  const reload = page.waitForFunction(
    () => new Promise((done) => addEventListener("reload", () => done(true))),
  );
  await page.route("**/@editing", async (route) => {
    if (!route.request().postData()?.includes('"action":"save"')) return route.continue();
    const response = await route.fetch();
    await reload;
    return route.fulfill({ response });
  });
  await press(page, "Save");
}

test("opens the page that shows a new entry, from another page", async ({ page }) => {
  const before = read("faq.yaml");
  await visit(page, "/about");
  await page.getByRole("button", { name: "Edit this page" }).click();
  await page.getByRole("button", { name: "New", exact: true }).click();
  await press(page, "Question");
  await getPanel(page).getByLabel("Question", { exact: true }).fill("May I pause?");
  await getPanel(page).getByLabel("Answer", { exact: true }).fill("You may pause at any time.");
  await saveLate(page);
  await show(page.getByText(/^Saved\. .*May I pause/)).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await show(page.getByRole("button", { name: "Draft: May I pause?", exact: true })).toBeVisible();
  writeFileSync(at("faq.yaml"), before);
});

test("shows the answer of a save, however late it is", async ({ page }) => {
  const before = read(JAVA);
  await visit(page, "/courses/core-java");
  const list = await openInForm(page, ["learningOutcomes"]);
  await list.getByRole("button", { name: "Add an entry to Learning outcomes" }).click();
  await getPanel(page).getByRole("textbox").fill("Read the code of others");
  await saveLate(page);
  await show(page.getByText(/^Saved\. Learning outcomes/)).toBeVisible();
  await expect(getPanel(page)).toHaveCount(0);
  writeFileSync(at(JAVA), before);
});

test("shows a change that came during a save which was refused", async ({ page }) => {
  const before = read(JAVA);
  await visit(page, "/courses/core-java");
  await (await openInForm(page, ["title"])).fill("Core {nme}");
  await saveLate(page);
  writeFileSync(at(JAVA), before.replace("[Java 25, One domain", "[Java 26, One domain"));
  await show(page.getByText("Java 26", { exact: true }).first()).toBeVisible();
  writeFileSync(at(JAVA), before);
});

test("Ctrl+Z puts back the last change of the open page, whatever else was saved", async ({
  page,
  request,
}) => {
  const ask = await getAsk(request, server.url);
  const about = "pages/about.yaml";
  const before = [read(about), read(JAVA)];
  await save(ask, about, "title", "Code is cheap");
  await save(ask, JAVA, "extraCosts", "A laptop");
  await visit(page, "/about");
  await openByText(page, about, "title", "Code is cheap");
  let asked = 0;
  page.on("request", (sent) => (asked += Number(sent.postData()?.includes('"action":"putBack"') ?? false)));
  // Where something was typed, only that is undone.
  await page.keyboard.type("!");
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press("Control+z");
  await expect(getControls(page).first()).toHaveValue("Code is cheap");
  expect(asked).toBe(0);
  await openByText(page, about, "title", "Code is cheap");
  await page.keyboard.down("Control");
  // As with Caps Lock, and held down.
  for (let presses = 0; presses < 4; presses++) await page.keyboard.down("Z");
  await page.keyboard.up("Control");
  await show.poll(() => read(about)).toBe(before[0]);
  expect(asked).toBe(1);
  expect(read(JAVA)).toContain("A laptop");
  writeFileSync(at(JAVA), before[1] ?? "");
});

test("names the later change next to the one that cannot be put back before it", async ({
  page,
  request,
}) => {
  const before = read(ABOUT);
  const ask = await getAsk(request, server.url);
  for (const title of ["Code is cheap", "Code was cheap"]) await save(ask, ABOUT, "title", title);
  await visit(page, "/about");
  await page.getByRole("button", { name: "Edit this page" }).click();
  await page.getByRole("button", { name: "Changes", exact: true }).click();
  const row = getPanel(page).getByRole("listitem").filter({ hasText: "is now 'Code is cheap'" }).first();
  await row.getByRole("button", { name: "Put back" }).click();
  await show(row.getByRole("alert")).toContainText(
    "Put that back first: Title in content/pages/about.yaml is now 'Code was",
  );
  await expect(getPanel(page).getByRole("alert")).toHaveCount(1);
  writeFileSync(at(ABOUT), before);
});

test("stays at its place when Escape closes the panel", async ({ page }) => {
  await visit(page, "/courses/core-java");
  await page.getByRole("button", { name: "Edit this page" }).press("Enter");
  const texts = page.getByRole("region", { name: "Texts of this page" });
  await show(texts.locator(":focus")).toHaveAccessibleName(/^Edit: /);
  await page.keyboard.press("Enter");
  await show(getPanel(page)).toBeVisible();
  const position = await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    return scrollY;
  });
  await page.keyboard.press("Escape");
  await expect(getPanel(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(position);
});

/** Opens the page Contact, with the editor on. */
async function editContact(page: Page) {
  await visit(page, "/contact");
  await page.getByRole("button", { name: "Edit this page" }).click();
}

test("a click on a question or answer opens its text", async ({ page }) => {
  await editContact(page);
  const [{ question, answer }] = parseYaml(read("faq.yaml"));
  for (const text of [question, answer]) {
    await getShown(page, text).click();
    await show(getControls(page).first()).toHaveValue(text);
    await page.keyboard.press("Escape");
  }
});

test("a click on a link opens its address, without following it", async ({ page }) => {
  await editContact(page);
  await page.locator("main a[href='/privacy']").first().click();
  await show(getPanel(page).getByLabel("Address")).toHaveValue("/privacy");
  expect(new URL(page.url()).pathname).toBe("/contact");
});

test("ends editing and closes the panel", async ({ page }) => {
  await editContact(page);
  await page.locator("main a[href='/privacy']").first().click();
  await show(getPanel(page)).toBeVisible();
  await page.getByRole("button", { name: "Stop editing" }).click();
  await expect(getPanel(page)).toHaveCount(0);
});

test("keeps the focus while a text becomes long, and short again", async ({ page }) => {
  await visit(page, "/");
  await openByText(page, "pages/home.yaml", "hero.lead", "Live online sessions in programming and AI");
  for (const text of [`${"Two live sessions a week. ".repeat(3)}`, "Live sessions."]) {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
    await expect(getControls(page).first()).toHaveValue(text);
    await expect(getControls(page).first()).toBeFocused();
  }
  await press(page, "Discard");
});

test("a text of a phone's page is opened and left by keyboard, without violations", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await visit(page, "/courses/core-java");
  await page.getByRole("button", { name: "Edit this page" }).press("Enter");
  const texts = page.getByRole("region", { name: "Texts of this page" });
  const text = texts.getByRole("button", { name: /^Edit: Learn Java from/ });
  await show(text).toBeAttached();
  await expect(texts.locator(":focus")).toHaveAccessibleName(/^Edit: /);
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(text).toBeFocused({ timeout: 100 });
  }).toPass();
  const position = await page.evaluate(() => scrollY);
  await page.keyboard.press("Enter");
  await show(getControls(page)).toBeFocused();
  await expect(getControls(page)).toHaveValue(/^Learn Java from/);
  await expectNoViolations(page);
  const { x = 0, width = 0 } = (await getPanel(page).boundingBox()) ?? {};
  expect([x, x + width]).toEqual([0, 375]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.keyboard.press("Escape");
  await expect(getPanel(page)).toHaveCount(0);
  await expect(text).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(position);
});

/** Presses a button of the editor, which has a tree of its own. */
const pressButton = (label: string): boolean => {
  const root = [...document.body.children].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  const button = [...(root?.querySelectorAll("button") ?? [])].find(
    ({ textContent }) => textContent === label,
  );
  button?.click();
  return button !== undefined;
};

const typeText = (text: string): boolean => {
  const root = [...document.body.children].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  const field = root?.querySelector<HTMLInputElement | HTMLTextAreaElement>("textarea, input");
  field?.focus();
  field?.select();
  return field !== undefined && field !== null && document.execCommand("insertText", false, text);
};

const ENGINES: [name: string, start: () => Promise<Engine>, ...needs: Package[]][] = [
  ["Firefox", startFirefox, "firefox-esr"],
  ["WebKit", startWebKit, "webkit2gtk-driver", "xvfb"],
];

for (const [name, start, ...needs] of ENGINES)
  test.describe(name, () => {
    requirePrograms(...needs);
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await start();
    });
    test.afterAll(() => engine?.close());

    test("changes a text on its page", async () => {
      const before = read("pages/corporate.yaml");
      await engine.open(`${server.url}/corporate`);
      await show.poll(() => engine.evaluate(pressButton, "Edit this page")).toBe(true);
      await engine.click("main h1");
      await show.poll(() => engine.evaluate(typeText, `Edited in ${name}`)).toBe(true);
      await engine.evaluate(pressButton, "Save");
      await show
        .poll(() => read("pages/corporate.yaml"))
        .toBe(before.replace("Training on your own repository", `Edited in ${name}`));
      writeFileSync(at("pages/corporate.yaml"), before);
    });
  });

/** Reloads the page while the answer of a save is on its way, and answers the browser's question. */
async function reloadDuringSave(page: Page, answer: "accept" | "dismiss"): Promise<void> {
  const asked = page.waitForEvent("dialog");
  let isSent = false;
  await page.route("**/@editing", async (route) => {
    if (isSent || !route.request().postData()?.includes('"action":"save"')) return route.continue();
    isSent = true;
    const response = await route.fetch();
    await page.evaluate(() => setTimeout(() => location.reload()));
    const left = answer === "accept" ? page.waitForEvent("framenavigated") : undefined;
    await (await asked)[answer]();
    await left;
    // A page that was left takes no answer.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await press(page, "Save");
  expect((await asked).type()).toBe("beforeunload");
}

test("keeps what is refused while the page is reloaded, with the sentence", async ({ page }) => {
  const before = read(JAVA);
  await visit(page, "/courses/core-java");
  const title = await openInForm(page, ["title"]);
  await title.fill("Core {nme}");
  await reloadDuringSave(page, "dismiss");
  await show(title).toHaveAccessibleDescription(/\{nme\}/);
  await expect(title).toHaveValue("Core {nme}");
  expect(read(JAVA)).toBe(before);
});

test("lists a save whose page was left before its answer came", async ({ page }) => {
  const before = read(JAVA);
  await visit(page, "/courses/core-java");
  const title = await openInForm(page, ["title"]);
  await title.fill("Core Java at night");
  await reloadDuringSave(page, "accept");
  await show(page.getByRole("heading", { level: 1, name: "Core Java at night" })).toBeVisible();
  await page.getByRole("button", { name: /^Changes/ }).click();
  const saved = "Title in content/courses/core-java.md is now 'Core Java at night'.";
  await show(getPanel(page).getByRole("listitem").filter({ hasText: saved })).toBeVisible();
  await press(page, "Save all");
  await show(page.getByRole("status")).toHaveText(/^Saved\./);
  await expect(page.getByRole("button", { name: "Changes", exact: true })).toBeVisible();
  writeFileSync(at(JAVA), before);
});

/** Types a new highlight of Core Java. */
async function typeHighlight(page: Page, text: string): Promise<void> {
  await visit(page, "/courses/core-java");
  const list = await openInForm(page, ["programHighlights"]);
  await list.getByRole("button", { name: "Add an entry to Program highlights" }).click();
  await getPanel(page).getByRole("textbox").fill(text);
}

test("writes a new entry once, also when its page was left before the answer", async ({ page }) => {
  const before = read(JAVA);
  await typeHighlight(page, "Java 25 and its tools");
  await reloadDuringSave(page, "accept");
  await show(getPanel(page).getByRole("textbox")).toHaveValue("Java 25 and its tools");
  await press(page, "Save");
  await show(page.getByRole("status")).toHaveText("Saved. It is in the file.");
  expect(read(JAVA).split("Java 25 and its tools")).toHaveLength(2);
  writeFileSync(at(JAVA), before);
});

test("keeps a new entry whose list somebody else has changed, and writes it at last", async ({ page }) => {
  const before = read(JAVA);
  await typeHighlight(page, "Java 25 and its tools");
  writeFileSync(at(JAVA), before.replace("[Java 25, One domain", "[Java 26, One domain"));
  await show(page.getByText("Java 26", { exact: true }).first()).toBeVisible();
  await press(page, "Save");
  const text = getPanel(page).getByRole("textbox");
  await show(text).toHaveAccessibleDescription(/Found \["Java 26".*changed since you opened it/);
  await expect(text).toHaveValue("Java 25 and its tools");
  await press(page, "Save");
  await show.poll(() => read(JAVA)).toContain("Java 26, One domain");
  await show.poll(() => read(JAVA)).toContain("Java 25 and its tools");
  writeFileSync(at(JAVA), before);
});

const ABOUT = "pages/about.yaml";
const readTitles = () =>
  (getValue(parse(ABOUT).data, ["differentiators", "items"]) as { title: string }[]).map(
    ({ title }) => title,
  );

test("moves an entry with what was typed in it, and not saved before", async ({ page }) => {
  const before = read(ABOUT);
  const [first, second = ""] = readTitles();
  await visit(page, "/about");
  await openByText(page, ABOUT, "differentiators.items[1].title", second);
  await getControls(page).first().fill("You read code");
  await press(page, "Move up: Differentiators: Items 2");
  await show.poll(() => readTitles().slice(0, 2)).toEqual(["You read code", first]);
  writeFileSync(at(ABOUT), before);
});

test("keeps what is typed after a save is sent, and sends it once", async ({ page }) => {
  const before = read(JAVA);
  await visit(page, "/courses/core-java");
  const title = await openInForm(page, ["title"]);
  await title.fill("Core Java at night");
  let sent = 0;
  await page.route("**/@editing", async (route) => {
    if (!route.request().postData()?.includes('"action":"save"')) return route.continue();
    sent++;
    const response = await route.fetch();
    await getPanel(page).getByRole("button", { name: "Save", exact: true }).press("Enter");
    await title.fill("Core Java at noon");
    return route.fulfill({ response });
  });
  await press(page, "Save");
  await show(page.getByRole("heading", { level: 1, name: "Core Java at night" })).toBeVisible();
  expect(sent).toBe(1);
  await page.unroute("**/@editing");
  await page.getByRole("button", { name: "Changes (1 not saved)" }).click();
  await press(page, "Save all");
  await show(page.getByRole("heading", { level: 1, name: "Core Java at noon" })).toBeVisible();
  writeFileSync(at(JAVA), before);
});

test("discards only what was typed in the file of its form", async ({ page }) => {
  await visit(page, "/courses/core-java");
  await (await openInForm(page, ["title"])).fill("Core Java at night");
  await visit(page, "/about");
  await (await openInForm(page, ["title"])).fill("Code is cheap");
  await press(page, "Discard");
  await show(page.getByRole("button", { name: "Changes (1 not saved)" })).toBeVisible();
});

test("shows the answer that was saved, with the focus on it", async ({ page }) => {
  const before = read("faq.yaml");
  const [{ question, answer }] = parseYaml(before);
  await editContact(page);
  await getShown(page, question).click();
  await page.keyboard.press("Escape");
  await getShown(page, answer).click();
  await getControls(page).first().fill("You may pause at any time.");
  await press(page, "Save");
  await show(getShown(page, "You may pause at any time.")).toBeVisible();
  const texts = page.getByRole("region", { name: "Texts of this page" });
  await show(texts.locator(":focus")).toHaveAccessibleName("Edit: You may pause at any time.");
  writeFileSync(at("faq.yaml"), before);
});

test("a panel next to a question does not cover its answer", async ({ page }) => {
  const [{ question, answer }] = parseYaml(read("faq.yaml"));
  await editContact(page);
  await getShown(page, question).click();
  await show(getControls(page).first()).toBeFocused();
  const [panel, text] = [await getPanel(page).boundingBox(), await getShown(page, answer).boundingBox()];
  const isApart =
    (panel?.y ?? 0) >= (text?.y ?? 0) + (text?.height ?? 0) ||
    (panel?.y ?? 0) + (panel?.height ?? 0) <= (text?.y ?? 0) ||
    (panel?.x ?? 0) >= (text?.x ?? 0) + (text?.width ?? 0);
  expect(isApart).toBe(true);
});

test("names an entry without a name in the heading of its copy", async ({ page }) => {
  const [{ question }] = parseYaml(read("faq.yaml"));
  await editContact(page);
  await getShown(page, question).click();
  await press(page, "Duplicate: Entry 1");
  await show(getPanel(page).getByRole("heading", { name: "New: Entry", exact: true })).toBeVisible();
});

test("scrolls to a new entry of the page", async ({ page }) => {
  const before = read("faq.yaml");
  await editContact(page);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await press(page, "Question");
  await getPanel(page).getByLabel("Question", { exact: true }).fill("May I pause?");
  await getPanel(page).getByLabel("Answer", { exact: true }).fill("You may pause at any time.");
  await press(page, "Save");
  await show(page.getByRole("button", { name: "Draft: May I pause?", exact: true })).toBeInViewport();
  writeFileSync(at("faq.yaml"), before);
});

test("moves an entry twice in one panel, by one button", async ({ page }) => {
  const before = read(ABOUT);
  const [, , third = ""] = readTitles();
  await visit(page, "/about");
  await openByText(page, ABOUT, "differentiators.items[2].title", third);
  await press(page, "Move up: Differentiators: Items 3");
  const button = getPanel(page).getByRole("button", { name: "Move up: Differentiators: Items 2" });
  await show(button).toBeFocused();
  await button.press("Enter");
  await show.poll(() => readTitles()[0]).toBe(third);
  const top = getPanel(page).getByRole("button", { name: "Move up: Differentiators: Items 1" });
  await show(top).toBeFocused();
  writeFileSync(at(ABOUT), before);
});

test("a change that was put back keeps the focus on its button", async ({ page, request }) => {
  const about = "pages/about.yaml";
  const before = read(about);
  await save(await getAsk(request, server.url), about, "title", "Code is cheap");
  await visit(page, "/about");
  await page.getByRole("button", { name: "Edit this page" }).click();
  await page.getByRole("button", { name: "Changes", exact: true }).click();
  const row = getPanel(page).getByRole("listitem").filter({ hasText: "is now 'Code is cheap'" }).first();
  await row.getByRole("button", { name: "Put back" }).click();
  await show(row.getByRole("button", { name: "Do it again" })).toBeFocused();
  expect(read(about)).toBe(before);
});

test("the reader says what to write instead of an empty date, below its label", async ({ page }) => {
  await visit(page, "/courses/core-java");
  await page.getByRole("button", { name: "Edit this page" }).click();
  await page.getByRole("button", { name: "New", exact: true }).click();
  await press(page, "Group of learners");
  await press(page, "Save");
  const day = getPanel(page).getByLabel("Start", { exact: true });
  await show(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/such as 20\d\d-/);
  await expect(getPanel(page).getByText("Start", { exact: true })).toBeInViewport();
});

test("saves a group that has begun, and says what to do about it", async ({ page }) => {
  const before = read(JAVA);
  await visit(page, "/courses/core-java");
  const start = await openInForm(page, ["cohorts", 0, "start"]);
  await start.fill("2026-11-04");
  await press(page, "Save");
  await show(page.getByRole("status")).toHaveText(
    /^Saved\. Groups 1: Start .* Warning: .* this group has begun.*: write a later day, or remove it\.$/,
  );
  expect(read(JAVA)).toContain("start: 2026-11-04");
  writeFileSync(at(JAVA), before);
});

test("answers a question that may be left out with yes or no, and writes only yes", async ({ page }) => {
  const before = read(JAVA);
  for (const [answer, line] of [
    ["Yes", "    forecast: true\n"],
    ["No", ""],
  ] as const) {
    await visit(page, "/courses/core-java");
    const forecast = await openInForm(page, ["marketDemand", 0, "forecast"]);
    await expect(forecast.locator("option")).toHaveText(["No", "Yes"]);
    await forecast.selectOption(answer);
    await press(page, "Save");
    const text = before.replace("    kind: share\n", (kind) => kind + line);
    await show
      .poll(() => read(JAVA).replace(/^modified: .*$/m, ""))
      .toBe(text.replace(/^modified: .*$/m, ""));
  }
  writeFileSync(at(JAVA), before);
});
