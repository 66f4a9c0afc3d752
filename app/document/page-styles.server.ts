import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from "postcss";
import parseSelectors, { type Node, type Selector } from "postcss-selector-parser";

/** A stylesheet, parsed once, of which each page takes its part. */
export type Stylesheet = {
  root: postcss.Root;
  /** The layers in their order, as a statement: a page that leaves one out must not change it. */
  layers: string;
  /** Every element, class, custom property and animation, and every word of a value, each with its number. */
  names: Map<string, number>;
  /** What pages have taken, by the names of the sheet that they hold, as bits. */
  taken: Map<string, string>;
};

/** What a page must hold for a selector to match: elements and classes, and for each `:is()`, `:where()` and `:has()` what one of its selectors needs. */
type Need = { names: string[]; oneOf: Need[][] };

/** The selectors of each rule, with what they need. */
const selectorsOf = new WeakMap<Rule, { selector: string; need: Need }[]>();

/** The words of a declaration's value, among them the custom properties and the animations that it mentions. */
const wordsOf = new WeakMap<Declaration, string[]>();

const CHOICES = new Set([":is", ":where", ":has"]);

/** Words of a value or of a style attribute. */
const splitWords = (value: string): string[] => value.match(/[\w-]+/g) ?? [];

/** Parses a stylesheet as the bundler writes it. */
export function parseStylesheet(css: string): Stylesheet {
  const root = postcss.parse(css);
  const names = new Map<string, number>();
  const addName = (name: string) => names.has(name) || names.set(name, names.size);
  root.walkDecls((declaration) => {
    const words = splitWords(declaration.value);
    wordsOf.set(declaration, words);
    words.forEach(addName);
    const name = getName(declaration);
    if (name) addName(name);
  });
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = parseSelectors().astSync(rule.selector).nodes;
    for (const selector of selectors)
      selector.walk((node) => {
        const name = getNodeName(node);
        if (name) addName(name);
      });
    selectorsOf.set(
      rule,
      selectors.map((selector) => ({ selector: String(selector).trim(), need: getNeed(selector) })),
    );
  });
  const layers = new Set<string>();
  root.each((node) => {
    if (isAtRule(node, "layer")) for (const name of node.params.split(",")) layers.add(name.trim());
  });
  return { root, layers: layers.size > 0 ? `@layer ${[...layers].join(",")};` : "", names, taken: new Map() };
}

const isAtRule = (node: ChildNode | Container, name: string): node is AtRule =>
  node.type === "atrule" && (node as AtRule).name.endsWith(name);

/** Whether a rule is a step of an animation, which looks like one. */
const isFrame = ({ parent }: Rule): boolean =>
  parent !== undefined && isAtRule(parent as AtRule, "keyframes");

/** The words of a declaration's value, among them the custom properties and the animations that it mentions. */
const getWords = (declaration: Declaration): string[] => wordsOf.get(declaration) ?? [];

/** The name without whose mention a declaration has no effect: its own, or that of what it is part of. */
function getName(node: Declaration): string | undefined {
  if (node.prop.startsWith("--")) return node.prop;
  for (let { parent } = node as ChildNode; parent; parent = parent.parent as AtRule | undefined)
    if (isAtRule(parent, "keyframes") || isAtRule(parent, "property")) return parent.params;
  return undefined;
}

function getNodeName({ type, value = "" }: Node): string | undefined {
  if (type === "class") return `.${value}`;
  return type === "tag" ? value.toLowerCase() : undefined;
}

function getNeed({ nodes }: Selector): Need {
  const names = nodes.flatMap((node) => getNodeName(node) ?? []);
  const choices = nodes.flatMap((node) =>
    node.type === "pseudo" && CHOICES.has(node.value) ? [node.nodes] : [],
  );
  return { names, oneOf: choices.map((selectors) => selectors.map(getNeed)) };
}

const isMet = ({ names, oneOf }: Need, used: ReadonlySet<string>): boolean =>
  names.every((name) => used.has(name)) && oneOf.every((needs) => needs.some((need) => isMet(need, used)));

/** The selectors of a rule that can match in a page. */
const listSelectors = (rule: Rule, used: ReadonlySet<string>): string[] =>
  (selectorsOf.get(rule) ?? []).filter(({ need }) => isMet(need, used)).map(({ selector }) => selector);

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
function findMentioned(root: postcss.Root, used: ReadonlySet<string>): Set<string> {
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

/** Names of a page's elements, their classes with a dot before them, and the custom properties of their style attributes. */
export function listStyleNames(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, name = ""] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(name);
  // Most elements have the same classes as others.
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = ""]) => value));
  for (const value of classes) for (const word of decode(value).split(/\s+/)) names.add(`.${word}`);
  for (const [, value = ""] of html.matchAll(/\sstyle="([^"]*)"/g))
    for (const word of splitWords(value)) if (word.startsWith("--")) names.add(word);
  return names;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The text of an attribute as React writes it. */
const decode = (value: string): string =>
  value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");
