import { z } from "zod";
import type { FirestoreClient } from "./firestore.ts";

/** A stored message, as a backup holds it. */
export const messageSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** When it was sent: the server's time of the last try. */
  createdAt: z.iso.datetime(),
});

/** A stored message. */
export type StoredMessage = z.output<typeof messageSchema>;

/** A period: from a time on, and before a time. */
export type Period = { since?: Date | undefined; before?: Date | undefined };

/** Fifty of the largest messages fit into one string even if every character is escaped. */
const MESSAGES_PER_PAGE = 50;

/** A request that Firestore answers soon. */
const DELETIONS_PER_PAGE = 500;

const COLLECTION = "contactMessages";
const CREATED_AT = { fieldPath: "createdAt" };
const NAME = { fieldPath: "__name__" };

const valueSchema = z.object({ stringValue: z.string().optional(), timestampValue: z.string().optional() });
const documentSchema = z.object({ name: z.string(), fields: z.record(z.string(), valueSchema).default({}) });
const rowsSchema = z.array(z.object({ document: documentSchema.optional() }));
const countSchema = z
  .array(
    z.object({
      result: z.object({ aggregateFields: z.object({ count: z.object({ integerValue: z.string() }) }) }),
    }),
  )
  .length(1);

type Document = z.output<typeof documentSchema>;

/** All stored messages: lists, counts, deletes and restores them. */
export class MessageArchive {
  readonly #client: FirestoreClient;

  constructor(client: FirestoreClient) {
    this.#client = client;
  }

  /** Messages sent in a period, newest first, read page by page. */
  async *list(period: Period = {}): AsyncGenerator<StoredMessage> {
    let last: Document | undefined;
    do {
      const page: Document[] = await this.#query({
        ...getQuery(period),
        orderBy: [CREATED_AT, NAME].map((field) => ({ field, direction: "DESCENDING" })),
        limit: MESSAGES_PER_PAGE,
        startAt: last && {
          values: [last.fields.createdAt, { referenceValue: last.name }],
          before: false,
        },
      });
      yield* page.map(readDocument);
      last = page[MESSAGES_PER_PAGE - 1];
    } while (last);
  }

  /** How many messages were sent in a period, counted by Firestore. */
  async count(period: Period): Promise<number> {
    const aggregations = [{ alias: "count", count: {} }];
    const [answer] =
      (await this.#client.ask(countSchema, ":runAggregationQuery", {
        method: "POST",
        body: { structuredAggregationQuery: { structuredQuery: getQuery(period), aggregations } },
      })) ?? [];
    return Number(answer?.result.aggregateFields.count.integerValue);
  }

  /** One message; undefined when there is none with that id. */
  async find(id: string): Promise<StoredMessage | undefined> {
    const document = await this.#client.ask(documentSchema, getPath(id), { absent: 404 });
    return document && readDocument(document);
  }

  /** Deletes a message for good. */
  async delete(id: string): Promise<void> {
    await this.#client.ask(z.object({}), getPath(id), { method: "DELETE" });
  }

  /** Deletes all messages sent in a period for good; yields how many are deleted after each page. */
  async *deletePeriod(period: Period): AsyncGenerator<number> {
    const query = { ...getQuery(period), select: { fields: [NAME] }, limit: DELETIONS_PER_PAGE };
    for (let page = await this.#query(query); page.length > 0; page = await this.#query(query)) {
      const body = { writes: page.map(({ name }) => ({ delete: name })) };
      await this.#client.ask(z.object({}), ":commit", { method: "POST", body });
      yield page.length;
    }
  }

  /** Stores a message of a backup again, under its id. Returns false if that id is stored already: it stays as it is. */
  async restore({ id, createdAt, ...texts }: StoredMessage): Promise<boolean> {
    const fields = {
      ...Object.fromEntries(Object.entries(texts).map(([field, stringValue]) => [field, { stringValue }])),
      createdAt: { timestampValue: createdAt },
    };
    const path = `${getPath(id)}?currentDocument.exists=false`;
    // 409: the document exists.
    const init = { method: "PATCH", body: { fields }, absent: 409 };
    return (await this.#client.ask(documentSchema, path, init)) !== undefined;
  }

  async #query(structuredQuery: object): Promise<Document[]> {
    const rows = await this.#client.ask(rowsSchema, ":runQuery", {
      method: "POST",
      body: { structuredQuery },
    });
    return (rows ?? []).flatMap(({ document }) => document ?? []);
  }
}

const getPath = (id: string): string => `/${COLLECTION}/${encodeURIComponent(id)}`;

/** The query of all messages sent in a period. */
function getQuery({ since, before }: Period): object {
  const limits = [
    { op: "GREATER_THAN_OR_EQUAL", time: since },
    { op: "LESS_THAN", time: before },
  ];
  const filters = limits.flatMap(({ op, time }) =>
    time ? [{ fieldFilter: { field: CREATED_AT, op, value: { timestampValue: time.toISOString() } } }] : [],
  );
  const where = filters.length > 0 ? { where: { compositeFilter: { op: "AND", filters } } } : {};
  return { from: [{ collectionId: COLLECTION }], ...where };
}

function readDocument({ name, fields }: Document): StoredMessage {
  const text = (field: string) => fields[field]?.stringValue ?? "";
  return {
    id: name.slice(name.lastIndexOf("/") + 1),
    name: text("name"),
    email: text("email"),
    subject: text("subject"),
    message: text("message"),
    createdAt: fields.createdAt?.timestampValue ?? "",
  };
}
