import { globSync } from "node:fs";
import path from "node:path";
import { type MarkedToken, marked, type Token } from "marked";
import type { Collection, Content, Entry } from "#app/content/collection.server.ts";
import type { FileOverlay } from "#app/content/content-file.server.ts";
import { getInner } from "#app/content/markdown.server.ts";
import { REDIRECTS } from "#app/content/redirects.server.ts";
import { listValues } from "#app/content/schema-meta.server.ts";
import type { Path } from "#app/content/value-path.ts";
import { COLLECTIONS } from "#app/site/collections.server.ts";
import { CONTRACT } from "#app/site/contract.server.ts";
import type { Edit } from "../edit.ts";
import type { Made } from "./new-content.ts";
import { editRaw, readRaw } from "./write-content.ts";

/**
 * Moves an entry to another address: its files, those of other collections that belong to it, and all that refers to it.
 * Adds redirects from its old addresses.
 */
export function rename(
  content: Content,
  folder: string,
  { path: from = "", slug, data }: Entry<unknown>,
  [collection, ...dependents]: [Collection, ...Collection[]],
  name: string,
): Made {
  const to = collection.path?.({ slug: name, data: data as object });
  const move = (href: string) =>
    href === from || ["/", "?", "#"].some((mark) => href.startsWith(from + mark))
      ? to + href.slice(from.length)
      : href;
  const overlay: FileOverlay = new Map();
  // The words that the owner has fixed stay: the check reports those that name the old address.
  for (const one of COLLECTIONS.filter((one) => one !== CONTRACT))
    for (const { file } of content.files(one)) {
      const edits = listValues(file.data, one.schema).flatMap(({ value, path: at, meta }): Edit[] => {
        // Old addresses keep their redirects.
        if (one === REDIRECTS && at.at(-1) === "from") return [];
        const isName = meta.ref === path.dirname(collection.files) && value === slug;
        const next = isName ? name : move(String(value));
        return next === String(value) ? [] : [{ op: "set", path: at as Path, value: next }];
      });
      const value = moveLinks(file.body, move);
      if (value !== file.body) edits.push({ op: "body", at: 0, from: file.body, value });
      if (edits.length > 0) overlay.set(file.file, editRaw(file.file, readRaw(file.file), edits));
    }
  for (const one of [collection, ...dependents]) moveFiles(folder, one, slug, name, overlay);
  const redirects = path.posix.join(folder, REDIRECTS.files);
  const edits = redirect(content, from, move);
  if (edits.length > 0)
    overlay.set(redirects, editRaw(redirects, overlay.get(redirects) ?? readRaw(redirects), edits));
  return { overlay, page: to, label: `${from} is now ${to}.` };
}

/** The redirects of pages that move with one. */
function redirect({ pages, entries }: Content, from: string, move: (page: string) => string): Edit[] {
  const old = entries(REDIRECTS)[0]?.data ?? [];
  const moved = [...pages.keys()].filter((page) => move(page) !== page);
  // A draft was never public, nor was what belongs to it.
  const isPublic = (page: string) => pages.get(page)?.isDraft === false;
  const added = (isPublic(from) ? moved.filter(isPublic) : []).map(
    (page, index): Edit => ({
      op: "insert",
      path: [old.length + index],
      value: { from: page, to: move(page) },
    }),
  );
  // A page is at its own address, even where it once was before.
  const removed = old.flatMap(({ from: address }, index): Edit[] =>
    moved.some((page) => move(page) === address) ? [{ op: "remove", path: [index] }] : [],
  );
  return [...added, ...removed.toReversed()];
}

/** The file of an entry, and those that it hands out, under another name. */
function moveFiles(
  folder: string,
  { files }: Collection,
  slug: string,
  name: string,
  overlay: FileOverlay,
): void {
  const { dir, ext } = path.posix.parse(files);
  const listFiles = (one: string) => [
    `${dir}/${one}${ext}`,
    `${dir}/files/${one}`,
    `${dir}/solutions/${one}`,
  ];
  const next = listFiles(name);
  for (const [index, old] of listFiles(slug).entries())
    for (const found of globSync([old, `${old}/**`], { cwd: folder, withFileTypes: true })) {
      if (!found.isFile()) continue;
      const own = path.relative(folder, path.join(found.parentPath, found.name)).replaceAll(path.sep, "/");
      const file = path.posix.join(folder, own);
      const moved = path.posix.join(folder, `${next[index]}${own.slice(old.length)}`);
      overlay.set(moved, overlay.get(file) ?? readRaw(file)).set(file, undefined);
    }
}

/** What may hold a link, or look like one: code and comments stay as they are. */
const LEAVES = ["link", "def", "code", "codespan", "html"];

const listLeaves = (tokens: Token[]): Token[] =>
  tokens.flatMap((token) => (LEAVES.includes(token.type) ? [token] : listLeaves(getInner(token).flat())));

/** A Markdown text whose links have other addresses. */
export function moveLinks(body: string, move: (href: string) => string): string {
  let [moved, copied, at] = ["", 0, 0];
  for (const token of listLeaves(marked.lexer(body))) {
    const [first = "", ...rows] = token.raw.trim().split("\n");
    const start = Math.max(body.indexOf(first, at), at);
    at = start + first.length;
    // In a list, the token has lost the indentation of its lines.
    for (const row of rows) at = Math.max(body.indexOf(row.trim(), at) + row.trim().length, at);
    const link = token as MarkedToken;
    if (link.type !== "link" && link.type !== "def") continue;
    // A link that names its definition has no address of its own.
    const href = body.indexOf(link.href, start + (link.type === "link" ? link.text : link.tag).length);
    if (href < 0 || href + link.href.length > at) continue;
    moved += body.slice(copied, href) + move(link.href);
    copied = href + link.href.length;
  }
  return moved + body.slice(copied);
}
