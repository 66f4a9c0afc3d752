import type { HTMLElement } from "node-html-parser";
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from "postcss";
import parseSelectors, { type Node, type Selector } from "postcss-selector-parser";

/** A stylesheet, parsed once, of which each page holds a part. */
export type Stylesheet = {
  parts: Part[];
  /** The `@font-face` rules, which are not in `parts`. */
  fonts: string;
  /** Every element, class, custom property and animation of the stylesheet. */
  names: Set<string>;
  /** Pruned stylesheets. The key is the list of those names that a page uses. */
  cache: Map<string, string>;
  /** Names found in a script, by its text. */
  codeNames: Map<string, string[]>;
};

/** A part of a stylesheet: its own tree is copied and printed several times faster than that of its parser. */
type Part = Block | Line;

/** An at-rule with what is in its braces, or a rule, which a page needs if one of its selectors can match. */
type Block = {
  selectors?: { text: string; requirement: Requirement }[] | undefined;
  start: string;
  parts: Part[];
};

/** A declaration, or an at-rule without braces. One with a name matters only where that is referenced. */
type Line = { text: string; name: string | undefined; words: string[] };

/**
 * Names that must occur in a page for a selector to match: all of `names`, and one alternative of each `:is()`, `:where()`
 * and `:has()`.
 */
type Requirement = { names: string[]; alternatives: Requirement[][] };

const LISTS_OF_ALTERNATIVES = new Set([":is", ":where", ":has"]);

/** Words of a value or of a style attribute. */
const splitWords = (value: string): string[] => value.match(/[\w-]+/g) ?? [];

/** Parses a stylesheet as the bundler writes it. */
export function parseStylesheet(css: string): Stylesheet {
  const names = new Set<string>();
  let fonts = "";
  const readSelector = (text: string) => {
    const selector = parseSelectors().astSync(text);
    selector.walk((node) => {
      const name = getNodeName(node);
      if (name) names.add(name);
    });
    return { text, requirement: getRequirement(selector.first) };
  };
  const readPart = (node: ChildNode): Part[] => {
    if (node.type === "comment") return [];
    if (node.type === "decl") {
      const name = getReferencedName(node);
      if (name) names.add(name);
      return [{ text: node.toString(), name, words: splitWords(node.value) }];
    }
    if (node.type === "atrule" && node.name === "font-face") {
      fonts += node.toString();
      return [];
    }
    if (!node.nodes) return [{ text: node.toString(), name: undefined, words: [] }];
    const parts = node.nodes.flatMap(readPart);
    if (node.type === "rule" && !isIn(node, "keyframes"))
      return [{ selectors: node.selectors.map(readSelector), start: "{", parts }];
    const text = node.toString();
    return [{ start: text.slice(0, text.indexOf("{") + 1), parts }];
  };
  const parts = postcss.parse(css.trim()).nodes.flatMap(readPart);
  return { parts, fonts, names, cache: new Map(), codeNames: new Map() };
}

/** Whether a node is a part of an at-rule such as `@keyframes`, whose name may have a prefix. */
const isIn = ({ parent }: ChildNode, name: string): boolean =>
  parent?.type === "atrule" && (parent as AtRule).name.endsWith(name);

/** The custom property, `@keyframes` or `@property` that must be referenced elsewhere for a declaration to matter. */
function getReferencedName(node: Declaration): string | undefined {
  if (node.prop.startsWith("--")) return node.prop;
  if (isIn(node, "property")) return (node.parent as AtRule).params;
  const step = node.parent as Rule;
  return isIn(step, "keyframes") ? (step.parent as AtRule).params : undefined;
}

function getNodeName({ type, value = "" }: Node): string | undefined {
  if (type === "class") return `.${value}`;
  return type === "tag" ? value.toLowerCase() : undefined;
}

