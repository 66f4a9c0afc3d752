import type { z } from "zod";
import { checkShape, checkUnique } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { getDraftTitle } from "#app/content/fields.server.ts";
import type { Finding } from "#app/content/finding.ts";
import { checkSlug, getSlug } from "#app/content/slug.server.ts";
import { TRACKS } from "#app/content/tracks.ts";
import type { GroupFile, PhaseFile, Prompt, RelatedCourse, RoadmapDay, Toolkit } from "./toolkit.ts";
import { type Courses, checkPhases, checkPrompts, type ToolkitFile } from "./toolkit-checks.server.ts";
import { promptGroupSchema, roadmapPhaseSchema } from "./toolkit-schema.server.ts";

/** What the toolkit is read with: the courses that it may name, and whether drafts are shown. */
type ToolkitContext = { courses: Courses; showDrafts: boolean };

/**
 * Reads the toolkit from its parsed files and checks every reference to prompts, courses and tracks.
 * @returns with it the groups as they are in their files.
 */
export function readToolkit(
  files: { prompts: ContentFile[]; roadmap: ContentFile[] },
  { courses, showDrafts }: ToolkitContext,
): { toolkit: Toolkit; groups: ToolkitFile<GroupFile>[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const groups = readOrdered(files.prompts, promptGroupSchema, findings);
  const readable = files.prompts.filter(({ faults }) => faults.length === 0);
  findings.push(...readable.flatMap(checkSlug), ...checkPrompts(groups, courses));
  // A group with a fault of its own hides its prompts: days may then name any.
  const prompts =
    findings.length > 0 ? undefined : groups.flatMap(({ data }) => data.prompts.map(({ slug }) => slug));
  const phases = readOrdered(files.roadmap, roadmapPhaseSchema, findings);
  findings.push(...checkPhases(phases, prompts, courses));
  for (const entries of [groups, phases])
    for (const field of ["order", "title"] as const)
      findings.push(
        ...checkUnique<(typeof entries)[number]>(
          entries,
          () => [field],
          ({ data }) => data[field],
        ),
      );
  return { toolkit: toToolkit(groups, phases, { courses, showDrafts }), groups, findings };
}

/** What is shown: without drafts, unless they are to be seen, and without what leads to them. */
function toToolkit(
  groups: ToolkitFile<GroupFile>[],
  phases: ToolkitFile<PhaseFile>[],
  { courses, showDrafts }: ToolkitContext,
): Toolkit {
  const related = (slug: string): RelatedCourse => {
    const { title, track } = courses.get(slug) ?? { title: slug, track: TRACKS[0] };
    return { slug, title, track };
  };
  const shown = groups
    .map(({ file, data: { order: _, prompts, ...group } }) => ({
      ...group,
      slug: getSlug(file),
      prompts: prompts
        .filter((prompt) => showDrafts || !prompt.draft)
        .map(({ draft, title, course, ...prompt }): Prompt => {
          const shownTitle = draft ? getDraftTitle(title) : title;
          return { ...prompt, title: shownTitle, ...(course ? { course: related(course) } : {}) };
        }),
    }))
    .filter(({ prompts }) => prompts.length > 0);
  const named = new Map(
    shown.flatMap(({ slug: group, prompts }) =>
      prompts.map(({ slug, title }) => [slug, { slug, title, group }] as const),
    ),
  );
  const isShown = (course: string) => showDrafts || !courses.get(course)?.isDraft;
  let day = 0;
  return {
    groups: shown,
    phases: phases.map(({ data: { order: _, ...phase } }) => ({
      ...phase,
      days: phase.days.map(
        ({ course, prompts, ...rest }): RoadmapDay => ({
          ...rest,
          day: ++day,
          prompts: prompts.flatMap((slug) => named.get(slug) ?? []),
          ...(course && isShown(course) ? { course: related(course) } : {}),
        }),
      ),
    })),
  };
}

function readOrdered<Data extends { order: number }>(
  files: ContentFile[],
  schema: z.ZodType<Data>,
  findings: Finding[],
): ToolkitFile<Data>[] {
  const entries: ToolkitFile<Data>[] = [];
  for (const file of files) {
    const checked = checkShape(file, schema);
    findings.push(...checked.findings);
    if (checked.data) entries.push({ file, data: checked.data });
  }
  return entries.toSorted((a, b) => a.data.order - b.data.order);
}
