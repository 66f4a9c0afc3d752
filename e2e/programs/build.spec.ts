import { execFile, spawn } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { hash } from "#app/files/kept.server.ts";
import { type MadeUpSite, makeSite } from "../../scripts/bench/made-up-site.ts";
import { serveSite } from "../../scripts/serve.ts";
import { COURSE, COURSE_PATH, content, open } from "../site.ts";

/** Builds of copies of the site, one after another. */
test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

/** Two places of which one has the last second of a year while the other has the first of the next one. */
const SOURCE_DATE_EPOCH = "1924991999";
const HERE = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", SOURCE_DATE_EPOCH };
const NO_STORE = {
  FIRESTORE_EMULATOR_HOST: "",
  FIREBASE_PROJECT_ID: "",
  FIREBASE_API_KEY: "",
  FIREBASE_APP_ID: "",
};
const ELSEWHERE = { TZ: "America/Los_Angeles", LANG: "C", LC_ALL: "C", SOURCE_DATE_EPOCH };

const sites: MadeUpSite[] = [];
let site: MadeUpSite;
let first: Map<string, string>;

const at = (name: string, { folder } = site) => path.join(folder, name);

function makeCopy(): MadeUpSite {
  const copy = makeSite({ courses: 51 });
  sites.push(copy);
  return copy;
}

/** Builds a copy; gives the processor time by cause. */
async function build(copy = site, env: NodeJS.ProcessEnv = HERE): Promise<Record<string, number>> {
  const report = at("times.json", copy);
  await runBuild(copy, { ...env, BUILD_TIMES: report });
  return JSON.parse(readFileSync(report, "utf8")).times;
}

/** Builds a copy; gives what the build says. */
async function runBuild(copy = site, env: NodeJS.ProcessEnv = HERE): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/build/build.ts"], {
    cwd: copy.folder,
    env: { ...process.env, ...NO_STORE, ...env },
    maxBuffer: 2 ** 26,
  });
  return stdout;
}

/** The built files by the hash of their content. */
const readSite = (copy = site): Map<string, string> =>
  new Map(
    globSync("**/*", { cwd: at("build", copy), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(at("build", copy), file), hash(readFileSync(file))] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );

/** Names of the published files that are not the same in both. */
const compare = (a: Map<string, string>, b: Map<string, string>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])]
    .filter((file) => !file.startsWith("next/"))
    .filter((file) => a.get(file) !== b.get(file));

/** Replaces a part of a file; gives what puts it back. */
function change(file: string, from: string | RegExp, to: string): () => void {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(from, to);
  expect(changed, file).not.toBe(text);
  writeFileSync(file, changed);
  return () => writeFileSync(file, text);
}

/** A course that the footer, which every page shows, does not name. */
const [CHANGED = COURSE] = content.courses.filter(({ slug }) => !content.site.footer.courses.includes(slug));
const COURSE_FILE = `content/courses/${CHANGED.slug}.md`;

test.beforeAll(async () => {
  site = makeCopy();
  await build();
  first = readSite();
  expect(first.size).toBeGreaterThan(100);
});
test.afterAll(() => {
  for (const copy of sites) copy.remove();
});

test("built without a message store it offers mail and chat in place of the form, and asks nobody else", async ({
  page,
}) => {
  const host = await serveSite({ port: 0, folder: at("build/client"), isCompressed: false });
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
  const restore = change(at(COURSE_FILE), /^level: .*$/m, "level: Easy");
  await expect(build()).rejects.toThrow(/level: found 'Easy'/);
  expect(compare(first, readSite())).toEqual([]);
  restore();
});

test("a build that is killed leaves the finished site as it was", async () => {
  const restore = change(at(COURSE_FILE), /^title: .*$/m, `title: ${CHANGED.title}, killed`);
  const child = spawn(process.execPath, ["scripts/build/build.ts"], { cwd: site.folder, stdio: "ignore" });
  await expect.poll(() => existsSync(at("build/next/client/assets")), { timeout: 120_000 }).toBe(true);
  child.kill("SIGKILL");
  await new Promise((resolve) => child.once("exit", resolve));
  expect(compare(first, readSite())).toEqual([]);
  restore();
});

test("a build of what has not changed makes nothing, unless somebody has changed the site", async () => {
  await build();
  expect(await build()).toEqual({});
  for (const meddle of [
    () => writeFileSync(at("build/client/robots.txt"), "Changed by hand"),
    () => writeFileSync(at("build/client/extra.txt"), "Added by hand"),
    () => rmSync(at("build/servers/Caddyfile")),
  ]) {
    meddle();
    expect(Object.keys(await build()), String(meddle)).toContain("reading");
    expect(compare(first, readSite()), String(meddle)).toEqual([]);
  }
  const said = await runBuild();
  expect(said).toContain("complete and consistent: 51 courses");
  expect(said).toContain("Nothing has changed since the last build.");
  for (const env of [{ BUILD_DAY: "2031-05-05" }, { FIRESTORE_EMULATOR_HOST: "127.0.0.1:1" }]) {
    expect(Object.keys(await build(site, { ...HERE, ...env })), Object.keys(env)[0]).toContain("reading");
    await build();
  }
});

test("what the bundler cannot build leaves the finished site as it was", async () => {
  const restore = change(at("app/routes/about.tsx"), "export default", "export defualt");
  await expect(build()).rejects.toThrow(/about\.tsx[\s\S]*could not be built/);
  expect(compare(first, readSite())).toEqual([]);
  restore();
});

test("a bundle is made once for what it is made from, and again for another letter of the font", async () => {
  const bundles = () => globSync("*", { cwd: at(".cache/bundles") }).length;
  expect(bundles()).toBe(1);
  const restore = change(at(COURSE_FILE), /^title: .*$/m, `title: ${CHANGED.title} Ж`);
  await build();
  expect(bundles()).toBe(2);
  restore();
  await build();
  expect(bundles()).toBe(2);
  expect(compare(first, readSite())).toEqual([]);
});

test("every page is what React Router's own pre-rendering makes of it", async () => {
  const run = (...command: string[]) =>
    promisify(execFile)(process.execPath, command, {
      cwd: site.folder,
      env: { ...process.env, ...HERE, NODE_ENV: "production", SCRIPT_MARK: "mark" },
      maxBuffer: 2 ** 26,
    });
  await run("node_modules/.bin/react-router", "build");
  const same = await run("scripts/build/compare-rendering.ts");
  expect(same.stdout).toMatch(/^63 pages are/);
  const renderer = at("scripts/build/page-renderer.ts");
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
  for (const file of damaged) writeFileSync(at(`build/${file}`), "<p>Changed by hand</p>");
  const other = makeCopy();
  for (const copy of sites)
    change(at(COURSE_FILE, copy), /^title: .*$/m, `title: ${CHANGED.title} from the start`);
  const times = await build();
  expect(times["taking unchanged courses"]).toBeGreaterThan(0);
  expect(existsSync(at("build/next"))).toBe(false);
  const changed = readSite();
  const different = compare(first, changed);
  for (const name of [
    `courses/${CHANGED.slug}.html`,
    `share/${CHANGED.slug}.png`,
    "courses.html",
    "feed.xml",
  ])
    expect(different).toContain(`client/${name}`);
  for (const file of damaged) expect(different).not.toContain(file);
  const fresh = await build(other, ELSEWHERE);
  expect(fresh["taking unchanged courses"]).toBeUndefined();
  expect(compare(changed, readSite(other))).toEqual([]);
  expect(readFileSync(at("build/client/index.html"), "utf8")).toMatch(/©[^<]*(<[^>]*>)*2030/);
});
