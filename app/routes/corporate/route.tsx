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
  const { page, metadata, notes } = getPageContent("/corporate");
  return { page, metadata, notes };
}

/** The way to a first call, the four steps, programmes, reasons and what a purchasing department asks. */
export default function Corporate({ loaderData: { page, notes, metadata } }: Route.ComponentProps) {
  const { process, programmes, reasons, procurement } = page;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead}>
        <ActionLinks primary={page.primary} secondary={page.secondary} />
      </PageTitle>
      <Section
        ground="overflow-x-clip bg-brand-500"
        id="process"
        title={process.title}
        note={<p className="mt-4 text-lead">{process.lead}</p>}
      >
        <MergeRail steps={process.steps} programmes={programmes.items.length} caption={page.branches} />
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
        <TitledList
          items={reasons.items}
          className="grid gap-x-10 gap-y-row sm:grid-cols-2"
          itemClassName="border-brand-500 border-t-4 pt-4"
        />
      </Section>
      <Section id="procurement" title={procurement.title} lead={procurement.lead}>
        <TitledList
          items={procurement.items}
          className="mt-part grid gap-x-10 gap-y-row sm:grid-cols-2 lg:grid-cols-3"
          itemClassName="border-ink border-l-4 pl-5 max-sm:pl-3"
        />
      </Section>
    </Page>
  );
}

type Copy = Route.ComponentProps["loaderData"]["page"];

type MergeRailProps = {
  steps: Copy["process"]["steps"];
  /** Number of programmes, each a branch of the step in which it is taught. */
  programmes: number;
  /** What the branches are, in words. */
  caption: string;
};

/** The step in which the branches leave the line and are merged. */
const BRANCHED = "Deliver";

/** The team's main line with the steps of a programme as its stops, upright where it is narrow. */
function MergeRail({ steps, programmes, caption }: MergeRailProps) {
  return (
    <ol className="relative isolate mt-part before:absolute before:inset-y-0 before:left-3.5 before:border-ink before:border-l-12 xl:grid xl:grid-cols-[1fr_1fr_2fr_1fr] xl:before:inset-x-[-50vw] xl:before:top-16 xl:before:bottom-auto xl:before:border-t-12 xl:before:border-l-0">
      {steps.map(({ title, when, text, result }) => (
        <li key={title} className="relative pb-7 pl-20 last:pb-0 xl:pt-35 xl:pr-8 xl:pb-0 xl:pl-0">
          {title === BRANCHED ? <Branches count={programmes} /> : null}
          <span
            className="absolute top-0 left-0 size-10 rounded-full border-6 border-ink bg-white xl:top-12.5"
            aria-hidden="true"
          />
          <p className="voice-data font-bold text-h4">{when}</p>
          <h3 className="voice-wide mt-1 text-h3">{title}</h3>
          <p className="mt-3 max-w-text">{text}</p>
          <p className="mt-3 max-w-text border-ink border-l-4 pl-4 font-bold text-data">{result}</p>
          {title === BRANCHED ? <p className="voice-data mt-3 max-w-text text-data">{caption}</p> : null}
        </li>
      ))}
    </ol>
  );
}

/** Lengths in units of the drawing: from one branch to the next, and of a bend. */
const PLAN = { step: 100, bend: 30 } as const;

/** Height of a branch over a horizontal or vertical line, and its length. */
const LYING = { rise: 46, end: 100, viewBox: (length: number) => `0 -60 ${length} 120` } as const;
const UPRIGHT = { rise: 34, end: 84, viewBox: (length: number) => `-9 0 54 ${length}` } as const;

/** A branch from the line and back to it. */
function getBranchPath(isUpright: boolean, index: number): string {
  const { rise, end } = isUpright ? UPRIGHT : LYING;
  const at = (along: number, away: number) => (isUpright ? `${away} ${along}` : `${along} ${away}`);
  // An upright line has room on one side only.
  const away = isUpright || index % 2 === 1 ? rise : -rise;
  const from = index * PLAN.step;
  const to = from + end;
  const { bend } = PLAN;
  const out = `C${at(from + bend / 2, 0)} ${at(from + bend / 2, away)} ${at(from + bend, away)}`;
  const back = `C${at(to - bend / 2, away)} ${at(to - bend / 2, 0)} ${at(to, 0)}`;
  return `M${at(from, 0)}${out}L${at(to - bend, away)}${back}`;
}

const getPath = (count: number, isUpright: boolean): string =>
  Array.from({ length: count }, (_, index) => getBranchPath(isUpright, index)).join("");

/** Branches one after the other: alternating over and under a horizontal line, on one side of a vertical one. */
function Branches({ count }: { count: number }) {
  const length = count * PLAN.step;
  return (
    <>
      <Lines
        path={getPath(count, true)}
        viewBox={UPRIGHT.viewBox(length)}
        className="top-10 bottom-0 left-[0.6875rem] h-[calc(100%-3rem)] w-13.5 xl:hidden"
        strokes={["stroke-ink stroke-12", "stroke-white stroke-6"]}
      />
      <Lines
        path={getPath(count, false)}
        viewBox={LYING.viewBox(length)}
        className="top-2.5 left-5 hidden h-30 w-[calc(100%-1.25rem)] xl:block"
        strokes={["stroke-ink stroke-18", "stroke-white stroke-10"]}
      />
    </>
  );
}

type LinesProps = { path: string; viewBox: string; className: string; strokes: string[] };

function Lines({ path, viewBox, className, strokes }: LinesProps) {
  return (
    <svg
      viewBox={viewBox}
      preserveAspectRatio="none"
      className={`forced-color-adjust-none absolute -z-10 fill-none [print-color-adjust:exact] ${className}`}
      aria-hidden="true"
    >
      {strokes.map((stroke) => (
        <path key={stroke} className={stroke} vectorEffect="non-scaling-stroke" d={path} />
      ))}
    </svg>
  );
}

/** The programmes, as the rows of a departure board. */
function ProgrammeBoard({ programmes }: { programmes: Copy["programmes"]["items"] }) {
  return (
    <ul className="@container mt-part border-ink border-t-2">
      {programmes.map(({ title, audience, text, format }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-rule border-b py-6 @4xl:grid-cols-[18rem_1fr_19rem]"
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
  );
}
