import type { Track } from "#app/content/tracks.ts";
import type { FileFacts } from "#app/courses/file-link.tsx";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { SessionCopy } from "./copy.server.ts";

/** A part of the hour. */
type HourPart = { title: string; minutes: { from: number; to: number } };

type HourProps = { label: string; unit: string; parts: HourPart[]; track: Track };

/** Units of the drawing for a minute, and its height. */
const MINUTE = 10;
const HEIGHT = 32;

/** A short line for each minute, a longer one for each fifth. */
const TICKS = Array.from({ length: 59 }, (_, index) => index + 1)
  .map((minute) => `M${minute * MINUTE} ${HEIGHT}v${minute % 5 === 0 ? -12 : -5}`)
  .join("");

/** Id of a part of the hour. */
const getPartId = (index: number): string => `part-${index + 1}`;

/** Minutes as shown: '0-10'. */
const formatMinutes = ({ from, to }: HourPart["minutes"]): string => `${from}-${to}`;

/** The hour as one strip, a line for each minute, and its parts under it, as wide as they are long. */
export function Hour({ label, unit, parts, track }: HourProps) {
  const cuts = parts.slice(1).map(({ minutes }) => `M${minutes.from * MINUTE} 0v${HEIGHT}`);
  return (
    <nav aria-label={label} className="page">
      <svg
        viewBox={`0 0 ${60 * MINUTE} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={`forced-color-adjust-none block h-8 w-full border-2 border-ink stroke-ink [print-color-adjust:exact] lg:h-12 ${TRACK_LOOKS[track].fill}`}
        aria-hidden="true"
        focusable="false"
      >
        <path strokeWidth={1} vectorEffect="non-scaling-stroke" d={TICKS} />
        <path strokeWidth={4} vectorEffect="non-scaling-stroke" d={cuts.join("")} />
      </svg>
      <ol
        className="mt-2 lg:grid"
        style={{
          gridTemplateColumns: parts
            .map(({ minutes }) => `minmax(0,${minutes.to - minutes.from}fr)`)
            .join(" "),
        }}
      >
        {parts.map(({ title, minutes }, index) => (
          <li
            key={title}
            className="border-rule max-lg:border-b lg:border-ink lg:border-l-2 lg:px-2.5 lg:first:border-l-0 lg:first:pl-0"
          >
            <a
              href={`#${getPartId(index)}`}
              className="flex min-h-11 items-center gap-x-4 leading-tight underline-offset-4 hover:underline lg:block"
            >
              <span className="voice-data block flex-none font-bold max-lg:w-20">
                {formatMinutes(minutes)} {unit}
              </span>
              <span className="lg:mt-1 lg:block lg:text-balance">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type PartsProps = {
  /** HTML before the first part. */
  intro: string;
  parts: (HourPart & { html: string })[];
  unit: string;
};

/** What happens in the hour, part by part, each beside its minutes. */
export function Parts({ intro, parts, unit }: PartsProps) {
  return (
    <div className="page section grid gap-y-8 lg:gap-y-14">
      <div className={ROW}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of content/, made safe when it is read */}
        <div className="prose lg:col-start-2" dangerouslySetInnerHTML={{ __html: intro }} />
      </div>
      {parts.map(({ title, minutes, html }, index) => (
        <section
          key={title}
          id={getPartId(index)}
          aria-labelledby={`${getPartId(index)}-title`}
          className={`scroll-mt-4 border-ink border-t-2 pt-4 lg:pt-6 print:pt-2 ${ROW}`}
        >
          <p className="voice-data mb-1 font-bold text-h4 lg:sticky lg:top-6 lg:self-start lg:text-figure lg:leading-none">
            {formatMinutes(minutes)} <span className="text-h4">{unit}</span>
          </p>
          <div className="min-w-0">
            <h2 id={`${getPartId(index)}-title`} className="voice-wide mb-4 text-h2 print:mb-2 print:text-h3">
              {title}
            </h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of content/, made safe when it is read */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        </section>
      ))}
    </div>
  );
}

const ROW = "lg:grid lg:grid-cols-[12rem_minmax(0,46rem)] lg:gap-x-12";

type QuestionsProps = { title: string; questions: { question: string; answer: string }[] };

/** What learners ask in this session, and what we answer. */
export function Questions({ title, questions }: QuestionsProps) {
  return (
    <Section ground="bg-white" id="questions" title={title}>
      <div className="mt-part grid gap-x-10 gap-y-row lg:grid-cols-3">
        {questions.map(({ question, answer }) => (
          <div key={question} className="break-inside-avoid border-ink border-t-2 pt-3">
            <h3 className="font-bold text-h4">{question}</h3>
            <p className="mt-2">{answer}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

type TaskProps = {
  copy: SessionCopy["task"];
  text: string;
  files: FileFacts[] /** HTML of the listing. */;
  solution: string;
};

/** What to do after the session: the file that checks it, and a solution behind a fold. */
export function Task({ copy, text, files, solution }: TaskProps) {
  return (
    <Section id="task" title={copy.title} lead={text}>
      <p className="mt-5 flex flex-wrap gap-3">
        {files.map(({ name, path }) => (
          <a key={name} href={path} download className={getButtonClass()}>
            {copy.download} {name}
          </a>
        ))}
      </p>
      <details className="mt-3 max-w-[46rem]">
        <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {copy.solution}
        </summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped and highlighted by the build */}
        <div className="prose mt-2" dangerouslySetInnerHTML={{ __html: solution }} />
      </details>
    </Section>
  );
}
