import { Band } from "#app/drawing/band.tsx";
import { getMarksClass } from "#app/drawing/track-look.ts";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { ActionLinks } from "#app/ui/button-link.tsx";
import { FinePrints } from "#app/ui/fine-print.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { Route } from "./+types/route";

/** Corporate training. */
export function loader() {
  const { page, metadata, promiseNotes } = getPageContent("corporate");
  return { page, metadata, promiseNotes };
}

/** The call, the weeks of a programme, the programmes, the reasons, and what a purchasing department asks. */
export default function Corporate({ loaderData: { page, promiseNotes, metadata } }: Route.ComponentProps) {
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
        <ProgrammeSteps words={page.drawing} steps={process.steps} />
      </Section>
      <Section id="programmes" title={programmes.title} lead={programmes.lead}>
        <ProgrammeList programmes={programmes.items} />
      </Section>
      <Section
        ground="bg-tint"
        isSplit
        id="reasons"
        title={reasons.title}
        lead={reasons.lead}
        note={<FinePrints notes={promiseNotes} />}
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

type Words = Route.ComponentProps["loaderData"]["page"];

/** Progress notes along the line of a programme: more than any window shows. */
const NOTES = 20;

type ProgrammeStepsProps = { words: Words["drawing"]; steps: Words["process"]["steps"] };

/** The four steps of a programme on one line of time, each under what it consists of. */
const ProgrammeSteps = ({ words, steps }: ProgrammeStepsProps) => (
  <div className="@container mt-part">
    <ol className="grid gap-x-part gap-y-8 @xl:grid-cols-2 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)_minmax(0,1fr)]">
      {steps.map(({ when, title, text, result }, index) => (
        <li key={title} className="grid content-start gap-y-2">
          <p className="voice-data border-current border-b-2 pb-1 font-bold">{when}</p>
          <div className="flex min-h-22 items-end overflow-clip" aria-hidden="true">
            {STEP_DRAWINGS[index]}
          </div>
          <h3 className="voice-wide text-h3">{title}</h3>
          <p>{text}</p>
          <p className="font-bold">{result}</p>
          {index === DELIVER ? <p className="text-ink-muted">{words.caption}</p> : null}
        </li>
      ))}
    </ol>
  </div>
);

/** A call: a moment, so it is a stroke, and not the mark of a session. */
const Call = ({ name }: { name: string }) => (
  <span className="flex h-16 w-20 items-end border-l-8 pl-2 leading-none">{name}</span>
);

/** Something in writing, as a sheet with lines. */
const Sheet = ({ name }: { name: string }) => (
  <span className="grid h-20 w-16 content-evenly border-2 border-brand-500 bg-brand-500 px-2 text-night *:not-first:border-t-2">
    <b>{name}</b>
    <i />
    <i />
    <i />
  </span>
);

/** The step that consists of live sessions. */
const DELIVER = 2;

/** What the steps consist of: two calls, a plan, pairs of sessions with a note every two weeks, and two reviews. */
const STEP_DRAWINGS = [
  <span key="discovery" className="voice-data flex text-data">
    <Call name="Call 1" />
    <Call name="Call 2" />
  </span>,
  <span key="customize" className="voice-data text-data">
    <Sheet name="Plan" />
  </span>,
  <span key="deliver" className="grid w-[round(down,100%,4rem)] gap-1 overflow-clip [--week:2rem]">
    <Band marks={{ track: "AI-Powered", level: "Beginner" }} />
    <span className="voice-data flex text-data">
      {Array.from({ length: NOTES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other name
        <span key={index} className="w-[calc(2*var(--week))] flex-none border-r-2 pr-1 text-right">
          note
        </span>
      ))}
    </span>
  </span>,
  <span key="support" className="voice-data flex gap-2 text-data">
    <Sheet name="Before" />
    <Sheet name="After" />
  </span>,
];

const getProgrammeId = (index: number): string => `programme-${index + 1}`;

/** The programmes, each under a flag in the colour of its track. */
function ProgrammeList({ programmes }: { programmes: Words["programmes"]["items"] }) {
  return (
    <ul className="mt-part grid gap-x-part gap-y-8 lg:grid-cols-2">
      {programmes.map(({ title, track, audience, text, format }, index) => (
        <li key={title} id={getProgrammeId(index)} className="scroll-mt-4 grid content-start gap-3">
          <div className={`flag on-track ${getMarksClass({ track, level: "Beginner" })}`}>
            <h3 className="voice-wide text-h3">{title}</h3>
            <p className="voice-data">{audience}</p>
          </div>
          <p className="max-w-prose">{text}</p>
          <p className="font-bold">{format}</p>
        </li>
      ))}
    </ul>
  );
}
