import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterEach, expect, it, vi } from "vitest";
import { openArchive } from "./message-archive.ts";
import { formatList } from "./message-format.ts";

let server: Server | undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  server?.close();
});

/** An archive in a local Firestore that answers so. */
async function openLocal(listener: RequestListener, timeLimit?: number) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", `127.0.0.1:${(server.address() as AddressInfo).port}`);
  return openArchive(undefined, timeLimit);
}

it("opens the local Firestore of the settings, and names its project", () => {
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:9000");
  vi.stubEnv("FIREBASE_PROJECT_ID", "academy-live");
  expect(openArchive().description).toContain("at http://127.0.0.1:9000, project academy-live:");
});

it("refuses an empty --project, such as an unset variable of a shell", () =>
  expect(() => openArchive("")).toThrow("--project is empty: write the project's id"));

const BROKEN_OFF = JSON.stringify([
  { document: { name: "a", fields: {} } },
  { error: { message: "Stream lost." } },
]);

it.each([
  [200, "<html>", /does not answer as Firestore does: try again/],
  [200, '[{"document":{"name":5}}]', /does not answer as Firestore does/],
  [200, BROKEN_OFF, /^Firestore broke off its answer: run the command again\. Stream lost\.$/],
  [401, "{}", /^Google does not accept these credentials: run 'gcloud/],
  [403, '[{"error":{"message":"No access."}}]', /^These credentials may not .*messages\. No access\.$/],
  [404, "{}", /^The project does not exist, or it has no Firestore database\.$/],
  [500, "<html>", /^Firestore returns status 500\.$/],
])("an answer with status %i and '%s' is an error", async (status, body, sentence) => {
  const archive = await openLocal((_request, response) => response.writeHead(status).end(body));
  await expect(Readable.from(archive.list()).toArray()).rejects.toThrow(sentence);
});

it("gives up when no answer comes", async () => {
  const archive = await openLocal(() => {}, 50);
  await expect(archive.find("a")).rejects.toThrow("has not answered within 0.05 seconds: try again.");
});

const ROW = {
  document: {
    name: "projects/p/databases/d/documents/contactMessages/a",
    fields: { createdAt: { timestampValue: "2026-11-24T00:00:00Z" } },
  },
};

it("keeps one page of messages, and asks for what follows its last one", async () => {
  const asked: string[] = [];
  const archive = await openLocal(async (request, response) => {
    asked.push((await request.toArray()).join(""));
    response.end(JSON.stringify(Array(50).fill(ROW)));
  });
  const texts = formatList(archive.list());
  // The names of the columns are the first text.
  for (let read = 0; read < 51; read++) await texts.next();
  expect(asked).toHaveLength(1);
  await texts.next();
  expect(JSON.parse(asked[1] ?? "").structuredQuery.startAt).toEqual({
    values: [ROW.document.fields.createdAt, { referenceValue: ROW.document.name }],
    before: false,
  });
});
