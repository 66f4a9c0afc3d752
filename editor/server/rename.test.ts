import { expect, it } from "vitest";
import { COURSE, createTestEditor } from "../testing/test-editor.ts";
import { moveLinks } from "./rename.ts";

const { ask, change, load, make, read, readAll } = createTestEditor();

/** Moves a course to an address that the owner has agreed to. */
async function move(from: string, to: string, page = `/courses/${from}`): Promise<void> {
  change("contract.yaml", `  ${from}:`, `  ${to}:`);
  expect(await make("move", { address: to }, page)).toBe(`/courses/${to}`);
}

it("moves the files of a course, its references and its address, and puts all back", async () => {
  const before = readAll();
  await move("core-java", "java", "/courses/core-java/session");
  const { courses, redirects, articles, warnings } = load();
  expect(courses.map(({ slug }) => slug)).toContain("java");
  expect(
    Object.values(articles)
      .flat()
      .map(({ path }) => path),
  ).toEqual(["/courses/java/session", "/courses/java/projects/invoice-maker"]);
  expect(redirects).toContainEqual({ from: "/courses/core-java", to: "/courses/java" });
  expect(redirects).toContainEqual({ from: "/courses/core-java/session", to: "/courses/java/session" });
  expect(warnings).toEqual([]);
  expect([...readAll().keys()].filter((file) => file.includes("core-java"))).toEqual([]);
  change("contract.yaml", "  java:", "  core-java:");
  expect(await ask("putBack", { id: 1 })).toMatchObject({ saved: { page: "/courses/core-java/session" } });
  expect(readAll()).toEqual(before);
});

it("moves a draft without a redirect", async () => {
  const { redirects } = load();
  await make("courses/*.md", COURSE);
  expect(await make("move", { address: "golang " }, "/courses/go")).toBe("/courses/golang");
  expect(load().redirects).toEqual(redirects);
});

it("keeps old addresses of a renamed course, and takes its own back", async () => {
  const old = { from: "/courses/core-java/old", to: "/courses/core-java/session" };
  change("redirects.yaml", /$/, `- { from: ${old.from}, to: ${old.to} }\n`);
  await move("core-java", "java");
  expect(load().redirects).toContainEqual({ ...old, to: "/courses/java/session" });
  await move("java", "core-java");
  const { redirects } = load();
  expect(redirects).toContainEqual(old);
  expect(redirects).toContainEqual({ from: "/courses/java", to: "/courses/core-java" });
  expect(redirects.filter(({ from, to }) => from === to || from === "/courses/core-java")).toEqual([]);
});

it("writes the first redirects into an empty list", async () => {
  change("redirects.yaml", /.*/s, "[]\n");
  await move("core-java", "java");
  expect(load().redirects).toContainEqual({ from: "/courses/core-java", to: "/courses/java" });
});

it("leaves an address that is only mentioned in a sentence", async () => {
  const text = "Which course first? See /courses/core-java";
  change("pages/contact.yaml", "Three fields are needed", text);
  await move("core-java", "java");
  expect(read("pages/contact.yaml")).toContain(text);
});

it.each([
  ["a link", "See [Java](/old), or not.", "See [Java](/new), or not."],
  ["a link with a title", '[Java](/old "Java at /old")', '[Java](/new "Java at /old")'],
  ["a link whose words are its address", "[/old](/old)", "[/old](/new)"],
  ["a link over two lines of a list", "- a\n  - [two\n    lines](/old)", "- a\n  - [two\n    lines](/new)"],
  ["a link in a table", "| a |\n| - |\n| [x](/old) |", "| a |\n| - |\n| [x](/new) |"],
  [
    "definitions",
    '[it][java], [that].\n\n[java]: /old\n[that]: </old> "t"',
    '[it][java], [that].\n\n[java]: /new\n[that]: </new> "t"',
  ],
  [
    "a link after code like it",
    "- `[x](/old)`\n\n  ```md\n  [x](/old)\n  ```\n\n  [x](/old)",
    "- `[x](/old)`\n\n  ```md\n  [x](/old)\n  ```\n\n  [x](/new)",
  ],
])("moves %s", (_, before, after) =>
  expect(moveLinks(before, (href) => href.replace("/old", "/new"))).toBe(after),
);

it.each([
  ["a listing", "```md\n[x](/old)\n```"],
  ["code", "`[x](/old)`"],
  ["a comment", "<!-- [x](/old) -->"],
  ["words", "[x] (/old)"],
])("leaves %s", (_, text) => expect(moveLinks(text, (href) => href.replace("/old", "/new"))).toBe(text));
