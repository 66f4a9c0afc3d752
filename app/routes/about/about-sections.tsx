import type { SessionLink } from "#app/courses/session-collection.server.ts";
import { WrittenSessions } from "#app/courses/written-sessions.tsx";
import { ExternalButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { AboutPage } from "./copy.server.ts";
import { Principles } from "./principles.tsx";

type PhilosophyProps = { copy: AboutPage["philosophy"]; written: SessionLink[] };

/** How the academy teaches. */
export function Philosophy({ copy, written }: PhilosophyProps) {
  return (
    <Section title={copy.title} lead={copy.lead}>
      <Principles principles={copy.principles} />
      <div className="mt-part">
        <WrittenSessions label={copy.written} sessions={written} />
      </div>
    </Section>
  );
}

/** What the academy does differently. */
export function Differentiators({ copy }: { copy: AboutPage["differentiators"] }) {
  return (
    <Section ground="bg-white" isSplit title={copy.title} lead={copy.lead}>
      <TitledList items={copy.items} className="grid gap-x-10 gap-y-row sm:grid-cols-2" />
    </Section>
  );
}

/** The parent company, with a link to it. */
export function Company({ copy, url }: { copy: AboutPage["company"]; url: string }) {
  const link = (
    <p className="mt-6">
      <ExternalButtonLink href={url} look="secondary">
        {copy.link}
      </ExternalButtonLink>
    </p>
  );
  return <Section title={copy.title} lead={copy.text} note={link} />;
}
