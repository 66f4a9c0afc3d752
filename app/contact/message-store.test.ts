import { afterEach, expect, it, vi } from "vitest";
import { watchCommits } from "./message-store.ts";

const COMMIT = "https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:commit?key=k";
const ROOT = "projects/p/databases/(default)/documents/";
const PROOF = { writeResults: [{ updateTime: "2026-11-21T15:02:58Z" }], commitTime: "2026-11-21T15:02:58Z" };

afterEach(() => vi.unstubAllGlobals());

/** Whether a commit with this answer counts as confirmed. */
async function isConfirmed(answer: string, { status = 200, url = COMMIT, asked = "contactMessages/a" } = {}) {
  vi.stubGlobal("fetch", async () => new Response(answer, { status }));
  const isCommitted = watchCommits();
  const body = JSON.stringify({ writes: [{ update: { name: `${ROOT}contactMessages/a` } }] });
  const read = await fetch(url, { method: "POST", body }).then((response) => response.text());
  expect(read).toBe(answer);
  return isCommitted(asked);
}

it("an answer with a time and a result confirms the commit, and can still be read", async () => {
  expect(await isConfirmed(JSON.stringify(PROOF))).toBe(true);
});

it.each([
  {},
  null,
  [],
  "stored",
  { error: { code: 503 } },
  { ...PROOF, writeResults: [] },
  { ...PROOF, writeResults: undefined },
  { ...PROOF, commitTime: "" },
  { ...PROOF, commitTime: 1 },
])("the answer %j does not confirm it", async (answer) => {
  expect(await isConfirmed(JSON.stringify(answer))).toBe(false);
});

it("an answer confirms its own document only, at the address of commits and with status 200", async () => {
  const proof = JSON.stringify(PROOF);
  expect(await isConfirmed(proof, { asked: "contactMessages/b" })).toBe(false);
  expect(await isConfirmed(proof, { url: "https://example.org/data:commit" })).toBe(false);
  expect(await isConfirmed(proof, { status: 500 })).toBe(false);
});
