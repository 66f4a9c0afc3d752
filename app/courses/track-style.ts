import type { Track } from "./course.ts";

/** How a track looks: its colour as a fill, as a text, and the shape of its marks (art direction, 'Language'). */
export type TrackStyle = {
  /** Fill of badges and lines, under ink text. */
  fill: string;
  /** Stroke of its line. */
  stroke: string;
  /** Fill of its rail between stops. */
  rail: string;
  /** Its colour as text on white and paper. */
  text: string;
  shape: "square" | "circle" | "arc";
};

/** The look of each track. */
export const TRACK_STYLES: Record<Track, TrackStyle> = {
  Foundation: {
    fill: "bg-marigold",
    stroke: "stroke-marigold",
    rail: "before:bg-marigold",
    text: "text-marigold-text",
    shape: "square",
  },
  "AI-Powered": {
    fill: "bg-brand-500",
    stroke: "stroke-brand-500",
    rail: "before:bg-brand-500",
    text: "text-brand-700",
    shape: "circle",
  },
  "Continuous Learning": {
    fill: "bg-rani",
    stroke: "stroke-rani",
    rail: "before:bg-rani",
    text: "text-rani-text",
    shape: "arc",
  },
};
