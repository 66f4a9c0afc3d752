import { spawnSync } from "node:child_process";

/** A message as Firestore keeps it. */
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

/** The Firestore that messages are read from. */
export type Place = {
  project: string;
  /** `host:port` of a local Firestore; the live one without. */
  emulatorHost?: string;
};

type Value = { stringValue?: string; timestampValue?: string };
type Row = { document?: { name: string; createTime: string; fields?: Record<string, Value> } };

/** Reads and deletes messages with the rights of the owner, past the public rules. */
export class MessageSource {
  readonly #root: string;
  readonly #headers: Record<string, string>;

  constructor({ project, emulatorHost }: Place, token: string) {
    const base = emulatorHost ? `http://${emulatorHost}` : "https://firestore.googleapis.com";
    this.#root = `${base}/v1/projects/${encodeURIComponent(project)}/databases/(default)/documents`;
    // Credentials of a person belong to no project; Google asks which one's quota they use.
    this.#headers = { Authorization: `Bearer ${token}`, "x-goog-user-project": project };
  }

  /** Messages sent at that time or later, newest first. */
  async list(since?: Date): Promise<StoredMessage[]> {
    const query = {
      from: [{ collectionId: "contactMessages" }],
      orderBy: [{ field: { fieldPath: "createdAt" }, direction: "DESCENDING" }],
      ...(since
        ? {
            where: {
              fieldFilter: {
                field: { fieldPath: "createdAt" },
                op: "GREATER_THAN_OR_EQUAL",
                value: { timestampValue: since.toISOString() },
              },
            },
          }
        : {}),
    };
    const body = JSON.stringify({ structuredQuery: query });
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
    if (!answer.ok) throw new Error(`${describeRefusal(answer.status)} ${await readReason(answer)}`);
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

function describeRefusal(status: number): string {
  if (status === 401)
    return "Google does not take these credentials (run 'gcloud auth application-default login').";
  if (status === 403) return "These credentials may not read this project's messages.";
  if (status === 404) return "There is no such project, or it has no Firestore database.";
  return `Firestore answers ${status}.`;
}

async function readReason(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    const body = JSON.parse(text) as { error?: { message?: string } } | { error?: { message?: string } }[];
    return (Array.isArray(body) ? body[0] : body)?.error?.message ?? "";
  } catch {
    return "";
  }
}

/**
 * A token of the owner's own credentials, as the Google Cloud CLI keeps them; a local Firestore takes 'owner'.
 * @throws Error when there is no such CLI or nobody is signed in; says what to do.
 */
export function getToken({ emulatorHost }: Place): string {
  if (emulatorHost) return "owner";
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
