import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { changeFile, FIXTURE } from "./copied-content.server.ts";

const GUIDE = "content/README.md";

/** A block of the editors' guide that says in its first line which file it belongs to. */
const EXAMPLE = /^(`{3,})(?:yaml|markdown)\n(?:# |<!-- )content\/(\S+)(?: -->)?\n+([\s\S]*?)^\1$/gm;

/** The examples of the editors' guide, by its sections: one may need those before it. */
const listExamples = (): [section: string, examples: { file: string; text: string }[]][] =>
  readFileSync(GUIDE, "utf8")
    .split(/^## /m)
    .map((section): ReturnType<typeof listExamples>[number] => [
      section.slice(0, section.indexOf("\n")),
      Array.from(section.matchAll(EXAMPLE), ([, , file = "", text = ""]) => ({ file, text })),
    ])
    .filter(([, examples]) => examples.length > 0);

const append = (folder: string, file: string, text: string): void => {
  const name = path.join(folder, file);
  writeFileSync(name, readFileSync(name, "utf8") + text);
};

/** Writes an example where the guide says: a field in the place of the field of that name, a text behind the text. */
function writeExample(folder: string, { file, text }: { file: string; text: string }): void {
  if (!/^[\w ]+:/.test(text)) {
    append(folder, file, `\n${text}`);
    return;
  }
  const name = path.join(folder, file);
  let content = readFileSync(name, "utf8");
  for (const [field] of text.matchAll(/^[\w ]+:.*\n(?: .*\n)*/gm)) {
    const key = field.slice(0, field.indexOf(":"));
    content = content.replace(new RegExp(`^${key}:.*\\n(?:[ -](?!--).*\\n)*`, "m"), "");
    const end = file.endsWith(".md") ? content.indexOf("\n---\n") + 1 : content.length;
    content = `${content.slice(0, end)}${field}${content.slice(end)}`;
  }
  writeFileSync(name, content);
}

const retire = (folder: string, slug: string) =>
  changeFile(folder, `courses/${slug}.md`, "\nlevel:", "\nretired: 2026-11-20\nlevel:");

/** Writes a further course: like one of the tests' content in all but its name, and without groups. */
function addCourse(folder: string, slug: string, title: string, number: number): void {
  const text = readFileSync(path.join(FIXTURE, "courses/core-java.md"), "utf8")
    .replace(/^(?:cohorts|price):.*\n(?: .*\n)*/gm, "")
    .replace(/^id: .*/m, `id: "${1000 + number}"`)
    .replace(/^order: .*/m, `order: ${1000 + number}`)
    .replace(/^title: .*/m, `title: ${title}`)
    .replace(
      /^description: .*/m,
      `description: ${title} is like another course in all but its name and place.`,
    );
  writeFileSync(path.join(folder, `courses/${slug}.md`), text);
}

/** Adds the courses that the guide and the edits name to the few of the tests' content. */
export function addCourses(folder: string): void {
  const titles = ["Python Fundamentals", "Advanced Java", "Web Development", "Math for ML"];
  for (const [index, title] of titles.entries())
    addCourse(folder, title.toLowerCase().replaceAll(" ", "-"), title, index);
}

/** What the guide invites an editor or an owner to do: nothing of it may fail a command or a test. */
export const EDITS: Record<string, (folder: string) => void> = {
  ...Object.fromEntries(
    listExamples().map(([section, examples]) => [
      `the guide's examples of '${section}'`,
      (folder: string) => {
        for (const example of examples) writeExample(folder, example);
      },
    ]),
  ),
  "the size of a group": (folder) => changeFile(folder, "site.yaml", /^groupSize: .*/m, "groupSize: 10"),
  "no word on what is given back, and where to complain": (folder) =>
    changeFile(folder, "site.yaml", /^(?:refunds|complaints): .*\n/gm, ""),
  "a group without a mentor": (folder) =>
    changeFile(
      folder,
      "courses/web-development.md",
      "\nmarketDemand:",
      '\ncohorts:\n  - { start: 2027-02-01, weekdays: [Mon, Thu], time: "07:30", timeZone: Europe/Berlin, language: de, seats: 8 }\nmarketDemand:',
    ),
  "a short description": (folder) =>
    changeFile(
      folder,
      "courses/advanced-java.md",
      /(?<=\n---\n)[\s\S]*/,
      `\n${"A sentence of a few words. ".repeat(40)}\n`,
    ),
  "a project about TODOs, and an address of one's own machine": (folder) =>
    changeFile(
      folder,
      "courses/web-development.md",
      "\nprojects:\n",
      '\nprojects:\n  - "TODO app - Answers GET /todos/{{id}} at http://localhost:3000, with CREATE OR REPLACE VIEW behind it"\n',
    ),
  "a further question that the owner agrees to": (folder) => {
    append(
      folder,
      "faq.yaml",
      '- question: "Can I pause a course?"\n  answer: "Yes, at the end of a block."\n',
    );
    changeFile(folder, "contract.yaml", "questions: 3", "questions: 4");
  },
  "a retired course": (folder) => retire(folder, "core-java"),
  "one more link in the footer": (folder) =>
    changeFile(folder, "site.yaml", "  legal:\n", "    - { label: Tools, href: /zerotools }\n  legal:\n"),
  "a further course": (folder) => addCourse(folder, "rust", "Rust सीखें", 99),
  "an address that has moved": (folder) =>
    append(folder, "redirects.yaml", "- { from: /courses/java, to: /courses/advanced-java }\n"),
  "a course under another name": (folder) => {
    renameSync(path.join(folder, "courses/math-for-ml.md"), path.join(folder, "courses/mathematics.md"));
    append(folder, "redirects.yaml", "- { from: /courses/math-for-ml, to: /courses/mathematics }\n");
  },
  "a prompt that asks for JSON": (folder) =>
    changeFile(
      folder,
      "toolkit/prompts/debug.yaml",
      "    prompt: |\n",
      '    prompt: |\n      Answer as {"line": 3}, or as {} without a fault.\n',
    ),
  "the versions that a course is taught with, and what has changed in it": (folder) =>
    changeFile(
      folder,
      "courses/advanced-java.md",
      "\nprojects:",
      '\ntaughtWith: { tools: [PostgreSQL 18], checked: "2026-11" }\nchanges:\n  - { date: 2026-11-20, text: Session four uses PostgreSQL 18. }\nprojects:',
    ),
  "another word in the navigation": (folder) =>
    changeFile(folder, "site.yaml", "{ label: Corporate,", "{ label: For teams,"),
  "another name of the academy": (folder) =>
    changeFile(folder, "site.yaml", "  name: Zero Academy", "  name: Ten Academy"),
};

/** The one edit that another one rules out. */
export const switchAnnouncementOff = (folder: string): void =>
  changeFile(folder, "site.yaml", /^announcement:\n(?: .*\n)*/m, "");
