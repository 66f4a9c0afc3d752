import { execFile, spawn } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { hash } from "#app/files/kept.server.ts";
import { type MadeUpSite, makeSite } from "../scripts/bench/made-up-site.ts";

/** Builds of a copy of the site, one after another. */
test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

let site: MadeUpSite;
let first: Map<string, string>;

const at = (name: string) => path.join(site.folder, name);
const course = () => at("content/courses/core-java.md");

/** Builds the copy; gives the processor time by cause. */
async function build(): Promise<Record<string, number>> {
  const report = at("times.json");
  await promisify(execFile)(process.execPath, ["scripts/build/build.ts"], {
    cwd: site.folder,
    env: { ...process.env, BUILD_TIMES: report },
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(readFileSync(report, "utf8")).times;
}

/** The built files by the hash of their content. */
const readSite = (): Map<string, string> =>
  new Map(
    globSync("**/*", { cwd: at("build/client"), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(at("build/client"), file), hash(readFileSync(file))] as const)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );

/** Names of the files that are not the same in both. */
const compare = (a: Map<string, string>, b: Map<string, string>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file));

test.beforeAll(async () => {
  site = makeSite({ courses: 20 });
  await build();
  first = readSite();
});
test.afterAll(() => site.remove());

test("content with a fault leaves the finished site as it was", async () => {
  const text = readFileSync(course(), "utf8");
  writeFileSync(course(), text.replace(/^level: .*$/m, "level: Easy"));
  await expect(build()).rejects.toThrow(/level: found 'Easy'/);
  expect(compare(first, readSite())).toEqual([]);
  writeFileSync(course(), text);
});

test("a build that is killed leaves the finished site as it was", async () => {
  const child = spawn(process.execPath, ["scripts/build/build.ts"], { cwd: site.folder, stdio: "ignore" });
  await expect.poll(() => existsSync(at("build/next/client/assets")), { timeout: 120_000 }).toBe(true);
  child.kill("SIGKILL");
  await new Promise((resolve) => child.once("exit", resolve));
  expect(compare(first, readSite())).toEqual([]);
});

test("a page that is not what React Router makes of it stops the build", async () => {
  const renderer = at("scripts/build/page-renderer.ts");
  const text = readFileSync(renderer, "utf8");
  const plants = {
    html: [", html: await ask(", ", html: 1 + await ask("],
    data: ["{ data, ", "{ data: 1 + data, "],
  };
  for (const [part, [from = "", to = ""]] of Object.entries(plants)) {
    const planted = text.replace(from, to);
    expect(planted).not.toBe(text);
    writeFileSync(renderer, planted);
    await expect(build()).rejects.toThrow(`The ${part} of a course's page is not what React Router's own`);
    expect(compare(first, readSite())).toEqual([]);
  }
  writeFileSync(renderer, text);
});

test("the next build takes the unchanged pages, makes anew what was changed by hand, and is the same", async () => {
  writeFileSync(at("build/client/courses/made-up-20.html"), "<p>Changed</p>");
  const times = await build();
  expect(times["taking unchanged pages"]).toBeGreaterThan(0);
  expect(compare(first, readSite())).toEqual([]);
  expect(existsSync(at("build/next"))).toBe(false);
});

test("after a change of one course the site is what a build from nothing makes of it", async () => {
  const text = readFileSync(course(), "utf8");
  writeFileSync(course(), text.replace(/^title: .*$/m, "title: Java from the start"));
  await build();
  const changed = readSite();
  const different = compare(first, changed);
  for (const name of ["courses/core-java.html", "share/core-java.png", "courses.html", "feed.xml"])
    expect(different).toContain(name);
  rmSync(at(".cache"), { recursive: true });
  rmSync(at("build"), { recursive: true });
  const times = await build();
  expect(times["taking unchanged pages"]).toBeUndefined();
  expect(compare(changed, readSite())).toEqual([]);
});
