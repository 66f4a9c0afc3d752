import { STORE_HOST } from "./settings.ts";

// The emulator lets the owner bypass the rules.
const OWNER = { Authorization: "Bearer owner" };

type Value = { stringValue?: string; timestampValue?: string };

/** A stored message: its id and its fields as Firestore's REST interface writes them. */
export type StoredMessage = { id: string; fields: Record<string, Value> };

/** An answer of Firestore: its HTTP status and its body. */
export type Answer = { status: number; body: unknown };

/** A project in the local Firestore of the tests. */
export class LocalStore {
  /** Resource name of all documents, as writes name it. */
  readonly root: string;
  readonly #emulator: string;

  constructor(project: string) {
    this.root = `projects/${project}/databases/(default)/documents`;
    this.#emulator = `http://${STORE_HOST}/emulator/v1/projects/${project}`;
  }

  /** A request of anyone, as the rules see it; `path` follows the documents' resource name. */
  async ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await fetch(`http://${STORE_HOST}/v1/${this.root}${path}`, init);
    return { status: answer.status, body: await answer.json() };
  }

  /** The stored messages, up to 300. */
  async readMessages(): Promise<StoredMessage[]> {
    const { status, body } = await this.ask("/contactMessages?pageSize=300", { headers: OWNER });
    if (status !== 200) throw new Error(`Reading the messages: ${status} ${JSON.stringify(body)}`);
    const { documents = [] } = body as { documents?: { name: string; fields: Record<string, Value> }[] };
    return documents.map(({ name, fields }) => ({ id: name.slice(name.lastIndexOf("/") + 1), fields }));
  }

  /** Removes every document. */
  async clear(): Promise<void> {
    const answer = await fetch(`${this.#emulator}/databases/(default)/documents`, { method: "DELETE" });
    if (!answer.ok) throw new Error(`Emptying the store: ${answer.status}`);
  }

  /**
   * Puts rules in force.
   * @throws Error with each line that the emulator finds a fault in.
   */
  async setRules(content: string): Promise<void> {
    const answer = await fetch(`${this.#emulator}:securityRules`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ rules: { files: [{ name: "firestore.rules", content }] } }),
    });
    const { error, issues = [] } = (await answer.json()) as RulesAnswer;
    const faults = issues.map(
      ({ sourcePosition: { line, column }, description }) => `L${line}:${column} ${description}`,
    );
    if (error || faults.length > 0)
      throw new Error(["firestore.rules:", error?.message, ...faults].filter(Boolean).join("\n"));
  }
}

/** A syntax error is an error with the lines in its message; a wrong name is an issue. */
type RulesAnswer = {
  error?: { message: string };
  issues?: { sourcePosition: { line: number; column: number }; description: string }[];
};
