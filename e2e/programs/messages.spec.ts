import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { LocalStore } from "../local-store.ts";

/** The owner's commands on a real Firestore (the emulator), without a browser. */
const PROJECT = "demo-messages";
const store = new LocalStore(PROJECT);
const { FIRESTORE_HOST = "" } = process.env;

type Result = { status: number; out: string; errors: string };

/** Runs a script as npm does; `input` is what is typed. */
const run = (
  script: string,
  parameters: string[],
  env: NodeJS.ProcessEnv = {},
  input = "",
): Promise<Result> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [`scripts/${script}.ts`, ...parameters],
      { env: { ...process.env, FIRESTORE_EMULATOR_HOST: FIRESTORE_HOST, ...env } },
      (error, out, errors) =>
        resolve({ status: typeof error?.code === "number" ? error.code : error ? 1 : 0, out, errors }),
    );
    child.stdin?.end(input);
  });
const messages = (...parameters: string[]) => run("messages", ["--project", PROJECT, ...parameters]);

const ids = ["first", "second", "third"].map((name) => name.padEnd(20, "0"));
const send = (id = "", message = "Hello") => {
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

test.describe.configure({ mode: "serial" });
test.beforeEach(() => store.clear());

test.describe("npm run messages", () => {
  test("lists what has been received, newest first", async () => {
    for (const [index, id] of ids.entries()) await send(id, `Question ${index}`);
    const { status, out } = await messages("--format", "json");
    expect(status).toBe(0);
    const listed = JSON.parse(out) as { id: string; message: string }[];
    expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(listed[0]).toMatchObject({ name: "Asha", email: "a@b.c", subject: "", message: "Question 2" });
    expect((await messages()).out).toMatch(/^Sent .*Question 2.*Question 1.*Question 0.*\n3 messages\.\n$/s);
    expect((await messages("--format", "csv")).out.split("\r\n")).toHaveLength(5);
  });

  test("lists more than a page of them", async () => {
    const many = Array.from({ length: 350 }, (_, index) => `many${String(index).padStart(16, "0")}`);
    await Promise.all(many.map((id) => send(id)));
    expect((await messages()).out).toContain("\n350 messages.\n");
  });

  test("lists those since a time", async () => {
    await send(ids[0]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const between = new Date().toISOString();
    await send(ids[1]);
    const { out } = await messages("--format", "json", "--since", between);
    expect((JSON.parse(out) as { id: string }[]).map(({ id }) => id)).toEqual([ids[1]]);
    expect((await messages("--since", "1d")).out).toContain("\n2 messages.\n");
  });

  test("deletes one after a question, and only then", async () => {
    await send(ids[0], "Forget me");
    await send(ids[1]);
    const parameters = ["--project", PROJECT, "--delete", ids[0] ?? ""];
    for (const answer of ["", "n\n", "no\n", "\n"]) {
      const { out } = await run("messages", parameters, {}, answer);
      expect(out).toContain("Forget me");
      expect(out).toContain("Nothing was deleted.");
    }
    expect(await store.readMessages()).toHaveLength(2);
    expect((await run("messages", parameters, {}, "y\n")).out).toContain(`Deleted ${ids[0]}.`);
    expect((await store.readMessages()).map(({ id }) => id)).toEqual([ids[1]]);
  });

  test("deletes one without a question for scripts, and says when there is none", async () => {
    await send(ids[0]);
    expect((await messages("--delete", ids[0] ?? "", "--yes")).out).toBe(`Deleted ${ids[0]}.\n`);
    const again = await messages("--delete", ids[0] ?? "", "--yes");
    expect(again).toMatchObject({
      status: 1,
      out: "",
      errors: expect.stringContaining("There is no message with"),
    });
    expect((await messages("--delete", "../users/admin", "--yes")).status).toBe(1);
  });

  test("says what is wrong with what it is asked", async () => {
    for (const [parameters, words] of [
      [["--format", "xml"], "--format 'xml': write one of table, csv, json."],
      [["--since", "yesterday"], "--since 'yesterday': write"],
      [["--frmat", "csv"], "Unknown option '--frmat'"],
    ] as const) {
      const { status, out, errors } = await messages(...parameters);
      expect([status, out]).toEqual([1, ""]);
      expect(errors).toContain(words);
      expect(errors).not.toContain("    at ");
    }
    const unreachable = await run("messages", [], { FIRESTORE_EMULATOR_HOST: "127.0.0.1:9" });
    expect(unreachable.errors).toBe("No Firestore answers at 127.0.0.1:9: run 'npm start' first.\n");
  });

  test("goes to the live Firestore with the owner's credentials, or says how to sign in", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "gcloud-"));
    const gcloud = path.join(folder, "gcloud");
    const env = { FIRESTORE_EMULATOR_HOST: "", PATH: folder };
    const ask = () => run("messages", ["--project", "some-project"], env);
    try {
      expect((await ask()).errors).toContain("The Google Cloud CLI is missing");
      writeFileSync(gcloud, "#!/bin/sh\necho 'ERROR: no credentials' >&2\nexit 1\n");
      chmodSync(gcloud, 0o755);
      const { status, errors } = await ask();
      expect(status).toBe(1);
      expect(errors).toContain("run 'gcloud auth application-default login'. (ERROR: no credentials)");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test.describe("npm run notify", () => {
  /** A chat's webhook that answers as told; gives what it was told. */
  async function listen(answers: number[] = []) {
    const told: string[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const status = answers.shift() ?? 200;
      if (status === 200) told.push((JSON.parse(Buffer.concat(chunks).toString()) as { text: string }).text);
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { told, address, stop: () => server.close() };
  }
  const notify = (since: string, until: string, webhook: string) =>
    run("notify", ["--project", PROJECT, "--since", since, "--until", until], { MESSAGES_WEBHOOK: webhook });
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  const now = async () => {
    await pause();
    const time = new Date().toISOString();
    await pause();
    return time;
  };

  test("tells each message once, also one that was sent again, and nothing of what it says", async () => {
    const { told, address, stop } = await listen();
    const times = [await now()];
    await send(ids[0], "My secret");
    await send(ids[1], "My secret");
    times.push(await now());
    // The retry of a message whose answer was lost.
    await send(ids[0], "My secret");
    await send(ids[2], "My secret");
    times.push(await now(), await now());
    for (const [index, since] of times.slice(0, -1).entries()) {
      const { status, out, errors } = await notify(since, times[index + 1] ?? "", address);
      expect([status, errors]).toEqual([0, ""]);
      expect(out).not.toMatch(/Asha|secret|a@b/);
    }
    stop();
    expect(told.map((text) => text.split(" have ")[0]?.split(" has ")[0])).toEqual([
      "2 new messages",
      "A new message",
    ]);
    expect(told.join()).not.toMatch(/Asha|secret|a@b/);
    expect(told[0]).toContain(`console.firebase.google.com/project/${PROJECT}/`);
  });

  test("tries again, and fails for the next run to make up for it when nobody could be told", async () => {
    const since = await now();
    await send(ids[0]);
    const until = await now();
    const recovering = await listen([503]);
    expect((await notify(since, until, recovering.address)).status).toBe(0);
    recovering.stop();
    expect(recovering.told).toHaveLength(1);
    const broken = await listen([500, 500, 500, 500]);
    const { status, errors } = await notify(since, until, broken.address);
    broken.stop();
    expect([status, errors]).toEqual([1, "The webhook answers 500: nobody was told.\n"]);
    expect((await notify(since, until, "")).errors).toContain("Set MESSAGES_WEBHOOK");
  });
});
