import { spawnSync } from "node:child_process";
import { z } from "zod";
import { getSettings } from "#app/academy/settings.server.ts";
import { LOCAL_PROJECT } from "#app/contact/store-config.server.ts";
import { DEFAULT_HOST } from "../local-store.ts";

/** A Firestore and a project in it. */
export type Firestore = {
  /** `host:port` of a local one; undefined for the live one. */
  localHost: string | undefined;
  project: string;
};

/** The live Firestore of a project that is named, else the local one of the environment or of `npm start`. */
export function chooseFirestore(project: string | undefined, env: NodeJS.ProcessEnv): Firestore {
  if (project === "") throw new Error("--project is empty: write the id of your Firebase project after it.");
  if (project !== undefined) return { localHost: undefined, project };
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_PROJECT_ID } = getSettings(env);
  return {
    localHost: FIRESTORE_EMULATOR_HOST ?? DEFAULT_HOST,
    project: FIREBASE_PROJECT_ID ?? LOCAL_PROJECT,
  };
}

/** Names a Firestore in a sentence. */
export const describeFirestore = ({ localHost, project }: Firestore): string =>
  localHost
    ? `This is the local Firestore at ${localHost}, project ${project}, not a live one: its messages are gone when it ends.`
    : `This is the live Firestore of the project ${project}.`;

/** Long enough for a page of the largest messages over a slow line. */
const TIME_LIMIT = 120_000;

const errorSchema = z.object({ error: z.object({ message: z.string() }) });

/** Sends requests with the rights of the owner, whom the public rules do not bind. */
export class FirestoreClient {
  /** The address of all documents. */
  readonly #documents: URL;
  readonly #timeLimit: number;
  readonly #headers: Record<string, string>;

  constructor({ localHost, project }: Firestore, timeLimit = TIME_LIMIT) {
    const origin = localHost ? `http://${localHost}` : "https://firestore.googleapis.com";
    this.#documents = new URL(
      `${origin}/v1/projects/${encodeURIComponent(project)}/databases/(default)/documents`,
    );
    this.#timeLimit = timeLimit;
    const token = localHost ? "owner" : getToken();
    // Credentials of a person belong to no project: this one's quota is used.
    this.#headers = { Authorization: `Bearer ${token}`, "x-goog-user-project": project };
  }

  /**
   * The answer to a request; undefined when its status is one of `absent`. `path` follows the documents' resource name.
   * @throws Error for everything that is not an answer of this shape.
   */
  async ask<Shape extends z.ZodType>(
    shape: Shape,
    path: string,
    init: { method?: string; body?: unknown; absent?: number } = {},
  ): Promise<z.output<Shape> | undefined> {
    const { method = "GET", body, absent } = init;
    const { status, text } = await this.#fetch(path, {
      method,
      headers: this.#headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (status === absent) return undefined;
    const answer = parseJson(text);
    // A list that breaks off ends with an error, under status 200.
    const reason = [answer].flat().flatMap((part) => errorSchema.safeParse(part).data?.error.message ?? []);
    if (status !== 200 || reason.length > 0) throw new Error([describeStatus(status), ...reason].join(" "));
    const { data, success } = shape.safeParse(answer);
    if (!success)
      throw new Error(
        `${this.#documents.host} does not answer as Firestore does: check that nothing else runs or answers there.`,
      );
    return data;
  }

  async #fetch(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
    try {
      const answer = await fetch(this.#documents + path, {
        ...init,
        signal: AbortSignal.timeout(this.#timeLimit),
      });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      throw new Error(this.#describeFailure(error as Error), { cause: error });
    }
  }

  #describeFailure({ name }: Error): string {
    const { protocol, host } = this.#documents;
    if (name === "TimeoutError")
      return `Firestore at ${host} has not answered within ${this.#timeLimit / 1000} seconds: run the command again.`;
    const isLocal = protocol === "http:";
    return `No Firestore answers at ${host}: ${isLocal ? "run 'npm start' first" : "check your connection"}.`;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeStatus(status: number): string {
  if (status === 200) return "Firestore broke off its answer: run the command again.";
  if (status === 401)
    return "Google does not accept these credentials: run 'gcloud auth application-default login'.";
  if (status === 403) return "These credentials may not read or change this project's messages.";
  if (status === 404) return "The project does not exist, or it has no Firestore database.";
  return `Firestore returns status ${status}.`;
}

/**
 * An access token of the owner's credentials, which the Google Cloud CLI keeps.
 * @throws Error when it has none.
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