const getRequirement = ({ nodes }: Selector): Requirement => ({
  names: nodes.flatMap((node) => getNodeName(node) ?? []),
  alternatives: nodes.flatMap((node) =>
    node.type === "pseudo" && LISTS_OF_ALTERNATIVES.has(node.value) ? [node.nodes.map(getRequirement)] : [],
  ),
});

const isMet = ({ names, alternatives }: Requirement, used: ReadonlySet<string>): boolean =>
  names.every((name) => used.has(name)) &&
  alternatives.every((choices) => choices.some((one) => isMet(one, used)));

/**
 * The part of a stylesheet that a page and its islands can need: the rules whose selectors can match, and the custom
 * properties and animations that these reference.
 * @param used the names of `listStyleNames`, and those of the page's islands.
 */
export function pruneStyles({ parts, names, cache }: Stylesheet, used: ReadonlySet<string>): string {
  const key = [...names].filter((name) => used.has(name)).join(" ");
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const matching = keepMatching(parts, used);
  const css = formatParts(matching, listReferenced(matching, used));
  cache.set(key, css);
  return css;
}

/** Leaves out rules and selectors that cannot match. */
const keepMatching = (parts: Part[], used: ReadonlySet<string>): Part[] =>
  parts.flatMap((part) => {
    if (!("parts" in part)) return part;
    const selectors = part.selectors?.filter(({ requirement }) => isMet(requirement, used));
    return selectors?.length === 0 ? [] : { ...part, selectors, parts: keepMatching(part.parts, used) };
  });

/** The names that a page uses, and those that its styles reference, directly or through another one. */
function listReferenced(parts: Part[], used: ReadonlySet<string>): Set<string> {
  const lines = listLines(parts);
  const referenced = new Set(used);
  for (let size = -1; size < referenced.size; ) {
    size = referenced.size;
    for (const { name, words } of lines)
      if (name === undefined || referenced.has(name)) for (const word of words) referenced.add(word);
  }
  return referenced;
}

const listLines = (parts: Part[]): Line[] =>
  parts.flatMap((part) => ("parts" in part ? listLines(part.parts) : part));

/**
 * The CSS of parts without custom properties, `@property` rules and keyframes that nothing references, and without blocks
 * that are empty then; a layer stays, because without it the order of layers would change.
 */
const formatParts = (parts: Part[], referenced: ReadonlySet<string>): string =>
  parts
    .map((part) => {
      if (!("parts" in part)) return !part.name || referenced.has(part.name) ? `${part.text};` : "";
      const inner = formatParts(part.parts, referenced).replace(/;$/, "");
      if (inner === "" && !part.start.startsWith("@layer")) return "";
      return `${part.selectors?.map(({ text }) => text).join(",") ?? ""}${part.start}${inner}}`;
    })
    .join("");

/** Names of elements, their classes with a dot before them, and the custom properties of their style attributes. */
export function listStyleNames(elements: HTMLElement[]): Set<string> {
  const names = new Set(elements.map(({ rawTagName }) => rawTagName));
  const classes = new Set<string>();
  for (const element of elements) for (const name of listClasses(element)) classes.add(name);
  for (const name of classes) names.add(`.${name}`);
  for (const element of elements) {
    if (!element.rawAttrs.includes("style=")) continue;
    for (const word of splitWords(element.getAttribute("style") ?? ""))
      if (word.startsWith("--")) names.add(word);
  }
  return names;
}

/** The classes of an element. Its own list is faster than the attribute, but does not decode entities. */
const listClasses = (element: HTMLElement): Iterable<string> =>
  element.rawAttrs.includes("&")
    ? (element.getAttribute("class")?.split(" ") ?? [])
    : element.classList.values();

/** Names of a stylesheet that code may give to elements: any word of it may be an element or a class. */
export function listCodeNames(code: string, { names, codeNames }: Stylesheet): string[] {
  const known = codeNames.get(code);
  if (known) return known;
  const found = code
    .split(/[\s"'`]+/)
    .flatMap((word) => [word, `.${word}`])
    .filter((name) => names.has(name));
  codeNames.set(code, found);
  return found;
}
