import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { LocalStore } from "../local-store.ts";

// `npm run messages` and `npm run notify` with a real Firestore (the emulator), without a browser.

const { STORE_HOST = "" } = process.env;
const PROJECT = "demo-messages";
const store = new LocalStore(PROJECT);

type Result = { status: number; out: string; errors: string };

/** Runs a script of this project; `input` is typed. */
const run = (
  script: string,
  parameters: string[],
  env: NodeJS.ProcessEnv = {},
  input = "",
): Promise<Result> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [`scripts/${script}.ts`, "--project", PROJECT, ...parameters],
      { env: { ...process.env, ...getLocalSettings(STORE_HOST), ...env } },
      (error, out, errors) =>
        resolve({ status: typeof error?.code === "number" ? error.code : error ? 1 : 0, out, errors }),
    );
    child.stdin?.end(input);
  });

const messages = (...parameters: string[]) => run("messages", parameters);

const IDS = ["first", "second", "third"].map((name) => name.padEnd(20, "0"));
const [FIRST = "", SECOND = "", THIRD = ""] = IDS;

/** Stores a message as the form does. */
const send = (id: string, message = "Hello") => {
  const fields = { name: "Asha", email: "a@b.c", subject: "", message };
  const update = {
    name: `${store.root}/contactMessages/${id}`,
    fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, { stringValue: value }])),
  };
  const updateTransforms = [{ fieldPath: "createdAt", setToServerValue: "REQUEST_TIME" }];
  return store.ask(":commit", {
    method: "POST",
    headers: { Authorization: "Bearer owner" },
    body: JSON.stringify({ writes: [{ update, updateTransforms }] }),
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

test("messages lists all messages or those since a time, newest first, and names the database that it reads", async () => {
  for (const [index, id] of [FIRST, SECOND].entries()) await send(id, `Question ${index}`);
  const between = await getTimeBetween();
  await send(THIRD, "Question 2");
  const { status, out, errors } = await messages("--format", "json");
  expect([status, errors]).toEqual([
    0,
    `This is the local Firestore at ${STORE_HOST}, project ${PROJECT}, not a live one: its messages are gone when it ends.\n`,
  ]);
  const listed = JSON.parse(out) as { id: string }[];
  expect(listed.map(({ id }) => id)).toEqual(IDS.toReversed());
  expect(listed[0]).toMatchObject({ name: "Asha", email: "a@b.c", subject: "", message: "Question 2" });
  expect(JSON.parse((await messages("--format", "json", "--since", between)).out)).toEqual([listed[0]]);
});

test("messages lists more than one page of Firestore's answers", async () => {
  const many = Array.from({ length: 350 }, (_, index) => `many${String(index).padStart(16, "0")}`);
  await Promise.all(many.map((id) => send(id)));
  expect((await messages()).out).toContain("\n350 messages.\n");
});

test("messages --delete removes a message after a 'y', and asks no script", async () => {
  for (const id of [FIRST, SECOND]) await send(id, `Forget ${id}`);
  const no = await run("messages", ["--delete", FIRST], {}, "no\n");
  for (const text of [`Forget ${FIRST}`, "Nothing was deleted."]) expect(no.out).toContain(text);
  expect(await store.readMessages()).toHaveLength(2);
  expect((await run("messages", ["--delete", FIRST], {}, "y\n")).out).toContain(`Deleted ${FIRST}.`);
  expect((await messages("--delete", SECOND, "--yes")).out).toBe(`Deleted ${SECOND}.\n`);
  expect(await store.readMessages()).toEqual([]);
  expect(await messages("--delete", SECOND, "--yes")).toMatchObject({
    status: 1,
    out: "",
    errors: expect.stringContaining("There is no message with"),
  });
});

test("messages reads the live Firestore with the owner's credentials, or says how to sign in", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "gcloud-"));
  const gcloud = path.join(folder, "gcloud");
  const ask = () => run("messages", [], { ...getLocalSettings(""), PATH: folder });
  expect((await ask()).errors).toContain("The Google Cloud CLI is missing");
  writeFileSync(gcloud, "#!/bin/sh\necho 'ERROR: no credentials' >&2\nexit 1\n");
  chmodSync(gcloud, 0o755);
  const { status, errors } = await ask();
  expect(status).toBe(1);
  expect(errors).toContain("run 'gcloud auth application-default login'. (ERROR: no credentials)");
  rmSync(folder, { recursive: true });
});

/** A chat's webhook that answers with these statuses, then with 200; `told` are the texts that it has taken. */
async function startChat(statuses: number[] = []) {
  const told: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const status = statuses.shift() ?? 200;
    if (status === 200) told.push((JSON.parse(body) as { text: string }).text);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const notify = (since: string, until: string) =>
    run("notify", ["--since", since, "--until", until], { MESSAGES_WEBHOOK: url });
  return { told, notify, stop: () => server.close() };
}

test("notify tells a chat how many messages came in, each once, and not what they say", async () => {
  const { told, notify, stop } = await startChat();
  const times = [await getTimeBetween()];
  for (const id of [FIRST, SECOND]) await send(id, "My secret");
  times.push(await getTimeBetween());
  // The retry of a message whose answer was lost.
  for (const id of [FIRST, THIRD]) await send(id, "My secret");
  times.push(await getTimeBetween(), await getTimeBetween());
  for (const [index, until] of times.slice(1).entries()) {
    const { status, out, errors } = await notify(times[index] ?? "", until);
    expect([status, errors]).toEqual([0, ""]);
    expect(out).not.toMatch(/Asha|secret|a@b/);
  }
  stop();
  expect(told).toEqual([
    expect.stringMatching(/^2 new messages have .*console\.firebase\.google\.com\/project\/demo-messages\//),
    expect.stringMatching(/^A new message has /),
  ]);
  expect(told.join()).not.toMatch(/Asha|secret|a@b/);
});

test("notify tries again where the chat cannot be told, and tells it once", async () => {
  const since = await getTimeBetween();
  await send(FIRST);
  const { told, notify, stop } = await startChat([500]);
  expect((await notify(since, await getTimeBetween())).status).toBe(0);
  stop();
  expect(told).toHaveLength(1);
});

test("notify fails where it does not know the chat", async () => {
  const time = new Date().toISOString();
  const { status, errors } = await run("notify", ["--since", time, "--until", time], {
    MESSAGES_WEBHOOK: "",
  });
  expect(status).toBe(1);
  expect(errors).toContain("MESSAGES_WEBHOOK");
});
