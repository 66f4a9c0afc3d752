import { nameOf, STORED, text, type Value } from "./store.ts";

/** A value of each type that is no text. */
export const WRONG_TYPES: Record<string, Value> = {
  null: { nullValue: null },
  boolean: { booleanValue: true },
  integer: { integerValue: "1" },
  double: { doubleValue: 1.5 },
  timestamp: { timestampValue: "2026-01-01T00:00:00Z" },
  bytes: { bytesValue: "aGVsbG8=" },
  reference: { referenceValue: nameOf("contactMessages/x") },
  point: { geoPointValue: { latitude: 1, longitude: 1 } },
  array: { arrayValue: { values: [text("Hello")] } },
  map: { mapValue: { fields: { text: text("Hello") } } },
};

const { timestamp: _, ...noTimes } = WRONG_TYPES;

/** A value of each type that is no time. */
export const NO_TIMES: Record<string, Value> = { ...noTimes, string: text("2026-01-01T00:00:00Z") };

/** Texts without a character that can be read. */
export const BLANKS: Record<string, string> = {
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

/** Texts that are no address of a mailbox. */
export const BAD_EMAILS = [
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

/** Fields that no message has. */
export const EXTRA_KEYS = ["admin", "uid", "Name", "createdAt2", "html", "replyTo", "_", "name.first"];

/** Ids that the client does not make. */
export const ODD_IDS = [
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

/** Paths of documents where no message is stored. */
export const OTHER_PATHS = [
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
