import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { EMPTY_MESSAGE, validateMessage } from "#app/contact/contact-message.ts";
import { type Answer, LocalStore } from "../local-store.ts";

/** The rules on a real Firestore (the emulator), without a browser. */
const RULES = readFileSync("firestore.rules", "utf8");
// A project of its own: the tests of the form use the rules at the same time.
const store = new LocalStore("demo-rules");

type Value = Record<string, unknown>;
type Fields = Record<string, Value>;
type Write = Record<string, unknown>;

const text = (stringValue: string): Value => ({ stringValue });
const PLAIN = { name: "Asha", email: "asha@example.org", subject: "", message: "Hello" };
const WELL_FORMED: Fields = Object.fromEntries(
  Object.entries(PLAIN).map(([key, value]) => [key, text(value)]),
);
const SERVER_TIME = { fieldPath: "createdAt", setToServerValue: "REQUEST_TIME" };

/** Ids as the client makes them; each attack has its own. */
let made = 0;
const makeId = () => `id${String(++made).padStart(18, "0")}`;
const STORED = "s".repeat(20);

const name = (path: string) => `${store.root}/${path}`;
const message = (fields: Fields, id = makeId(), transforms: unknown[] = [SERVER_TIME]): Write => ({
  update: { name: name(`contactMessages/${id}`), fields },
  updateTransforms: transforms,
});
const commit = (...writes: Write[]): Promise<Answer> =>
  store.ask(":commit", { method: "POST", body: JSON.stringify({ writes }) });
const post = (path: string, body: unknown) => store.ask(path, { method: "POST", body: JSON.stringify(body) });

const without = (field: string): Fields => {
  const { [field]: _, ...rest } = WELL_FORMED;
  return rest;
};

const WRONG_TYPES: Record<string, Value> = {
  null: { nullValue: null },
  boolean: { booleanValue: true },
  integer: { integerValue: "1" },
  double: { doubleValue: 1.5 },
  timestamp: { timestampValue: "2026-01-01T00:00:00Z" },
  bytes: { bytesValue: "aGVsbG8=" },
  reference: { referenceValue: name("contactMessages/x") },
  point: { geoPointValue: { latitude: 1, longitude: 1 } },
  array: { arrayValue: { values: [text("Hello")] } },
  map: { mapValue: { fields: { text: text("Hello") } } },
};
const TEXT_TYPE = { string: text("2026-01-01T00:00:00Z") };
const { timestamp: _, ...NO_TIMES } = WRONG_TYPES;

const BLANKS: Record<string, string> = {
  nothing: "",
  spaces: "  ",
  "line breaks and tabs": "\r\n\t",
  "a vertical tab": "\v\f",
  "no-break spaces": "\u00a0\u202f",
  "wide spaces": "\u3000\u2003",
  "line separators": "\u2028\u2029",
  "a byte order mark": "\ufeff",
  "zero-width characters": "\u200b\u2060\u200d",
  "a change of direction": "\u202e",
  "a Hangul filler": "\u3164",
  "a soft hyphen": "\u00ad",
  "a NUL": "\0",
};
const BAD_EMAILS = [
  "foo",
  "foo@bar",
  "@b.c",
  "a@.",
  "a@b.",
  "a b@c.d",
  "a@b.c d",
  "a@@b.c",
  "a@b@c.d",
  " a@b.c",
  "a@b.c\n",
  "a\n@b.c",
  "a@b.c,d@e.f\nx",
  "a\u00a0@b.c",
  "a@\u3000b.c",
  "a@b.c\u2028",
];
const EXTRA_KEYS = ["admin", "uid", "Name", "createdAt2", "html", "replyTo", "_", "name.first"];
const ODD_IDS = [
  "a",
  "x".repeat(19),
  "x".repeat(21),
  `${"x".repeat(19)}-`,
  `${"x".repeat(19)}_`,
  `${"x".repeat(19)}.`,
  `${"x".repeat(19)} `,
  `${"x".repeat(19)}é`,
  "😀".repeat(10),
];
const OTHER_PATHS = [
  "users/admin",
  "contactmessages/xxxxxxxxxxxxxxxxxxxx",
  "ContactMessages/xxxxxxxxxxxxxxxxxxxx",
  "contactMessages2/xxxxxxxxxxxxxxxxxxxx",
  "messages/xxxxxxxxxxxxxxxxxxxx",
  "courses/a-course",
  `contactMessages/${STORED}/replies/xxxxxxxxxxxxxxxxxxxx`,
  `contactMessages/${STORED}/contactMessages/xxxxxxxxxxxxxxxxxxxx`,
  "site/settings/contactMessages/xxxxxxxxxxxxxxxxxxxx",
];
const ago = (seconds: number): Value => ({
  timestampValue: new Date(Date.now() - seconds * 1000).toISOString(),
});
const query = { structuredQuery: { from: [{ collectionId: "contactMessages" }] } };

