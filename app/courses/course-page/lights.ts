import { getSessionId } from "#app/courses/course-ids.ts";
import { type Bar, getProjectClass, getProjectId } from "./score.ts";

/**
 * Rules by which poster, score and project names highlight each other. Generated for each page, because they name the
 * projects and sessions of its course.
 */
export function formatLights(bars: Bar[], sessions: number): string {
  const outlined = bars.map(({ project }) => {
    const [name, marks] = [`.${getProjectId(project)}`, `.${getProjectClass(project)}`];
    return `main:has(:is(${name},.poster ${marks}):is(:hover,:focus-visible,:target)) :is(.poster a,.score p):not(${marks})`;
  });
  const lit = Array.from({ length: sessions }, (_, index) => {
    const id = getSessionId(index + 1);
    return `:has(#${id}:target) [href$=${id}]`;
  });
  return [...formatRule(outlined, OUTLINED), ...formatRule(lit, LIT)].join("");
}

const formatRule = (selectors: string[], declarations: string) =>
  selectors.length > 0 ? [`${selectors.join()}{${declarations}}`] : [];

const OUTLINED =
  "--body:transparent;--slab:transparent;--words:currentcolor;--hole:var(--ground);--rim:var(--mark);--number:var(--name,var(--band-mark))";

/** As a mark under the pointer, which `poster.css` lights. */
const LIT = "--hole:var(--mark);--rim:var(--mark);--rim-width:8px;--number:var(--lit,var(--ground))";
