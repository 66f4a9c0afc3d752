import { spawn } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { serveSite } from "../../scripts/serve.ts";
import { COURSE_PATH, content, open } from "../site.ts";
import { CHANGED, COURSE_FILE, change, compare, ELSEWHERE, FreshCopy, HERE, STORE } from "./fresh-copy.ts";

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

test("a build of what has not changed makes nothing, unless somebody has changed the site", async () => {
  await site.build();
  expect(await site.build()).toEqual({});
  for (const meddle of [
    () => writeFileSync(site.at("build/client/robots.txt"), "Changed by hand"),
    () => writeFileSync(site.at("build/client/extra.txt"), "Added by hand"),
    () => rmSync(site.at("build/servers/Caddyfile")),
  ]) {
    meddle();
    expect(Object.keys(await site.build()), String(meddle)).toContain("reading");
    expect(compare(first, site.readFiles()), String(meddle)).toEqual([]);
  }
  const said = await site.runBuild();
  expect(said).toContain("complete and consistent: 51 courses");
  expect(said).toContain("Nothing has changed since the last build.");
  for (const env of [{ BUILD_DAY: "2031-05-05" }, STORE]) {
    expect(Object.keys(await site.build({ ...HERE, ...env })), Object.keys(env)[0]).toContain("reading");
    await site.build();
  }
});

test("what the bundler cannot build leaves the finished site as it was", async () => {
  const restore = change(site.at("app/routes/about.tsx"), "export default", "export defualt");
  await expect(site.build()).rejects.toThrow(/about\.tsx[\s\S]*could not be built/);
  expect(compare(first, site.readFiles())).toEqual([]);
  restore();
});

test("a bundle is made once for what it is made from, and again for another letter of the font", async () => {
  const bundles = () => globSync("*", { cwd: site.at(".cache/bundles") }).length;
  expect(bundles()).toBe(1);
  const findFont = () => globSync(site.at("build/client/assets/*.woff2"))[0] ?? "no font";
  const before = findFont();
  const restore = change(site.at(COURSE_FILE), /^title: .*$/m, `title: ${CHANGED.title} þ`);
  await site.build();
  expect(bundles()).toBe(2);
  expect(findFont()).not.toBe(before);
  expect(readFileSync(findFont())).toEqual(readFileSync(site.at("app/ui/fonts/anek-latin.woff2")));
  restore();
  await site.build();
  expect(bundles()).toBe(2);
  expect(compare(first, site.readFiles())).toEqual([]);
});

test("every page is what React Router's own pre-rendering makes of it", async () => {
  const run = (...command: string[]) =>
    site.run(command, { ...HERE, NODE_ENV: "production", SCRIPT_MARK: "mark" });
  await run("node_modules/.bin/react-router", "build");
  expect(await run("scripts/build/compare-rendering.ts")).toMatch(/^63 pages are/);
  const renderer = site.at("scripts/build/page-renderer.ts");
  for (const [from, to, fault] of [
    ["<!DOCTYPE html>", "<!DOCTYPE html> ", `the HTML of ${COURSE_PATH}`],
    ["await text(", "1 + await text(", `the HTML of ${COURSE_PATH}`],
    ["await response.text()", "1 + await response.text()", `the data of ${COURSE_PATH}`],
  ] as const) {
    const restore = change(renderer, from, to);
    await expect(run("scripts/build/compare-rendering.ts"), from).rejects.toThrow(fault);
    restore();
  }
});

test("a build after a change takes unchanged courses, and makes what a build from nothing makes, whatever the folder, time zone and language", async () => {
  const damaged = ["client/courses/made-up-50.html", "client/share/made-up-49.png"];
  for (const file of damaged) writeFileSync(site.at(`build/${file}`), "<p>Changed by hand</p>");
  const other = makeCopy();
  for (const copy of sites)
    change(copy.at(COURSE_FILE), /^title: .*$/m, `title: ${CHANGED.title} from the start`);
  const times = await site.build();
  expect(times["taking unchanged courses"]).toBeGreaterThan(0);
  expect(existsSync(site.at("build/next"))).toBe(false);
  const changed = site.readFiles();
  const different = compare(first, changed);
  for (const name of [
    `courses/${CHANGED.slug}.html`,
    `share/${CHANGED.slug}.png`,
    "courses.html",
    "feed.xml",
  ])
    expect(different).toContain(`client/${name}`);
  for (const file of damaged) expect(different).not.toContain(file);
  const fresh = await other.build(ELSEWHERE);
  expect(fresh["taking unchanged courses"]).toBeUndefined();
  expect(compare(changed, other.readFiles())).toEqual([]);
  expect(readFileSync(site.at("build/client/index.html"), "utf8")).toMatch(/©[^<]*(<[^>]*>)*2030/);
});
