import type { SITE_NAMES } from "#app/academy/site-names.ts";
import type { ShownContent } from "#app/content/shown-content.server.ts";
import { COURSES } from "#app/courses/schema/course-collection.server.ts";
import { getWeeks } from "#app/courses/syllabus/hours.ts";
import { formatRange } from "#app/courses/syllabus/spans.ts";
import type { NameValues } from "#app/text/fill-words.ts";
import { countToolkit } from "#app/toolkit/toolkit.ts";
import { PROMPT_GROUPS, ROADMAP } from "#app/toolkit/toolkit-collections.server.ts";
import { SITE } from "./collections.server.ts";

/** The values of the names in braces that every text may hold; none where site.yaml has a fault. */
export function getNameValues(content: ShownContent): NameValues {
  const [site] = content.entries(SITE);
  if (!site) return {};
  const { identity, parent, tools, toolkitClaim } = site.data;
  const courses = content.entries(COURSES);
  const weeks = courses.flatMap(({ data }) => getWeeks(data) ?? []);
  const values: Partial<Record<(typeof SITE_NAMES)[number], string | number>> = {
    name: identity.name,
    parent: parent.name,
    tools: tools.name,
    chatApp: identity.chatApp,
    count: courses.length,
    // Without a course that has an end, the check of the built site reports the name.
    ...(weeks.length > 0 ? { weeks: formatRange({ from: Math.min(...weeks), to: Math.max(...weeks) }) } : {}),
    sessions: courses.reduce((sum, { data }) => sum + data.sessions, 0),
    promptsClaim: `${toolkitClaim.prompts}+`,
    ...countToolkit({
      groups: content.entries(PROMPT_GROUPS).map(({ data }) => data),
      phases: content.entries(ROADMAP).map(({ data }) => data),
    }),
  };
  return values;
}
