import { globSync, readFileSync } from "node:fs";
import { getValue, type Path } from "#app/content/value-path.ts";
import { getBuildDay } from "#app/site/build-day.server.ts";
import { listNames } from "#app/text/fill-words.ts";
import { toPlain } from "../plain-text.ts";
import { getSchema, type Schema } from "../schema-shape.ts";
import { getContent, getFileSchema, getPlaces, parseRaw } from "./current.ts";
import { listDifferences } from "./differences.ts";
import { getNewSchema, listOffers } from "./new-content.ts";
import { putBack } from "./put-back.ts";
import { createContent, type EditingState, save } from "./save.ts";
import { readRaw } from "./write-content.ts";

const ACTIONS = {
  /** Finds where the texts of a page are written. */
  locate: ({ folder }: EditingState, { page, texts }: { page: string; texts: string[] }) =>
    getPlaces(folder).locate(page, texts),
  readFields,
  /** What a new file asks for, on a page. */
  readNewFields: ({ folder }: EditingState, { make, page }: { make: string; page: string }) => {
    return { file: make, line: 1, schema: getNewSchema(getPlaces(folder), make, page), data: {}, notes: [] };
  },
  explain,
  save,
  putBack,
  createContent,
  /** The changes that can be put back, and what differs from the last commit. */
  listChanges: ({ folder, changes }: EditingState) => ({
    changes: changes.map(({ id, label, isBack }) => ({ id, label, isBack })),
    differences: listDifferences(folder),
  }),
  /** What can be made, and what the owner has not confirmed yet. */
  listOffers: ({ folder }: EditingState, { page }: { page: string }) => {
    const { owners } = getContent(folder);
    return { offers: listOffers(getPlaces(folder), page), owners, today: getBuildDay() };
  },
};

/** The editor's actions: what each takes, and what it answers. */
export type Actions = typeof ACTIONS;

/** Answers a request of a page. */
export function handleAction(state: EditingState, { action, given }: { action: string; given: never }) {
  if (!Object.hasOwn(ACTIONS, action)) throw new Error(`The editor cannot ${action}.`);
  return ACTIONS[action as keyof Actions](state, given);
}

/** The fields of a file, and what the schema says of them. */
function readFields(state: EditingState, { file, path: at = [] }: { file: string; path?: Path }) {
  const places = getPlaces(state.folder);
  // A reference is chosen from what it may name.
  const addNames = (_: string, part: Schema | null) =>
    typeof part?.ref === "string" ? { ...part, enum: places.getNames(part.ref) } : part;
  const schema: Schema = JSON.parse(JSON.stringify(getFileSchema(places, file)), addNames);
  const { data, lineOf } = parseRaw(file, readRaw(file));
  return { file, line: lineOf(at), schema, data, notes: listNotes(schema, data, at) };
}

/** What fills in the names of a text: what proves a figure, or else the content. */
const listNotes = (schema: Schema, data: unknown, at: Path): string[] =>
  listNames(String(getValue(data, at) ?? "")).map((name) => {
    const proof = [...at.slice(0, -1), "proof", name];
    const number = getValue(data, proof);
    if (number === undefined) return `{${name}} is filled in from the content.`;
    const { description = "" } = getSchema(schema, data, proof);
    return `{${name}} is ${number}, and the content proves it. ${description}`;
  });

/** Shorter labels are found in the code by chance, unless they are the whole of a string or an element. */
const MIN_LABEL = 12;

/** What a text is composed of: values of files, and labels of the code. */
function explain(state: EditingState, { text, files }: { text: string; files: string[] }) {
  const values = getPlaces(state.folder).findWithin(text, files);
  const labels = values
    .reduce((left, { value }) => left.replaceAll(toPlain(value), "\n"), toPlain(text))
    .split(/[\n\d]/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}.*\p{L}.*\p{L}/u.test(part));
  const isIn = (row: string) => (label: string) =>
    label.length >= MIN_LABEL
      ? row.includes(label)
      : row.includes(`"${label}"`) || row.includes(`>${label}<`) || row === label;
  const sources = globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.test.*", "**/*fixture*"] });
  const code = sources.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((row, index) => ({ file, line: index + 1, value: row.trim() }))
      .filter(({ value }) => labels.some(isIn(value))),
  );
  return { values, code: code.slice(0, 6) };
}
