import type { WeekSpan } from "#app/courses/course.ts";

/** Steps with the weeks in which each happens: a step begins in the week after the one before, the first in week 1. */
export function placeSteps<Step extends { weeks: number }>(steps: Step[]): (Step & { span: WeekSpan })[] {
  let to = 0;
  return steps.map((step) => {
    const from = to + 1;
    to += step.weeks;
    return { ...step, span: { from, to } };
  });
}
