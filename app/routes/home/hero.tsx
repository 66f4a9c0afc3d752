import { Fragment } from "react";
import { Link } from "react-router";
import { type MapLine, TrackMap } from "#app/drawing/track-map.tsx";
import { ActionLinks } from "#app/ui/button-link.tsx";
import type { HomePage } from "./copy.server.ts";

/** The first screen: the promise, what is sold, the ways onward, and the map of the tracks. */
export function Hero({ copy, lines }: { copy: HomePage["hero"]; lines: MapLine[] }) {
  return (
    <section>
      <div className="page pt-8 pb-7 md:pt-14 md:pb-12">
        <h1 className="voice-wide text-display">
          {/* On a wide screen a clause is never broken while it fits in a line. */}
          {copy.title.split(/(?<=,) /).map((clause) => (
            <Fragment key={clause}>
              <span className="lg:inline-block">{clause}</span>{" "}
            </Fragment>
          ))}
        </h1>
        <div className="mt-4 grid gap-x-12 gap-y-5 sm:mt-6 lg:grid-cols-[minmax(0,38rem)_auto] lg:items-end lg:justify-between">
          <div>
            <p className="text-lead">{copy.lead}</p>
            <p className="mt-2">
              {copy.beginners.question}{" "}
              <Link to={copy.beginners.link.href} className="text-link font-bold">
                {copy.beginners.link.label}
              </Link>
            </p>
          </div>
          <ActionLinks primary={copy.primary} secondary={copy.secondary} className="" />
        </div>
      </div>
      <TrackMap lines={lines} />
    </section>
  );
}
