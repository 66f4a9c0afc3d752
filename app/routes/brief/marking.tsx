import { Section } from "#app/ui/section.tsx";
import type { BriefCopy } from "./copy.server.ts";

/** When the project is done: boxes to tick, on paper too. */
export function Criteria({ copy, criteria }: { copy: BriefCopy["criteria"]; criteria: string[] }) {
  return (
    <Section ground="bg-white" id="criteria" title={copy.title} lead={copy.lead}>
      <ul className="mt-part grid gap-x-10 gap-y-3 lg:grid-cols-2">
        {criteria.map((criterion) => (
          <li
            key={criterion}
            className="relative break-inside-avoid pl-9 before:absolute before:top-[0.2em] before:left-0 before:size-5 before:border-2 before:border-ink"
          >
            {criterion}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Grades = { good: string; sufficient: string; insufficient: string };

type RubricProps = { copy: BriefCopy["rubric"]; rubric: { title: string; text: Grades }[] };

const GRADES = ["good", "sufficient", "insufficient"] as const;

/** Five lines, and what a good, a sufficient and an insufficient piece of work looks like in each. */
export function Rubric({ copy, rubric }: RubricProps) {
  return (
    <Section id="rubric" title={copy.title} lead={copy.lead}>
      <ol className="mt-part border-ink border-b-2">
        {rubric.map(({ title, text }) => (
          <li
            key={title}
            className="grid break-inside-avoid gap-x-8 gap-y-2 border-ink border-t-2 py-4 lg:grid-cols-[12rem_minmax(0,1fr)] print:py-2"
          >
            <h3 className="voice-wide text-h3 print:text-base">{title}</h3>
            <dl className="grid gap-x-6 gap-y-2 md:grid-cols-3 print:grid-cols-3">
              {GRADES.map((grade) => (
                <div key={grade}>
                  <dt className="voice-data font-bold text-data text-muted">{copy[grade]}</dt>
                  <dd className="leading-snug first-letter:uppercase">{text[grade]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type ExtensionsProps = { copy: BriefCopy["extensions"]; extensions: string[] };

/** How to go on. */
export function Extensions({ copy, extensions }: ExtensionsProps) {
  return (
    <Section ground="bg-tint" id="extensions" title={copy.title} lead={copy.lead}>
      <ol className="mt-part grid gap-x-10 gap-y-row [counter-reset:extension] lg:grid-cols-3">
        {extensions.map((extension) => (
          <li
            key={extension}
            className="relative break-inside-avoid pl-12 [counter-increment:extension] before:voice-data before:absolute before:left-0 before:font-bold before:text-figure before:leading-none before:content-[counter(extension)]"
          >
            {extension}
          </li>
        ))}
      </ol>
    </Section>
  );
}
