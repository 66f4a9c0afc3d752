import type { PrivacyPage } from "./copy.server.ts";

/** One question about what is stored, with its answer. */
export function PrivacySection({ title, paragraphs, items, after }: PrivacyPage["sections"][number]) {
  return (
    <section className="grid gap-x-12 gap-y-3 border-rule border-t py-8 lg:grid-cols-[1fr_2fr] print:py-3">
      <h2 className="voice-wide text-h3">{title}</h2>
      <div className="grid max-w-text gap-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {items ? (
          <ul className="grid list-[square] gap-2 pl-5 marker:text-brand-600">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : null}
        {after ? <p>{after}</p> : null}
      </div>
    </section>
  );
}
