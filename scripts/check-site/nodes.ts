import type { JsonLdNode, Page } from "./site.ts";

/** The nodes of a page's structured data; none where it does not parse. */
export const getNodes = (page: Page): JsonLdNode[] => page.nodes ?? [];

/** The first node of a type. */
export const getNode = (page: Page, type: string): JsonLdNode | undefined =>
  getNodes(page).find((node) => node["@type"] === type);

/** The nodes in a list of a node. */
export const elements = (node: JsonLdNode | undefined, key: string): JsonLdNode[] =>
  Array.isArray(node?.[key]) ? (node[key] as JsonLdNode[]) : [];

/** What an element shows, with single blanks. */
export const text = (element: { text: string } | null | undefined): string =>
  element?.text.replace(/\s+/g, " ").trim() ?? "";
