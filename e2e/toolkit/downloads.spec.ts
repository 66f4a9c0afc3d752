import { expect } from "@playwright/test";
import { test } from "../site.ts";
import { copy, first, PROMPTS } from "./entries.ts";

const FIRST = first(PROMPTS);

test("the downloads hold every prompt, and the page links to each", async ({ page, request }) => {
  const json = await (await request.get("/dev-toolkit/prompts.json")).json();
  expect(json.version).toBe(2);
  const all = json.groups.flatMap((group: { prompts: unknown[] }) => group.prompts);
  expect(all).toHaveLength(PROMPTS.length);
  expect(all[0].slug).toBe(FIRST.slug);
  expect(all[0].course).toBe(FIRST.course?.slug);
  expect(new URL(all[0].url).pathname).toBe(`/dev-toolkit/${FIRST.group.slug}`);
  expect(new URL(all[0].url).hash).toBe(`#${FIRST.slug}`);
  const markdown = await (await request.get("/dev-toolkit/prompts.md")).text();
  for (const { title } of PROMPTS) expect(markdown).toContain(`### ${title}\n`);
  await page.goto("/dev-toolkit");
  for (const { label, href } of copy.downloads.files) {
    await expect(page.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", href);
    expect((await request.get(href)).status()).toBe(200);
  }
});
