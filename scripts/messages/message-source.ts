import { spawnSync } from "node:child_process";
import { getLocalHost, LOCAL_PROJECT } from "#app/contact/store-config.server.ts";
import { DEFAULT_HOST } from "../local-store.ts";

/** A stored message. */
export type StoredMessage = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** When it was sent: the server's time of the last try. */
  createdAt: string;
  /** When it was stored first: a repeated try does not change it. */
  stored: string;
};

/** The options of a command that say which Firestore it reads. */
export const SOURCE_OPTIONS = { project: { type: "string" } } as const;

/** These options in the usage of a command. */
export const SOURCE_USAGE = "--project ID";

/** What a command reads without these options. */
export const DEFAULT_SOURCE = "Without --project: the messages of the local Firestore of 'npm start'.";

type Value = { stringValue?: string; timestampValue?: string };
type Row = { document?: { name: string; createTime: string; fields?: Record<string, Value> } };

/**
 * Reads and deletes messages with the rights of the owner, whom the public rules do not bind: in the live Firestore of a
 * named project, unless the environment names a local one; else in that of `npm start`.
 */
export class MessageSource {
  /** Which Firestore it is, in a sentence. */
  readonly description: string;
  /** Where the owner sees the messages in a browser. */
  readonly link: string;
  readonly #root: string;
  readonly #headers: Record<string, string>;

  constructor(options: { project?: string | undefined }) {
    const localHost = getLocalHost(process.env) ?? (options.project ? undefined : DEFAULT_HOST);
    const project = options.project || process.env.FIREBASE_PROJECT_ID || LOCAL_PROJECT;
    this.description = localHost
      ? `This is the local Firestore at ${localHost}, project ${project}, not a live one: its messages are gone when it ends.`
      : `This is the live Firestore of the project ${project}.`;
    this.link = `https://console.firebase.google.com/project/${project}/firestore/databases/-default-/data/~2FcontactMessages`;
    const base = localHost ? `http://${localHost}` : "https://firestore.googleapis.com";
    this.#root = `${base}/v1/projects/${encodeURIComponent(project)}/databases/(default)/documents`;
    const token = localHost ? "owner" : getToken();
    // Credentials of a person belong to no project: this one's quota is used.
    this.#headers = { Authorization: `Bearer ${token}`, "x-goog-user-project": project };
  }

  /** Messages sent at that time or later, newest first. */
  async list(since?: Date): Promise<StoredMessage[]> {
    const field = { fieldPath: "createdAt" };
    const value = { timestampValue: since?.toISOString() };
    const structuredQuery = {
      from: [{ collectionId: "contactMessages" }],
      orderBy: [{ field, direction: "DESCENDING" }],
      where: since && { fieldFilter: { field, op: "GREATER_THAN_OR_EQUAL", value } },
    };
    const body = JSON.stringify({ structuredQuery });
    const rows = (await this.#ask(":runQuery", { method: "POST", body })) as Row[];
    return rows.flatMap(({ document }) => (document ? [readDocument(document)] : []));
  }

  /** One message; undefined where there is none of that id. */
  async find(id: string): Promise<StoredMessage | undefined> {
    const document = await this.#ask(getPath(id));
    return document ? readDocument(document as Required<Row>["document"]) : undefined;
  }

  /** Deletes a message for good. */
  async delete(id: string): Promise<void> {
    await this.#ask(getPath(id), { method: "DELETE" });
  }

  /** The answer to a request; undefined where there is no such document. */
  async #ask(path: string, init: RequestInit = {}): Promise<unknown> {
    let answer: Response;
    try {
      answer = await fetch(this.#root + path, { ...init, headers: this.#headers });
    } catch (error) {
      const hint = this.#root.startsWith("http:") ? ": run 'npm start' first" : "";
      throw new Error(`No Firestore answers at ${new URL(this.#root).host}${hint}.`, { cause: error });
    }
    if (answer.status === 404 && path !== ":runQuery") return undefined;
    if (!answer.ok) throw new Error(`${describeError(answer.status)} ${await readReason(answer)}`);
    return answer.json();
  }
}

const getPath = (id: string): string => `/contactMessages/${encodeURIComponent(id)}`;

function readDocument({ name, createTime, fields = {} }: Required<Row>["document"]): StoredMessage {
  const text = (field: string) => fields[field]?.stringValue ?? "";
  return {
    id: name.slice(name.lastIndexOf("/") + 1),
    name: text("name"),
    email: text("email"),
    subject: text("subject"),
    message: text("message"),
    createdAt: fields.createdAt?.timestampValue ?? "",
    stored: createTime,
  };
}

function describeError(status: number): string {
  if (status === 401)
    return "Google does not take these credentials (run 'gcloud auth application-default login').";
  if (status === 403) return "These credentials may not read this project's messages.";
  if (status === 404) return "There is no such project, or it has no Firestore database.";
  return `Firestore answers ${status}.`;
}

type ErrorBody = { error?: { message?: string } };

/** Google's own words for an error, if there are any; the answer to a query is a list. */
async function readReason(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => ({}))) as ErrorBody | ErrorBody[];
  return [body].flat()[0]?.error?.message ?? "";
}

/**
 * An access token of the owner's credentials, which the Google Cloud CLI keeps.
 * @throws Error when there is no such CLI or nobody is signed in; says what to do.
 */
function getToken(): string {
  const { status, stdout, stderr, error } = spawnSync(
    "gcloud",
    ["auth", "application-default", "print-access-token"],
    // On Windows gcloud is a script, which only a shell starts.
    { encoding: "utf8", shell: process.platform === "win32" },
  );
  if (error)
    throw new Error(
      "The Google Cloud CLI is missing, which holds your credentials: install it (https://cloud.google.com/sdk/docs/install), then run 'gcloud auth application-default login'.",
    );
  if (status !== 0)
    throw new Error(
      `You are not signed in: run 'gcloud auth application-default login'. (${stderr.trim().split("\n")[0]})`,
    );
  return stdout.trim();
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/**
 * The time that `--since` names: so many minutes, hours or days ago (`90m`, `12h`, `7d`), or a day or time in ISO form.
 * @throws Error when it is neither.
 */
export function parseSince(text: string, now = Date.now()): Date {
  const [, count, unit] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  const time = unit ? now - Number(count) * UNITS[unit as keyof typeof UNITS] : parseIso(text);
  if (Number.isNaN(time))
    throw new Error(`--since '${text}': write 90m, 12h, 7d, 2026-11-01 or 2026-11-01T09:30:00Z.`);
  return new Date(time);
}

const parseIso = (text: string): number =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
