import { isCoursePath } from "#app/content/addresses.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { getNode, getNodes } from "./nodes.ts";
import { type JsonLdNode, NOT_FOUND_FILE, type Page, pageRule, type Rule } from "./site.ts";

/** Properties that a node of each type must carry. */
const REQUIRED: Record<string, string[]> = {
  EducationalOrganization: [
    "@id",
    "name",
    "url",
    "logo",
    "description",
    "sameAs",
    "email",
    "contactPoint",
    "parentOrganization",
  ],
  WebSite: ["@id", "name", "url", "publisher", "potentialAction"],
  WebPage: ["@id", "url", "name", "description", "isPartOf", "inLanguage"],
  Course: [
    "@id",
    "name",
    "description",
    "url",
    "image",
    "provider",
    "educationalLevel",
    "coursePrerequisites",
    "numberOfCredits",
    "teaches",
    "inLanguage",
    "isAccessibleForFree",
    "offers",
    "hasCourseInstance",
  ],
  LearningResource: [
    "@id",
    "name",
    "description",
    "url",
    "inLanguage",
    "isAccessibleForFree",
    "learningResourceType",
    "provider",
  ],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  FAQPage: ["mainEntity"],
};

/** Types that a page must have. */
function getExpectedTypes({ file, path }: Page): string[] {
  const all = ["EducationalOrganization", "WebSite"];
  if (file === NOT_FOUND_FILE) return all;
  if (path === "/") return [...all, "WebPage"];
  const inner = [...all, "WebPage", "BreadcrumbList"];
  if (path.startsWith("/courses/")) return [...inner, isCoursePath(path) ? "Course" : "LearningResource"];
  if (path.startsWith("/dev-toolkit/")) return [...inner, "LearningResource"];
  if (path === "/courses") return [...inner, "ItemList"];
  return path === "/contact" ? [...inner, "FAQPage"] : inner;
}

/** Every value in a tree of data, with its path. */
function* walk(value: unknown, at = ""): Generator<[string, unknown]> {
  yield [at, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${at}.${key}`);
}

/** What the structured data of every page must be. */
export const DATA_RULES: Rule[] = [
  pageRule("json-ld-parses", (page) => (page.nodes ? [] : ["the structured data is not JSON"])),
  pageRule("json-ld-escaped", (page) =>
    page.document
      .querySelectorAll('script[type="application/ld+json"]')
      .filter((script) => script.innerHTML.includes("<"))
      .map(() => "a '<' is not written as \\u003c"),
  ),
  pageRule("json-ld-types", (page) => {
    const found = getNodes(page)
      .map((node) => String(node["@type"]))
      .toSorted()
      .join(", ");
    const expected = getExpectedTypes(page).toSorted().join(", ");
    return found === expected ? [] : [`${found || "no nodes"}, not ${expected}`];
  }),
  pageRule("json-ld-required", (page) =>
    getNodes(page).flatMap((node) =>
      (REQUIRED[String(node["@type"])] ?? [])
        .filter((key) => node[key] === undefined)
        .map((key) => `${node["@type"]} has no ${key}`),
    ),
  ),
  pageRule("json-ld-empty", (page) =>
    [...walk(getNodes(page))]
      .filter(([, value]) => value === null || value === "" || (Array.isArray(value) && value.length === 0))
      .filter(([at]) => at !== "")
      .map(([at]) => `${at} is empty`),
  ),
  pageRule("json-ld-ids", (page) => {
    // The course that a resource is part of has its node on another page.
    const whole = getNode(page, "LearningResource")?.isPartOf as JsonLdNode | undefined;
    const ids = new Set([...getNodes(page), whole].map((node) => node?.["@id"]));
    return [...walk(getNodes(page))].flatMap(([at, value]) => {
      if (typeof value !== "object" || value === null || !("@id" in value)) return [];
      return ids.has(value["@id"]) ? [] : [`${at} refers to ${value["@id"]}, which the page does not have`];
    });
  }),
  pageRule("json-ld-invented", (page) =>
    [...walk(getNodes(page))]
      .filter(
        ([at, value]) =>
          value === "PT0H" ||
          (at.endsWith(".@type") && ["Review", "AggregateRating"].includes(String(value))),
      )
      .map(([at, value]) => `${at} is ${value}`),
  ),
  pageRule("json-ld-page", (page, { origin }) => {
    const url = getAbsoluteUrl(origin, page.path);
    const about = getNode(page, "WebPage")?.mainEntity as JsonLdNode | undefined;
    const subject = getNode(page, "Course") ?? getNode(page, "LearningResource");
    return [
      ...[getNode(page, "WebPage"), subject]
        .filter((node) => node && node.url !== url)
        .map((node) => `${node?.["@type"]} has the url ${node?.url}, not ${url}`),
      ...(about?.["@id"] === subject?.["@id"] ? [] : ["the page is not about its course or resource"]),
    ];
  }),
  pageRule("search-action", (page, { origin }) => {
    const action = getNode(page, "WebSite")?.potentialAction as
      | { target?: JsonLdNode; "query-input"?: string }
      | undefined;
    const template = `${origin}/courses?search={search_term_string}`;
    const isRight =
      action?.target?.urlTemplate === template &&
      action["query-input"] === "required name=search_term_string";
    return isRight ? [] : [`the search action does not lead to ${template}`];
  }),
];
