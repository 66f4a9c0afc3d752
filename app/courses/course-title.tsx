import { getCoursePath } from "#app/content/addresses.ts";
import type { CourseLink } from "./course.ts";

/** A link to a course, with its title. */
export const CourseTitle = ({ course: { slug, title } }: { course: CourseLink }) => (
  <a href={getCoursePath(slug)} className="text-link">
    {title}
  </a>
);
