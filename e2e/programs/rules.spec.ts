import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { ContactMessage } from "#app/contact/contact-message.ts";
import { type Answer, LocalStore } from "../support/local-store.ts";
import { requireStore } from "../support/requirements.ts";

// firestore.rules in force in a real Firestore (the emulator), without a browser. That the form finds the same characters
// readable: contact-message.test.ts.

type Value = Record<string, unknown>;
type Fields = Record<string, Value>;
type Write = Record<string, unknown>;

const store = new LocalStore("demo-rules");

const TEXTS: ContactMessage = { name: "Asha", email: "asha@example.org", subject: "", message: "Hello" };
const SERVER_TIME = { fieldPath: "createdAt", setToServerValue: "REQUEST_TIME" };
/** The id of the message that is stored before any attack. */
const STORED = "s".repeat(20);
const GROUP = "contactMessages";

let ids = 0;
const makeId = () => `id${String(++ids).padStart(18, "0")}`;
const nameOf = (path: string) => `${store.root}/${path}`;
const text = (stringValue: string): Value => ({ stringValue });
const toFields = (texts: Partial<typeof TEXTS>): Fields =>
  Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, text(value)]));
const GOOD = toFields(TEXTS);
const secondsAgo = (seconds: number): Value => ({
  timestampValue: new Date(Date.now() - seconds * 1000).toISOString(),
});
const without = (field: string): Fields =>
  Object.fromEntries(Object.entries(GOOD).filter(([key]) => key !== field));

/** A write of a whole message. */
const put = (fields: Fields, id = makeId(), updateTransforms: Value[] = [SERVER_TIME]): Write => ({
  update: { name: nameOf(`${GROUP}/${id}`), fields },
  updateTransforms,
});
/** A write of the good message with other fields. */
const change = (fields: Fields, id?: string) => put({ ...GOOD, ...fields }, id);
/** A write of some fields of the stored message. */
const patch = (fields: Fields, ...fieldPaths: string[]): Write => ({
  ...put(fields, STORED),
  updateMask: { fieldPaths },
});
/** A write of the good message without a field, which a transform makes instead. */
const transform = (field: string, how: Value) =>
  put(without(field), makeId(), [SERVER_TIME, { fieldPath: field, ...how }]);

/** Sends writes that are made all or none. */
const commit = (...writes: Write[]): Promise<Answer> =>
  store.ask(":commit", { method: "POST", body: JSON.stringify({ writes }) });

/** A value of each type but text. */
const WRONG_TYPES: Value[] = [
  { nullValue: null },
  { booleanValue: true },
  { integerValue: "1" },
  { doubleValue: 1.5 },
  { timestampValue: "2026-01-01T00:00:00Z" },
  { bytesValue: "aGVsbG8=" },
  { referenceValue: nameOf(`${GROUP}/x`) },
  { geoPointValue: { latitude: 1, longitude: 1 } },
  { arrayValue: { values: [text("Hello")] } },
  { mapValue: { fields: { text: text("Hello") } } },
];

const BAD_EMAILS = [
  "",
  "foo@bar",
  "@b.c",
  "a@b.",
  "a b@c.d",
  "a@b@c.d",
  " a@b.c",
  "a@b.c\n",
  "a\n@b.c",
  "a@b.c,d@e.f\nx",
  "a\u00a0@b.c",
  "a@b.c\u2028",
];

const ODD_IDS = [
  "a",
  "x".repeat(19),
  "x".repeat(21),
  "😀".repeat(10),
  ...["-", "_", ".", " ", "é"].map((end) => "x".repeat(19) + end),
];

const OTHER_PATHS = [
  "users/admin",
  "courses/a-course",
  ...["contactmessages", "ContactMessages", "contactMessages2", "messages"].map(
    (group) => `${group}/${STORED}`,
  ),
  ...["replies", GROUP].map((group) => `${GROUP}/${STORED}/${group}/${makeId()}`),
  `site/settings/${GROUP}/${makeId()}`,
];

/** Writes of which each has one thing wrong. */
const BAD_WRITES: Write[] = [
  // Messages.
  put({}),
  ...["name", "email", "message"].map((field) => put(without(field))),
  ...["name", "message"].map((field) => change({ [field]: text(" \u200b\n") })),
  ...Object.keys(TEXTS).map((field) => change({ [field]: { integerValue: "1" } })),
  ...WRONG_TYPES.map((value) => change({ name: value })),
  ...BAD_EMAILS.map((email) => change({ email: text(email) })),
  ...["admin", "uid", "Name", "html", "_", "name.first"].map((key) => change({ [key]: text("x") })),
  put(GOOD, makeId(), []),
  ...[text("2026-01-01T00:00:00Z"), ...[2, 86_400, -60, -3.15e7].map(secondsAgo), ...WRONG_TYPES].map(
    (createdAt) => put({ ...GOOD, createdAt }, makeId(), []),
  ),
  ...ODD_IDS.map((id) => put(GOOD, id)),
  ...OTHER_PATHS.map((path) => ({
    update: { name: nameOf(path), fields: GOOD },
    updateTransforms: [SERVER_TIME],
  })),
  transform("name", { setToServerValue: "REQUEST_TIME" }),
  transform("seen", { increment: { integerValue: "1" } }),
  transform("subject", { increment: { integerValue: "1" } }),
  transform("message", { appendMissingElements: { values: [text("Hello")] } }),
  // Changes of a stored message.
  ...["name", "subject", "message"].map((field) => change({ [field]: text("Edited") }, STORED)),
  ...["name", "subject", "message"].map((field) => patch({ [field]: text("Edited") }, field)),
  change({ email: text("b@c.d") }, STORED),
  change({ read: { booleanValue: true } }, STORED),
  patch({}, "subject"),
  put({}, STORED),
  put(GOOD, STORED, []),
  put({ ...GOOD, createdAt: secondsAgo(3600) }, STORED, []),
  ...[STORED, makeId()].map((id) => ({ delete: nameOf(`${GROUP}/${id}`) })),
  { delete: nameOf(`${GROUP}/${STORED}`), currentDocument: { exists: true } },
];

