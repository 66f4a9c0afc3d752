import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import { nearest } from "#app/content/nearest.ts";
import { getWeekday } from "./cohort.ts";
import { getWeeks } from "./course.ts";
import type { CourseFrontMatter } from "./course-schema.server.ts";

/** Every fault of a course's cohorts: their first days, their days of the week and their mentors. */
export function checkCohorts(
  file: ContentFile,
  data: CourseFrontMatter,
  mentors: string[] | undefined,
): ContentProblem[] {
  if (data.cohorts.length > 0 && getWeeks(data) === undefined) {
    const fix = "one joins an ongoing course when one likes: remove its cohorts";
    return [problemAt(file, ["cohorts"], `${data.cohorts.length} cohorts`, fix)];
  }
  return data.cohorts.flatMap(({ start, weekdays, mentor }, index) => {
    const problems: ContentProblem[] = [];
    const fault = (field: string, found: unknown, fix: string) =>
      problems.push(problemAt(file, ["cohorts", index, field], found, fix));
    if (weekdays[0] === weekdays[1]) fault("weekdays", weekdays.join(" and "), "write two different days");
    if (!weekdays.includes(getWeekday(start)))
      fault("start", start, `it is a ${getWeekday(start)}: write a ${weekdays.join(" or a ")}`);
    if (data.cohorts.findIndex((other) => other.start === start) < index)
      fault("start", start, "another cohort begins on that day: write another day");
    if (mentor !== undefined && mentors && !mentors.includes(mentor)) {
      const near = nearest(mentor, mentors);
      fault(
        "mentor",
        mentor,
        `write ${near ? `${near}, ` : ""}a name from mentors in site.yaml, or add it there`,
      );
    }
    return problems;
  });
}
