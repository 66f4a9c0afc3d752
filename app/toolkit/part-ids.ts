/** Ids of the parts of the toolkit page that scripts change by hand. */
export const PART_IDS = ["day-marks", "prompt-board", "prompt-list", "roadmap-days"] as const;

/** Id of a part of the toolkit page. */
export type PartId = (typeof PART_IDS)[number];

/** A part of the shown page. */
export const getPart = (id: PartId): HTMLElement | null => document.getElementById(id);
