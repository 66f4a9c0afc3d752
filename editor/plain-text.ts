import { straighten } from "#app/text/typography.ts";

/** A text as it is compared: without what is invisible, with single spaces, and with quotes as they are typed. */
export const toPlain = (text: string): string =>
  straighten(text)
    .replaceAll(/[\u00ad\u200b\u2060]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
