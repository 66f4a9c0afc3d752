import { type Bar, getProjectClass, getProjectId } from "./score.ts";

/**
 * The rules by which poster, score and names of projects light each other: each name of a project, and each of its marks on
 * the poster, outlines the sessions of all others. They name the projects of this course, so they are made for its page.
 */
export function formatLights(bars: Bar[]): string {
  const outlined = bars.map(({ project }) => {
    const [name, marks] = [`.${getProjectId(project)}`, `.${getProjectClass(project)}`];
    return `main:has(:is(${name},.poster ${marks}):is(:hover,:focus-visible,:target)) :is(.poster a,.session):not(${marks})`;
  });
  return outlined.length > 0 ? `${outlined.join()}{${OUTLINED}}` : "";
}

const OUTLINED =
  "--body:transparent;--slab:transparent;--words:currentcolor;--hole:var(--ground);--rim:var(--mark);--number:var(--name,var(--band-mark))";
