import { execFile, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { hash } from "#app/files/kept.server.ts";
import { FILLED_DAY } from "#app/site/filled-content.server.ts";
import { EDITS } from "#app/site/mistakes/legitimate-edits.server.ts";
import { cloneWithFixture } from "../../scripts/cloned-project.ts";
import { serveSite } from "../../scripts/serve.ts";
import { open } from "../site.ts";
import { replacePlaceholders } from "./ready-site.ts";

/** What an owner types, one after another, from the first build to the day on which the site may be published. */
test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

let folder = "";
const at = (name: string) => path.join(folder, name);

test.beforeAll(() => {
  folder = cloneWithFixture();
  // A group, a price, a retired course, an address that has moved, and all else that the guide invites to.
  for (const edit of Object.values(EDITS)) edit(at("content"));
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
  for (const page of [
    "courses/core-java.html",
    "courses/java.html",
    "courses/python-fundamentals-2027-01-11.ics",
  ])
    expect(existsSync(at(`build/client/${page}`)), page).toBe(true);
  expect(type("check")).toEqual({
    status: 0,
    said: expect.stringMatching(/^\d+ pages and \d+ files keep \d+ rules and are valid HTML\.\n$/),
  });
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

test("opens the pages with what was changed, and no browser complains", async ({ page }) => {
  const host = await serveSite({ port: 0, folder: at("build/client"), isCompressed: false });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  const see = async (path: string, ...texts: string[]) => {
    await open(page, `${host.url}${path}`);
    for (const text of texts)
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  };
  await see("/", "Ten Academy");
  await see("/courses", "Rust सीखें");
  await see(
    "/courses/python-fundamentals",
    "Starts Mon 11 January, Mon and Thu 19:00 IST",
    "You build",
    "/{id}",
  );
  await see("/courses/web-development", "In German, 8 seats");
  await see("/courses/math-for-ml", "Math for Machine Learning");
  await see("/courses/core-java", "no longer offered");
  await see("/contact", "Can I pause a course?");
  expect(complaints).toEqual([]);
  await host.stop();
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
