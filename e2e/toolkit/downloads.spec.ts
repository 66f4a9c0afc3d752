import { expect } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { load } from "js-yaml";
import { test } from "../site.ts";
import { copy, first, PROMPTS } from "./entries.ts";

const FIRST = first(PROMPTS);

test("downloads hold every prompt (static files)", async ({ page, request }) => {
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

test("the archive holds every prompt for every assistant, with its text (static files)", async ({
  request,
}) => {
  const archive = unzipSync(await (await request.get("/dev-toolkit/prompts.zip")).body());
  const { "README.md": readme, ...files } = archive;
  for (const { how } of copy.downloads.assistants)
    expect(strFromU8(readme ?? new Uint8Array())).toContain(how);
  const folders = new Set(Object.keys(files).map((path) => path.split("/")[0]));
  expect(Object.keys(files)).toHaveLength(PROMPTS.length * folders.size);
  for (const { slug, when, prompt } of PROMPTS) {
    const own = Object.entries(files).filter(
      ([path]) => /[^/]*(?=\/SKILL\.md$|\.prompt\.md$)/.exec(path)?.[0] === slug,
    );
    expect(own).toHaveLength(folders.size);
    // The words before the first placeholder, which each assistant writes in its own way.
    const [start = ""] = prompt.split("{");
    for (const [path, bytes] of own) {
      const [, front = "", ...body] = strFromU8(bytes).split("---\n");
      expect(load(front), path).toMatchObject({ name: slug, description: when });
      expect(body.join("---\n").trimStart().startsWith(start), path).toBe(true);
    }
  }
});
