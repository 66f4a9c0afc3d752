import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { serveSite } from "../../scripts/serve.ts";
import { content, open } from "../site.ts";
import { CHANGED, COURSE_FILE, change, compare, ELSEWHERE, FreshCopy } from "./fresh-copy.ts";

/** Builds of copies of the site, one after another. */
test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

const sites: FreshCopy[] = [];
let site: FreshCopy;
let first: Map<string, string>;

function makeCopy(): FreshCopy {
  const copy = new FreshCopy();
  sites.push(copy);
  return copy;
}

test.beforeAll(async () => {
  site = makeCopy();
  await site.build();
  first = site.readFiles();
  expect(first.size).toBeGreaterThan(100);
});
test.afterAll(() => {
  for (const copy of sites) copy.remove();
});

test("built without a message store it offers mail and chat in place of the form, and asks nobody else", async ({
  page,
}) => {
  const host = await serveSite({ port: 0, folder: site.at("build/client"), isCompressed: false });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, `${host.url}/contact`);
  await expect(page.locator("form")).toHaveCount(0);
  const { unavailable } = content.pages.contact;
  await expect(page.getByText(unavailable)).toBeVisible();
  const ways = page.getByRole("main").locator("div", { hasText: unavailable }).last();
  await expect(ways.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(ways.locator('a[href*="wa.me"]')).toBeVisible();
  expect(asked.filter((url) => !url.startsWith(host.url))).toEqual([]);
  await host.stop();
});

test("content with a fault leaves the finished site as it was", async () => {
  const restore = change(site.at(COURSE_FILE), /^level: .*$/m, "level: Easy");
  await expect(site.build()).rejects.toThrow(/level: found 'Easy'/);
  expect(compare(first, site.readFiles())).toEqual([]);
  restore();
});

test("a build that is killed leaves the finished site as it was", async () => {
  const restore = change(site.at(COURSE_FILE), /^title: .*$/m, `title: ${CHANGED.title}, killed`);
  const child = spawn(process.execPath, ["scripts/build/build.ts"], { cwd: site.folder, stdio: "ignore" });
  await expect.poll(() => existsSync(site.at("build/next/client/assets")), { timeout: 120_000 }).toBe(true);
  child.kill("SIGKILL");
  await new Promise((resolve) => child.once("exit", resolve));
  expect(compare(first, site.readFiles())).toEqual([]);
  restore();
});

test("what the bundler cannot build leaves the finished site as it was", async () => {
  const restore = change(site.at("app/routes/about/route.tsx"), "export default", "export defualt");
  await expect(site.build()).rejects.toThrow(/about\/route\.tsx/);
  expect(compare(first, site.readFiles())).toEqual([]);
  restore();
});

test("a page that fails stops the build with its message, and leaves the finished site as it was", async () => {
  const restore = change(
    site.at("app/routes/about/route.tsx"),
    "export function loader() {",
    'export function loader() {\n  throw new Error("no words about us");',
  );
  await expect(site.build()).rejects.toThrow(
    /no words about us[\s\S]*\/about cannot be rendered \(status 500\): Unexpected Application Error!/,
  );
  expect(compare(first, site.readFiles())).toEqual([]);
  restore();
});

test("a build gives the same bytes, whatever the folder, time zone and language", async () => {
  const other = makeCopy();
  await other.build(ELSEWHERE);
  expect(compare(first, other.readFiles())).toEqual([]);
  expect(readFileSync(other.at("build/client/index.html"), "utf8")).toMatch(/©[^<]*(<[^>]*>)*2030/);
});
