import { execFile } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { LocalStore } from "../support/local-store.ts";
import { requireStore } from "../support/requirements.ts";
import { STORE_HOST } from "../support/settings.ts";

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
const [FIRST = "", SECOND = ""] = IDS;

/** Restores the text of a backup. */
async function restoreText(text: string): Promise<Result> {
  const file = test.info().outputPath("messages.jsonl");
  writeFileSync(file, text);
  return await messages("--restore", file);
}
const restore = (message: { id: string; createdAt: string }) =>
  restoreText(JSON.stringify({ name: "Asha", email: "a@b.c", subject: "", message: "Hello", ...message }));

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

test.describe.configure({ mode: "serial" });
test.beforeEach(() => store.clear());

test("lists all messages, newest first, and names the database", async () => {
  for (const [index, id] of [FIRST, SECOND].entries()) await send({ id, message: `Question ${index}` });
  expect(await messages()).toEqual({
    status: 0,
    errors: `This is the local Firestore at http://${STORE_HOST}, project ${PROJECT}: its messages are gone when it ends.\n`,
    out: expect.stringMatching(/^Sent \(.*\n.*Question 1\n.*Question 0\n\nMessages: 2\n$/s),
  });
});

test("lists more messages than Firestore sends at a time", async () => {
  await send(...Array.from({ length: 120 }, () => ({})));
  const lines = (await messages("--json")).out.trim().split("\n");
  expect(new Set(lines.map((line) => JSON.parse(line).id)).size).toBe(120);
});

test("--since leaves out what came in before", async () => {
  await send({ id: FIRST });
  await restore({ id: SECOND, createdAt: new Date(Date.now() - 3_700_000).toISOString() });
  const { out } = await messages("--json", "--since", "1h");
  expect(
    out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([expect.objectContaining({ id: FIRST })]);
});

test("--delete removes a message after a 'y'", async () => {
  await send({ id: FIRST, message: "Forget me" });
  const no = await run(["--delete", FIRST], {}, "no\n");
  for (const text of ["Forget me", "Nothing was deleted."]) expect(no.out).toContain(text);
  expect((await run(["--delete", FIRST])).out).toContain("Nothing was deleted.");
  expect(await store.readMessages()).toHaveLength(1);
  expect((await run(["--delete", FIRST], {}, "y\n")).out).toContain(`Deleted ${FIRST}.`);
  expect(await store.readMessages()).toEqual([]);
  const gone = await messages("--delete", FIRST);
  expect([gone.status, gone.errors]).toEqual([1, expect.stringContaining("No message has the id")]);
});

test("--restore stores a backup again, without what is stored already", async () => {
  for (const [index, id] of IDS.entries()) await send({ id, message: `Line ${index}\n\u0007 "quoted" ₹` });
  const { out } = await messages("--json");
  await run(["--delete", SECOND], {}, "y\n");
  expect((await restoreText(out)).out).toBe("Messages restored: 1. Stored already: 2.\n");
  expect((await messages("--json")).out).toBe(out);
});

test("--project means the live Firestore, even where the environment names a local one", async () => {
  await send({ id: FIRST });
  const gcloud = test.info().outputPath("gcloud");
  const ask = () => run(["--project", PROJECT, "--delete", FIRST], { PATH: path.dirname(gcloud) }, "y\n");
  expect((await ask()).errors).toContain("You are not signed in to the Google Cloud CLI: run '");
  expect(await store.readMessages()).toHaveLength(1);
  writeFileSync(gcloud, "#!/bin/sh\necho 'ERROR: no credentials' >&2\nexit 1\n");
  chmodSync(gcloud, 0o755);
  expect(await ask()).toEqual({
    status: 1,
    out: "",
    errors: expect.stringContaining("run 'gcloud auth application-default login'. (ERROR: no credentials)"),
  });
});
