import { globSync } from "node:fs";
import path from "node:path";
import { marked } from "marked";
import type { Collection, Content, Entry } from "#app/content/collection.server.ts";
import type { FileOverlay } from "#app/content/content-file.server.ts";
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
  // What the owner has fixed stays: the check then names it.
  for (const one of COLLECTIONS.filter((one) => one !== CONTRACT))
    for (const { file } of content.files(one)) {
      const edits = listValues(file.data, one.schema).flatMap(({ value, path: at, meta }): Edit[] => {
        // What has been an address stays one.
        if (one === REDIRECTS && at.at(-1) === "from") return [];
        const isName = meta.ref === path.dirname(collection.files) && value === slug;
        const next = isName ? name : move(String(value));
        return next === String(value) ? [] : [{ op: "set", path: at as Path, value: next }];
      });
      const links = listLinks(file.body);
      // After the text of a link, or its name where it is defined.
      const value = file.body.replaceAll(/(\][(:]\s*<?)([^\s()<>]+)/g, (written, start, href) =>
        links.has(href) ? start + move(href) : written,
      );
      if (value !== file.body) edits.push({ op: "body", at: 0, from: file.body, value });
      if (edits.length > 0) overlay.set(file.file, editRaw(file.file, readRaw(file.file), edits));
    }
  for (const one of [collection, ...dependents]) moveFiles(folder, one, slug, name, overlay);
  const redirects = path.posix.join(folder, REDIRECTS.files);
  const moved = [...content.pages].filter(([one]) => move(one) !== one);
  // A draft was never public, nor was what belongs to it.
  const isPublic = (page: string) => content.pages.get(page)?.isDraft === false;
  const known = moved.flatMap(([one]) => (isPublic(from) && isPublic(one) ? one : []));
  const old = content.entries(REDIRECTS)[0]?.data ?? [];
  const added = known.map(
    (one, index): Edit => ({
      op: "insert",
      path: [old.length + index],
      value: { from: one, to: move(one) },
    }),
  );
  // An old address that is a page again.
  const again = old.flatMap(({ from: one }, index): Edit[] =>
    moved.some(([page]) => move(page) === one) ? [{ op: "remove", path: [index] }] : [],
  );
  const text = overlay.get(redirects) ?? readRaw(redirects);
  const edits = [...added, ...again.toReversed()];
  if (edits.length > 0) overlay.set(redirects, editRaw(redirects, text, edits));
  return { overlay, page: to, label: `${from} is now ${to}.`, backLabel: `${to} is again ${from}.` };
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
  const getPlaces = (one: string) => [
    `${dir}/${one}${ext}`,
    `${dir}/files/${one}`,
    `${dir}/solutions/${one}`,
  ];
  const next = getPlaces(name);
  for (const [index, place] of getPlaces(slug).entries())
    for (const found of globSync([place, `${place}/**`], { cwd: folder, withFileTypes: true })) {
      if (!found.isFile()) continue;
      const own = path.relative(folder, path.join(found.parentPath, found.name)).replaceAll(path.sep, "/");
      const file = path.posix.join(folder, own);
      const moved = path.posix.join(folder, `${next[index]}${own.slice(place.length)}`);
      overlay.set(moved, overlay.get(file) ?? readRaw(file)).set(file, undefined);
    }
}

/** The addresses that a Markdown text links to. */
function listLinks(body: string): Set<string> {
  const links = new Set<string>();
  marked.walkTokens(marked.lexer(body), (token) => {
    if (token.type === "link" || token.type === "def") links.add(token.href);
  });
  return links;
}
