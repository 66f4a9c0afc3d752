import { type HTMLElement, parse } from "node-html-parser";
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from "postcss";
import parseSelectors, { type Node, type Selector } from "postcss-selector-parser";

/** A stylesheet, parsed once, of which each page holds a part. */
export type Stylesheet = {
  root: postcss.Root;
  /** The order of the layers as an `@layer` statement: a page without one of the layers must not change it. */
  layers: string;
  /** Every element, class, custom property and animation of the stylesheet, and every word of a value. */
  names: Set<string>;
  /** Pruned stylesheets. The key is the list of those names that a page uses. */
  cache: Map<string, string>;
};

/**
 * Names that must occur in a page for a selector to match: all of `names`, and one alternative of each `:is()`, `:where()`
 * and `:has()`.
 */
type Requirement = { names: string[]; alternatives: Requirement[][] };

/** The selectors of each rule, with what they require. */
const selectorsOf = new WeakMap<Rule, { selector: string; requirement: Requirement }[]>();

const LISTS_OF_ALTERNATIVES = new Set([":is", ":where", ":has"]);

/** Words of a value or of a style attribute. */
const splitWords = (value: string): string[] => value.match(/[\w-]+/g) ?? [];

/** Parses a stylesheet as the bundler writes it. */
export function parseStylesheet(css: string): Stylesheet {
  const root = postcss.parse(css);
  const names = new Set<string>();
  root.walkDecls((declaration) => {
    for (const word of splitWords(declaration.value)) names.add(word);
    const name = getReferencedName(declaration);
    if (name) names.add(name);
  });
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = parseSelectors().astSync(rule.selector).nodes;
    for (const selector of selectors)
      selector.walk((node) => {
        const name = getNodeName(node);
        if (name) names.add(name);
      });
    selectorsOf.set(
      rule,
      selectors.map((node) => ({ selector: String(node).trim(), requirement: getRequirement(node) })),
    );
  });
  const layers = new Set<string>();
  root.each((node) => {
    if (isAtRule(node, "layer")) for (const name of node.params.split(",")) layers.add(name.trim());
  });
  return { root, layers: layers.size > 0 ? `@layer ${[...layers].join(",")};` : "", names, cache: new Map() };
}

const isAtRule = (node: ChildNode | Container, name: string): node is AtRule =>
  node.type === "atrule" && (node as AtRule).name.endsWith(name);

/** Whether a rule is a step of an animation, such as `to { ... }`, whose selector names no element. */
const isKeyframe = ({ parent }: Rule): boolean =>
  parent !== undefined && isAtRule(parent as AtRule, "keyframes");

/** The custom property, `@keyframes` or `@property` that must be referenced elsewhere for a declaration to matter. */
function getReferencedName(node: Declaration): string | undefined {
  if (node.prop.startsWith("--")) return node.prop;
  for (let { parent } = node as ChildNode; parent; parent = parent.parent as AtRule | undefined)
    if (isAtRule(parent, "keyframes") || isAtRule(parent, "property")) return parent.params;
  return undefined;
}

function getNodeName({ type, value = "" }: Node): string | undefined {
  if (type === "class") return `.${value}`;
  return type === "tag" ? value.toLowerCase() : undefined;
}

function getRequirement({ nodes }: Selector): Requirement {
  const lists = nodes.flatMap((node) =>
    node.type === "pseudo" && LISTS_OF_ALTERNATIVES.has(node.value) ? [node.nodes] : [],
  );
  return {
    names: nodes.flatMap((node) => getNodeName(node) ?? []),
    alternatives: lists.map((selectors) => selectors.map(getRequirement)),
  };
}

const isMet = ({ names, alternatives }: Requirement, used: ReadonlySet<string>): boolean =>
  names.every((name) => used.has(name)) &&
  alternatives.every((requirements) => requirements.some((requirement) => isMet(requirement, used)));

