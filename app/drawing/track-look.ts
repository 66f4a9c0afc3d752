import type { Level, Track } from "#app/content/tracks.ts";
import { PALETTE } from "#app/ui/palette.ts";

/** The look of a track: its colour for each kind of place, and the shape of its marks. */
export type TrackLook = {
  /** Its colour, for drawings that live outside the stylesheet. */
  colour: string;
  /** Shape of its marks. */
  shape: "square" | "circle" | "arch";
  /** Fill of badges and boxes, under ink text. */
  fill: string;
  /** Colours of its covers. */
  cover: { background: string; mark: string };
};

/** The look of each track. */
export const TRACK_LOOKS: Record<Track, TrackLook> = {
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
};

/** Classes of marks for the level. */
const LEVEL_LOOKS: Record<Level, string> = {
  Beginner: "",
  "All Levels": "",
  Intermediate: "is-holed",
  Advanced: "is-outlined",
};

/** Classes for an element whose marks are those of a track and a level. */
export const getMarksClass = ({ track, level }: { track: Track; level: Level }): string =>
  `of-${TRACK_LOOKS[track].shape} ${LEVEL_LOOKS[level]}`.trim();
