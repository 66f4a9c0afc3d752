import { MissingSteps } from "#app/pages/academic/missing-steps.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { Closing } from "#app/ui/closing.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Timetable } from "#app/ui/timetable.tsx";
import type { Route } from "./+types/academic";

/** Academic training. */
export function loader() {
  const { site, pages } = getSiteContent();
  const { meta, ...page } = pages.academic;
  return { page, metadata: getWebPageMetadata(site, "/academic", meta) };
}

/** The gap between syllabus and work, side by side, and how it is closed. */
export default function Academic({ loaderData: { page, metadata } }: Route.ComponentProps) {
  const { gaps, offerings, reasons, steps } = page;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead} aside={<MissingSteps steps={gaps.items.length} />} />
      <section className="bg-white" aria-labelledby="gaps">
        <div className="page section">
          <SectionHeading id="gaps" title={gaps.title} lead={gaps.lead} />
          <ul className="mt-12 grid gap-y-10">
            {gaps.items.map(({ taught, needed, text }) => (
              <li key={taught} className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
                <Side name={gaps.taughtLabel} text={taught} className="border-rule" />
                <Side name={gaps.neededLabel} text={needed} className="border-ink" />
                <p className="sm:max-lg:col-span-2 lg:pt-5">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="page section grid gap-12 lg:grid-cols-[1fr_2fr]" aria-labelledby="offerings">
        <SectionHeading id="offerings" title={offerings.title} lead={offerings.lead} />
        <ul className="border-ink border-t-2">
          {offerings.items.map(({ title, text }) => (
            <li key={title} className="border-rule border-b py-5">
              <h3 className="voice-wide text-h3">{title}</h3>
              <p className="mt-2 max-w-text">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="bg-marigold" aria-labelledby="steps">
        <div className="page section">
          <SectionHeading id="steps" title={steps.title}>
            <p className="mt-4 text-lead">{steps.lead}</p>
          </SectionHeading>
          <div className="mt-10">
            <Timetable steps={steps.steps} />
          </div>
        </div>
      </section>
      <section className="page section" aria-labelledby="reasons">
        <SectionHeading id="reasons" title={reasons.title} lead={reasons.lead} />
        <ul className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {reasons.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="font-bold text-h3">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Closing {...page.closing} />
    </>
  );
}

function Side({ name, text, className }: { name: string; text: string; className: string }) {
  return (
    <div className={`border-t-4 pt-3 ${className}`}>
      <p className="voice-data text-data text-muted">{name}</p>
      <p className="mt-1 font-bold text-h3">{text}</p>
    </div>
  );
}
