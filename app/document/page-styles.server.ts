import type { HTMLElement } from "node-html-parser";
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from "postcss";
import parseSelectors, { type Node, type Selector } from "postcss-selector-parser";

/** A stylesheet, parsed once. Each page gets a part of it. */
export type Stylesheet = {
  root: postcss.Root;
  /** The `@font-face` rules, which are not in `root`. */
  fonts: string;
  /** What each selector requires. */
  requirements: Map<string, Requirement>;
  /** Every element, class, custom property and animation of the stylesheet. */
  names: Set<string>;
  /** Pruned stylesheets, by the `names` that a page uses. */
  cache: Map<string, string>;
  /** Names found in a script, by its text. */
  codeNames: Map<string, string[]>;
};

/**
 * What a page must have for a selector to match: all `names`, and one of each list of `alternatives`, such as those of
 * an `:is()`.
 */
type Requirement = { names: string[]; alternatives: Requirement[][] };

const LISTS_OF_ALTERNATIVES = new Set([":is", ":where", ":has"]);

/** Words of a value or of a style attribute. */
const splitWords = (value: string): string[] => value.match(/[\w-]+/g) ?? [];

/** Parses a stylesheet as the bundler writes it. */
export function parseStylesheet(css: string): Stylesheet {
  const root = postcss.parse(css.trim());
  const names = new Set<string>();
  const requirements = new Map<string, Requirement>();
  let fonts = "";
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules("font-face", (rule) => {
    fonts += rule.toString();
    remove(rule);
  });
  root.walkDecls((declaration) => {
    const name = getReferencedName(declaration);
    if (name) names.add(name);
  });
  root.walkRules((rule) => {
    if (isIn(rule, "keyframes")) return;
    for (const selector of rule.selectors) {
      const parsed = parseSelectors().astSync(selector);
      requirements.set(selector, getRequirement(parsed.first));
      parsed.walk((node) => {
        const name = getNodeName(node);
        if (name) names.add(name);
      });
    }
  });
  return { root, fonts, requirements, names, cache: new Map(), codeNames: new Map() };
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

const isMet = (requirement: Requirement | undefined, used: ReadonlySet<string>): boolean | undefined =>
  requirement?.names.every((name) => used.has(name)) &&
  requirement.alternatives.every((alternatives) => alternatives.some((one) => isMet(one, used)));

/**
 * The part of a stylesheet that a page and its islands can need. It has the rules whose selectors can match, and the
 * custom properties and animations that these reference.
 * @param used the names of `listStyleNames`, and those of the page's islands.
 * @param medium 'screen' leaves out what only paper needs.
 */
export function pruneStyles(
  stylesheet: Stylesheet,
  used: ReadonlySet<string>,
  medium: "screen" | "all" = "all",
): string {
  const { root, requirements, names, cache } = stylesheet;
  const key = [medium, ...[...names].filter((name) => used.has(name))].join(" ");
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const part = root.clone();
  if (medium === "screen") part.walkAtRules((rule) => (isForPaper(rule) ? remove(rule) : undefined));
  part.walkRules((rule) => {
    if (isIn(rule, "keyframes")) return;
    const { selectors } = rule;
    const matching = selectors.filter((selector) => isMet(requirements.get(selector), used));
    if (matching.length === 0) remove(rule);
    else if (matching.length < selectors.length) rule.selectors = matching;
  });
  removeUnreferenced(part, used);
  const css = part.toString();
  cache.set(key, css);
  return css;
}

/** Whether a block matters on paper only. */
const isForPaper = ({ name, params }: AtRule): boolean =>
  name === "page" || (name === "media" && params === "print");

/** Removes custom properties, `@property` rules and keyframes that nothing references, directly or through another one. */
function removeUnreferenced(part: postcss.Root, used: ReadonlySet<string>): void {
  const declarations: { node: Declaration; name: string | undefined; words: string[] }[] = [];
  part.walkDecls((node) => {
    declarations.push({ node, name: getReferencedName(node), words: splitWords(node.value) });
  });
  const referenced = new Set(used);
  for (let size = -1; size < referenced.size; ) {
    size = referenced.size;
    for (const { name, words } of declarations)
      if (name === undefined || referenced.has(name)) for (const word of words) referenced.add(word);
  }
  for (const { node, name } of declarations) if (name !== undefined && !referenced.has(name)) remove(node);
}

/** Removes a node, and each block that is empty without it; not a layer, because that would change the order of layers. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  const isEmpty = parent?.nodes?.length === 0;
  if (isEmpty && parent.type !== "root" && (parent as AtRule).name !== "layer") remove(parent as ChildNode);
}

/** Names of elements, their classes with a dot before them, and the custom properties of their style attributes. */
export function listStyleNames(elements: HTMLElement[]): Set<string> {
  const names = new Set<string>();
  const classes = new Set<string>();
  for (const element of elements) {
    names.add(element.rawTagName);
    for (const name of listClasses(element)) classes.add(name);
    const style = element.rawAttrs.includes("style=") ? element.getAttribute("style") : undefined;
    for (const word of splitWords(style ?? "")) if (word.startsWith("--")) names.add(word);
  }
  for (const name of classes) names.add(`.${name}`);
  return names;
}

/** The classes of an element. Its own list is faster than the attribute, but does not decode entities. */
const listClasses = (element: HTMLElement): Iterable<string> =>
  element.rawAttrs.includes("&")
    ? (element.getAttribute("class")?.split(" ") ?? [])
    : element.classList.values();

/** The stylesheet's names that code may add to a page: any word of the code may be an element or a class. */
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
