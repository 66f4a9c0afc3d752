import type { MarketFact } from "#app/content/fields.server.ts";
import { NewTabNote } from "#app/ui/button-link.tsx";

/** Market figures, each with its source (reading R15). */
export function MarketFigures({ facts, as: Heading = "h3" }: { facts: MarketFact[]; as?: "h3" | "h4" }) {
  return (
    <ul className="grid gap-8 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      {facts.map((fact) => (
        <li key={fact.metric} className="border-current border-t-2 pt-4">
          <p className="voice-data font-bold text-figure">{fact.value}</p>
          <Heading className="mt-2 font-bold text-h4">{fact.metric}</Heading>
          <p className="mt-2">{fact.description}</p>
          <p className="mt-2 text-data">
            <a
              href={fact.source.url}
              className="text-link inline-flex min-h-6 items-center"
              target="_blank"
              rel="noopener"
            >
              Source: {fact.source.publisher}, {fact.source.year}
              <NewTabNote />
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
