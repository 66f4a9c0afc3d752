import type { HTMLElement } from "node-html-parser";
import { COURSES_PATH, isCoursePath } from "#app/academy/addresses.ts";
import type { BuiltPage, BuiltSite } from "./site.ts";

/** A node of structured data. */
type JsonLdNode = Record<string, unknown>;

/** The text of an element, with single spaces. */
const getText = (element: HTMLElement | null): string => element?.text.replace(/\s+/g, " ").trim() ?? "";

/** The nodes in a list of a node. */
const listNodes = (node: JsonLdNode | undefined, key: string): JsonLdNode[] =>
  Array.isArray(node?.[key]) ? (node[key] as JsonLdNode[]) : [];

/** The nodes of a page's structured data; undefined if it is not JSON. */
function readNodes(document: HTMLElement): JsonLdNode[] | undefined {
  try {
    return document.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
      const data = JSON.parse(script.textContent) as { "@graph"?: JsonLdNode[] };
      return data["@graph"] ?? [data];
    });
  } catch {
    return undefined;
  }
}

/** Texts of the structured data that the page must show as well. */
function listStatedTexts(course: JsonLdNode | undefined, faq: JsonLdNode | undefined): string[] {
  const price = (course?.offers as JsonLdNode | undefined)?.price;
  return [
    ...(price === undefined ? [] : [`₹${Number(price).toLocaleString("en-IN")}`]),
    ...listNodes(course, "syllabusSections").map(({ name }) => name),
    ...listNodes(faq, "mainEntity").flatMap(({ name, acceptedAnswer }) => [
      name,
      (acceptedAnswer as JsonLdNode | undefined)?.text,
    ]),
  ].map((words) => String(words).replace(/\s+/g, " "));
}

/** Finds structured data of a page that differs from what the page shows. */
export function checkStructuredData({ path, document }: BuiltPage, { origin, courses }: BuiltSite): string[] {
  const nodes = readNodes(document);
  if (!nodes) return ["is not JSON: correct what writes it"];
  const find = (type: string) => nodes.find((node) => node["@type"] === type);
  const [course, list] = [find("Course"), find("ItemList")];
  const shown = getText(document.querySelector("main"));
  const trail = listNodes(find("BreadcrumbList"), "itemListElement").map(({ name }) => String(name));
  const shownTrail = document
    .querySelectorAll('nav[aria-label="Breadcrumbs"] li')
    .map((item) => getText(item).replace(/^\/ ?/, ""));
  const listed = listNodes(list, "itemListElement").map(({ url }) => String(url));
  return [
    ...(isCoursePath(path) && course?.url !== origin + path ? ["lacks the course of the page: add it"] : []),
    ...listStatedTexts(course, find("FAQPage"))
      .filter((words) => !shown.includes(words))
      .map((words) => `has '${words}', which the page does not show: show it, or leave it out`),
    ...(shownTrail.length === 0 || shownTrail.join(" > ") === trail.join(" > ")
      ? []
      : [`has ${trail.join(" > ")}, the page shows ${shownTrail.join(" > ")}: show the same in both`]),
    ...(path !== COURSES_PATH || listed.toSorted().join() === courses.map((name) => origin + name).join()
      ? []
      : [`lists ${listed.length} courses, not the ${courses.length} of the build: list these`]),
  ];
}
