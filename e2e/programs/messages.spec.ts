import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { ids, PROJECT, run, send, store } from "./owner-commands.ts";

const messages = (...parameters: string[]) => run("messages", ["--project", PROJECT, ...parameters]);

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

  test("names the database that it reads, where no other program reads it", async () => {
    await send(ids[0]);
    const { FIRESTORE_HOST } = process.env;
    const local = `This is the local Firestore at ${FIRESTORE_HOST}, project ${PROJECT}, not a live one: its messages are gone when it ends.\n`;
    for (const parameters of [[], ["--format", "json"], ["--delete", ids[0] ?? "", "--yes"]]) {
      const { status, out, errors } = await messages(...parameters);
      expect([status, errors]).toEqual([0, local]);
      expect(out).not.toContain("local Firestore");
    }
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
      [["--frmat", "csv"], "npm run messages does not know '--frmat': write --project VALUE or --since"],
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