const query = (more = {}) => ({ structuredQuery: { from: [{ collectionId: GROUP, ...more }] } });
const ofAsha = { fieldFilter: { field: { fieldPath: "email" }, op: "EQUAL", value: text(TEXTS.email) } };

/** Requests that are not commits. */
const BAD_REQUESTS: [path: string, method?: string, body?: unknown][] = [
  [`/${GROUP}?documentId=${makeId()}`, "POST", { fields: { ...GOOD, createdAt: secondsAgo(2) } }],
  [`/${GROUP}/${makeId()}`, "PATCH", { fields: GOOD }],
  [`/${GROUP}/${STORED}`, "DELETE"],
  ...[`/${GROUP}/${STORED}`, `/${GROUP}/${makeId()}`, `/${GROUP}`, `/${GROUP}?pageSize=1`].map(
    (path): [string] => [path],
  ),
  ["/users/admin"],
  ["/users"],
  [":runQuery", "POST", query()],
  [":runQuery", "POST", query({ allDescendants: true })],
  [":runQuery", "POST", { structuredQuery: { ...query().structuredQuery, where: ofAsha } }],
  [
    ":runAggregationQuery",
    "POST",
    { structuredAggregationQuery: { ...query(), aggregations: [{ alias: "n", count: {} }] } },
  ],
];

const isRefused = ({ status, body }: Answer): boolean => {
  const [first] = Array.isArray(body) ? body : [body];
  const { error } = first as { error?: { status?: string } };
  return status === 403 && error?.status === "PERMISSION_DENIED";
};

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  requireStore();
  await store.setRules(readFileSync("firestore.rules", "utf8"));
  await store.clear();
  expect((await commit(put(GOOD, STORED))).status).toBe(200);
});

test("the rules refuse every attack, and store nothing of it", async () => {
  const accepted: unknown[] = [];
  const alone = BAD_WRITES.map((write) => [write]);
  // A bad write refuses the good one that is made with it.
  const together = [change({ name: text("") }), change({ message: text("Edited") }, STORED)].map((write) => [
    put(GOOD),
    write,
  ]);
  for (const writes of [...alone, ...together])
    if (!isRefused(await commit(...writes))) accepted.push(writes);
  for (const [path, method = "GET", body] of BAD_REQUESTS) {
    const init = { method, ...(body ? { body: JSON.stringify(body) } : {}) };
    if (!isRefused(await store.ask(path, init))) accepted.push([method, path, body]);
  }
  expect(accepted).toEqual([]);
  const [message, ...others] = await store.readMessages();
  expect(others).toEqual([]);
  expect(message?.fields).toEqual({ ...GOOD, createdAt: { timestampValue: expect.any(String) } });
});

/** Messages that a visitor may send. */
const MESSAGES: Fields[] = [
  GOOD,
  without("subject"),
  ...["Batches", " \n"].map((subject) => ({ ...GOOD, subject: text(subject) })),
  ...["x", "ليلى", "👩‍💻\u00ad"].map((name) => ({ ...GOOD, name: text(name) })),
  ...["a@b.c", "asha+courses@mail.example.org", "आशा@उदाहरण.भारत"].map((email) => ({
    ...GOOD,
    email: text(email),
  })),
  ...["?", "One\n\ntwo\r\nthree", "\n\nHello", `'a' "b" <i>&amp;</i> \\`, "👩🏽‍💻", "ab\u200bc"]
    .concat("مرحبا\u200f بكم", "10\u00a0weeks", "x".repeat(1_000_000))
    .map((message) => ({ ...GOOD, message: text(message) })),
];

test("the rules take every message of a visitor, and again after a lost answer", async () => {
  const refused: unknown[] = [];
  for (const fields of MESSAGES) {
    const id = makeId();
    for (let time = 0; time < 3; time++)
      if ((await commit(put(fields, id))).status !== 200) refused.push(fields);
  }
  expect(refused).toEqual([]);
  expect(await store.readMessages()).toHaveLength(1 + MESSAGES.length);
});
