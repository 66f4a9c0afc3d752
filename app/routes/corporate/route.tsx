import { Band } from "#app/drawing/band.tsx";
import { getMarksClass } from "#app/drawing/track-look.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { ActionLinks } from "#app/ui/button-link.tsx";
import { FinePrints } from "#app/ui/fine-print.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import { StepRows } from "#app/ui/step-rows.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { Route } from "./+types/route";

/** Corporate training. */
export function loader() {
  const { page, metadata, notes } = getPageContent("corporate");
  return { page, metadata, notes };
}

/** The call, the weeks of a programme, the programmes, the reasons, and what a purchasing department asks. */
export default function Corporate({ loaderData: { page, notes, metadata } }: Route.ComponentProps) {
  const { process, programmes, reasons, procurement } = page;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle
        title={page.title}
        lead={page.lead}
        aside={
          <ActionLinks links={[page.primary, page.secondary]} className="gap-3 lg:max-w-1/2 lg:flex-none" />
        }
      />
      <Section ground="on-ink overflow-x-clip" id="process" title={process.title} lead={process.lead}>
        <ProgrammeLines copy={page.drawing} programmes={programmes.items} />
        <StepRows steps={process.steps} />
      </Section>
      <Section id="programmes" title={programmes.title} lead={programmes.lead}>
        <ProgrammeBoard programmes={programmes.items} />
      </Section>
      <Section
        ground="bg-tint"
        isSplit
        id="reasons"
        title={reasons.title}
        lead={reasons.lead}
        note={<FinePrints notes={notes} />}
      >
        <TitledList items={reasons.items} className="grid gap-x-part gap-y-row sm:grid-cols-2" />
      </Section>
      <Section id="procurement" title={procurement.title} lead={procurement.lead}>
        <TitledList
          items={procurement.items}
          className="mt-part grid gap-x-part gap-y-row sm:grid-cols-2 lg:grid-cols-3"
        />
      </Section>
    </Page>
  );
}

type Copy = Route.ComponentProps["loaderData"]["page"];

/** The weeks that have a figure over the lines: every second one, more than any window shows. */
const FIGURES = Array.from({ length: 20 }, (_, index) => 2 * index);

const LINE = "split lg:items-center";

type ProgrammeLinesProps = { copy: Copy["drawing"]; programmes: Copy["programmes"]["items"] };

/** Two calls in week 0 and, from week 2 on, two sessions a week in each programme: a line without an end, and a link to it. */
function ProgrammeLines({ copy, programmes }: ProgrammeLinesProps) {
  return (
    <figure className="@container mt-part">
      <div className="grid gap-1.5 [--week:clamp(2rem,3.6cqw,3.25rem)]">
        <p className="voice-data split text-data text-ink-muted" aria-hidden="true">
          Week
          <span className="flex">
            {FIGURES.map((week) => (
              <span key={week} className="w-[calc(2*var(--week))] flex-none border-current border-l-2 pl-1">
                {week}
              </span>
            ))}
          </span>
        </p>
        <p className={LINE}>
          <b className="flex min-h-7 items-center">{copy.calls}</b>
          <span className="grid gap-[0.4em] py-[0.2em] text-[calc(0.7*var(--week))]" aria-hidden="true">
            <i className="mark" />
            <i className="mark" />
          </span>
        </p>
        <ul className="grid gap-1.5">
          {programmes.map(({ title, track }, index) => (
            <li key={title} className={`${LINE} max-lg:ml-[calc(2*var(--week))]`}>
              <a
                href={`#${getProgrammeId(index)}`}
                className="flex min-h-7 w-fit items-center font-bold underline underline-offset-4 hover:decoration-2"
              >
                {title}
              </a>
              <span className="lg:pl-[calc(2*var(--week))]">
                <Band marks={{ track, level: "Beginner" }} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-4 max-w-prose text-ink-muted">{copy.caption}</figcaption>
    </figure>
  );
}

const getProgrammeId = (index: number): string => `programme-${index + 1}`;

/** The programmes, each under a flag in the colour of its track. */
function ProgrammeBoard({ programmes }: { programmes: Copy["programmes"]["items"] }) {
  return (
    <ul className="mt-part grid gap-x-part gap-y-8 lg:grid-cols-2">
      {programmes.map(({ title, track, audience, text, format }, index) => (
        <li key={title} id={getProgrammeId(index)} className="scroll-mt-4 grid content-start gap-3">
          <div className={`flag ${getMarksClass({ track, level: "Beginner" })}`}>
            <h3 className="voice-wide text-h3">{title}</h3>
            <p className="voice-data w-full">{audience}</p>
          </div>
          <p className="max-w-prose">{text}</p>
          <p className="font-bold">{format}</p>
        </li>
      ))}
    </ul>
  );
}
