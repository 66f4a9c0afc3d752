import { getCoursePath } from "#app/content/addresses.ts";
import type { CourseSummary } from "./course.ts";

/** The courses with a start day, in catalogue order; nothing while no course has one. */
export function NextGroups({ courses }: { courses: CourseSummary[] }) {
  if (courses.length === 0) return null;
  return (
    <section className="page pb-16" aria-labelledby="groups">
      <h2 id="groups" className="voice-wide text-h3">
        Groups that start next
      </h2>
      <ul className="mt-4 grid max-w-text">
        {courses.map(({ slug, title, nextStart }) => (
          <li key={slug} className="border-rule border-b py-2">
            <a href={getCoursePath(slug)} className="text-link inline-flex min-h-8 items-center">
              {title}
            </a>
            <span className="block">{nextStart}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
