import type { LearningPathsPage } from "#app/courses/learning-paths-copy.server.ts";

/** Situations, each with where to begin and links to there. */
export function ChoiceList({ cases }: { cases: LearningPathsPage["choose"]["cases"] }) {
  return (
    <dl className="mt-part border-ink border-t-2">
      {cases.map(({ situation, advice, links }) => (
        <div
          key={situation}
          className="grid gap-x-10 gap-y-1 border-rule border-b py-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,1.4fr)]"
        >
          <dt className="font-bold text-h4">{situation}</dt>
          <dd>{advice}</dd>
          <dd className="flex flex-wrap gap-x-5 lg:flex-col">
            {links.map(({ label, href }) => (
              <a key={href} href={href} className="text-link inline-flex min-h-11 items-center lg:min-h-7">
                {label}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
