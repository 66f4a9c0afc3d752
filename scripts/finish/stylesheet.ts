import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from "postcss";
import parseSelectors, { type Node, type Selector } from "postcss-selector-parser";

/** A stylesheet, parsed once, of which each page takes its part. */
export type Stylesheet = {
  root: postcss.Root;
  /** The layers in their order, as a statement: a page that leaves one out must not change it. */
  layers: string;
  /** Every element and class, and every word of a value, each with its number. */
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
export const splitWords = (value: string): string[] => value.match(/[\w-]+/g) ?? [];

/** The stylesheets that have been parsed, by their text. */
const known = new Map<string, Stylesheet>();

/** A stylesheet as the bundler writes it, parsed when it is asked for first. */
export function readStylesheet(css: string): Stylesheet {
  const sheet = known.get(css) ?? parseStylesheet(css);
  known.set(css, sheet);
  return sheet;
}

function parseStylesheet(css: string): Stylesheet {
  const root = postcss.parse(css);
  const names = new Map<string, number>();
  const addName = (name: string) => names.has(name) || names.set(name, names.size);
  root.walkDecls((declaration) => {
    const words = splitWords(declaration.value);
    wordsOf.set(declaration, words);
    words.forEach(addName);
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

/** A stylesheet without its fonts, which every page has already: declared again, they would be loaded again. */
export function dropFonts({ root }: Stylesheet): string {
  const rest = root.clone();
  rest.walkAtRules("font-face", (rule) => void rule.remove());
  return rest.toString();
}

const isAtRule = (node: ChildNode | Container, name: string): node is AtRule =>
  node.type === "atrule" && (node as AtRule).name.endsWith(name);

/** Whether a rule is a step of an animation, which looks like one. */
export const isFrame = ({ parent }: Rule): boolean =>
  parent !== undefined && isAtRule(parent as AtRule, "keyframes");

/** The words of a declaration's value, among them the custom properties and the animations that it mentions. */
export const getWords = (declaration: Declaration): string[] => wordsOf.get(declaration) ?? [];

/** The name without whose mention a declaration has no effect: its own, or that of what it is part of. */
export function getName(node: Declaration): string | undefined {
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
export const listSelectors = (rule: Rule, used: ReadonlySet<string>): string[] =>
  (selectorsOf.get(rule) ?? []).filter(({ need }) => isMet(need, used)).map(({ selector }) => selector);