type Attack = [what: string, attack: () => Promise<Answer>];

/** Everything that must be refused, each with one thing wrong. */
const ATTACKS: Attack[] = [
  ...["name", "email", "message"].map(
    (field): Attack => [`create without ${field}`, () => commit(message(without(field)))],
  ),
  ["create without createdAt", () => commit(message(WELL_FORMED, makeId(), []))],
  ["create with nothing but createdAt", () => commit(message({}))],
  ...["name", "email", "message"].flatMap((field) =>
    Object.entries(BLANKS).map(
      ([what, blank]): Attack => [
        `create with ${what} as ${field}`,
        () => commit(message({ ...WELL_FORMED, [field]: text(blank) })),
      ],
    ),
  ),
  ...["name", "email", "subject", "message"].flatMap((field) =>
    Object.entries(WRONG_TYPES).map(
      ([type, value]): Attack => [
        `create with a ${type} as ${field}`,
        () => commit(message({ ...WELL_FORMED, [field]: value })),
      ],
    ),
  ),
  ...Object.entries({ ...NO_TIMES, ...TEXT_TYPE }).map(
    ([type, value]): Attack => [
      `create with a ${type} as createdAt`,
      () => commit(message({ ...WELL_FORMED, createdAt: value }, makeId(), [])),
    ],
  ),
  ...Object.entries({
    "two seconds ago": 2,
    "a day ago": 86_400,
    "in a minute": -60,
    "in a year": -3.15e7,
  }).map(
    ([when, seconds]): Attack => [
      `create with a time of the client's own, ${when}`,
      () => commit(message({ ...WELL_FORMED, createdAt: ago(seconds) }, makeId(), [])),
    ],
  ),
  ...EXTRA_KEYS.map(
    (key): Attack => [
      `create with the extra key '${key}'`,
      () => commit(message({ ...WELL_FORMED, [key]: text("x") })),
    ],
  ),
  ...BAD_EMAILS.map(
    (email): Attack => [
      `create with the email ${JSON.stringify(email)}`,
      () => commit(message({ ...WELL_FORMED, email: text(email) })),
    ],
  ),
  ...ODD_IDS.map(
    (id): Attack => [`create under the id ${JSON.stringify(id)}`, () => commit(message(WELL_FORMED, id))],
  ),
  ...OTHER_PATHS.map(
    (path): Attack => [
      `create at ${path}`,
      () => commit({ update: { name: name(path), fields: WELL_FORMED }, updateTransforms: [SERVER_TIME] }),
    ],
  ),
  [
    "create with the server's time as name",
    () =>
      commit(
        message(without("name"), makeId(), [
          SERVER_TIME,
          { fieldPath: "name", setToServerValue: "REQUEST_TIME" },
        ]),
      ),
  ],
  [
    "create with an extra field made by a transform",
    () =>
      commit(
        message(WELL_FORMED, makeId(), [
          SERVER_TIME,
          { fieldPath: "seen", increment: { integerValue: "1" } },
        ]),
      ),
  ],
  [
    "create with an array grown in the message",
    () =>
      commit(
        message(without("message"), makeId(), [
          SERVER_TIME,
          { fieldPath: "message", appendMissingElements: { values: [text("Hello")] } },
        ]),
      ),
  ],
  [
    "create with a subject that is a number made by a transform",
    () =>
      commit(
        message(without("subject"), makeId(), [
          SERVER_TIME,
          { fieldPath: "subject", increment: { integerValue: "1" } },
        ]),
      ),
  ],
  ...Object.keys(PLAIN).map(
    (field): Attack => [
      `edit the ${field} of a stored message`,
      () =>
        commit(message({ ...WELL_FORMED, [field]: text(field === "email" ? "b@c.d" : "Edited") }, STORED)),
    ],
  ),
  ...Object.keys(PLAIN).map(
    (field): Attack => [
      `edit only the ${field} of a stored message`,
      () =>
        commit({
          ...message({ [field]: text(field === "email" ? "b@c.d" : "Edited") }, STORED),
          updateMask: { fieldPaths: [field] },
        }),
    ],
  ),
  ["empty a stored message", () => commit(message({}, STORED))],
  [
    "drop the subject of a stored message",
    () => commit({ ...message({}, STORED), updateMask: { fieldPaths: ["subject"] } }),
  ],
  [
    "add a key to a stored message",
    () => commit(message({ ...WELL_FORMED, read: { booleanValue: true } }, STORED)),
  ],
  [
    "set back the time of a stored message",
    () => commit(message({ ...WELL_FORMED, createdAt: ago(3600) }, STORED, [])),
  ],
  ["take the time from a stored message", () => commit(message(WELL_FORMED, STORED, []))],
  ["delete a stored message", () => commit({ delete: name(`contactMessages/${STORED}`) })],
  ["delete by the DELETE method", () => store.ask(`/contactMessages/${STORED}`, { method: "DELETE" })],
  ["delete a message that does not exist", () => commit({ delete: name(`contactMessages/${makeId()}`) })],
  [
    "delete with a precondition",
    () => commit({ delete: name(`contactMessages/${STORED}`), currentDocument: { exists: true } }),
  ],
  ["read a stored message", () => store.ask(`/contactMessages/${STORED}`)],
  ["read a message that does not exist", () => store.ask(`/contactMessages/${makeId()}`)],
  ["list the messages", () => store.ask("/contactMessages")],
  ["list the messages one by one", () => store.ask("/contactMessages?pageSize=1")],
  ["query the messages", () => post(":runQuery", query)],
  [
    "query by email",
    () =>
      post(":runQuery", {
        structuredQuery: {
          ...query.structuredQuery,
          where: { fieldFilter: { field: { fieldPath: "email" }, op: "EQUAL", value: text(PLAIN.email) } },
        },
      }),
  ],
  [
    "query all collections of the name",
    () =>
      post(":runQuery", {
        structuredQuery: { from: [{ collectionId: "contactMessages", allDescendants: true }] },
      }),
  ],
  [
    "count the messages",
    () =>
      post(":runAggregationQuery", {
        structuredAggregationQuery: { ...query, aggregations: [{ alias: "n", count: {} }] },
      }),
  ],
  ["read another collection", () => store.ask("/users/admin")],
  ["list another collection", () => store.ask("/users")],
  [
    "create by POST with a time of the client's own",
    () => post(`/contactMessages?documentId=${makeId()}`, { fields: { ...WELL_FORMED, createdAt: ago(2) } }),
  ],
  [
    "create by PATCH without a time",
    () =>
      store.ask(`/contactMessages/${makeId()}`, {
        method: "PATCH",
        body: JSON.stringify({ fields: WELL_FORMED }),
      }),
  ],
  [
    "a batch of a good and a bad message",
    () => commit(message(WELL_FORMED), message({ ...WELL_FORMED, name: text("") })),
  ],
  [
    "a batch of a good message and a delete",
    () => commit(message(WELL_FORMED), { delete: name(`contactMessages/${STORED}`) }),
  ],
  [
    "a batch of a good message and an edit",
    () => commit(message(WELL_FORMED), message({ ...WELL_FORMED, message: text("Edited") }, STORED)),
  ],
  [
    "a batch of a good message and one elsewhere",
    () =>
      commit(message(WELL_FORMED), {
        update: { name: name("users/admin"), fields: WELL_FORMED },
        updateTransforms: [SERVER_TIME],
      }),
  ],
];

