import type { z } from "zod";
import { type Checked, checkShape, problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { nearest } from "#app/content/nearest.ts";
import { findNearDuplicates } from "./near-duplicates.server.ts";
import { checkPlaceholders, checkWorked } from "./prompt-checks.server.ts";
import type { Prompt, RelatedCourse, RoadmapDay, Toolkit } from "./toolkit.ts";
import { promptGroupSchema, roadmapPhaseSchema } from "./toolkit-schema.server.ts";

type Entry<S extends z.ZodType> = { file: ContentFile; data: z.output<S> };
type Courses = Map<string, Omit<RelatedCourse, "slug">>;

/** Reads the toolkit from its parsed files and checks every reference to prompts, courses and tracks. */
export function readToolkit(
  files: { prompts: ContentFile[]; roadmap: ContentFile[] },
  courses: Courses,
): { toolkit: Toolkit; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const groups = readOrdered(files.prompts, promptGroupSchema, problems);
  // A group with a fault of its own hides its prompts: days may then name any.
  const prompts =
    problems.length > 0 ? undefined : groups.flatMap(({ data }) => data.prompts.map(({ slug }) => slug));
  const phases = readOrdered(files.roadmap, roadmapPhaseSchema, problems);
  problems.push(...checkPrompts(groups, courses), ...checkPhases(phases, prompts, courses));
  const titles = new Map(groups.flatMap(({ data }) => data.prompts.map(({ slug, title }) => [slug, title])));
  const related = (slug: string): RelatedCourse => ({
    slug,
    ...(courses.get(slug) ?? { title: slug, track: "Foundation" }),
  });
  let day = 0;
  const toolkit: Toolkit = {
    groups: groups.map(({ file, data: { order: _, ...group } }) => ({
      ...group,
      slug: file.file.replace(/^.*\/|\.yaml$/g, ""),
      prompts: group.prompts.map((prompt): Prompt => ({ ...prompt, course: related(prompt.course) })),
    })),
    phases: phases.map(({ data: { order: _, ...phase } }) => ({
      ...phase,
      days: phase.days.map(
        ({ course, prompts, ...rest }): RoadmapDay => ({
          ...rest,
          day: ++day,
          prompts: prompts.map((slug) => ({ slug, title: titles.get(slug) ?? slug })),
          ...(course ? { course: related(course) } : {}),
        }),
      ),
    })),
  };
  return { toolkit, problems };
}

function readOrdered<S extends typeof promptGroupSchema | typeof roadmapPhaseSchema>(
  files: ContentFile[],
  schema: S,
  problems: ContentProblem[],
): Entry<S>[] {
  const entries: Entry<S>[] = [];
  for (const file of files) {
    const checked = checkShape(file, schema) as Checked<z.output<S>>;
    problems.push(...checked.problems);
    if (checked.data) entries.push({ file, data: checked.data });
  }
  return entries.toSorted((a, b) => a.data.order - b.data.order);
}

function checkPrompts(groups: Entry<typeof promptGroupSchema>[], courses: Courses): ContentProblem[] {
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
    problems.push(...checkReference(file, [...at, "course"], prompt.course, courses.keys()));
  }
  for (const [a, b] of findNearDuplicates(all.map(({ prompt }) => prompt.prompt))) {
    const [first, second] = [all[a], all[b]];
    if (!first || !second) continue;
    const fix = `it says nearly the same as ${first.prompt.slug}: remove or rewrite one`;
    problems.push(problemAt(second.file, ["prompts", second.index, "prompt"], second.prompt.slug, fix));
  }
  return problems;
}

function checkPhases(
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
