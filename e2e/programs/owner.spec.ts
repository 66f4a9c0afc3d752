import { spawn } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { parse, stringify } from "yaml";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { FIXTURE_DAY } from "#app/site/copied-content.server.ts";
import { addCourses, EDITS } from "#app/site/legitimate-edits.server.ts";
import { cloneWithFixture } from "../../scripts/cloned-project.ts";
import { serveSite } from "../../scripts/serve.ts";
import { open } from "../site.ts";

/** The commands of an owner in a clone, one after another, from the first look to the launch and after it. */
test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

const { PATH, HOME, STORE_HOST = "" } = process.env;
const ENV = { PATH, HOME, BUILD_DAY: FIXTURE_DAY };

let folder = "";
const at = (name: string) => path.join(folder, name);

test.beforeAll(() => {
  folder = cloneWithFixture();
  addCourses(at("content"));
  // Groups, a price, a retired course, an address that has moved, and all else that the guide invites to.
  for (const edit of Object.values(EDITS)) edit(at("content"));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a command of package.json as it is typed. */
function start(env: NodeJS.ProcessEnv, ...command: string[]) {
  const child = spawn("npm", ["run", "--silent", ...command], {
    cwd: folder,
    env: { ...ENV, ...env },
    // A process group, to which a terminal's Ctrl-C goes.
    detached: true,
  });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].on("data", (text: Buffer) => (said[name] += text));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, ended, getSaid: () => said.stdout + said.stderr };
}

/** Runs a command to its end. */
async function run(...command: string[]) {
  const { ended, getSaid } = start({}, ...command);
  return { status: await ended, said: getSaid() };
}

/** Files of a built site that hold a text. */
const findFiles = (text: string, site = "build/client") =>
  globSync("**/*.*", { cwd: at(site) }).filter((name) => readFileSync(at(`${site}/${name}`)).includes(text));

const readPage = (name: string, site = "build/client") => readFileSync(at(`${site}/${name}.html`), "utf8");

test("npm start serves the site until Ctrl-C", async () => {
  const local = { PORT: "0", ...getLocalSettings(STORE_HOST) };
  const { child, ended, getSaid } = start(local, "start");
  await expect.poll(getSaid, { timeout: 500_000 }).toContain("Ctrl-C ends everything.");
  expect(getSaid()).toMatch(
    /^Building the site \.\.\.\nThe site: (http:\S+)\nMessages: stored in the local Firestore at \S+; .*\nCtrl-C ends everything\.\n$/,
  );
  const url = /http:\S+/.exec(getSaid())?.[0] ?? "";
  expect((await fetch(`${url}/courses`)).status).toBe(200);
  process.kill(-(child.pid ?? 0), "SIGINT");
  await ended;
  await expect.poll(() => fetch(url).catch(() => "gone"), { timeout: 100_000 }).toBe("gone");
  // The folder of the published site is never the one that is served here.
  expect(existsSync(at("build/client"))).toBe(false);
});

test("npm run check -- output --launch refuses placeholders and unproven claims, and notes that no store is set", async () => {
  const { status, said } = await run("check", "--", "output", "--launch");
  expect(status).toBe(1);
  const list = said.split("The site may not be launched yet:\n")[1];
  for (const fault of ["Placeholders: ", "Claims that only you can prove: "]) expect(list).toContain(fault);
  expect(said).toContain("No message store is configured: the contact page offers email and chat");
  const contact = readPage("contact");
  expect(contact).not.toContain("<form");
  for (const way of ["mailto:", "https://wa.me/"]) expect(contact).toContain(way);
});

/** Replaces every placeholder and proves every claim, as an owner does before the launch. */
function fillInSite(): void {
  const site = parse(readFileSync(at("content/site.yaml"), "utf8")) as Record<string, object> &
    Record<"statistics" | "delivery" | "promises", { asOf: string }[]>;
  Object.assign(site.identity ?? {}, {
    name: "Owl School",
    origin: "https://academy.org",
    email: "hello@academy.org",
    chatNumber: "919812345678",
    chatNumberShown: "+91 98123 45678",
    profiles: ["https://labs.org/academy"],
  });
  Object.assign(site.parent ?? {}, { name: "Owl Labs", url: "https://labs.org" });
  Object.assign(site.tools ?? {}, { name: "OwlTools", url: "https://tools.org" });
  Object.assign(site.licence ?? {}, { chosen: FIXTURE_DAY });
  for (const claim of [...site.statistics, ...site.delivery, ...site.promises]) claim.asOf = FIXTURE_DAY;
  writeFileSync(at("content/site.yaml"), stringify(site));
}

test("npm run check -- output --launch passes when all is filled in: no draft, no local address, no earlier name", async () => {
  fillInSite();
  await run("new", "--", "question", "--title", "May I join a week late?");
  const settings = {
    FIREBASE_PROJECT_ID: "academy-live",
    FIREBASE_API_KEY: `AIza${"x".repeat(35)}`,
    FIREBASE_APP_ID: "1:123456789:web:0a1b2c3d",
    ...getLocalSettings("127.0.0.1:8080"),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(at(".env"), lines.join(""));
  const { status, said } = await run("check", "--", "output", "--launch");
  expect(said).toContain("\nNo placeholder and no unproven claim is left.\n");
  expect(status).toBe(0);
  expect(findFiles("academy-live")).not.toEqual([]);
  for (const text of ["127.0.0.1:", "May I join a week late?", "Zero Academy", "Zero AI Labs", "ZeroTools"])
    expect(findFiles(text), text).toEqual([]);
});

test("a retired course and an old address say where to go, to visitors and to search engines", () => {
  const retired = readPage("courses/core-java");
  for (const part of ["Core Java is no longer offered", 'href="/courses"', 'content="noindex"'])
    expect(retired).toContain(part);
  expect(retired).not.toContain('role="tab"');
  const moved = readPage("courses/java");
  for (const part of [
    '<meta http-equiv="refresh" content="0; url=/courses/advanced-java"/>',
    '<link rel="canonical" href="https://academy.org/courses/advanced-java"/>',
    'location.replace("/courses/advanced-java"+location.hash)',
    ">Advanced Java</a>",
  ])
    expect(moved).toContain(part);
  expect(moved).not.toContain("noindex");
});

test("the pages show what was changed, and no browser complains", async ({ page }) => {
  const host = await serveSite({ port: 0, folder: at("build/client"), isCompressed: false });
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  const see = async (path: string, ...texts: string[]) => {
    await open(page, `${host.url}${path}`);
    for (const text of texts)
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  };
  await see("/courses", "Owl School", "Rust सीखें");
  const group = "Starts Mon 11 January, Mon and Thu 19:00 IST";
  await see("/courses/python-fundamentals", group, "You build", "/{id}");
  await see("/contact", "Can I pause a course?");
  expect(complaints).toEqual([]);
  await host.stop();
});

test("npm run build -- --drafts shows drafts that no search engine indexes, beside the published site", async () => {
  const published = readPage("index");
  expect(await run("build", "--", "--drafts")).toEqual({
    status: 0,
    said: expect.stringContaining("The site is in build/preview after"),
  });
  expect(readPage("contact", "build/preview")).toContain("Draft: May I join a week late?");
  const pages = globSync("**/*.html", { cwd: at("build/preview") });
  expect(pages.length).toBeGreaterThan(20);
  const indexed = pages.filter(
    (name) =>
      !/<meta [^>]*name="robots" content="noindex"/.test(readPage(name.slice(0, -5), "build/preview")),
  );
  expect(indexed).toEqual([]);
  expect(readPage("index")).toBe(published);
});
