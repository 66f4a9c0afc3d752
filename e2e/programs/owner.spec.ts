import { spawn } from "node:child_process";
import { appendFileSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { parse, stringify } from "yaml";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { changeFile, FIXTURE_DAY } from "#app/testing/fixture.server.ts";
import { cloneWithFixture } from "../support/cloned-fixture.ts";
import { requireStore } from "../support/requirements.ts";
import { STORE_HOST } from "../support/settings.ts";

// The commands of an owner in a clone, one after another, from the first look to the launch.

test.describe.configure({ mode: "serial" });
test.setTimeout(600_000);

const { PATH, HOME } = process.env;
const ENV = { PATH, HOME, BUILD_DAY: FIXTURE_DAY };

let folder = "";
const at = (name: string) => path.join(folder, name);

test.beforeAll(() => {
  folder = cloneWithFixture();
  fillInSite();
  appendFileSync(
    at("content/faq.yaml"),
    "- { question: May I join a week late?, answer: Yes., draft: true }\n",
  );
  // A page that only previews have.
  changeFile(folder, "content/sessions/core-java.md", "---\n", "---\ndraft: true\n");
  writeFileSync(at(".env"), "DRAFTS=1\nFIRESTORE_EMULATOR_HOST=127.0.0.1:8080\n");
});

/** Starts a command of package.json as it is typed. */
function start(env: NodeJS.ProcessEnv, ...command: string[]) {
  const child = spawn("npm", ["run", "--silent", ...command], {
    cwd: folder,
    env: { ...ENV, ...env },
    // A process group, to which a terminal's Ctrl-C goes.
    detached: true,
  });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    child[name].on("data", (text: Buffer) => (output[name] += text));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, ended, getOutput: () => output.stdout + output.stderr };
}

/** Runs a command to its end. */
async function run(env: NodeJS.ProcessEnv, ...command: string[]) {
  const { ended, getOutput } = start(env, ...command);
  return { status: await ended, output: getOutput() };
}

/** Files of the published site that hold a text. */
const findFiles = (text: string) =>
  globSync("build/client/**/*.*", { cwd: folder }).filter((name) => readFileSync(at(name)).includes(text));

const readPage = (name: string) => readFileSync(at(`build/client/${name}.html`), "utf8");

/** Writes real values and confirms everything, as an owner does before the launch. */
function fillInSite(): void {
  const site = parse(readFileSync(at("content/site.yaml"), "utf8")) as Record<string, object> &
    Record<"statistics" | "delivery" | "promises", object[]>;
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
  const { identity, parent, tools, licence, statistics, delivery, promises } = site;
  for (const one of [identity, parent, tools, licence, ...statistics, ...delivery, ...promises])
    Object.assign(one ?? {}, { asOf: FIXTURE_DAY });
  writeFileSync(at("content/site.yaml"), stringify(site));
}

test("npm start serves drafts, which no search engine indexes, until Ctrl-C", async () => {
  requireStore();
  const local = { PORT: "0", BUILD_DAY: "2030-12-31", ...getLocalSettings(STORE_HOST) };
  const { child, ended, getOutput } = start(local, "start");
  await expect.poll(getOutput, { timeout: 500_000 }).toContain("Ctrl-C ends everything.");
  expect(getOutput()).toMatch(
    /^Building the site \.\.\.\nThe site: (http:\S+)\nMessages: stored in the local Firestore at \S+; .*\nCtrl-C ends everything\.\n$/,
  );
  const url = /http:\S+/.exec(getOutput())?.[0] ?? "";
  const contact = await (await fetch(`${url}/contact`)).text();
  for (const text of ["Draft: May I join a week late?", "<form"]) expect(contact).toContain(text);
  expect(contact).toMatch(/©[^<]*(<[^>]*>)*2030/);
  process.kill(-(child.pid ?? 0), "SIGINT");
  await ended;
  await expect.poll(() => fetch(url).catch(() => "gone"), { timeout: 100_000 }).toBe("gone");
  // The folder of the published site is never the one that is served here.
  expect(existsSync(at("build/client"))).toBe(false);
  const indexed = globSync("build/local/**/*.html", { cwd: folder }).filter(
    (name) => !/<meta [^>]*name="robots" content="noindex"/.test(readFileSync(at(name), "utf8")),
  );
  expect(indexed).toEqual([]);
});

test("npm run deploy -- --check passes when the owner has filled in everything", async () => {
  const { status, output } = await run({}, "deploy", "--", "--check");
  for (const text of ["The owner has confirmed all values and claims.", "No message store is configured"])
    expect(output).toContain(`\n${text}`);
  expect(status).toBe(0);
  const contact = readPage("contact");
  for (const text of ["mailto:hello@academy.org", "https://wa.me/919812345678"])
    expect(contact).toContain(text);
  expect(contact).not.toContain("<form");
  // Where a host cannot redirect, the page at an old address does, and search engines follow.
  const moved = readPage("catalogue");
  for (const part of ['content="0; url=/courses"', 'rel="canonical" href="https://academy.org/courses"'])
    expect(moved).toContain(part);
  expect(moved).not.toContain("noindex");
  for (const text of ["127.0.0.1:", "May I join a week late?", "Zero Academy", "Zero AI Labs", "ZeroTools"])
    expect(findFiles(text), text).toEqual([]);
});
