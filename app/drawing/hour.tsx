import type { ReactNode } from "react";
import type { Track } from "#app/academy/tracks.ts";
import { getMarksClass } from "./track-look.ts";

type HourProps = {
  track: Track;
  /** Its parts, one after another, each with its text. */
  parts: { minutes: { from: number; to: number }; content: ReactNode }[];
  /** Whether it lies across a wide screen, and ends with its last minute. */
  isAcross?: boolean;
};

/** A live hour along a ruler of 60 minutes: each part is as long as its minutes. */
export const Hour = ({ track, parts, isAcross = false }: HourProps) => (
  <ol
    className={`hour ${isAcross ? "hour-across " : ""}${getMarksClass({ track, level: "Beginner" })}`}
    style={{ "--minutes": parts.map(({ minutes: { from, to } }) => `${to - from}fr`).join(" ") }}
  >
    {parts.map(({ minutes: { from, to }, content }, index) => (
      <li key={from} className="relative min-w-0">
        <p className="voice-data absolute font-bold text-night leading-none forced-color-adjust-none">
          {from}
          <span className="sr-only">{` to ${to} minutes`}</span>
        </p>
        {content}
        {isAcross && index === parts.length - 1 ? (
          <p className="hour-end voice-data font-bold" aria-hidden="true">
            {to} <span>min</span>
          </p>
        ) : null}
      </li>
    ))}
  </ol>
);
