import { elements, getNode, text } from "./nodes.ts";
import { type JsonLdNode, pageRule, type Rule } from "./site.ts";

/** Trails, lists and questions: what the structured data says, the page shows. */
export const LIST_DATA_RULES: Rule[] = [
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
    // The home page, and each part of the address that has a page.
    const length = page.path.replace("/projects/", "/").split("/").length;
    return [
      ...((shown.length === 0 && length === 2) || shown.join(" > ") === said.join(" > ")
        ? []
        : [`the page shows ${shown.join(" > ")}, the data says ${said.join(" > ")}`]),
      ...(isNumbered && trail.length === length ? [] : [`not ${length} positions with absolute addresses`]),
    ];
  }),
  {
    name: "item-list",
    check: (site) => {
      const page = site.indexable.get("/courses");
      if (!page) return [];
      const list = elements(getNode(page, "ItemList"), "itemListElement");
      const listed = list.map(({ url }) => String(url)).toSorted();
      const expected = site.courses.map(({ path }) => `${site.origin}${path}`).toSorted();
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