type Sent = [what: string, fields: Fields];

/** What a visitor may send. */
const SHORT: Sent[] = [
  ["the least", WELL_FORMED],
  ["a subject", { ...WELL_FORMED, subject: text("Batches") }],
  ["no subject at all", without("subject")],
  ["a blank subject", { ...WELL_FORMED, subject: text(" \n") }],
  ["one character each", { ...WELL_FORMED, name: text("x"), email: text("a@b.c"), message: text("?") }],
  ["line breaks", { ...WELL_FORMED, message: text("One\n\ntwo\r\nthree") }],
  ["line breaks first", { ...WELL_FORMED, message: text("\n\nHello") }],
  ["quotes and markup", { ...WELL_FORMED, message: text(`'a' "b" <i>&amp;</i> \\`) }],
  ["emoji only", { ...WELL_FORMED, message: text("👩🏽‍💻") }],
  [
    "joined emoji and a soft hyphen",
    { ...WELL_FORMED, name: text("👩‍💻\u00ad"), message: text("ab\u200bc") },
  ],
  ["right-to-left text", { ...WELL_FORMED, name: text("ليلى"), message: text("مرحبا\u200f بكم") }],
  ["no-break spaces inside", { ...WELL_FORMED, message: text("10\u00a0weeks") }],
  ["an address with a plus", { ...WELL_FORMED, email: text("asha+courses@mail.example.org") }],
  ["an address in another script", { ...WELL_FORMED, email: text("आशा@उदाहरण.भारत") }],
];
const LONG: Sent[] = [
  ["10,000 characters", { ...WELL_FORMED, message: text("x".repeat(10_000)) }],
  ["nearly 1 MiB", { ...WELL_FORMED, message: text("x".repeat(1_000_000)) }],
];
const MESSAGES = [...SHORT, ...LONG];

