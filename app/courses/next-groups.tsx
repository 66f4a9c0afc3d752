import { getCoursePath } from "#app/content/addresses.ts";
import type { Course } from "./course.ts";

/** A course whose next group has a day. */
export type NextGroup = { slug: string; title: string; start: string };

/** The courses whose next group has a day, in catalogue order. */
export const listNextGroups = (courses: Course[]): NextGroup[] =>
  courses.flatMap(({ slug, title, nextStart }) => (nextStart ? [{ slug, title, start: nextStart }] : []));

/** The groups that begin next; nothing while none has a day. */
export function NextGroups({ title, groups }: { title: string; groups: NextGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section className="page pb-16" aria-labelledby="groups">
      <h2 id="groups" className="voice-wide text-h3">
        {title}
      </h2>
      <ul className="mt-4 grid max-w-text">
        {groups.map(({ slug, title: course, start }) => (
          <li key={slug} className="border-rule border-b py-2">
            <a
              href={getCoursePath(slug)}
              data-prefetch=""
              className="text-link inline-flex min-h-8 items-center"
            >
              {course}
            </a>
            <span className="block">{start}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
