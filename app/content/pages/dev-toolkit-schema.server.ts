import { z } from "zod";
import { link, text, titledText } from "#app/content/fields.server.ts";
import { pageMeta } from "./page-meta.server.ts";

const heading = z.strictObject({ /** Heading. */ title: text(), /** Sentence under it. */ lead: text() });

/** The shape of `content/pages/dev-toolkit.yaml`; {promptsClaim}, {prompts} and {days} are replaced by counts. */
export const devToolkitSchema = z.strictObject({
  meta: pageMeta,
  /** Heading. */
  title: text(),
  /** Sentence under it. */
  lead: text(),
  prompts: z.strictObject({
    ...heading.shape,
    /** Label of the search box. */
    search: text(),
    /** Label of the group filter. */
    group: text(),
    /** Its open choice. */
    allGroups: text(),
    /** Label of the level filter. */
    level: text(),
    /** Its open choice. */
    allLevels: text(),
    /** What is said when nothing matches. */
    none: text(),
    /** Button that opens the filters. */
    clear: text(),
    /** Button that copies a prompt. */
    copy: text(),
    /** Button that copies a group. */
    copyGroup: text(),
    /** What opens the fields of the placeholders. */
    fill: text(),
    /** Words before what a good answer contains. */
    good: text(),
  }),
  roadmap: z.strictObject({
    ...heading.shape,
    /** Label of the start date. */
    start: text(),
    /** Button that makes the calendar file. */
    calendar: text(),
    /** Words beside the day of a weekly review. */
    review: text(),
    /** Words before the result of a day. */
    result: text(),
    /** Label of the tick. */
    done: text(),
  }),
  downloads: heading,
  /** Call to action. */
  closing: z.strictObject({ ...titledText.shape, links: z.array(link).min(1) }),
});

/** The words of the toolkit page. */
export type DevToolkitCopy = z.output<typeof devToolkitSchema>;
