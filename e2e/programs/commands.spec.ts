import { spawn } from "node:child_process";
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { changeFile } from "#app/site/copied-content.server.ts";
import { cloneProject } from "../../scripts/cloned-project.ts";
import { COURSE_PATH } from "../site.ts";

/** The commands that need a built site, in a clone, in the order in which somebody tries them. */
test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

const { FIRESTORE_HOST = "", CHROMIUM_PATH = "" } = process.env;

let folder = "";
test.beforeAll(() => {
  folder = cloneProject();
  // Pictures and fonts of earlier builds; build.spec.ts builds from nothing.
  if (existsSync(".cache")) cpSync(".cache", path.join(folder, ".cache"), { recursive: true });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a command of package.json as it is typed, or a script by its file; what it says, and its status at its end. */
function start(...command: string[]) {
  const typed = command[0]?.endsWith(".ts") ? ["exec", "--", "node"] : ["run", "--silent"];
  const child = spawn("npm", [...typed, ...command], {
    cwd: folder,
    // A group of its own: a terminal's Ctrl-C goes to all of it.
    detached: true,
    env: { ...process.env, PORT: "0", FIRESTORE_EMULATOR_HOST: FIRESTORE_HOST, CHROMIUM_PATH },
  });
  let said = "";
  for (const output of [child.stdout, child.stderr]) output.on("data", (text: Buffer) => (said += text));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, ended, getSaid: () => said };
}

/** Runs a command to its end. */
async function run(...command: string[]): Promise<string> {
  const { ended, getSaid } = start(...command);
  expect(await ended, getSaid()).toBe(0);
  return getSaid();
}

test("npm start builds and serves the site, says where, and ends with everything", async () => {
  const { child, ended, getSaid } = start("start");
  await expect.poll(getSaid, { timeout: 500_000 }).toContain("Ctrl-C ends everything.");
  expect(getSaid()).toMatch(
    /^Building the site \.\.\.\nThe site: (http:\S+)\nMessages: stored in the local Firestore at \S+; .*\nCtrl-C ends everything\.\n$/,
  );
  const url = /http:\S+/.exec(getSaid())?.[0] ?? "";
  expect((await fetch(`${url}${COURSE_PATH}`)).status).toBe(200);
  process.kill(-(child.pid ?? 0), "SIGINT");
  await ended;
  await expect.poll(() => fetch(url).catch(() => "gone"), { timeout: 100_000 }).toBe("gone");
});

test("bench.ts measures, npm run check passes and picture.ts takes what was built", async () => {
  expect(await run("scripts/bench/bench.ts", "sizes")).toMatch(/== sizes\n[\s\S]*\/courses[\s\S]*\d/);
  expect(await run("check")).toMatch(/^\d+ pages and \d+ files keep \d+ rules and are valid HTML\.\n$/);
  const picture = path.join(folder, "docs/site.jpg");
  const before = statSync(picture).mtimeMs;
  expect(await run("scripts/picture.ts")).toBe("docs/site.jpg shows the site in build/local.\n");
  expect(statSync(picture).mtimeMs).toBeGreaterThan(before);
  expect(readFileSync(picture).subarray(0, 3).toString("hex")).toBe("ffd8ff");
  // What is served or measured here is never what is published.
  expect(existsSync(path.join(folder, "build/client"))).toBe(false);
});

test("a preview shows drafts and is not indexed, and a new name of the owner leaves the old one nowhere", async () => {
  await run("new", "--", "question", "--title", "Can I pause a course?");
  const site = readFileSync(path.join(folder, "content/site.yaml"), "utf8");
  const names = [...site.matchAll(/^ {2}name: (.*)$/gm)].map(([, name = ""]) => name);
  expect(names).toHaveLength(3);
  for (const [index, name] of names.entries())
    changeFile(folder, "content/site.yaml", `name: ${name}\n`, `name: Owl ${index}\n`);

  expect(await run("build", "--", "--drafts")).toContain("The site is in build/preview after");
  const preview = path.join(folder, "build/preview");
  const files = globSync("**/*.*", { cwd: preview }).map((file) => ({
    file,
    text: readFileSync(path.join(preview, file), "latin1"),
  }));
  const pages = files.filter(({ file }) => file.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(20);
  const isIndexed = ({ text }: { text: string }) => !/<meta [^>]*name="robots" content="noindex"/.test(text);
  expect(pages.filter(isIndexed).map(({ file }) => file)).toEqual([]);
  expect(pages.find(({ file }) => file === "contact.html")?.text).toContain("Draft: Can I pause a course?");
  for (const name of names)
    expect(files.filter(({ text }) => text.includes(name)).map(({ file }) => file)).toEqual([]);
});
