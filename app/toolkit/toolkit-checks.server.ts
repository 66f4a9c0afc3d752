import { checkReference, checkUnique, findingAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { nearest } from "#app/content/nearest.ts";
import { isShared, listPlaceholders, splitAtQuotes } from "./prompt-text.ts";
import type { GroupFile, PhaseFile, RelatedCourse } from "./toolkit.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";

/** A file of the toolkit with its data. */
export type ToolkitFile<Data> = { file: ContentFile; data: Data };
/** The courses that the toolkit may name. */
export type Courses = Map<string, Omit<RelatedCourse, "slug"> & { isDraft: boolean }>;

/** The prompts that the toolkit begins with are there; a draft among them is left out where drafts are. */
export const checkStart = (
  file: ContentFile,
  { full, others }: DevToolkitCopy["start"],
  groups: ToolkitFile<GroupFile>[],
): Finding[] => {
  const known = groups.flatMap(({ data }) => data.prompts.map(({ slug }) => slug));
  return Object.entries({ full, others }).flatMap(([field, names]) =>
    names.flatMap((slug, index) =>
      checkReference(file, ["start", field, index], slug, { noun: "prompt", known }),
    ),
  );
};

/** Every fault of the prompts: their placeholders, answers, names and courses. */
export function checkPrompts(groups: ToolkitFile<GroupFile>[], courses: Courses): Finding[] {
  const findings = groups.flatMap(({ file, data }) => [
    ...checkPlaceholders(file, data),
    ...checkWorked(file, data),
  ]);
  const all = groups.flatMap(({ file, data }) =>
    data.prompts.map((prompt, index) => ({ file, index, prompt })),
  );
  findings.push(
    ...checkUnique(
      all,
      ({ index }) => ["prompts", index, "slug"],
      ({ prompt }) => prompt.slug,
    ),
  );
  for (const { file, index, prompt } of all) {
    if (!prompt.course) continue;
    const at = ["prompts", index, "course"];
    findings.push(...checkReference(file, at, prompt.course, { noun: "course", known: [...courses.keys()] }));
    if (!prompt.draft && courses.get(prompt.course)?.isDraft)
      findings.push(findingAt(file, at, prompt.course, "it is a draft: name a published course"));
  }
  return findings;
}

/** Every placeholder of a prompt that is not a shared one has its label and example there, and no other has. */
function checkPlaceholders(file: ContentFile, { prompts }: GroupFile): Finding[] {
  return prompts.flatMap(({ prompt, placeholders }, index) => {
    const at = ["prompts", index, "placeholders"];
    const used = listPlaceholders(prompt);
    const missing = used.filter((name) => !isShared(name) && !Object.hasOwn(placeholders, name));
    const misspelt = Object.keys(placeholders)
      .filter((name) => !isShared(name) && !used.includes(name))
      .flatMap((name) => nearest(name, missing) ?? []);
    return [
      ...missing
        .filter((name) => !misspelt.includes(name))
        .map((name) => {
          const fix = `{${name}} has no label here: write ${name}: { label: "What to write", example: "Such as this" }`;
          return findingAt(file, at, Object.keys(placeholders), fix);
        }),
      ...Object.keys(placeholders).flatMap((name) => {
        if (isShared(name)) {
          const fix = "remove it: its label stands in content/pages/dev-toolkit.yaml, once for all prompts";
          return findingAt(file, [...at, name], name, fix);
        }
        if (used.includes(name)) return [];
        const near = nearest(name, missing);
        const fix = near ? `write ${near}` : `the prompt has no {${name}}: remove it`;
        return findingAt(file, [...at, name], name, fix);
      }),
    ];
  });
}

/** A worked answer belongs to a prompt of its group, fills in its placeholders, and is quoted word for word. */
function checkWorked(file: ContentFile, { prompts, worked }: GroupFile): Finding[] {
  const prompt = prompts.find(({ slug, draft }) => slug === worked.prompt && !draft);
  const quotes = checkQuotes(file, worked);
  if (prompt) return [...checkInput(file, listPlaceholders(prompt.prompt), worked.input), ...quotes];
  const known = prompts.filter(({ draft }) => !draft).map(({ slug }) => slug);
  const noun = "published prompt in this group";
  return [...checkReference(file, ["worked", "prompt"], worked.prompt, { noun, known }), ...quotes];
}

/** A quote is marked in the answer, so it must stand there, apart from the others. */
function checkQuotes(file: ContentFile, { answer, corrections }: GroupFile["worked"]): Finding[] {
  const quotes = corrections.map(({ quote }) => quote);
  const marked = new Set(splitAtQuotes(answer, quotes).map(({ quote }) => quote));
  return quotes.flatMap((quote, index) => {
    if (marked.has(index)) return [];
    const fix = answer.includes(quote)
      ? "it overlaps with another quote: choose words that no other quote has"
      : "copy the words from the answer, exactly as they stand there";
    return findingAt(file, ["worked", "corrections", index, "quote"], quote, fix);
  });
}

function checkInput(file: ContentFile, used: string[], input: Record<string, string>): Finding[] {
  const given = Object.keys(input);
  return [
    ...used
      .filter((name) => !given.includes(name))
      .map((name) => findingAt(file, ["worked", "input"], given, `write what was filled in for ${name}`)),
    ...given
      .filter((name) => !used.includes(name))
      .map((name) => {
        const fix = `the prompt has no {${name}}: write one of ${used.join(", ")}, or remove it`;
        return findingAt(file, ["worked", "input", name], name, fix);
      }),
  ];
}

/** Every course and prompt that a day names is there; undefined prompts are not looked at. */
export function checkPhases(
  phases: ToolkitFile<PhaseFile>[],
  prompts: string[] | undefined,
  courses: Courses,
): Finding[] {
  return phases.flatMap(({ file, data }) => [
    ...data.days.flatMap((day, index) => [
      ...(day.course
        ? checkReference(file, ["days", index, "course"], day.course, {
            noun: "course",
            known: [...courses.keys()],
          })
        : []),
      ...day.prompts.flatMap((slug, place) =>
        prompts
          ? checkReference(file, ["days", index, "prompts", place], slug, { noun: "prompt", known: prompts })
          : [],
      ),
    ]),
  ]);
}
