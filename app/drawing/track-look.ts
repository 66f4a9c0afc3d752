import type { Level, Track } from "#app/academy/tracks.ts";
import { PALETTE } from "#app/ui/palette.ts";

/**
 * The look of each track. `colour` is for drawings outside the stylesheet, `shape` for marks, `fill` under ink text,
 * the rest for covers.
 */
export const TRACK_LOOKS = {
  Foundation: {
    colour: PALETTE.marigold,
    shape: "square",
    fill: "bg-marigold",
    cover: { background: PALETTE.marigold, mark: PALETTE.ink },
  },
  "AI-Powered": {
    colour: PALETTE["brand-500"],
    shape: "circle",
    fill: "bg-brand-500",
    cover: { background: PALETTE["brand-500"], mark: PALETTE.ink },
  },
  "Continuous Learning": {
    colour: PALETTE.rani,
    shape: "arch",
    fill: "bg-rani",
    cover: { background: PALETTE.ink, mark: PALETTE.rani },
  },
} as const satisfies Record<Track, unknown>;

/** The colour of text on the background of a picture. */
export const getTextColour = (background: string): string =>
  background === PALETTE.ink ? PALETTE.white : PALETTE.ink;

/** Shape of the marks of a track. */
export type Shape = (typeof TRACK_LOOKS)[Track]["shape"];

/** Classes of marks for the level. */
const LEVEL_LOOKS: Record<Level, string> = {
  Beginner: "",
  "All Levels": "",
  Intermediate: "is-holed",
  Advanced: "is-outlined",
};

/** Class for an element with the colours of a track. */
const getTrackClass = (track: Track): string => `of-${TRACK_LOOKS[track].shape}`;

/** Classes for an element whose marks are those of a track and a level. */
export const getMarksClass = ({ track, level }: { track: Track; level: Level }): string =>
  `${getTrackClass(track)} ${LEVEL_LOOKS[level]}`.trim();
