import { globSync, readFileSync } from "node:fs";
import { listNames } from "#app/content/fill-words.ts";
import { getBuildDay } from "#app/site/build-day.server.ts";
import { getSchema, getValue, type Path, type Schema, toPlain } from "../form-fields.ts";
import { getContent, getFileSchema, getPlaces, parseRaw } from "./current.ts";
import { listDifferences } from "./differences.ts";
import { getNewSchema, listOffers as listAllOffers } from "./new-content.ts";
import { createContent, type EditingState, putBack, type Result, save } from "./save.ts";
import { readRaw } from "./write-content.ts";

const ACTIONS = {
  locate,
  readFields,
  readNewFields,
  explain,
  save,
  putBack,
  listChanges,
  listOffers,
  createContent,
  recall,
};

/** The editor's actions: what each takes, and what it answers. */
export type Actions = typeof ACTIONS;

/** A request of a page: with an id, its answer can be asked for again. */
type Request = { action: string; given: never; id?: string };

/** Answers a request of a page. */
export function handleAction(state: EditingState, { action, given, id }: Request): unknown {
  if (!Object.hasOwn(ACTIONS, action)) throw new Error(`The editor cannot ${action}.`);
  const answer = ACTIONS[action as keyof Actions](state, given);
  if (id !== undefined) state.answers.set(id, answer as Promise<Result>);
  return answer;
}

/** The answer to a request whose page was loaded again before it came. */
async function recall({ answers }: EditingState, { id }: { id: string }): Promise<Result> {
  return (await answers.get(id)) ?? {};
}

/** Finds where the texts of a page are written. */
function locate(state: EditingState, { page, texts }: { page: string; texts: string[] }) {
  return getPlaces(state.folder).locate(page, texts);
}

/** What a new file asks for, on a page. */
function readNewFields(state: EditingState, { make, page }: { make: string; page: string }) {
  const schema = getNewSchema(getPlaces(state.folder), make, page);
  return { file: make, line: 1, schema, data: {}, choices: {}, notes: [] };
}

/** The fields of a file, and what the schema says of them. */
function readFields(state: EditingState, { file, path: at = [] }: { file: string; path?: Path }) {
  const places = getPlaces(state.folder);
  const schema = getFileSchema(places, file);
  const { data, lineOf } = parseRaw(file, readRaw(file));
  const choices = Object.fromEntries(listRefs(schema).map((ref) => [ref, places.getNames(ref)]));
  return { file, line: lineOf(at), schema, data, choices, notes: listNotes(schema, data, at) };
}

const listRefs = ({ ref, properties = {}, items, additionalProperties, anyOf = [] }: Schema): string[] => [
  ...(ref ? [ref] : []),
  ...[...Object.values(properties), items ?? {}, additionalProperties || {}, ...anyOf].flatMap((part) =>
    Object.keys(part).length > 0 ? listRefs(part) : [],
  ),
];

/** What fills in the names of a text: what proves a figure, or else the content. */
const listNotes = (schema: Schema, data: unknown, at: Path): string[] =>
  listNames(String(getValue(data, at) ?? "")).map((name) => {
    const proof = [...at.slice(0, -1), "proof", name];
    const number = getValue(data, proof);
    if (number === undefined) return `{${name}} is filled in from the content.`;
    const { description = "" } = getSchema(schema, data, proof);
    return `{${name}} is ${number}, and the content proves it. ${description}`;
  });

/** A label from this length on is nothing else in the code. */
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

/** What can be made, and what the owner has not confirmed yet. */
function listOffers(state: EditingState, { page }: { page: string }) {
  const { owners } = getContent(state.folder);
  return { offers: listAllOffers(getPlaces(state.folder), page), owners, today: getBuildDay() };
}

/** The changes that can be put back, and what differs from the last commit. */
function listChanges({ folder, changes }: EditingState) {
  const list = changes.map(({ id, isBack, label, backLabel, steps }) => {
    return { id, isBack, label: isBack ? backLabel : label, files: steps.map(({ file }) => file) };
  });
  return { changes: list, differences: listDifferences(folder) };
}
