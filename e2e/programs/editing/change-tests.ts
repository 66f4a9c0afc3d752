import { expect, type Page, test } from "@playwright/test";
import { getValue } from "#app/content/value-path.ts";
import { loadSiteContent } from "#app/site/load-content.server.ts";
import { FIXTURE_DAY } from "#app/testing/fixture.server.ts";
import { namePath } from "../../../editor/field-words.ts";
import { type Ask, getAsk } from "../dev-server.ts";
import { CHANGES, type Change } from "./changes.ts";
import {
  at,
  getControls,
  getPanel,
  getUrl,
  openByText,
  openInForm,
  openNewEntry,
  parse,
  press,
  read,
  restore,
  save,
  show,
  toPath,
  visit,
} from "./site.ts";

/** The block of a Markdown text that holds some words. */
const findBlock = (text: string, words: string) =>
  text
    .trim()
    .split("\n\n")
    .find((block) => block.includes(words)) ?? "";

/** Makes a change as an editor does. */
async function changeInBrowser(page: Page, file: string, [field, value, way]: Change) {
  const { data, body } = parse(file);
  const keys = toPath(field);
  if (way === "form") {
    const control = await openInForm(page, field);
    if ((await control.evaluate(({ tagName }) => tagName)) === "SELECT")
      await control.selectOption(String(value));
    else await control.fill(String(value).trimEnd());
  } else if (way === "Add") {
    await (await openNewEntry(page, field)).fill(String(value));
  } else if (way === "body") {
    const text = findBlock(body, field);
    await openByText(page, file, "Text", text);
    await getControls(page).fill(text.replace(field, String(value)));
  } else {
    await openByText(page, file, field, String(getValue(data, keys)));
    const entry = keys.slice(0, keys.findLastIndex((key) => typeof key === "number") + 1);
    if (way !== "text") await press(page, `${way}: ${namePath(entry)}`);
    if (way === "Duplicate") await getPanel(page).getByRole("textbox").first().fill(String(value));
    if (way === "text") await getControls(page).first().fill(String(value));
    if (way !== "text" && way !== "Duplicate") return;
  }
  await press(page, "Save");
}

/** Makes a change by the request that the page sends. */
async function changeByRequest(ask: Ask, file: string, [field, value, way]: Change) {
  if (way !== "body") return save(ask, file, field, value);
  const { body } = parse(file);
  const from = findBlock(body, field);
  const change = { op: "body", file: `content/${file}`, at: body.indexOf(from), from };
  const edits = [{ ...change, value: from.replace(field, String(value)) }];
  expect(await (await ask("save", { edits })).json()).toMatchObject({ saved: {} });
}

/** Checks that a file differs by a change alone. */
function expectOnly([field, value, way, from, to]: Change, file: string, before: string, fields: unknown) {
  const after = read(file);
  if (way === "body") expect(after).toBe(before.replace(field, String(value)));
  else if (from !== undefined && to !== undefined) {
    expect(before).toContain(from);
    expect(after).toBe(before.replace(from, () => to));
  } else {
    const keys = toPath(field);
    const holder = getValue(fields, keys.slice(0, -1)) as Record<string, unknown>;
    holder[String(keys.at(-1))] = value;
    expect(parse(file).data).toEqual(fields);
    const lines = before.split("\n");
    expect(after.split("\n")).toHaveLength(lines.length);
    expect(after.split("\n").filter((line, index) => line !== lines[index])).toHaveLength(1);
  }
}

const LIST_WAYS = ["Add", "Duplicate", "Move up", "Move down", "Remove"];

/** All changes of the table are made, and then put back. */
export function testChanges() {
  test.describe.configure({ mode: "serial" });
  const originals = new Map<string, string>();
  test.beforeAll(() => {
    for (const [, file] of CHANGES) originals.set(file, read(file));
  });
  test.afterAll(() => restore());

  test("each change is the smallest in its file", async ({ page, request }) => {
    const ask = await getAsk(request, getUrl());
    const ways = new Set<string>();
    for (const [address, file, ...changes] of CHANGES)
      for (const [index, change] of changes.entries())
        await test.step(`${address} ${change[0]}`, async () => {
          const [before, { data }] = [read(file), parse(file)];
          const [, , way] = change;
          // The first of each page and way, and those of lists, are made in the browser.
          if (index === 0 || !ways.has(way) || LIST_WAYS.includes(way)) {
            ways.add(way);
            await visit(page, address);
            await changeInBrowser(page, file, change);
            await show.poll(() => read(file)).not.toBe(before);
            // Otherwise it would load again after each further change.
            await expect(() => page.goto("about:blank", { timeout: 20_000 })).toPass();
          } else await changeByRequest(ask, file, change);
          expectOnly(change, file, before, data);
        });
  });

  test("the changed content has no warnings", () => {
    expect(loadSiteContent(at(""), { today: FIXTURE_DAY, showDrafts: false }).warnings).toEqual([]);
  });

  test("all changes put back, the last one first, leave the same bytes", async ({ request }) => {
    const ask = await getAsk(request, getUrl());
    const { changes } = await (await ask("listChanges", undefined)).json();
    expect(changes).toHaveLength(CHANGES.flatMap(([, , ...of]) => of).length);
    for (const { id } of changes.toReversed())
      expect(await (await ask("putBack", { id })).json()).toMatchObject({ saved: {} });
    for (const [file, text] of originals) expect(read(file)).toBe(text);
  });
}
