import { BAD_EMAILS, BLANKS, EXTRA_KEYS, NO_TIMES, ODD_IDS, OTHER_PATHS, WRONG_TYPES } from "./bad-values.ts";
import {
  type Attack,
  ago,
  commit,
  makeId,
  message,
  nameOf,
  post,
  SERVER_TIME,
  store,
  text,
  WELL_FORMED,
  without,
} from "./store.ts";

/** Messages that must not be stored, each with one thing wrong. */
export const CREATING: Attack[] = [
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
  ...Object.entries({ ...NO_TIMES }).map(
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
      () => commit({ update: { name: nameOf(path), fields: WELL_FORMED }, updateTransforms: [SERVER_TIME] }),
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
];
