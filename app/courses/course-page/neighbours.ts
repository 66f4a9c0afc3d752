import type { Course, CoursesBySlug } from "#app/courses/course.ts";
import { formatHours, getWeekHours } from "#app/courses/syllabus/hours.ts";
import { keepOnLine } from "#app/text/typography.ts";
import type { CourseWords } from "./course-words.server.ts";

/** The questions that a course is part of, each with the other courses that it is confused with. */
export function getNeighbours(
  { slug }: Pick<Course, "slug">,
  courses: CoursesBySlug,
  questions: CourseWords["neighbours"],
) {
  return questions.flatMap(({ courses: slugs, ...words }) => {
    const others = slugs.filter((name) => name !== slug).flatMap((name) => courses.get(name) ?? []);
    if (others.length === 0 || !slugs.includes(slug)) return [];
    return [
      {
        ...words,
        others: others.map((course) => ({
          slug: course.slug,
          title: course.title,
          facts: [course.level, formatTime(course)].join(", "),
        })),
      },
    ];
  });
}

/** The time that a course takes, such as '12 weeks, 5 to 6 hours a week'; its hours stay on one line. */
function formatTime(course: Course): string {
  const week = getWeekHours(course);
  return week ? `${course.duration}, ${keepOnLine(`${formatHours(week.all)} a week`)}` : course.duration;
}
