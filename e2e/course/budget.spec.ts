import { brotliCompressSync, constants } from "node:zlib";
import { expect } from "@playwright/test";
import { getCoursePath } from "#app/academy/addresses.ts";
import { content, test } from "../site.ts";

/** The most that the page of a course may have: words without those of drawings, and KiB of HTML as hosts compress it. */
const MOST = { words: 1900, size: 23 };

const KIB = 1024;

/** Size of a text as hosts compress it while they serve it. */
const compress = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / KIB;

test.use({ javaScriptEnabled: false });

test("no course has more than 1,900 words", async ({ page }) => {
  for (const { slug } of content.courses) {
    await page.goto(getCoursePath(slug));
    const words = await page.getByRole("main").evaluate((main) => {
      for (const drawing of main.querySelectorAll("svg, style")) drawing.remove();
      for (const element of main.querySelectorAll("*")) element.append(" ");
      return (main.textContent.match(/[\p{L}\p{N}]\S*/gu) ?? []).length;
    });
    expect.soft(words, slug).toBeLessThanOrEqual(MOST.words);
  }
});

test("no course has more than 23 KiB of compressed HTML", async ({ request }) => {
  for (const { slug } of content.courses) {
    const html = await (await request.get(getCoursePath(slug))).text();
    expect.soft(compress(html), slug).toBeLessThanOrEqual(MOST.size);
  }
});
