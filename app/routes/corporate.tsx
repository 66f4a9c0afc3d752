import { MergeLine } from "#app/pages/corporate/merge-line.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { Closing } from "#app/ui/closing.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Timetable } from "#app/ui/timetable.tsx";
import type { Route } from "./+types/corporate";

/** Corporate training. */
export function loader() {
  const { site, pages } = getSiteContent();
  const { meta, ...page } = pages.corporate;
  return { page, metadata: getWebPageMetadata(site, "/corporate", meta) };
}

/** Programmes as a departure board, reasons, and the four steps as a timetable. */
export default function Corporate({ loaderData: { page, metadata } }: Route.ComponentProps) {
  const { programmes, reasons, process } = page;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle
        title={page.title}
        lead={page.lead}
        aside={<MergeLine branches={programmes.items.length} />}
      />
      <section className="on-ink" aria-labelledby="process">
        <div className="page section">
          <SectionHeading id="process" title={process.title} lead={process.lead} />
          <div className="mt-10">
            <Timetable steps={process.steps} />
          </div>
        </div>
      </section>
      <section className="page section" aria-labelledby="programmes">
        <SectionHeading id="programmes" title={programmes.title} lead={programmes.lead} />
        <ul className="@container mt-10 border-ink border-t-2">
          {programmes.items.map(({ title, audience, text, format }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-2 border-rule border-b py-6 @4xl:grid-cols-[18rem_1fr_14rem]"
            >
              <div>
                <h3 className="voice-wide text-h3">{title}</h3>
                <p className="voice-data mt-1 text-muted">{audience}</p>
              </div>
              <p className="max-w-text">{text}</p>
              <p className="voice-data text-data @4xl:text-right">{format}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="bg-tint" aria-labelledby="reasons">
        <div className="page section grid gap-12 lg:grid-cols-[1fr_2fr]">
          <SectionHeading id="reasons" title={reasons.title} lead={reasons.lead} />
          <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {reasons.items.map(({ title, text }) => (
              <li key={title} className="border-brand-500 border-t-4 pt-4">
                <h3 className="font-bold text-h3">{title}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Closing {...page.closing} />
    </>
  );
}
