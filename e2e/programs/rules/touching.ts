import {
  type Attack,
  ago,
  commit,
  makeId,
  message,
  nameOf,
  PLAIN,
  post,
  STORED,
  store,
  text,
  WELL_FORMED,
} from "./store.ts";

const query = { structuredQuery: { from: [{ collectionId: "contactMessages" }] } };

/** What nobody may do with the messages that are stored, or with anything else: change, delete, read or count them. */
export const TOUCHING: Attack[] = [
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
  ["delete a stored message", () => commit({ delete: nameOf(`contactMessages/${STORED}`) })],
  ["delete by the DELETE method", () => store.ask(`/contactMessages/${STORED}`, { method: "DELETE" })],
  ["delete a message that does not exist", () => commit({ delete: nameOf(`contactMessages/${makeId()}`) })],
  [
    "delete with a precondition",
    () => commit({ delete: nameOf(`contactMessages/${STORED}`), currentDocument: { exists: true } }),
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
];
