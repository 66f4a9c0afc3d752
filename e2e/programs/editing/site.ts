import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { parse as parseYaml } from "yaml";
import { getValue, type Path } from "#app/content/value-path.ts";
import { FIXTURE_DAY } from "#app/testing/fixture.server.ts";
import { namePath } from "../../../editor/field-words.ts";
import { cloneWithFixture } from "../../support/cloned-fixture.ts";
import { type Ask, type DevServer, keepFiles, startDevServer } from "../dev-server.ts";

/** Files that tests change. */
export const JAVA = "courses/core-java.md";
export const ABOUT = "pages/about.yaml";
export const FAQ = "faq.yaml";

/** Whatever the page shows next is waited for, however busy the machine is. */
export const show = expect.configure({ timeout: 100_000 });

let folder = "";
let server: DevServer;

/** Makes the content as it was when the server was started. */
export let restore: () => void = () => undefined;

/** Starts the development server of a clone of the project. */
export async function startEditing(): Promise<void> {
  folder = cloneWithFixture();
  restore = keepFiles(at(""));
  // The fixture is of this day: a change adds no other day to its file.
  server = await startDevServer(folder, { BUILD_DAY: FIXTURE_DAY });
}

export const stopEditing = () => server.stop();

export const getUrl = () => server.url;
export const at = (file: string) => path.join(folder, "content", file);
export const read = (file: string) => readFileSync(at(file), "utf8");

/** Changes a file as a code editor does. */
export const edit = (file: string, from: string, to: string) =>
  writeFileSync(at(file), read(file).replace(from, to));

/** The fields of a file and its Markdown. */
export function parse(file: string) {
  const text = read(file);
  const [, fields, body = ""] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? ["", text];
  return { data: parseYaml(fields ?? ""), body };
}

/** The path of a field such as `cards[0].text`. */
export const toPath = (field: string): Path =>
  field
    .split(/[.[\]]+/)
    .filter((key) => key !== "")
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Saves a value by a request. */
export async function save(ask: Ask, file: string, field: string, value: string | number): Promise<void> {
  const keys = toPath(field);
  const seen = getValue(parse(file).data, keys);
  const edits = [{ op: "set", file: `content/${file}`, path: keys, value, seen }];
  expect(await (await ask("save", { edits })).json()).toMatchObject({ saved: {} });
}

export const getPanel = (page: Page) => page.getByRole("dialog");
export const getControls = (page: Page) =>
  getPanel(page).locator("form > .field").locator("input, select, textarea");
export const press = (page: Page, name: string) =>
  getPanel(page).getByRole("button", { name, exact: true }).first().click();

export async function visit(page: Page, address: string) {
  // The reload after a change breaks it off.
  await expect(() => page.goto(server.url + address, { waitUntil: "commit", timeout: 20_000 })).toPass();
  await show(page.getByRole("button", { name: /^(Edit this page|Stop editing)$/ })).toBeVisible();
}

/** Opens a page, with the editor on. */
export async function startOn(page: Page, address: string) {
  await visit(page, address);
  await page.getByRole("button", { name: "Edit this page" }).click();
}

/** Opens the form of a new entry, from a page. */
export async function openNew(page: Page, address: string, kind: string) {
  await startOn(page, address);
  await page.getByRole("button", { name: "New", exact: true }).click();
  await press(page, kind);
}

export const escapeText = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** The first element that shows a text, whose names in braces are filled in. */
export function getShown(page: Page, text: string) {
  const parts = text.split(/\{\w+\}/).map((part) => escapeText(part.trim()).replaceAll(/\s+/g, "\\s+"));
  const shown = new RegExp(`^\\s*${parts.join("\\s*.+\\s*")}\\s*$`);
  return page.locator("main").getByText(shown).filter({ visible: true }).first();
}

/** Opens the editor of a field by its text; where that is in several places, chooses its own. */
export async function openByText(page: Page, file: string, field: string, text: string) {
  // The form of the last change may cover the text.
  await page.keyboard.press("Escape");
  await getShown(page, text).click({ modifiers: ["Alt"] });
  const label = field === "Text" ? field : namePath(toPath(field));
  const choice = getPanel(page)
    .getByRole("button", { name: new RegExp(`^${escapeText(label)} content/${file}:`) })
    .first();
  await show(getControls(page).first().or(choice)).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  await show(getPanel(page).getByText(`Open in editor: content/${file}`)).toBeVisible();
}

/** Opens all fields of the page, and the parts that hold one of them. Returns its control or group. */
export async function openInForm(page: Page, field: string) {
  const keys = toPath(field);
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
    const single = inner
      .locator(":scope > .field")
      .filter({ has: page.locator("label", { hasText: label }) });
    await show(group.or(single).first()).toBeVisible();
    if (depth === keys.length - 1 && (await single.isVisible()))
      return single.locator("input, select, textarea");
    part = group.first();
    if ((await part.getAttribute("open")) === null) await part.locator("summary").first().click();
  }
  return part;
}

/** Opens the form of a new entry of a list. Returns its first field. */
export async function openNewEntry(page: Page, list: string) {
  const label = `Add an entry to ${namePath(toPath(list))}`;
  await (await openInForm(page, list)).getByRole("button", { name: label }).click();
  return getPanel(page).getByRole("textbox").first();
}
