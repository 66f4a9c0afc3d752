import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { searchesSchema } from "#app/content/searches-schema.server.ts";
import { changeFile, copyContent } from "./copied-content.server.ts";
import { checkSearches } from "./search-check.server.ts";
import { loadSiteContent } from "./site-content.server.ts";

const FILE: ContentFile = {
  ...{ file: "content/searches.yaml", data: [], body: "", bodyLine: 1, problems: [] },
  lineOf: ([index]) => Number(index) + 1,
};

const course = (slug: string, title: string, description: string) =>
  ({ slug, title, description, level: "Beginner", track: "Foundation" }) as never;

const catalogue = {
  courses: [
    course("core-java", "Core Java", "Objects, SQL and Git."),
    course("aws-cloud", "AWS Cloud", "Networks and DevOps."),
  ],
  slugs: ["core-java", "aws-cloud", "hidden-draft"],
};
const toolkit = {
  groups: [
    {
      slug: "debug",
      prompts: [
        { slug: "debug-a-pod", title: "Debug a Kubernetes pod", when: "It hangs.", level: "Advanced" },
      ],
    },
  ] as never,
};

const check = (search: object) => {
  const searches = searchesSchema.parse([search]);
  return checkSearches(FILE, searches, catalogue, toolkit, []).map(
    ({ field, found, fix }) => `${field}: ${found}; ${fix}`,
  );
};

it.each([
  { query: "JAVA", courses: ["core-java"] },
  { query: "devops", courses: ["aws-cloud"] },
  { query: "pod kubernetes", prompts: ["debug-a-pod"] },
  { query: "hangs", prompts: ["debug-a-pod"] },
])("nothing is said of $query, which finds what it must", (search) => expect(check(search)).toEqual([]));

it.each([
  [
    { query: "docker", courses: ["core-java", "aws-cloud"] },
    [
      "[0].courses[0]: 'core-java'; 'docker' does not find it: write that in its title or description, or remove it here",
      "[0].courses[1]: 'aws-cloud'; 'docker' does not find it: write that in its title or description, or remove it here",
    ],
  ],
  [
    { query: "java sql", courses: ["core-java"] },
    [
      "[0].courses[0]: 'core-java'; 'java sql' does not find it: write that in its title or description, or remove it here",
    ],
  ],
  [
    { query: "helm", prompts: ["debug-a-pod"] },
    [
      "[0].prompts[0]: 'debug-a-pod'; 'helm' does not find it: write that in its title or situation (when), or remove it here",
    ],
  ],
  [
    { query: "java", courses: ["core-jawa"] },
    ["[0].courses[0]: 'core-jawa'; there is none of that name: write core-java"],
  ],
  [
    { query: "pod", prompts: ["something-else"] },
    ["[0].prompts[0]: 'something-else'; there is none of that name: remove it"],
  ],
  [{ query: "draft", courses: ["hidden-draft"] }, []],
])("%j misses what is said", (search, said) => expect(check(search)).toEqual(said));

it("is said beside the content, which loads all the same", () => {
  const folder = copyContent();
  changeFile(folder, "searches.yaml", "query: java", "query: cobol");
  const notes = loadSiteContent(folder).warnings.filter(({ file }) => file.endsWith("searches.yaml"));
  rmSync(folder, { recursive: true });
  expect(notes.map(({ line, found }) => `${line} ${found}`)).toEqual(["1 'core-java'", "1 'advanced-java'"]);
});
