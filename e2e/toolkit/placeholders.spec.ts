import { expect, type Page } from "@playwright/test";
import { holdFiles, hydrated, open, SCRIPTS, test } from "../site.ts";
import { copy, PROMPTS } from "./entries.ts";
import { body, copyButton, expectDone, readClipboard, title } from "./parts.ts";

const SHARED = Object.keys(copy.prompts.shared);
const listOwn = (prompt: string) =>
  [...prompt.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").filter((name) => !SHARED.includes(name));

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.describe("placeholders", () => {
  const findOther = (user: (typeof PROMPTS)[number]) =>
    PROMPTS.find(
      ({ slug, prompt }) =>
        slug !== user.slug &&
        prompt.includes(`{${listOwn(user.prompt)[0]}}`) &&
        !prompt.includes("{test_framework}"),
    );
  const user = PROMPTS.find((prompt) => prompt.prompt.includes("{test_framework}") && findOther(prompt));
  const other = user && findOther(user);
  if (!user || !other)
    throw new Error("A prompt with {test_framework} and one that another prompt has too is needed.");
  const [own = ""] = listOwn(user.prompt);
  const label = user.placeholders[own]?.label ?? "";
  const field = (page: Page) => body(page, user.slug).getByLabel(label);

  test("are filled in, shared ones once for all prompts, and are there after a reload", async ({ page }) => {
    await open(page, "/dev-toolkit");
    await page
      .getByRole("group", { name: copy.prompts.sharedTitle })
      .getByLabel("Test framework")
      .fill("pytest 8");
    await title(page, user.slug).click();
    await expect(body(page, user.slug).locator("mark", { hasText: "pytest 8" }).first()).toBeVisible();
    await expect(field(page)).toHaveAccessibleName(/Such as .*/);
    await field(page).fill("$& {language}");
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel("Test framework").first()).toHaveValue("pytest 8");
    // Copied from the closed row, by keyboard.
    await copyButton(page, user.slug).focus();
    await page.keyboard.press("Enter");
    await expect(copyButton(page, user.slug)).toHaveText("Copied");
    const filled = user.prompt
      .trimEnd()
      .replaceAll("{test_framework}", "pytest 8")
      .split(`{${own}}`)
      .join("$& {language}");
    expect(await readClipboard(page)).toBe(filled);
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveText(`Copied ${user.title}`);
    // One of another prompt that has the same name is another one.
    await copyButton(page, other.slug).click();
    await expect.poll(() => readClipboard(page)).toBe(other.prompt.trimEnd());
  });

  test("typed before the scripts arrive are kept", async ({ page }) => {
    const release = await holdFiles(page, SCRIPTS);
    await page.goto("/dev-toolkit", { waitUntil: "commit" });
    await page.getByLabel("Programming language").fill("Go");
    release();
    await hydrated(page);
    const [prompt] = PROMPTS.filter(({ prompt }) => prompt.includes("{language}"));
    await title(page, prompt?.slug ?? "").click();
    await expect(
      body(page, prompt?.slug ?? "")
        .locator("mark", { hasText: "Go" })
        .first(),
    ).toBeVisible();
  });

  test.describe("whose examples cannot be had", () => {
    test.use({ allowedConsole: /404|placeholders\.json is gone/ });

    test("say so, and can be filled in all the same", async ({ page }) => {
      await page.route("**/dev-toolkit/placeholders.json", (route) => route.fulfill({ status: 404 }));
      await open(page, "/dev-toolkit");
      await title(page, user.slug).click();
      await expect(body(page, user.slug).getByRole("status")).toHaveText(copy.prompts.unexplained);
      await body(page, user.slug).getByLabel(own.replaceAll("_", " "), { exact: true }).fill("typed");
      await expect(body(page, user.slug).locator("mark", { hasText: "typed" }).first()).toBeVisible();
    });
  });

  test("that were stored as something else are not used", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("zero-academy:toolkit-values", '{"shared":{"language":7},"prompts":[1]}');
      localStorage.setItem("zero-academy:roadmap-days", '[1,"2",-3,1.5,4,4,1000000]');
    });
    await open(page, "/dev-toolkit");
    await expect(page.getByLabel("Programming language")).toHaveValue("");
    await expectDone(page, 2);
  });
});
