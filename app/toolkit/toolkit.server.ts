import type { ShownContent } from "#app/content/shown-content.server.ts";
import type { RelatedCourse, Toolkit } from "./toolkit.ts";
import { PROMPT_GROUPS, ROADMAP } from "./toolkit-collections.server.ts";

/** The toolkit as its pages show it: each course and prompt that is named has its title. */
export function getToolkit(content: ShownContent, courses: ReadonlyMap<string, RelatedCourse>): Toolkit {
  const related = (slug: string | undefined): { course?: RelatedCourse } => {
    const course = courses.get(slug ?? "");
    return course ? { course: { slug: course.slug, title: course.title, track: course.track } } : {};
  };
  const groups = content
    .entries(PROMPT_GROUPS)
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ slug, data: { order: _, prompts, ...group } }) => ({
      ...group,
      slug,
      prompts: prompts.map(({ course, ...prompt }) => ({ ...prompt, ...related(course) })),
    }));
  const named = new Map(
    groups.flatMap(({ slug: group, prompts }) =>
      prompts.map(({ slug, title }) => [slug, { slug, title, group }] as const),
    ),
  );
  let day = 0;
  const phases = content
    .entries(ROADMAP)
    .toSorted((a, b) => a.data.order - b.data.order)
    .map(({ data: { order: _, ...phase } }) => ({
      ...phase,
      days: phase.days.map(({ course, prompts, ...rest }) => ({
        ...rest,
        day: ++day,
        prompts: prompts.flatMap((slug) => named.get(slug) ?? []),
        ...related(course),
      })),
    }));
  return { groups, phases };
}
