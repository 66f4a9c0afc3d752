import { expect, type Page, test } from "@playwright/test";
import {
  edit,
  getPanel,
  JAVA,
  openInForm,
  openNew,
  openNewEntry,
  press,
  read,
  restore,
  show,
  visit,
} from "./site.ts";

const JAVA_PAGE = "/courses/core-java";
const [OLD, NEW] = ["[Java 25, One domain", "[Java 26, One domain"];
const HIGHLIGHT = "Java 25 and its tools";

const expectTitle = (page: Page, name: string) =>
  show(page.getByRole("heading", { level: 1, name })).toBeVisible();

/** Saves, and does something while the answer is on its way. */
async function saveWhile(page: Page, act: () => Promise<unknown>): Promise<void> {
  let isSent = false;
  await page.route("**/@editing", async (route) => {
    if (isSent || !route.request().postData()?.includes('"action":"save"')) return route.continue();
    isSent = true;
    const response = await route.fetch();
    await act();
    // A page that was left takes no answer.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await press(page, "Save");
}

/** Saves, with an answer that comes only once the page is asked to load again. */
async function saveLate(page: Page): Promise<void> {
  const reload = page.waitForFunction(
    () => new Promise((done) => addEventListener("reload", () => done(true))),
  );
  await saveWhile(page, () => reload);
}

/** What is saved, and what is typed or changed elsewhere at the same time. */
export function testSaves() {
  test.afterEach(() => restore());

  test("opens the page that shows a new entry, from another page", async ({ page }) => {
    await openNew(page, "/about", "Question");
    await getPanel(page).getByLabel("Question", { exact: true }).fill("May I pause?");
    await getPanel(page).getByLabel("Answer", { exact: true }).fill("You may pause at any time.");
    await saveLate(page);
    await show(page.getByText(/^Saved\. .*May I pause/)).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
    await show(page.getByRole("button", { name: "Draft: May I pause?", exact: true })).toBeInViewport();
  });

  test("shows the answer of a save, however late it is", async ({ page }) => {
    await visit(page, JAVA_PAGE);
    await (await openNewEntry(page, "learningOutcomes")).fill("Read the code of others");
    await saveLate(page);
    await show(page.getByText(/^Saved\. Learning outcomes/)).toBeVisible();
    await expect(getPanel(page)).toHaveCount(0);
  });

  test("shows a change that came during a save which was refused", async ({ page }) => {
    await visit(page, JAVA_PAGE);
    await (await openInForm(page, "title")).fill("Core {nme}");
    await saveLate(page);
    edit(JAVA, OLD, NEW);
    await show(page.getByText("Java 26", { exact: true }).first()).toBeVisible();
  });

  test("lists a save whose page was left before its answer came", async ({ page }) => {
    await visit(page, JAVA_PAGE);
    await (await openInForm(page, "title")).fill("Core Java at night");
    await saveWhile(page, () => page.reload());
    await expectTitle(page, "Core Java at night");
    await page.getByRole("button", { name: /^Changes/ }).click();
    const saved = "Title in content/courses/core-java.md is now 'Core Java at night'.";
    await show(getPanel(page).getByRole("listitem").filter({ hasText: saved })).toBeVisible();
    await press(page, "Save all");
    await show(page.getByRole("status")).toHaveText("Saved. It is in the file.");
    await expect(page.getByRole("button", { name: "Changes", exact: true })).toBeVisible();
  });

  test("shows a list that somebody else has changed, and writes a new entry into it", async ({ page }) => {
    await visit(page, JAVA_PAGE);
    const text = await openNewEntry(page, "programHighlights");
    await text.fill(HIGHLIGHT);
    edit(JAVA, OLD, NEW);
    await show(page.getByText("Java 26", { exact: true }).first()).toBeVisible();
    await press(page, "Save");
    await show(text).toHaveAccessibleDescription(/Found \["Java 26".*changed since you opened it/);
    await expect(text).toHaveValue(HIGHLIGHT);
    await press(page, "Save");
    await show.poll(() => read(JAVA)).toContain(HIGHLIGHT);
    expect(read(JAVA)).toContain(NEW);
  });

  test("keeps what is typed after a save is sent, and sends it once", async ({ page }) => {
    let sent = 0;
    page.on("request", (one) => (sent += Number(one.postData()?.includes('"action":"save"') ?? false)));
    await visit(page, JAVA_PAGE);
    const title = await openInForm(page, "title");
    await title.fill("Core Java at night");
    await saveWhile(page, async () => {
      await getPanel(page).getByRole("button", { name: "Save", exact: true }).press("Enter");
      await title.fill("Core Java at noon");
    });
    await expectTitle(page, "Core Java at night");
    expect(sent).toBe(1);
    await page.getByRole("button", { name: "Changes (1 not saved)" }).click();
    await press(page, "Save all");
    await expectTitle(page, "Core Java at noon");
  });
}
