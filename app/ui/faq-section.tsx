import { Island } from "#app/islands/island.tsx";
import Faq, { type FaqEntry } from "./faq.island.tsx";
import { Section } from "./section.tsx";

type FaqSectionProps = { title: string; lead: string; entries: FaqEntry[] };

/** Questions that are asked often, under their heading. */
export function FaqSection({ title, lead, entries }: FaqSectionProps) {
  return (
    <Section ground="bg-white" isSplit id="faq" title={title} lead={lead}>
      <Island name="faq" component={Faq} props={{ entries }} />
    </Section>
  );
}
