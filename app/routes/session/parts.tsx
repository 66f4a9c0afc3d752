import { formatMinutes, getPartId, type HourPart } from "./hour.tsx";

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
