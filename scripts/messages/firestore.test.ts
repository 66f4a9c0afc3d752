import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterEach, expect, it } from "vitest";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { chooseFirestore, FirestoreClient } from "./firestore.ts";
import { MessageArchive } from "./message-archive.ts";
import { formatList } from "./message-format.ts";

const LOCAL = getLocalSettings("127.0.0.1:9000");

it.each([
  [undefined, {}, { localHost: "127.0.0.1:8080", project: "demo-zero-academy" }],
  [
    undefined,
    { ...LOCAL, FIREBASE_PROJECT_ID: "own-project" },
    { localHost: "127.0.0.1:9000", project: "own-project" },
  ],
  ["academy", { ...LOCAL, FIREBASE_PROJECT_ID: "own-project" }, { localHost: undefined, project: "academy" }],
])("--project %s with %j chooses %j", (project, env, firestore) =>
  expect(chooseFirestore(project, env)).toEqual(firestore),
);

it("refuses an empty --project, such as an unset variable of a shell", () =>
  expect(() => chooseFirestore("", {})).toThrow("--project is empty: write the id"));

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** An archive in a Firestore that answers so. */
async function openArchive(listener: RequestListener, timeLimit?: number): Promise<MessageArchive> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const localHost = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return new MessageArchive(new FirestoreClient({ localHost, project: "demo-odd" }, timeLimit));
}

const ROW = { document: { name: "projects/p/databases/d/documents/contactMessages/a", fields: {} } };
const BROKEN_OFF = JSON.stringify([ROW, { error: { code: 13, message: "Stream lost." } }]);

it.each([
  [200, "<html>", /does not answer as Firestore does: check that nothing else/],
  [200, '[{"document":{"name":5}}]', /does not answer as Firestore does/],
  [200, BROKEN_OFF, /^Firestore broke off its answer: run the command again\. Stream lost\.$/],
  [401, "{}", /^Google does not accept these credentials: run 'gcloud/],
  [403, '[{"error":{"message":"No access."}}]', /^These credentials may not .*messages\. No access\.$/],
  [404, "{}", /^The project does not exist, or it has no Firestore database\.$/],
  [500, "<html>", /^Firestore returns status 500\.$/],
])("an answer with status %i and '%s' is an error", async (status, body, sentence) => {
  const archive = await openArchive((_request, response) => response.writeHead(status).end(body));
  await expect(Readable.from(archive.list()).toArray()).rejects.toThrow(sentence);
});

it("gives up when no answer comes", async () => {
  const archive = await openArchive(() => {}, 50);
  await expect(archive.count({})).rejects.toThrow(/has not answered within 0\.05 seconds: run the command/);
});

it("lists and deletes however many messages there are, since it keeps one page of them", async () => {
  const asked: string[] = [];
  const archive = await openArchive(async (request, response) => {
    asked.push((await request.toArray()).join(""));
    response.end(request.url?.endsWith(":commit") ? "{}" : JSON.stringify(Array(50).fill(ROW)));
  });
  const texts = formatList(archive.list());
  for (let read = 0; read < 50; read++) await texts.next();
  expect(asked).toHaveLength(1);
  await texts.next();
  expect(asked).toHaveLength(2);
  // The second page begins after the last message of the first.
  expect(JSON.parse(asked[1] ?? "").structuredQuery.startAt).toMatchObject({
    values: expect.arrayContaining([{ referenceValue: ROW.document.name }]),
    before: false,
  });
  // Of what is deleted only the names are asked for.
  await archive.deletePeriod({}).next();
  expect(JSON.parse(asked[2] ?? "").structuredQuery.select).toEqual({ fields: [{ fieldPath: "__name__" }] });
});
