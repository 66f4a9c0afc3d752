import type { HomePage } from "#app/content/pages/home-schema.server.ts";
import { type HeroLine, HeroLines } from "#app/drawing/hero-lines.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** The first screen: the promise, the two ways onward, and the tracks drawn as lines. */
export function Hero({ copy, lines }: { copy: HomePage["hero"]; lines: HeroLine[] }) {
  return (
    <section className="page pt-12 pb-16 md:pt-16">
      <h1 className="voice-wide max-w-[17ch] text-display">{copy.title}</h1>
      <p className="mt-6 max-w-[38rem] text-lead">{copy.lead}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={copy.primary.href}>{copy.primary.label}</ButtonLink>
        <ButtonLink href={copy.secondary.href} look="secondary">
          {copy.secondary.label}
        </ButtonLink>
      </p>
      <div className="mt-14">
        <HeroLines lines={lines} />
      </div>
    </section>
  );
}