const isRefused = ({ status, body }: Answer): boolean => {
  const [first] = Array.isArray(body) ? body : [body];
  const error = (first as { error?: { status?: string } }).error;
  return status === 403 && error?.status === "PERMISSION_DENIED";
};

/** Requests that are under way at the same time. */
const AT_ONCE = 16;

/**
 * What goes wrong under the rules in force: attacks that succeed, messages that are refused.
 * @param seen which of them are tried, by their names; `most`: how much may go wrong before it stops.
 */
async function findBreaches(
  messages: Sent[],
  { seen = /./, most = Number.POSITIVE_INFINITY }: { seen?: RegExp; most?: number } = {},
): Promise<string[]> {
  const breaches: string[] = [];
  await store.clear();
  const stored = await commit(message(WELL_FORMED, STORED));
  if (stored.status !== 200) breaches.push("refused: the stored message");
  const attempt = async ([what, attack]: Attack) => {
    const answer = await attack();
    if (!isRefused(answer))
      breaches.push(`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
  };
  const send = async ([what, fields]: Sent) => {
    const id = makeId();
    // The second and third time are the retries of a message whose answer was lost.
    for (const time of ["first", "second", "third"]) {
      const { status } = await commit(message(fields, id));
      if (status !== 200) breaches.push(`refused: ${what}, the ${time} time`);
    }
  };
  const tries = [
    ...messages.filter(([what]) => seen.test(what)).map((sent) => () => send(sent)),
    ...ATTACKS.filter(([what]) => seen.test(what)).map((attack) => () => attempt(attack)),
  ];
  for (let start = 0; start < tries.length && breaches.length < most; start += AT_ONCE)
    await Promise.all(tries.slice(start, start + AT_ONCE).map((run) => run()));
  return breaches;
}

test.beforeAll(async () => expect(await store.setRules(RULES)).toEqual([]));

test(`${ATTACKS.length} attacks are refused by the rules and leave nothing behind`, async () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(150);
  expect(await findBreaches(MESSAGES)).toEqual([]);
  const messages = await store.readMessages();
  expect(messages).toHaveLength(1 + MESSAGES.length);
  const { createdAt, ...texts } = messages.find(({ id }) => id === STORED)?.fields ?? {};
  expect(texts).toEqual(WELL_FORMED);
  expect(createdAt?.timestampValue).toBeTruthy();
});

test("a message of more than 1 MiB is refused by Firestore itself", async () => {
  const { status } = await commit(message({ ...WELL_FORMED, message: text("x".repeat(1_500_000)) }));
  expect(status).toBe(400);
});

/** Every space, control, format and filler of Unicode, and some that look like them and can be read. */
const ODD_CHARACTERS = [
  ...Array.from({ length: 0xe0002 }, (_, code) => code).filter((code) =>
    /[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(String.fromCodePoint(code)),
  ),
  ...[0xe0020, 0xe007f, 0xe01ef, 0xe0fff],
  ...[
    0x2800, 0x21, 0x7e, 0xa1, 0xac, 0xae, 0x301, 0x2010, 0x2190, 0x3001, 0x3163, 0xfe10, 0xfffd, 0x1f468,
    0xe1000,
  ],
];

test(`form and rules judge ${ODD_CHARACTERS.length} odd characters alike, alone and in an address`, async () => {
  expect(ODD_CHARACTERS.length).toBeGreaterThan(200);
  const disagreements: string[] = [];
  const judge = async (what: string, values: typeof PLAIN) => {
    const fields = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, text(value)]));
    const isTaken = (await commit(message(fields))).status === 200;
    if (isTaken !== (validateMessage({ ...EMPTY_MESSAGE, ...values }) === undefined))
      disagreements.push(`${what}: the rules ${isTaken ? "take" : "refuse"} it`);
  };
  const judgeAll = (code: number) => {
    const character = String.fromCodePoint(code);
    const what = `U+${code.toString(16)}`;
    return Promise.all([
      judge(`${what} as name`, { ...PLAIN, name: character }),
      judge(`${what} as message`, { ...PLAIN, message: character.repeat(3) }),
      judge(`${what} beside a letter`, { ...PLAIN, name: `${character}a${character}` }),
      judge(`${what} in an address`, { ...PLAIN, email: `a${character}b@c.d` }),
      judge(`${what} in a domain`, { ...PLAIN, email: `a@c${character}.d` }),
    ]);
  };
  for (let start = 0; start < ODD_CHARACTERS.length; start += AT_ONCE)
    await Promise.all(ODD_CHARACTERS.slice(start, start + AT_ONCE).map(judgeAll));
  expect(disagreements).toEqual([]);
});

/** Each clause of the rules, what remains when it is gone, and the attacks or messages that see it. */
const MUTATIONS: [what: string, clause: string | RegExp, rest: string, seen: RegExp][] = [
  ["that a text is not blank", /value\.matches\('\(\?s\)[^;]*;/, "value is string;", /as name$/],
  ["line breaks in a text", "'(?s)", "'", /^line breaks/],
  ["the list of what cannot be read", /\[\^\\\\x\{0\}[^\]]*\]/, "[^\\\\s]", /as name$/],
  [
    "the pattern of an address",
    /return value\.matches\('\[\^\\\\s@\][^;]*;/,
    "return value is string;",
    /as email$|the email/,
  ],
  ["the white space of JavaScript in an address", /&& !value\.matches\([^;]*;/, ";", /the email/],
  ["that there are no other keys", /message\.keys\(\)\.hasOnly\([^)]*\)\s*&&/, "", /extra key/],
  ["the name", "&& isText(message.name)", "", / name$/],
  ["the email", "&& isEmail(message.email)", "", / email$/],
  ["the subject", "&& message.get('subject', '') is string", "", / subject$/],
  ["that the subject may be absent", "message.get('subject', '')", "message.subject", /subject/],
  ["the message", "&& isText(message.message)", "", / message$/],
  ["the server's time", "&& message.createdAt == request.time", "", /createdAt$/],
  ["the form of the id", "isClientId(id) && ", "", /under the id/],
  ["the length of the id", "9]{20}", "9]+", /under the id/],
  [
    "that a repeated message is well-formed",
    "isWellFormed(request.resource.data)\n        &&",
    "",
    /stored message$/,
  ],
  ["that a repeated message is the same", /&& request\.resource\.data\.diff\([^;]*;/, ";", /stored message$/],
  ["the repeat itself", /allow update:[^;]*;/, "", /the least/],
  ["that only these two are allowed", "allow update:", "allow delete: if true; allow update:", /^delete/],
  ["that nobody reads", "allow update:", "allow read: if true; allow update:", /^read/],
  ["that no other path is open", "match /contactMessages/{id} {", "match /{path}/{id} {", /^create at/],
];

test.describe("without one clause", () => {
  test.afterAll(async () => void (await store.setRules(RULES)));

  for (const [what, clause, rest, seen] of MUTATIONS) {
    test(`${what}, an attack succeeds or a message is refused`, async () => {
      const mutated = RULES.replace(clause, rest);
      expect(mutated).not.toBe(RULES);
      await store.setRules(mutated);
      expect(await findBreaches(SHORT, { seen, most: 1 })).not.toEqual([]);
    });
  }
});
