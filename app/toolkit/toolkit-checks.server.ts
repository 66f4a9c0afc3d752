import type { z } from "zod";
import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { nearest } from "#app/content/nearest.ts";
import { findNearDuplicates } from "./near-duplicates.server.ts";
import { checkPlaceholders, checkWorked } from "./prompt-checks.server.ts";
import type { RelatedCourse } from "./toolkit.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";
import type { promptGroupSchema, roadmapPhaseSchema } from "./toolkit-schema.server.ts";

/** A file of the toolkit with its data. */
export type Entry<S extends z.ZodType> = { file: ContentFile; data: z.output<S> };
/** The courses that the toolkit may name. */
export type Courses = Map<string, Omit<RelatedCourse, "slug"> & { isDraft: boolean }>;

/** Slug of a group: the name of its file. */
export const getGroupSlug = ({ file }: ContentFile): string => file.replace(/^.*\/|\.yaml$/g, "");

/** A file's name is the address of its group. */
export function checkGroupName(file: ContentFile): ContentProblem[] {
  const slug = getGroupSlug(file);
  const isKnown = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug !== "index";
  // What is wrong with another extension is said where the folder is read.
  if (isKnown || !file.file.endsWith(".yaml")) return [];
  const fix = "name the file with small letters, digits and single hyphens, not index: it is the address";
  return [problemAt(file, [], slug, fix)];
}

/** The prompts that the toolkit begins with are there; a draft among them is left out where drafts are. */
export const checkStart = (
  file: ContentFile,
  { full, others }: DevToolkitCopy["start"],
  groups: Entry<typeof promptGroupSchema>[],
): ContentProblem[] => {
  const slugs = groups.flatMap(({ data }) => data.prompts.map(({ slug }) => slug));
  return Object.entries({ full, others }).flatMap(([field, names]) =>
    names.flatMap((slug, index) => checkReference(file, ["start", field, index], slug, slugs)),
  );
};

/** No two groups, and no two phases, have the same place or name. */
export function checkUnique(
  entries: Entry<typeof promptGroupSchema | typeof roadmapPhaseSchema>[],
  field: "order" | "title",
): ContentProblem[] {
  const seen = new Map<unknown, string>();
  return entries.flatMap(({ file, data }) => {
    const other = seen.get(data[field]);
    seen.set(data[field], file.file);
    return other ? [problemAt(file, [field], data[field], `${other} has the same: write another`)] : [];
  });
}

/** Every fault of the prompts: their placeholders, answers, names, courses, and what two of them say alike. */
export function checkPrompts(groups: Entry<typeof promptGroupSchema>[], courses: Courses): ContentProblem[] {
  const problems = groups.flatMap(({ file, data }) => [
    ...checkPlaceholders(file, data),
    ...checkWorked(file, data),
  ]);
  const seen = new Map<string, string>();
  const all = groups.flatMap(({ file, data }) =>
    data.prompts.map((prompt, index) => ({ file, index, prompt })),
  );
  for (const { file, index, prompt } of all) {
    const at = ["prompts", index];
    const other = seen.get(prompt.slug);
    if (other)
      problems.push(problemAt(file, [...at, "slug"], prompt.slug, `${other} has the same: write another`));
    seen.set(prompt.slug, file.file);
    if (!prompt.course) continue;
    problems.push(...checkReference(file, [...at, "course"], prompt.course, courses.keys()));
    if (!prompt.draft && courses.get(prompt.course)?.isDraft)
      problems.push(
        problemAt(file, [...at, "course"], prompt.course, "it is a draft: name a published course"),
      );
  }
  const published = all.filter(({ prompt }) => !prompt.draft);
  for (const [a, b] of findNearDuplicates(published.map(({ prompt }) => prompt.prompt))) {
    const [first, second] = [published[a], published[b]];
    if (!first || !second) continue;
    const fix = `it says nearly the same as ${first.prompt.slug}: remove or rewrite one`;
    problems.push(problemAt(second.file, ["prompts", second.index, "prompt"], second.prompt.slug, fix));
  }
  return problems;
}

/** Every course and prompt that a day names is there; undefined prompts are not looked at. */
export function checkPhases(
  phases: Entry<typeof roadmapPhaseSchema>[],
  prompts: string[] | undefined,
  courses: Courses,
): ContentProblem[] {
  return phases.flatMap(({ file, data }) => [
    ...data.days.flatMap((day, index) => [
      ...(day.course ? checkReference(file, ["days", index, "course"], day.course, courses.keys()) : []),
      ...day.prompts.flatMap((slug, place) =>
        prompts ? checkReference(file, ["days", index, "prompts", place], slug, prompts) : [],
      ),
    ]),
  ]);
}

function checkReference(
  file: ContentFile,
  at: PropertyKey[],
  value: string,
  known: Iterable<string>,
): ContentProblem[] {
  const names = [...known];
  if (names.includes(value)) return [];
  return [
    problemAt(
      file,
      at,
      value,
      `no such entry: write ${nearest(value, names) ?? `one of ${names.slice(0, 20).join(", ")}`}`,
    ),
  ];
}
