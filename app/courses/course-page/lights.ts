import { getSessionId } from "#app/academy/addresses.ts";
import type { Course } from "#app/courses/course.ts";
import { type Bar, getProjectClass, getProjectId } from "./score.ts";

/** What points at a session or a project: the pointer, the focus, the address. */
const POINTED = ":is(:hover,:focus-visible,:target)";

/**
 * The rules by which poster, score and names of projects light each other: what is pointed at lights its marks wherever
 * they are, and a project outlines all others. They name the sessions of this course, so they are made for its page.
 */
export function writeLights({ sessions }: Pick<Course, "sessions">, bars: Bar[]): string {
  const numbers = Array.from({ length: sessions }, (_, index) => index + 1);
  const lit = [
    ...numbers.flatMap((number) => {
      const id = `#${getSessionId(number)}`;
      return [`:has(${id}${POINTED}) [href="${id}"]`, `:has([href="${id}"]:hover) ${id}`];
    }),
    ...bars.map(({ project }) => {
      const id = `.${getProjectId(project)}`;
      return `:has(${id}${POINTED}) :is(.${getProjectClass(project)},${id})`;
    }),
  ];
  const others = `main:has(.project${POINTED}) :where(.poster a,.session,.bar)`;
  return `${others}{${OUTLINED}}${lit.map((selector) => `main${selector}`).join(",")}{${LIT}}`;
}

const OUTLINED = "--body:transparent;--hole:var(--ground);--rim:var(--mark);--number:var(--mark)";
const LIT =
  "--body:var(--mark);--hole:var(--mark);--rim:var(--mark);--rim-width:8px;--number:var(--lit-number,var(--ground))";
