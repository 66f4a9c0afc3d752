import { execFile } from "node:child_process";
import { LocalStore } from "../local-store.ts";

/** A project of Firestore for the tests of one worker, which others leave alone. */
export const PROJECT = `demo-messages-${process.env.TEST_WORKER_INDEX}`;

/** The messages in it: the owner's commands meet a real Firestore (the emulator), without a browser. */
export const store = new LocalStore(PROJECT);

const { FIRESTORE_HOST = "" } = process.env;

type Result = { status: number; out: string; errors: string };

/** Runs a script as npm does; `input` is what is typed. */
export const run = (
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

/** Ids of messages. */
export const ids = ["first", "second", "third"].map((name) => name.padEnd(20, "0"));

/** Stores a message as the form does. */
export const send = (id = "", message = "Hello") => {
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
