/** Marks a text that is still to be written. */
export const UNWRITTEN = "REPLACE:";
