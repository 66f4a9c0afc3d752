import { spawnSync } from "node:child_process";
import { z } from "zod";
import { getSettings } from "#app/academy/settings.server.ts";
import { FIELDS, type Field } from "#app/contact/contact-message.ts";
import { MESSAGES } from "#app/contact/messages-collection.ts";
import { LOCAL_PROJECT } from "#app/contact/store-config.server.ts";
import { DEFAULT_HOST } from "./local-store.ts";

/** Makes a value for each field of the form. */
const mapFields = <Value>(map: (field: Field) => Value) =>
  Object.fromEntries(FIELDS.map((field) => [field, map(field)])) as Record<Field, Value>;

/** A stored message. `createdAt` is the server's time of the last try. A backup may be older than a field of the form. */
export const messageSchema = z.strictObject({
  id: z.string().min(1),
  ...mapFields(() => z.string().default("")),
  createdAt: z.iso.datetime(),
});

/** A stored message, as a backup holds it. */
export type StoredMessage = z.output<typeof messageSchema>;

const valueSchema = z.object({ stringValue: z.string().optional(), timestampValue: z.string().optional() });
const documentSchema = z.object({ name: z.string(), fields: z.record(z.string(), valueSchema) });
type Document = z.output<typeof documentSchema>;

/** What Firestore answers: a document, rows with a document each, an error, or nothing. */
const answerSchema = z.array(
  documentSchema.partial().extend({
    document: documentSchema.optional(),
    error: z.object({ message: z.string().default("") }).optional(),
  }),
);

/** Fifty of the largest messages fit into one string even if every character is escaped. */
const PAGE = 50;

const CREATED_AT = { fieldPath: "createdAt" };
const ORDER = [CREATED_AT, { fieldPath: "__name__" }].map((field) => ({ field, direction: "DESCENDING" }));

const getPath = (id: string): string => `/${MESSAGES}/${encodeURIComponent(id)}`;

const LOGIN = "run 'gcloud auth application-default login'";
const ADVICE: Record<number, string> = {
  200: "Firestore broke off its answer: run the command again.",
  401: `Google does not accept these credentials: ${LOGIN}.`,
  403: "These credentials may not read or change this project's messages.",
  404: "The project does not exist, or it has no Firestore database.",
};

/** Signs in to the live Firestore of a project, or to the local one, as its owner. */
function connect(liveProject: string | undefined, timeLimit: number) {
  if (liveProject === "") throw new Error("--project is empty: write the project's id after it.");
  const { FIRESTORE_EMULATOR_HOST = DEFAULT_HOST, FIREBASE_PROJECT_ID = LOCAL_PROJECT } = getSettings();
  const project = liveProject ?? FIREBASE_PROJECT_ID;
  const origin = liveProject ? "https://firestore.googleapis.com" : `http://${FIRESTORE_EMULATOR_HOST}`;
  const documents = `${origin}/v1/projects/${encodeURIComponent(project)}/databases/(default)/documents`;
  const token = liveProject ? getToken() : "owner";
  // User credentials have no quota project, so requests name this one.
  const headers = { Authorization: `Bearer ${token}`, "x-goog-user-project": project };

  /** The answer to a request, or undefined when its status is `absent`. @throws Error for every other one. */
  async function ask(method: string, path: string, absent?: number, body?: object) {
    const init = { method, headers, signal: AbortSignal.timeout(timeLimit), body: JSON.stringify(body) };
    const answer = await fetch(documents + path, init).catch(({ name }: Error) => {
      const advice = liveProject ? "check your connection" : "run 'npm start' first";
      if (name !== "TimeoutError") throw new Error(`No Firestore answers at ${origin}: ${advice}.`);
      throw new Error(`${origin} has not answered within ${timeLimit / 1000} seconds: try again.`);
    });
    if (answer.status === absent) return undefined;
    const { data } = answerSchema.safeParse([await answer.json().catch(() => undefined)].flat());
    // A list that breaks off ends with an error, under status 200.
    const error = data?.find((part) => part.error)?.error;
    const advice = ADVICE[answer.status] ?? `Firestore returns status ${answer.status}.`;
    if (!answer.ok || error) throw new Error([advice, error?.message].join(" ").trim());
    if (data) return data;
    throw new Error(`${origin} does not answer as Firestore does: try again, or check what runs there.`);
  }

  return { project, origin, ask };
}

/** All messages in a Firestore. */
export type MessageArchive = ReturnType<typeof openArchive>;

/** Opens the live Firestore of a project, or the local one, as its owner. The time limit, in ms, is for a slow line. */
export function openArchive(liveProject?: string, timeLimit = 120_000) {
  const { project, origin, ask } = connect(liveProject, timeLimit);
  return {
    description: liveProject
      ? `This is the live Firestore of the project ${project}.`
      : `This is the local Firestore at ${origin}, project ${project}: its messages are gone when it ends.`,

    /** Messages sent since a time, newest first, read page by page. */
    async *list(since = new Date(0)): AsyncGenerator<StoredMessage> {
      const value = { timestampValue: since.toISOString() };
      const where = { fieldFilter: { field: CREATED_AT, op: "GREATER_THAN_OR_EQUAL", value } };
      const query = { from: [{ collectionId: MESSAGES }], where, orderBy: ORDER, limit: PAGE };
      let last: Document | undefined;
      do {
        const values = last && [last.fields.createdAt, { referenceValue: last.name }];
        const structuredQuery = { ...query, startAt: values && { values, before: false } };
        const rows = (await ask("POST", ":runQuery", undefined, { structuredQuery })) ?? [];
        yield* rows.flatMap(({ document }) => (document ? readDocument(document) : []));
        last = rows[PAGE - 1]?.document;
      } while (last);
    },

    /** One message; undefined when there is none with that id. */
    find: async (id: string) => (await ask("GET", getPath(id), 404))?.map(readDocument)[0],
    /** Deletes a message for good. */
    delete: (id: string) => ask("DELETE", getPath(id)),

    /** Stores a message of a backup again, under its id. Undefined if that id is stored already: it stays as it is. */
    restore: (message: StoredMessage) => {
      const texts = mapFields((field) => ({ stringValue: message[field] }));
      const fields = { ...texts, createdAt: { timestampValue: message.createdAt } };
      return ask("PATCH", `${getPath(message.id)}?currentDocument.exists=false`, 409, { fields });
    },
  };
}

const readDocument = ({ name = "", fields = {} }: z.output<typeof answerSchema>[number]): StoredMessage => ({
  id: name.slice(name.lastIndexOf("/") + 1),
  ...mapFields((field) => fields[field]?.stringValue ?? ""),
  createdAt: fields.createdAt?.timestampValue ?? "",
});

/** An access token of the owner's credentials, which the Google Cloud CLI keeps. On Windows only a shell starts it. */
function getToken(): string {
  const command = "gcloud auth application-default print-access-token";
  const { status, stdout, stderr } = spawnSync(command, { encoding: "utf8", shell: true });
  if (status === 0) return stdout.trim();
  throw new Error(`You are not signed in to the Google Cloud CLI: ${LOGIN}. (${stderr.trim()})`);
}
