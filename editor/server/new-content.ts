import { readFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import type { Collection, Content, Creates, Entry } from "#app/content/collection.server.ts";
import { type FileOverlay, parseContentFile } from "#app/content/content-file.server.ts";
import { slug as slugSchema } from "#app/content/fields.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { getValue, type Path } from "#app/content/value-path.ts";
import { getBuildDay } from "#app/site/build-day.server.ts";
import { COLLECTIONS } from "#app/site/collections.server.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { createEmpty, type Schema } from "../schema-shape.ts";
import { getCollectionSchema, type Places } from "./places.ts";
import { rename } from "./rename.ts";
import type { Done } from "./save.ts";
import { readRaw } from "./write-content.ts";

/** The values of a form. */
export type Values = Record<string, string>;

/** Files as they will be, the new one among them, what was done, and the page that shows it. */
export type Made = Done & { file?: string; overlay: FileOverlay };

/** What can be made: an entry of a list, a field that is not there yet, or files. */
export type Offer = {
  /** What it is, such as a question. */
  kind: string;
  /** Where, in words. */
  title: string;
  /** Its file; of new files what makes them, the `files` of a collection or `MOVE`. */
  file: string;
  isNewFile: boolean;
  path: Path;
  /** The values that its form begins with. */
  value: unknown;
  /** The list that gets it, as it was written when its form was opened. */
  seen?: unknown;
  page?: string | undefined;
};

/** Gives what a page shows another address. */
const MOVE = "move";

type Creating = Collection & { creates: Creates };

/** The collections that get new files. */
const CREATING = COLLECTIONS.filter((one): one is Creating => one.creates !== undefined);

const ADDRESS: Schema = {
  type: "string",
  maxLength: 60,
  description: "Last part of the address, such as learn-java: lower-case letters, digits and hyphens.",
};

/** Whether a page is another one, or below it. */
const isWithin = (page: string, own: string | undefined): boolean =>
  page === own || page.startsWith(`${own}/`);

/** The entry whose page, or a page below it, is open. */
const findEntry = (content: Content, collection: Collection, page: string): Entry<unknown> | undefined =>
  content.entries(collection).find((entry) => isWithin(page, entry.path));

/** The entry of a page that can have another address: its file is named by it, and files that belong to it. */
const findMovable = (content: Content, page: string) =>
  CREATING.filter(({ creates }) => !creates.of).flatMap((collection) => {
    const entry = findEntry(content, collection, page);
    return entry ? [{ collection, entry, owner: undefined }] : [];
  })[0];

/** What can be made while a page is open. */
export function listOffers({ content, schemas }: Places, page: string): Offer[] {
  const files = CREATING.flatMap((collection): Offer[] => {
    const { name: kind, of } = collection.creates;
    const owner = of && findEntry(content, of, page);
    // What belongs to an entry is made once, on its page.
    if (of && (!owner || content.files(collection).some(({ slug }) => slug === owner.slug))) return [];
    const title = owner ? `${kind} of this ${of?.creates?.name.toLowerCase()}` : kind;
    return [{ kind: title, title, file: collection.files, path: [], value: {}, isNewFile: true }];
  });
  const parts = COLLECTIONS.flatMap((collection) => {
    const entries = content.entries(collection);
    const own = entries.filter((entry) => isWithin(page, entry.path));
    return (own.length > 0 ? own : entries).flatMap((entry) =>
      listParts(schemas.get(entry.file.file) ?? {}).flatMap((part) => offerPart(entry, part) ?? []),
    );
  });
  const movable = findMovable(content, page);
  const title = `Change the address of this ${movable?.collection.creates.name.toLowerCase()}`;
  const value = { address: movable?.entry.slug };
  const moved = movable ? [{ kind: title, title, file: MOVE, path: [], value, isNewFile: true }] : [];
  return [...files, ...parts, ...moved];
}

/** The parts of a schema that 'New' adds to. */
const listParts = (schema: Schema, at: Path = []): { at: Path; schema: Schema }[] => [
  ...(schema.creates ? [{ at, schema }] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) => listParts(part, [...at, key])),
];

