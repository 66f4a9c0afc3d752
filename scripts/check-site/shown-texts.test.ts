import { expect, it } from "vitest";
import type { SiteContent } from "#app/site/site-content.server.ts";
import { checkTexts, findUnseenFields } from "./shown-texts.ts";
import { BuiltSite } from "./site.ts";

const CONTENT = {
  courses: [{ slug: "java", title: "Core Java", longDescription: "<p>You write <b>code</b>.</p>", id: "12" }],
  toolkit: { groups: [] },
  entries: { sessions: [{ path: "/courses/java/session", title: "Add up money", session: "Money" }] },
} as unknown as SiteContent;

const PAGES: Record<string, string> = {
  "index.html": `<body><h1>Asha&#x27;s school</h1><div data-props='{"question":"Why?"}'></div>`,
  "courses/java.html": "<body><h1>Core Java</h1><p>You write\n <b>code</b>.</p>",
  "courses/java/session.html": "<body><h1>Add up money</h1><script>const id = undefined;</script>",
};

/** The site in which a part of a page is another one. */
function readSite(file = "index.html", from = "", to = ""): BuiltSite {
  const pages = { ...PAGES, [file]: (PAGES[file] ?? "").replace(from, to) };
  const files = { names: Object.keys(pages), read: (name: string) => pages[name] ?? "" };
  return new BuiltSite(files, "https://academy.example", new Set(), CONTENT);
}

it("finds nothing where the pages show every text", () => expect(checkTexts(readSite())).toEqual([]));

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
])("finds a fault in %s with '%s' as '%s'", (file, from, to, detail) =>
  expect(checkTexts(readSite(file, from, to))).toEqual([{ file, detail }]),
);

it("takes a word for a missing value only where the content does not have it", () => {
  const site = readSite("courses/java.html", "code", "NaN");
  const said = JSON.parse(JSON.stringify(CONTENT).replace("code", "NaN")) as SiteContent;
  expect(checkTexts(Object.assign(site, { content: said }))).toEqual([]);
});

it("finds the texts that no page shows, also not in its attributes", () => {
  const pages = { title: "Asha's school", question: "Why?", answer: "Because.", text: "{courses} courses" };
  expect(findUnseenFields(readSite(), { pages })).toEqual(["pages.answer"]);
});
