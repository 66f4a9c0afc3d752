import { expect, it } from "vitest";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { checkTexts } from "./shown-texts.ts";
import { BuiltSite } from "./site.ts";

const CONTENT = {
  courses: [{ slug: "java", title: "Core Java", longDescription: "<p>You write <b>code</b>.</p>", id: "12" }],
  toolkit: { groups: [], phases: [] },
  entries: { sessions: [{ path: "/courses/java/session", title: "Add up money" }] },
  pages: { about: { title: "Asha's school", text: "{courses} courses" }, course: { tabs: "Tabs" } },
  faq: [{ question: "Why?", answer: "Because, as ever." }],
} as unknown as SiteContent;

const PAGES: Record<string, string> = {
  "index.html": "<body><h1>Asha&#x27;s school</h1>",
  "contact.html": `<body><div data-props='{"question":"Why?"}'></div><p>Because, <i>as</i>\n ever.</p>`,
  "courses/java.html": "<body><h1>Core Java</h1><p>You write <b>code</b>.</p>",
  "courses/java/session.html": "<body><h1>Add up money</h1><script>const id = undefined;</script>",
};

/** What is found when a part of a page is another one. */
function check(file = "index.html", from = "", to = "") {
  const pages = { ...PAGES, [file]: (PAGES[file] ?? "").replace(from, to) };
  const files = { names: Object.keys(pages), read: (name: string) => pages[name] ?? "" };
  return checkTexts(new BuiltSite(files, "https://academy.example", new Set(), CONTENT));
}

it("finds nothing where every text of the content is shown", () => expect(check()).toEqual([]));

it.each([
  ["courses/java.html", "Core Java", "Java", "does not show title: 'Core Java'"],
  [
    "courses/java.html",
    "You write",
    "We write",
    "does not show longDescription: '<p>You write <b>code</b>.</p>'",
  ],
  ["courses/java/session.html", "Add", "Sum", "does not show title: 'Add up money'"],
  ["courses/java.html", "Core Java", "Core Java: NaN hours", "shows 'NaN'"],
  ["contact.html", "Because", "Why", "no page shows faq.0.answer: 'Because, as ever.'"],
  ["index.html", "school", "academy", "no page shows about.title: 'Asha's school'"],
])("finds a fault in %s with '%s' as '%s'", (file, from, to, detail) =>
  expect(check(file, from, to).map((fault) => fault.detail)).toEqual([detail]),
);

it("looks on the page of a course for its own texts, not on others", () => {
  const faults = check("courses/java.html", "<h1>Core Java</h1>", "");
  expect(faults).toEqual([{ file: "courses/java.html", detail: "does not show title: 'Core Java'" }]);
  expect(check("index.html", "</h1>", " Core Java</h1>")).toEqual([]);
});
