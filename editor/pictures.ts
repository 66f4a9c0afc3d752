import { chromium } from "@playwright/test";
import { readOptions, runCommand } from "../scripts/command/command.ts";
import { findChromium } from "../scripts/testing/test-programs.ts";

const USAGE = `npx node editor/pictures.ts [--url URL]

Takes the pictures of content/README.md again: docs/edit-text.jpg and docs/edit-fields.jpg. 'npm run dev' must be running.

  --url URL  where the site is served; http://localhost:5173 without it`;

/** Takes the pictures. */
async function takePictures(): Promise<void> {
  const { values } = readOptions({ url: { type: "string" } }, 0, USAGE);
  const browser = await chromium.launch(findChromium());
  const page = await browser.newPage({ viewport: { width: 960, height: 740 }, reducedMotion: "reduce" });
  await page.goto(`${values.url ?? "http://localhost:5173"}/courses/core-java`);
  await page.getByRole("button", { name: "Edit this page" }).click();
  const panel = page.getByRole("dialog");
  const take = (name: string) => page.screenshot({ path: `docs/${name}.jpg`, type: "jpeg", quality: 60 });
  await page
    .locator("main h1 ~ p")
    .first()
    .click({ modifiers: ["Alt"] });
  await panel.getByRole("textbox").waitFor();
  await take("edit-text");
  await page.getByRole("button", { name: "All fields of this page" }).click();
  const price = panel.locator("summary", { hasText: /^Price/ });
  await price.click();
  await price.evaluate((element) => element.scrollIntoView());
  await take("edit-fields");
  await browser.close();
}

runCommand(takePictures);
