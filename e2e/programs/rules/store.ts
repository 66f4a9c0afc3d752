import { readFileSync } from "node:fs";
import { type Answer, LocalStore } from "../../local-store.ts";

/** The rules of the project. */
export const RULES: string = readFileSync("firestore.rules", "utf8");

/**
 * A real Firestore (the emulator), without a browser. A project of its own for each worker: the tests of the form use
 * the rules at the same time, and other tests put other rules in force.
 */
export const store = new LocalStore(`demo-rules-${process.env.TEST_WORKER_INDEX}`);

/** Values by the fields of a message, as Firestore's REST interface writes them. */
export type Fields = Record<string, Value>;

/** A value of a field. */
export type Value = Record<string, unknown>;

type Write = Record<string, unknown>;

/** A request that must be refused, and what it tries. */
export type Attack = [what: string, attack: () => Promise<Answer>];

/** A message that must be taken, and what is special about it. */
export type Sent = [what: string, fields: Fields];

/** A text as a value. */
export const text = (stringValue: string): Value => ({ stringValue });

/** The texts of a message that may be sent. */
export const PLAIN = { name: "Asha", email: "asha@example.org", subject: "", message: "Hello" };

/** The same as fields. */
export const WELL_FORMED: Fields = Object.fromEntries(
  Object.entries(PLAIN).map(([key, value]) => [key, text(value)]),
);

/** A time so many seconds ago as a value. */
export const ago = (seconds: number): Value => ({
  timestampValue: new Date(Date.now() - seconds * 1000).toISOString(),
});

/** Puts the server's time into a message. */
export const SERVER_TIME = { fieldPath: "createdAt", setToServerValue: "REQUEST_TIME" };

/** The well-formed message without a field. */
export const without = (field: string): Fields => {
  const { [field]: _, ...rest } = WELL_FORMED;
  return rest;
};

let made = 0;

/** An id as the client makes it, each time another one. */
export const makeId = () => `id${String(++made).padStart(18, "0")}`;

/** The id of the message that is stored before anything is tried. */
export const STORED = "s".repeat(20);

/** The resource name of a document. */
export const nameOf = (path: string) => `${store.root}/${path}`;

/** Writes a message. */
export const message = (fields: Fields, id = makeId(), transforms: unknown[] = [SERVER_TIME]): Write => ({
  update: { name: nameOf(`contactMessages/${id}`), fields },
  updateTransforms: transforms,
});

/** Asks for writes, of which all are made or none. */
export const commit = (...writes: Write[]): Promise<Answer> =>
  store.ask(":commit", { method: "POST", body: JSON.stringify({ writes }) });

/** Posts to a path. */
export const post = (path: string, body: unknown) =>
  store.ask(path, { method: "POST", body: JSON.stringify(body) });
