import { type FinePrintProps, FinePrints } from "#app/ui/fine-print.tsx";
import { Section } from "#app/ui/section.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { CorporatePage } from "./copy.server.ts";
import { MergeRail } from "./merge-rail.tsx";
import { ProgrammeBoard } from "./programme-board.tsx";

/** The four steps as stops of the team's own line, which branches into the programmes. */
export function Process({ copy }: { copy: Pick<CorporatePage, "process" | "programmes" | "branches"> }) {
  const { process, programmes, branches } = copy;
  return (
    <Section
      ground="overflow-x-clip bg-brand-500"
      id="process"
      title={process.title}
      note={<p className="mt-4 text-lead">{process.lead}</p>}
    >
      <MergeRail steps={process.steps} programmes={programmes.items.length} caption={branches} />
    </Section>
  );
}

/** The programme types as a departure board. */
export function Programmes({ copy }: { copy: CorporatePage["programmes"] }) {
  return (
    <Section id="programmes" title={copy.title} lead={copy.lead}>
      <ProgrammeBoard programmes={copy.items} />
    </Section>
  );
}

/** What a purchasing department asks, and which of it is agreed when. */
export function Procurement({ copy }: { copy: CorporatePage["procurement"] }) {
  return (
    <Section id="procurement" title={copy.title} lead={copy.lead}>
      <TitledList
        items={copy.items}
        className="mt-part grid gap-x-10 gap-y-row sm:grid-cols-2 lg:grid-cols-3"
        itemClassName="border-ink border-l-4 pl-5 max-sm:pl-3"
      />
    </Section>
  );
}

type ReasonsProps = { copy: CorporatePage["reasons"]; notes: FinePrintProps[] };

/** Why a company takes it, and what the figures on the page mean. */
export function Reasons({ copy, notes }: ReasonsProps) {
  return (
    <Section
      ground="bg-tint"
      isSplit
      id="reasons"
      title={copy.title}
      lead={copy.lead}
      note={<FinePrints notes={notes} />}
    >
      <TitledList
        items={copy.items}
        className="grid gap-x-10 gap-y-row sm:grid-cols-2"
        itemClassName="border-brand-500 border-t-4 pt-4"
      />
    </Section>
  );
}
