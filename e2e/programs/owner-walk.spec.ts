import { execFile, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { hash } from "#app/files/file-cache.server.ts";
import { changeFile } from "#app/site/copied-content.server.ts";
import { FILLED_DAY, writeFilledContent } from "#app/site/filled-content.server.ts";
import { cloneWithFixture } from "../../scripts/cloned-project.ts";
import { replacePlaceholders } from "./ready-site.ts";

/** What an owner types, one after another, from the first build to the day on which the site may be published. */
test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

let folder = "";
const at = (name: string) => path.join(folder, name);

test.beforeAll(() => {
  folder = cloneWithFixture();
  // A cohort, a price, and all else that only the owner knows.
  writeFilledContent(at("filled"), at("content"), "advanced-java");
  rmSync(at("content"), { recursive: true });
  renameSync(at("filled"), at("content"));
  changeFile(folder, "content/courses/core-java.md", /^level:/m, "retired: 2026-11-01\nlevel:");
  changeFile(
    folder,
    "content/redirects.yaml",
    /$/,
    "- { from: /courses/java, to: /courses/advanced-java }\n",
  );
  type(
    "new",
    "--",
    ..."course --track Foundation --level Intermediate --weeks 8 --arrangement grid".split(" "),
    "--title",
    "Go for services",
  );
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The environment of somebody who has set nothing. */
const { PATH, HOME } = process.env;
const ENV = { PATH, HOME, BUILD_DAY: FILLED_DAY };

/** Runs a command as it is typed. */
function type(...command: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...command], {
    cwd: folder,
    encoding: "utf8",
    env: ENV,
    input: "",
  });
  return { status, said: `${stdout}${stderr}` };
}

/** Files of a built site that a text is in. */
const find = (text: string, site = "build/client") =>
  globSync("**/*.*", { cwd: at(site) }).filter((name) => readFileSync(at(`${site}/${name}`)).includes(text));

/** The lines of the launch check that keep the site from being published. */
const listFaults = (said: string) =>
  (said.split("The site may not be published yet:\n")[1] ?? "").trim().split("\n");

test("builds the site and checks it", () => {
  const { status, said } = type("build");
  expect(status, said).toBe(0);
  for (const page of ["courses/core-java.html", "courses/java.html", "courses/advanced-java-2027-01-11.ics"])
    expect(existsSync(at(`build/client/${page}`)), page).toBe(true);
  expect(type("check")).toEqual({
    status: 0,
    said: expect.stringMatching(/^\d+ pages and \d+ files keep \d+ rules and are valid HTML\.\n$/),
  });
});

test("finds what a retired course and an old address say, for visitors and for search engines", () => {
  const read = (page: string) => readFileSync(at(`build/client/courses/${page}.html`), "utf8");
  const retired = read("core-java");
  for (const part of ["Core Java is no longer offered", 'href="/courses/advanced-java"', 'content="noindex"'])
    expect(retired).toContain(part);
  expect(retired).not.toContain('role="tab"');
  const moved = read("java");
  for (const part of [
    '<meta http-equiv="refresh" content="0; url=/courses/advanced-java"/>',
    '<link rel="canonical" href="https://academy.example/courses/advanced-java"/>',
    'location.replace("/courses/advanced-java"+location.hash)',
    'content="noindex"',
    ">Advanced Java</a>",
  ])
    expect(moved).toContain(part);
});

test("is told of the placeholders, the claims and the settings that are missing, and of nothing else", () => {
  const { status, said } = type("launch-check");
  expect(status).toBe(1);
  const faults = listFaults(said);
  const at = (title: string) => faults.findIndex((line) => line.startsWith(title));
  const [placeholders, claims] = [at("Placeholders: "), at("Claims that only you can prove: ")];
  expect(faults.slice(0, placeholders)).toEqual([
    "FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_APP_ID are not set: write them into .env",
  ]);
  const fields = faults.slice(placeholders + 1, claims);
  expect(fields.map((line) => /^ {2}content\/site\.yaml:\d+ (\S+): /.exec(line)?.[1])).toEqual([
    "identity.origin",
    "identity.email",
    "identity.chatNumber",
    "identity.chatNumberShown",
    "identity.profiles[0]",
    "parent.url",
    "tools.url",
    "licence",
  ]);
  const proofs = faults.slice(claims + 1);
  expect(proofs.length).toBeGreaterThan(10);
  for (const line of proofs) expect(line).toMatch(/^ {2}content\/site\.yaml:\d+ \S/);
});

test("may publish once all is filled in, and what a computer of one's own is named for stays off the site", () => {
  replacePlaceholders(at("content/site.yaml"));
  const settings = [
    "FIREBASE_PROJECT_ID=academy-live",
    `FIREBASE_API_KEY=AIza${"x".repeat(35)}`,
    "FIREBASE_APP_ID=1:123456789:web:0a1b2c3d",
    "FIRESTORE_EMULATOR_HOST=127.0.0.1:8080",
  ];
  writeFileSync(at(".env"), `${settings.join("\n")}\n`);
  const { status, said } = type("launch-check");
  expect(said).toContain("\nThe site may be published.\n");
  expect(status).toBe(0);
  expect(find("academy-live")).not.toEqual([]);
  expect([...find("127.0.0.1:"), ...find("Go for services")]).toEqual([]);
});

test("looks at a draft, and at a site of the own computer, without a change of what is published", () => {
  const published = readFileSync(at("build/client/index.html"));
  expect(type("build", "--", "--drafts")).toEqual({
    status: 0,
    said: expect.stringContaining("The site is in build/preview after"),
  });
  expect(existsSync(at("build/preview/courses/go-for-services.html"))).toBe(true);
  expect(existsSync(at("build/preview/courses/java.html"))).toBe(true);
  // .env names a Firestore of this computer.
  expect(type("build")).toEqual({
    status: 0,
    said: expect.stringContaining("The site is in build/local after"),
  });
  expect(find("127.0.0.1:8080", "build/local")).not.toEqual([]);
  expect([...find("127.0.0.1:"), ...find("Go for services")]).toEqual([]);
  expect(readFileSync(at("build/client/index.html"))).toEqual(published);
});

test("builds two sites at a time: one begins when the other has ended", async () => {
  const hashes = (site: string) =>
    globSync("**/*.*", { cwd: at(site) })
      .toSorted()
      .map((name) => `${name} ${hash(readFileSync(at(`${site}/${name}`)))}`);
  const sites = ["build/local", "build/preview"];
  const before = sites.map(hashes);
  rmSync(at("build"), { recursive: true });
  const build = (...options: string[]) =>
    promisify(execFile)("npm", ["run", "--silent", "build", "--", ...options], { cwd: folder, env: ENV });
  const said = await Promise.all([build(), build("--drafts")]);
  expect(said.filter(({ stdout }) => stdout.includes("Another build is at work here"))).toHaveLength(1);
  expect(sites.map(hashes)).toEqual(before);
});
