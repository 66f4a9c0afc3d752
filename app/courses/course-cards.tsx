import type { CourseSummary } from "./course.ts";
import { CourseCard } from "./course-card.tsx";

/** A few courses side by side; `className` is the distance around them. */
export function CourseCards({ courses, className }: { courses: CourseSummary[]; className: string }) {
  return (
    <ul className={`${className} sm:grid-cols-2 lg:grid-cols-3`}>
      {courses.map((course) => (
        <CourseCard key={course.slug} course={course} />
      ))}
    </ul>
  );
}