/** The selectors of a rule that can match in a page. */
const listMatching = (rule: Rule, used: ReadonlySet<string>): string[] =>
  (selectorsOf.get(rule) ?? [])
    .filter(({ requirement }) => isMet(requirement, used))
    .map(({ selector }) => selector);

/**
 * The part of a stylesheet that a page and its islands can need: the rules whose selectors can match, the fonts, and
 * the custom properties and animations that these reference.
 * @param used the names of `listStyleNames`, and those of the page's islands.
 */
export function pruneStyles({ root, layers, names, cache }: Stylesheet, used: ReadonlySet<string>): string {
  const key = [...names].filter((name) => used.has(name)).join(" ");
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const css = layers + print(root, used, collectReferenced(root, used));
  cache.set(key, css);
  return css;
}

/** Every name that the declarations of a page reference, directly or through a custom property. */
function collectReferenced(root: postcss.Root, used: ReadonlySet<string>): Set<string> {
  const referenced = new Set(used);
  /** Words of declarations that matter only once their name is referenced. */
  const waiting = new Map<string, string[]>();
  const visit = (container: Container) =>
    container.each((node) => {
      if (node.type === "rule" && !isKeyframe(node) && listMatching(node, used).length === 0) return;
      if (node.type === "decl") addDeclaration(getReferencedName(node), splitWords(node.value));
      else if ("nodes" in node && node.nodes) visit(node as Container);
    });
  const addDeclaration = (name: string | undefined, words: string[]) => {
    if (name === undefined || referenced.has(name)) addWords(words);
    else waiting.set(name, [...(waiting.get(name) ?? []), ...words]);
  };
  const addWords = (words: string[]) => {
    for (const word of words) {
      if (referenced.has(word)) continue;
      referenced.add(word);
      const released = waiting.get(word) ?? [];
      waiting.delete(word);
      addWords(released);
    }
  };
  visit(root);
  return referenced;
}

/** Prints the part of a stylesheet, without blocks that would be empty. */
function print(node: Container, used: ReadonlySet<string>, referenced: ReadonlySet<string>): string {
  const parts = (node.nodes ?? []).map((child) => {
    if (child.type === "decl") {
      const name = getReferencedName(child);
      return name === undefined || referenced.has(name) ? `${child};` : "";
    }
    if (child.type === "comment") return "";
    if (!("nodes" in child) || !child.nodes) return `${child};`;
    const head = getHead(child, used);
    const body = head === "" ? "" : print(child as Container, used, referenced);
    return body === "" ? "" : `${head}{${body}}`;
  });
  return parts.join("").replace(/;$/, "");
}

function getHead(node: Rule | AtRule, used: ReadonlySet<string>): string {
  if (node.type === "atrule") return `@${node.name} ${node.params}`.trim();
  return isKeyframe(node) ? node.selector : listMatching(node, used).join(",");
}

/** Names of a page's elements, their classes with a dot before them, and the custom properties of their style attributes. */
export function listStyleNames(html: string): Set<string> {
  const names = new Set<string>();
  // A page has each value many times.
  const classes = new Set<string>();
  const styles = new Set<string>();
  const visit = (element: HTMLElement) => {
    const { class: className, style } = element.attributes;
    if (className) classes.add(className);
    if (style) styles.add(style);
    for (const child of element.children) {
      names.add(child.rawTagName);
      visit(child);
    }
  };
  visit(parse(html, { blockTextElements: { script: false, style: false } }));
  for (const value of classes) for (const word of value.split(" ")) names.add(`.${word}`);
  for (const value of styles)
    for (const word of splitWords(value)) if (word.startsWith("--")) names.add(word);
  return names;
}

/** Names that code may give to elements: any word of it may be an element or a class. */
export const listCodeNames = (code: string): string[] =>
  [...new Set(code.split(/[\s"'`]+/))].flatMap((word) => [word, `.${word}`]);
