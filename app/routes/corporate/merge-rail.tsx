import { Branches } from "./branches.tsx";
import type { CorporatePage } from "./copy.server.ts";

type MergeRailProps = {
  steps: CorporatePage["process"]["steps"];
  /** Number of programmes, each a branch of the step in which it is taught. */
  programmes: number;
  /** What the branches are, in words. */
  caption: string;
};

/** The step in which the branches leave the line and are merged. */
const BRANCHED = "Deliver";

/** The team's main line with the steps of a programme as its stops, upright where it is narrow. */
export function MergeRail({ steps, programmes, caption }: MergeRailProps) {
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
