import type { AtRule, Container, Root, Rule } from "postcss";
import { getName, getWords, isFrame, listSelectors, type Stylesheet } from "./stylesheet.ts";

/**
 * The part of a stylesheet that a page can need as it stands, before its scripts come with all of it: every rule but
 * those for elements and classes that it does not hold, the custom properties and the animations that they mention, and the fonts.
 * @param used names of the page's elements, their classes with a dot before them, and the custom properties of their style attributes.
 */
export function takeStyles(sheet: Stylesheet, used: ReadonlySet<string>): string {
  const key = getKey(sheet, used);
  const known = sheet.taken.get(key);
  if (known !== undefined) return known;
  const mentioned = findMentioned(sheet.root, used);
  const css = sheet.layers + print(sheet.root, used, mentioned);
  sheet.taken.set(key, css);
  return css;
}

/** The names of a sheet that a page holds, as bits: in whatever order it holds them. */
function getKey({ names }: Stylesheet, used: ReadonlySet<string>): string {
  const bits = Buffer.alloc(Math.ceil(names.size / 8));
  for (const name of used) {
    const number = names.get(name);
    if (number !== undefined) bits[number >> 3] = (bits[number >> 3] ?? 0) | (1 << (number & 7));
  }
  return bits.toString("latin1");
}

/** What the declarations of a page mention, directly or by a custom property. */
function findMentioned(root: Root, used: ReadonlySet<string>): Set<string> {
  const mentioned = new Set(used);
  const waiting = new Map<string, string[]>();
  const visit = (container: Container) =>
    container.each((node) => {
      if (node.type === "rule" && !isFrame(node) && listSelectors(node, used).length === 0) return;
      if (node.type === "decl") wait(getName(node), getWords(node));
      else if ("nodes" in node && node.nodes) visit(node as Container);
    });
  const wait = (name: string | undefined, words: string[]) => {
    if (name === undefined || mentioned.has(name)) mention(words);
    else waiting.set(name, [...(waiting.get(name) ?? []), ...words]);
  };
  const mention = (words: string[]) => {
    for (const word of words) {
      if (mentioned.has(word)) continue;
      mentioned.add(word);
      const freed = waiting.get(word) ?? [];
      waiting.delete(word);
      mention(freed);
    }
  };
  visit(root);
  return mentioned;
}

/** Prints what is left of a part of a stylesheet; nothing for a block that is empty. */
function print(node: Container, used: ReadonlySet<string>, mentioned: ReadonlySet<string>): string {
  const parts = (node.nodes ?? []).map((child) => {
    if (child.type === "decl") {
      const name = getName(child);
      return name === undefined || mentioned.has(name) ? `${child};` : "";
    }
    if (child.type === "comment") return "";
    if (!("nodes" in child) || !child.nodes) return `${child};`;
    const head = getHead(child, used);
    const body = head === "" ? "" : print(child as Container, used, mentioned);
    return body === "" ? "" : `${head}{${body}}`;
  });
  return parts.join("").replace(/;$/, "");
}

function getHead(node: Rule | AtRule, used: ReadonlySet<string>): string {
  if (node.type === "atrule") return `@${node.name} ${node.params}`.trim();
  return isFrame(node) ? node.selector : listSelectors(node, used).join(",");
}
