import type { HomePage } from "#app/content/pages/home-schema.server.ts";
import { type MapLine, TrackMap } from "#app/drawing/track-map.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** The first screen: the promise, what is sold, the two ways onward, and the map of the tracks. */
export function Hero({ copy, lines }: { copy: HomePage["hero"]; lines: MapLine[] }) {
  return (
    <section>
      <div className="page pt-10 pb-10 md:pt-14 md:pb-12">
        <h1 className="voice-wide max-w-[18ch] text-display">{copy.title}</h1>
        <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,38rem)_auto] lg:items-end lg:justify-between">
          <p className="text-lead">{copy.lead}</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href={copy.primary.href}>{copy.primary.label}</ButtonLink>
            <ButtonLink href={copy.secondary.href} look="secondary">
              {copy.secondary.label}
            </ButtonLink>
          </p>
        </div>
      </div>
      <TrackMap lines={lines} />
    </section>
  );
}
