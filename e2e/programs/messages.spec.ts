import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { STORE_HOST } from "../built-site.ts";
import { LocalStore } from "../local-store.ts";
import { requireStore } from "../requirements.ts";

// `npm run messages` with a real Firestore (the emulator), without a browser.

const PROJECT = "demo-messages";
const store = new LocalStore(PROJECT);

test.beforeEach(requireStore);

type Result = { status: number; out: string; errors: string };

/** Runs the command; `input` is typed. */
const run = (parameters: string[], env: NodeJS.ProcessEnv = {}, input = ""): Promise<Result> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["scripts/messages.ts", ...parameters],
      { env: { ...process.env, ...getLocalSettings(STORE_HOST, PROJECT), ...env }, maxBuffer: 2 ** 26 },
      (error, out, errors) =>
        resolve({ status: typeof error?.code === "number" ? error.code : error ? 1 : 0, out, errors }),
    );
    child.stdin?.end(input);
  });

const messages = (...parameters: string[]) => run(parameters);

const IDS = ["first", "second", "third"].map((name) => name.padEnd(20, "0"));
const [FIRST = "", SECOND = "", THIRD = ""] = IDS;

let ids = 0;
const makeId = () => `many${String(++ids).padStart(16, "0")}`;

/** Writes messages as the form does, all in one commit. */
const send = (...sent: { id?: string; name?: string; message?: string }[]) => {
  const writes = sent.map(({ id = makeId(), name = "Asha", message = "Hello" }) => {
    const fields = { name, email: "a@b.c", subject: "", message };
    return {
      update: {
        name: `${store.root}/contactMessages/${id}`,
        fields: Object.fromEntries(
          Object.entries(fields).map(([key, value]) => [key, { stringValue: value }]),
        ),
      },
      updateTransforms: [{ fieldPath: "createdAt", setToServerValue: "REQUEST_TIME" }],
    };
  });
  return store.ask(":commit", {
    method: "POST",
    headers: { Authorization: "Bearer owner" },
    body: JSON.stringify({ writes }),
  });
};

/** A time after everything that is stored, and before everything that will be. */
async function getTimeBetween(): Promise<string> {
  await wait(20);
  const time = new Date().toISOString();
  await wait(20);
  return time;
}

test.describe.configure({ mode: "serial" });
test.beforeEach(() => store.clear());

test("lists all messages or those since a time, newest first, and names the database that it reads", async () => {
  for (const [index, id] of [FIRST, SECOND].entries()) await send({ id, message: `Question ${index}` });
  const between = await getTimeBetween();
  await send({ id: THIRD, message: "Question 2" });
  expect(await messages()).toEqual({
    status: 0,
    errors: `This is the local Firestore at ${STORE_HOST}, project ${PROJECT}, not a live one: its messages are gone when it ends.\n`,
    out: expect.stringMatching(/Question 2\n.*Question 1\n.*Question 0\n\n3 messages\.\n$/s),
  });
  const { out } = await messages("--json", "--since", between);
  expect(out.split("\n").filter(Boolean)).toHaveLength(1);
  expect(JSON.parse(out)).toMatchObject({ id: THIRD, name: "Asha", email: "a@b.c", message: "Question 2" });
});

test("--delete removes a message after a 'y', and --yes does not ask", async () => {
  for (const id of [FIRST, SECOND]) await send({ id, message: `Forget ${id}` });
  const no = await run(["--delete", FIRST], {}, "no\n");
  for (const text of [`Forget ${FIRST}`, "Nothing was deleted."]) expect(no.out).toContain(text);
  expect(await store.readMessages()).toHaveLength(2);
  expect((await run(["--delete", FIRST], {}, "y\n")).out).toContain(`Deleted ${FIRST}.`);
  expect((await messages("--delete", SECOND, "--yes")).out).toBe(`Deleted ${SECOND}.\n`);
  const gone = await messages("--delete", SECOND, "--yes");
  expect([gone.status, gone.errors]).toEqual([1, expect.stringContaining("No message has the id")]);
});

test("--delete-before removes the messages of a period, page by page, after a 'y'", async () => {
  await send({ id: FIRST });
  const start = await getTimeBetween();
  for (let page = 0; page < 2; page++) await send(...Array.from({ length: 300 }, () => ({})));
  const end = await getTimeBetween();
  await send({ id: THIRD });
  const period = ["--since", start, "--delete-before", end];
  const { out } = await run(period, {}, "y\n");
  expect(out).toContain(`Delete 600 messages sent from ${start} on and before ${end} for good? [y/N] `);
  expect(out).toContain("Deleted 600 messages.\n");
  expect((await store.readMessages()).map(({ id }) => id)).toEqual([FIRST, THIRD]);
});

test("--restore stores a backup again, without what is stored already", async () => {
  for (const [index, id] of IDS.entries()) await send({ id, message: `Line ${index}\n\u0007 "quoted"` });
  const { out } = await messages("--json");
  const file = path.join(mkdtempSync(path.join(tmpdir(), "backup-")), "messages.jsonl");
  writeFileSync(file, out);
  await messages("--delete", SECOND, "--yes");
  expect((await messages("--restore", file)).out).toBe("Restored 1 message; 2 were stored already.\n");
  expect((await messages("--json")).out).toBe(out);
  rmSync(path.dirname(file), { recursive: true });
});

test("--project means the live Firestore, even where the environment names a local one", async () => {
  await send({ id: FIRST });
  const folder = mkdtempSync(path.join(tmpdir(), "gcloud-"));
  const gcloud = path.join(folder, "gcloud");
  const ask = (...parameters: string[]) => run(["--project", PROJECT, ...parameters], { PATH: folder });
  expect((await ask("--delete", FIRST, "--yes")).errors).toContain("The Google Cloud CLI is missing");
  expect(await store.readMessages()).toHaveLength(1);
  writeFileSync(gcloud, "#!/bin/sh\necho 'ERROR: no credentials' >&2\nexit 1\n");
  chmodSync(gcloud, 0o755);
  expect(await ask()).toEqual({
    status: 1,
    out: "",
    errors: expect.stringContaining("run 'gcloud auth application-default login'. (ERROR: no credentials)"),
  });
  rmSync(folder, { recursive: true });
});
