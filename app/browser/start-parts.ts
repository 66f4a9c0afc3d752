/** Parts of the start script that only some pages need; an element that needs one names it in `data-starts`. */
export const START_PARTS = ["tabs", "accordions", "filter", "form"] as const;

/** Part of the start script that only some pages need. */
export type StartPart = (typeof START_PARTS)[number];
