import { MarketFigures } from "#app/courses/market-figures.tsx";
import { Section } from "#app/ui/section.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { HomePage } from "./copy.server.ts";
import { SkillGroups } from "./skill-groups.tsx";

/** Figures of the market with their sources. */
export function Market({ copy }: { copy: HomePage["market"] }) {
  return (
    <Section ground="on-ink" title={copy.title} lead={copy.lead}>
      <div className="mt-part">
        <MarketFigures facts={copy.facts} />
      </div>
    </Section>
  );
}

/** Why this academy. */
export function Reasons({ copy }: { copy: HomePage["whyUs"] }) {
  return (
    <Section isSplit title={copy.title} lead={copy.lead}>
      <TitledList items={copy.cards} isWide itemClassName="border-rule border-b py-2 first:pt-0 sm:py-5" />
    </Section>
  );
}

/** What one learns. */
export function Skills({ copy }: { copy: HomePage["skills"] }) {
  return (
    <Section ground="bg-tint" title={copy.title} lead={copy.lead}>
      <SkillGroups groups={copy.groups} />
    </Section>
  );
}

/** Where the skills are used. */
export function Industries({ copy }: { copy: HomePage["industries"] }) {
  return (
    <Section title={copy.title} lead={copy.lead}>
      <TitledList
        items={copy.cards}
        className="mt-part grid gap-x-10 gap-y-row sm:grid-cols-2 lg:grid-cols-3"
        itemClassName="border-ink border-l-4 pl-5 max-sm:pl-3"
      />
    </Section>
  );
}
