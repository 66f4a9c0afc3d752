import { type MarkedToken, marked, Parser, type Token } from "marked";
import { parse } from "node-html-parser";
import type { Collection, Content } from "#app/content/collection.server.ts";
import { countLines } from "#app/content/markdown.server.ts";
import { createTargets } from "#app/content/references.server.ts";
import { renderCode } from "#app/content/render-body.server.ts";
import { listValues } from "#app/content/schema-meta.server.ts";
import type { Path } from "#app/content/value-path.ts";
import { COLLECTIONS } from "#app/site/collections.server.ts";
import { listContentSchemas } from "#app/site/content-schemas.server.ts";
import { CONTRACT } from "#app/site/contract.server.ts";
import { listNames, unescapeText } from "#app/text/fill-words.ts";
import { toPlain } from "../plain-text.ts";
import type { Schema } from "../schema-shape.ts";

/** Where a text of a page is written: a value of a file, or a block of its Markdown. */
export type Place = { file: string; line: number; value: string; path: Path; at?: number };

/** From this length on, a text that is in one place only tells which file a page shows: shorter ones repeat by chance. */
const MIN_UNIQUE = 20;

const SCHEMAS = new Map(listContentSchemas().map(({ files, schema }) => [files, schema as Schema]));

/** The JSON Schema of the files of a collection. */
export const getCollectionSchema = ({ files }: Pick<Collection, "files">): Schema => SCHEMAS.get(files) ?? {};

/** The texts of the content, by how pages show them. */
export class Places {
  readonly content: Content;
  /** The JSON Schema of each file that may be changed on a page: what the owner has fixed may not. */
  readonly schemas = new Map<string, Schema>();
  /** What a reference may name. */
  readonly getNames: (ref: string) => string[];
  readonly #exact = new Map<string, Place[]>();
  /** Texts with names in braces, as what is between the names. */
  readonly #filled: { parts: string[]; place: Place }[] = [];
  readonly #pages = new Map<string, string>();

  constructor(content: Content) {
    this.content = content;
    for (const collection of COLLECTIONS.filter((one) => one !== CONTRACT)) {
      for (const { path, file } of content.entries(collection)) if (path) this.#pages.set(path, file.file);
      for (const { file } of content.files(collection)) {
        this.schemas.set(file.file, getCollectionSchema(collection));
        for (const { path, value, meta } of listValues(file.data, collection.schema)) {
          const place = {
            file: file.file,
            line: file.lineOf(path),
            value: String(value),
            path: path as Path,
          };
          this.#add(place, [meta.hasCode ? parse(renderCode(place.value)).text : place.value]);
        }
        for (const { at, value, texts } of listMarkdownBlocks(file.body)) {
          const line = file.bodyLine + countLines(file.body.slice(0, at));
          this.#add({ file: file.file, line, value, path: [], at }, texts);
        }
      }
    }
    const getTarget = createTargets(COLLECTIONS, (collection) =>
      content
        .files(collection)
        .map(({ slug, file }) => ({ slug, values: listValues(file.data, collection.schema) })),
    );
    this.getNames = (ref) => [...getTarget(ref).names];
  }

  #add(place: Place, texts: string[]): void {
    for (const text of texts.flatMap(listVariants)) {
      const places = this.#exact.get(text);
      if (!places) this.#exact.set(text, [place]);
      else if (!places.includes(place)) places.push(place);
      const parts = listNames(text).length > 0 ? text.split(/\{\w+\}/) : [];
      if (parts.join("").replaceAll(/\P{L}/gu, "").length > 4) this.#filled.push({ parts, place });
    }
  }

  #find(text: string): Place[] {
    const isValue = (name: string) => /^\d(?:.{0,10}[\d+])?$/.test(name) || this.#exact.has(name);
    const filled = this.#filled
      .filter(({ parts }) => findNames(parts, text)?.every(isValue))
      .map(({ place }) => place);
    return [...new Set([...(this.#exact.get(text) ?? []), ...filled])];
  }

  /** The files that a page shows, its own first: by the texts that are in one place only. And the places of each text. */
  locate(page: string, shown: string[]): { files: string[]; places: Place[][] } {
    const texts = shown.map((text) => toPlain(text).replace(/^Draft: /, ""));
    const places = texts.map((text) => this.#find(text));
    const own = this.#pages.get(page);
    const telling = places.filter(
      (found, index) => found.length === 1 && (texts[index]?.length ?? 0) >= MIN_UNIQUE,
    );
    return {
      files: [...new Set([...(own ? [own] : []), ...telling.flat().map(({ file }) => file)])],
      places,
    };
  }

  /** The values of some files that a longer text holds, the longest ones first. */
  findWithin(shown: string, files: string[]): Place[] {
    const text = toPlain(shown);
    const found: Place[] = [];
    const within = [...this.#exact]
      .filter(([value]) => value.length > 5 && /\p{L}/u.test(value) && text.includes(value))
      .toSorted(([one], [other]) => other.length - one.length);
    for (const [value, places] of within)
      if (!found.some((place) => toPlain(place.value).includes(value)))
        found.push(...places.filter(({ file }) => files.includes(file)));
    return found.slice(0, 12);
  }
}

/** How pages show a text: whole, or as the two parts around ' - '. */
function listVariants(text: string): string[] {
  const whole = toPlain(unescapeText(text));
  const parts = whole.split(" - ");
  return parts.length === 2 ? [whole, ...parts] : [whole];
}

/** What fills in the names of a text: what is between its parts. Undefined where it is another text. */
function findNames([first = "", ...rest]: string[], text: string): string[] | undefined {
  if (!text.startsWith(first)) return undefined;
  const names: string[] = [];
  let at = first.length;
  for (const [index, part] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const next = isLast ? text.length - part.length : text.indexOf(part, at + 1);
    if (next <= at || !text.startsWith(part, next)) return undefined;
    names.push(text.slice(at, next));
    at = next + part.length;
  }
  return names;
}

const parser = new Parser();

/** The blocks of a Markdown text: where each begins, how it is written, and the texts that a page shows of it. */
function listMarkdownBlocks(body: string): { at: number; value: string; texts: string[] }[] {
  let at = 0;
  return marked.lexer(body).flatMap((token) => {
    const start = at;
    at += token.raw.length;
    const texts = listShown(token);
    const value = token.raw.trimEnd();
    return texts.length > 0 && body.startsWith(value, start) ? [{ at: start, value, texts }] : [];
  });
}

/** The texts that a token shows. */
function listShown(unknown: Token): string[] {
  const token = unknown as MarkedToken;
  const show = (tokens: Token[]) => parse(parser.parseInline(tokens)).text;
  if (token.type === "code") return [token.text];
  if (token.type === "table")
    return [...token.header, ...token.rows.flat()].map(({ tokens }) => show(tokens));
  if (token.type === "list") return token.items.flatMap(({ tokens }) => tokens.flatMap(listShown));
  if (token.type === "blockquote") return token.tokens.flatMap(listShown);
  return "tokens" in token && token.tokens ? [show(token.tokens)] : [];
}
