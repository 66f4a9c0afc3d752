import { afterEach, expect, it, vi } from "vitest";
import { watchCommits } from "./message-store.ts";

const COMMIT = "https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:commit?key=k";
const ROOT = "projects/p/databases/(default)/documents/";
const PROOF = { writeResults: [{ updateTime: "2026-11-21T15:02:58Z" }], commitTime: "2026-11-21T15:02:58Z" };

afterEach(() => vi.unstubAllGlobals());

/**
 * Whether this answer to the commit of message `a` confirms the message `asked`. The caller can still read the answer.
 */
async function isConfirmed(answer: unknown, { status = 200, url = COMMIT, asked = "a" } = {}) {
  const text = JSON.stringify(answer);
  vi.stubGlobal("fetch", async () => new Response(text, { status }));
  const isCommitted = watchCommits();
  const body = JSON.stringify({ writes: [{ update: { name: `${ROOT}contactMessages/a` } }] });
  expect(await fetch(url, { method: "POST", body }).then((response) => response.text())).toBe(text);
  return isCommitted(`contactMessages/${asked}`);
}

it("an answer with a time and a result confirms its document", async () =>
  expect(await isConfirmed(PROOF)).toBe(true));

it.each([
  ["about another document", { asked: "b" }],
  ["from another address", { url: "https://example.org/data:commit" }],
  ["with the status 500", { status: 500 }],
])("an answer %s confirms nothing", async (_, change) =>
  expect(await isConfirmed(PROOF, change)).toBe(false),
);

it.each([
  {},
  null,
  [],
  "stored",
  { error: { code: 503 } },
  ...[{ writeResults: [] }, { writeResults: undefined }, { commitTime: "" }, { commitTime: 1 }].map(
    (change) => ({
      ...PROOF,
      ...change,
    }),
  ),
])("the answer %j does not confirm it", async (answer) => expect(await isConfirmed(answer)).toBe(false));
