import { getIndexable, type JsonLdNode, NOT_FOUND_FILE, type Page, pageRule, type Rule } from "./site.ts";

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
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  FAQPage: ["mainEntity"],
};

const getNodes = (page: Page): JsonLdNode[] => page.nodes ?? [];

const getNode = (page: Page, type: string): JsonLdNode | undefined =>
  getNodes(page).find((node) => node["@type"] === type);

/** Types that a page must have. */
function getExpectedTypes({ file, path }: Page): string[] {
  const all = ["EducationalOrganization", "WebSite"];
  if (file === NOT_FOUND_FILE) return all;
  if (path === "/") return [...all, "WebPage"];
  const inner = [...all, "WebPage", "BreadcrumbList"];
  if (path.startsWith("/courses/")) return [...inner, "Course"];
  if (path === "/courses") return [...inner, "ItemList"];
  return path === "/contact" ? [...inner, "FAQPage"] : inner;
}

/** Every value in a tree of data, with its path. */
function* walk(value: unknown, at = ""): Generator<[string, unknown]> {
  yield [at, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* walk(child, `${at}.${key}`);
}

const elements = (node: JsonLdNode | undefined, key: string): JsonLdNode[] =>
  Array.isArray(node?.[key]) ? (node[key] as JsonLdNode[]) : [];

const text = (element: { text: string } | null | undefined): string =>
  element?.text.replace(/\s+/g, " ").trim() ?? "";

/** What structured data must be. */
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
    const ids = new Set(getNodes(page).map((node) => node["@id"]));
    return [...walk(getNodes(page))].flatMap(([at, value]) => {
      if (typeof value !== "object" || value === null || !("@id" in value)) return [];
      return ids.has(value["@id"]) ? [] : [`${at} refers to ${value["@id"]}, which the page does not have`];
    });
  }),
  pageRule("json-ld-invented", (page) =>
    [...walk(getNodes(page))]
      .filter(([, value]) => value === "Review" || value === "AggregateRating" || value === "PT0H")
      .map(([at, value]) => `${at} is ${value}`),
  ),
  pageRule("json-ld-page", (page, { origin }) => {
    const url = new URL(page.path, origin).href;
    const [about, course] = [
      getNode(page, "WebPage")?.mainEntity as JsonLdNode | undefined,
      getNode(page, "Course"),
    ];
    return [
      ...[getNode(page, "WebPage"), course]
        .filter((node) => node && node.url !== url)
        .map((node) => `${node?.["@type"]} has the url ${node?.url}, not ${url}`),
      ...(about?.["@id"] === course?.["@id"] ? [] : ["the page is not about its course"]),
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
  pageRule("course", (page) => {
    const node = getNode(page, "Course");
    if (!node) return [];
    const offer = node.offers as JsonLdNode | undefined;
    const instances = [node.hasCourseInstance as JsonLdNode | JsonLdNode[]].flat();
    const [instance] = instances;
    const shown = text(page.document.querySelector("main"));
    const calendars = page.document
      .querySelectorAll('main a[href$=".ics"]')
      .map((link) => link.getAttribute("href") ?? "");
    const isOngoing = node.timeRequired === undefined;
    return [
      ...(node.isAccessibleForFree === false ? [] : ["isAccessibleForFree is not false"]),
      ...(offer?.category === "Paid" && offer.priceCurrency === "INR"
        ? []
        : ["the offer is not paid, in INR"]),
      ...(!offer || !("price" in offer) || shown.includes(`₹${Number(offer.price).toLocaleString("en-IN")}`)
        ? []
        : [`the page does not show the price ${offer.price}`]),
      ...(instance?.courseMode === "Online" ? [] : ["courseMode is not Online"]),
      ...instances
        .filter(({ startDate }) => startDate && !calendars.some((name) => name.endsWith(`-${startDate}.ics`)))
        .map(({ startDate }) => `the page has no calendar of the group that starts on ${startDate}`),
      ...(isOngoing || /^P\d+W$/.test(String(node.timeRequired))
        ? []
        : [`timeRequired is ${node.timeRequired}`]),
      ...(isOngoing === (instance?.courseWorkload === undefined)
        ? []
        : ["only one of timeRequired and courseWorkload"]),
      ...(isOngoing && (instance?.courseSchedule as JsonLdNode | undefined)?.repeatFrequency !== "Weekly"
        ? ["an ongoing course without its weekly schedule"]
        : []),
      ...(Number.isInteger(node.numberOfCredits) ? [] : ["numberOfCredits is not a whole number"]),
    ];
  }),
  pageRule("syllabus", (page) => {
    const main = page.document.querySelector("main");
    const named = elements(getNode(page, "Course"), "syllabusSections");
    const shown = text(main);
    return named.flatMap(({ name, description, timeRequired }) => [
      ...[name, description]
        .filter((words) => !shown.includes(String(words)))
        .map((words) => `the page does not show '${words}'`),
      ...(/^P\d+W$/.test(String(timeRequired)) ? [] : [`the block '${name}' takes ${timeRequired}`]),
    ]);
  }),
  pageRule("breadcrumbs", (page) => {
    const trail = elements(getNode(page, "BreadcrumbList"), "itemListElement");
    if (trail.length === 0) return [];
    const shown = page.document
      .querySelectorAll('nav[aria-label="Breadcrumbs"] li')
      .map((item) => text(item).replace(/^\/ ?/, ""));
    const said = trail.map(({ name }) => String(name));
    const isNumbered = trail.every(
      ({ position, item }, index) => position === index + 1 && /^https:\/\//.test(String(item)),
    );
    const isCourse = page.path.startsWith("/courses/");
    const length = isCourse ? 3 : 2;
    return [
      ...((shown.length === 0 && !isCourse) || shown.join(" > ") === said.join(" > ")
        ? []
        : [`the page shows ${shown.join(" > ")}, the data says ${said.join(" > ")}`]),
      ...(isNumbered && trail.length === length ? [] : [`not ${length} positions with absolute addresses`]),
    ];
  }),
  {
    name: "item-list",
    check: (site) => {
      const page = site.pages.find(({ path }) => path === "/courses");
      if (!page) return [];
      const list = elements(getNode(page, "ItemList"), "itemListElement");
      const listed = list.map(({ url }) => String(url)).toSorted();
      const courses = getIndexable(site).filter(({ path }) => path.startsWith("/courses/"));
      const expected = courses.map(({ path }) => `${site.origin}${path}`).toSorted();
      const isNumbered = list.every(({ position }, index) => position === index + 1);
      if (isNumbered && listed.join() === expected.join()) return [];
      return [
        {
          file: page.file,
          detail: `the item list has ${list.length} courses, the build ${expected.length}, or its positions are wrong`,
        },
      ];
    },
  },
  pageRule("faq", (page) => {
    const questions = elements(getNode(page, "FAQPage"), "mainEntity");
    const shown = text(page.document.querySelector("main"));
    return questions.flatMap((question) => {
      const answer = String((question.acceptedAnswer as JsonLdNode | undefined)?.text);
      return [String(question.name), answer]
        .filter((words) => !shown.includes(words.replace(/\s+/g, " ")))
        .map((words) => `the page does not show '${words.slice(0, 60)}'`);
    });
  }),
];
