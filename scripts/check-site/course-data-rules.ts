import { isCoursePath } from "#app/content/addresses.ts";
import { elements, getNode, text } from "./nodes.ts";
import { getOwnPath, type JsonLdNode, pageRule, type Rule } from "./site.ts";

/** What the structured data of a course says, its page shows. */
export const COURSE_DATA_RULES: Rule[] = [
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
      ...elements(node, "mentions")
        .filter(({ name }) => !shown.includes(String(name)))
        .map(({ name }) => `the page does not show '${name}'`),
      ...(Number.isInteger(node.numberOfCredits) ? [] : ["numberOfCredits is not a whole number"]),
    ];
  }),
  pageRule("part-of-course", (page, site) => {
    const node = getNode(page, "LearningResource");
    if (!node || !page.path.startsWith("/courses/")) return [];
    const course = node.isPartOf as JsonLdNode | undefined;
    const path = getOwnPath(site, String(course?.url)) ?? "";
    const whole = site.indexable.get(path);
    if (course?.["@type"] !== "Course" || course["@id"] !== `${course.url}#course` || !isCoursePath(path))
      return ["its resource is part of no course"];
    return [
      ...(page.facts.links.includes(path) ? [] : [`does not link its course ${path}`]),
      ...(whole?.facts.links.includes(page.path) ? [] : [`its course ${path} does not link it`]),
      ...(text(page.document.querySelector("h1")) === node.name ? [] : [`its heading is not '${node.name}'`]),
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
];