/** A new entry of a list, or a part that an entry of the content does not have yet. */
function offerPart(
  { file: { file, data: written }, data, slug, path: own }: Entry<unknown>,
  { at, schema }: ReturnType<typeof listParts>[number],
): Offer | undefined {
  const { name = "", start, page = own } = schema.creates ?? {};
  const old = getValue(data, at);
  const isList = schema.type === "array";
  if (!isList && old !== undefined) return undefined;
  const value = createEmpty((isList && schema.items) || schema);
  const { title = slug } = data as { title?: string };
  return {
    kind: name,
    title,
    file,
    path: isList ? [...at, ((old ?? []) as unknown[]).length] : at,
    isNewFile: false,
    value: start ? { ...(value as object), ...start } : value,
    seen: getValue(written, at),
    page,
  };
}

/** What makes files: the collection, what it asks for, and the entry that they belong to or that is moved. */
function getMaker(content: Content, make: string, page: string) {
  if (make === MOVE) {
    const movable = findMovable(content, page);
    if (!movable) throw new Error("Open the page that gets another address first.");
    return { ...movable, fields: { address: ADDRESS } };
  }
  const collection = CREATING.find(({ files }) => files === make);
  if (!collection) throw new Error(`Nothing makes ${make}.`);
  const { of, asks, choices } = collection.creates;
  const owner = of && findEntry(content, of, page);
  if (of && !owner) throw new Error(`Open the page of the ${of.creates?.name.toLowerCase()} first.`);
  const { properties = {} } = getCollectionSchema(collection);
  const known = owner ? (choices?.(owner.slug, content) ?? {}) : {};
  const asked = asks.map((name): [string, Schema] => {
    const names = known[name];
    return [name, { ...properties[name], ...(names ? { enum: names } : {}) }];
  });
  return {
    collection,
    owner,
    entry: undefined,
    fields: { ...Object.fromEntries(asked), ...(of ? {} : { address: ADDRESS }) },
  };
}

/** What the form of new files asks for. */
export function getNewSchema({ content }: Places, make: string, page: string): Schema {
  const { fields } = getMaker(content, make, page);
  return { type: "object", properties: fields, required: Object.keys(fields) };
}

/** Makes the draft of a file, or moves files; or says what is wrong with the address. */
export function makeFiles(
  { content }: Places,
  folder: string,
  { make, values, page }: { make: string; values: Values; page: string },
): Made | Finding {
  const { collection, owner, entry } = getMaker(content, make, page);
  const { address = owner?.slug ?? "" } = values;
  const { dir, ext } = path.posix.parse(collection.files);
  const file = path.posix.join(folder, dir, address + ext);
  const wrong = slugSchema().safeParse(address).error?.issues[0]?.message;
  const fix = wrong ?? (readRaw(file) === undefined ? undefined : `${file} exists: write another address`);
  if (fix) return { file: make, line: 1, path: ["address"], found: `'${address}'`, fix };
  if (!entry) return draftFile(content, collection, file, address, values);
  const belonging = CREATING.filter(({ creates }) => creates.of === collection);
  return rename(content, folder, entry, [collection, ...belonging], address);
}

function draftFile(content: Content, collection: Creating, file: string, slug: string, values: Values): Made {
  const { asks, template, fill } = collection.creates;
  const others = content.entries(collection).map(({ data }) => data);
  const asked = Object.fromEntries(asks.map((name) => [name, values[name] ?? ""]));
  const names = Object.entries({ ...asked, slug, today: getBuildDay(), ...fill?.(values, others) });
  const fields = names.map(([name, value]) => [
    name,
    stringify(typeof value === "object" ? { [name]: value } : value, { lineWidth: 0 }).trimEnd(),
  ]);
  const text = fillWords(readFileSync(template, "utf8"), Object.fromEntries(fields));
  const page = collection.path?.({ slug, data: parseContentFile(file, text).data as object });
  return {
    file,
    overlay: new Map([[file, text]]),
    label: `${file} is a new draft.`,
    page,
  };
}
