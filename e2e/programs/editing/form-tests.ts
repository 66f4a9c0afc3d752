import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/axe.ts";
import {
  ABOUT,
  escapeText,
  FAQ,
  getControls,
  getPanel,
  getShown,
  getUrl,
  JAVA,
  openByText,
  openInForm,
  openNew,
  parse,
  press,
  read,
  restore,
  show,
  startOn,
  visit,
} from "./site.ts";

/** Values of Core Java that are refused, and why. */
const REFUSED: [field: string, value: string | number, reason: string][] = [
  ["title", "AI Agents and MCP", "already used in content/courses/ai-agents-mcp.md"],
  ["level", "Advanced", "write Beginner, as contract.yaml fixes it"],
  ["sessions", 9, "two live sessions a week are 8 in 4 weeks"],
  ["cohorts[0].start", "2027-03-25", "a Thu: write a Wed or a Sat, such as 2027-03-24 or 2027-03-27"],
];

const readTitles = () =>
  (parse(ABOUT).data.differentiators.items as { title: string }[]).map(({ title }) => title);

/** Saves a day that has passed as the start of a group, which is warned of. */
async function saveBegunGroup(page: Page) {
  await visit(page, "/courses/core-java");
  await (await openInForm(page, "cohorts[0].start")).fill("2026-11-04");
  await press(page, "Save");
}

/** The fields of a page, and those of a new entry. */
export function testForms() {
  test.afterEach(() => restore());

  test("a refused value stays in its control, with the sentence", async ({ page }) => {
    await visit(page, "/courses/core-java");
    const before = read(JAVA);
    for (const [field, value, reason] of REFUSED) {
      const control = await openInForm(page, field);
      if (field === "level") await control.selectOption(String(value));
      else await control.fill(String(value));
      await press(page, "Save");
      await show(control).toHaveAccessibleDescription(new RegExp(escapeText(reason)));
      await expect(control).toHaveValue(String(value));
      await expect(control).toBeFocused();
      expect(read(JAVA)).toBe(before);
      await press(page, "Discard");
      await expect(control).toHaveAttribute("aria-invalid", "false");
    }
  });

  test("the browser reports a date that does not exist", async ({ page }) => {
    await visit(page, "/courses/core-java");
    const retired = await openInForm(page, "retired");
    await retired.pressSequentially("02302027");
    await press(page, "Save");
    await expect(retired).toBeFocused();
    expect(await retired.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true);
  });

  test("saves a group that has begun, and says what to do about it", async ({ page }) => {
    await saveBegunGroup(page);
    await show(page.getByRole("status")).toHaveText(
      /^Saved\. Groups 1: Start .* Warning: .* this group has begun.*: write a later day, or remove it\.$/,
    );
    expect(read(JAVA)).toContain("start: 2026-11-04");
  });

  test("shows all of a warning on a phone", async ({ page }) => {
    await saveBegunGroup(page);
    const status = page.getByRole("status");
    await show(status).toContainText("Warning:");
    await page.setViewportSize({ width: 375, height: 667 });
    expect(await status.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBeLessThanOrEqual(0);
  });

  test("asks before what was typed for a new group is discarded", async ({ page }) => {
    await openNew(page, "/courses/core-java", "Group of learners");
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

  test("the reader says what to write instead of an empty date, below its label", async ({ page }) => {
    await openNew(page, "/courses/core-java", "Group of learners");
    await press(page, "Save");
    const day = getPanel(page).getByLabel("Start", { exact: true });
    await show(day).toBeFocused();
    await expect(day).toHaveAccessibleDescription(/such as 20\d\d-/);
    await expect(getPanel(page).getByText("Start", { exact: true })).toBeInViewport();
  });

  test("a new course is a draft, and its page opens", async ({ page }) => {
    await openNew(page, "/courses", "Course");
    const panel = getPanel(page);
    await panel.getByLabel("Title", { exact: true }).fill("Go for services");
    await panel.getByLabel("Track").selectOption("Foundation");
    await panel.getByLabel("Level").selectOption("Beginner");
    await panel.getByLabel("Duration").fill("8 weeks");
    await panel.getByLabel("Address").fill("Go");
    await press(page, "Save");
    await show(panel.getByLabel("Address")).toHaveAccessibleDescription(
      /Found 'Go': write lower-case letters/,
    );
    await expectNoViolations(page);
    await panel.getByLabel("Address").fill("go");
    await press(page, "Save");
    await show(page).toHaveURL(`${getUrl()}/courses/go`);
    await show(page.getByRole("heading", { level: 1, name: "Draft: Go for services" })).toBeVisible();
  });

  test("moves an entry with what was typed in it, and not saved before", async ({ page }) => {
    const [first, second = ""] = readTitles();
    await visit(page, "/about");
    await openByText(page, ABOUT, "differentiators.items[1].title", second);
    await getControls(page).first().fill("You read code");
    await press(page, "Move up: Differentiators: Items 2");
    await show.poll(() => readTitles().slice(0, 2)).toEqual(["You read code", first]);
  });

  test("moves an entry twice in one panel, by one button", async ({ page }) => {
    const [, , third = ""] = readTitles();
    await visit(page, "/about");
    await openByText(page, ABOUT, "differentiators.items[2].title", third);
    const getButton = (place: number) =>
      getPanel(page).getByRole("button", { name: `Move up: Differentiators: Items ${place}` });
    await getButton(3).click();
    await show(getButton(2)).toBeFocused();
    await getButton(2).press("Enter");
    await show.poll(() => readTitles()[0]).toBe(third);
    await show(getButton(1)).toBeFocused();
  });

  test("names an entry without a name in the heading of its copy", async ({ page }) => {
    const [{ question }] = parse(FAQ).data;
    await startOn(page, "/contact");
    await getShown(page, question).click();
    await press(page, "Duplicate: Entry 1");
    await show(getPanel(page).getByRole("heading", { name: "New: Entry", exact: true })).toBeVisible();
  });

  test("discards only what was typed in the file of its form", async ({ page }) => {
    await visit(page, "/courses/core-java");
    await (await openInForm(page, "title")).fill("Core Java at night");
    await visit(page, "/about");
    await (await openInForm(page, "title")).fill("Code is cheap");
    await press(page, "Discard");
    await show(page.getByRole("button", { name: "Changes (1 not saved)" })).toBeVisible();
  });

  test("answers a question that may be left out with yes or no, and writes only yes", async ({ page }) => {
    const before = read(JAVA);
    for (const [answer, line] of [
      ["Yes", "    forecast: true\n"],
      ["No", ""],
    ] as const) {
      await visit(page, "/courses/core-java");
      const forecast = await openInForm(page, "marketDemand[0].forecast");
      await expect(forecast.locator("option")).toHaveText(["No", "Yes"]);
      await forecast.selectOption(answer);
      await press(page, "Save");
      await show.poll(() => read(JAVA)).toBe(before.replace("    kind: share\n", (kind) => kind + line));
    }
  });
}
