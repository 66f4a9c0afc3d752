import { z } from "zod";
import { closing, labelledField, text } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";

const heading = z.strictObject({ /** Heading. */ title: text(), /** Sentence under it. */ lead: text() });

const prompts = z.strictObject({
  ...heading.shape,
  /** What to do with secrets and personal data before pasting. */
  secrets: text(),
  /** Name of the board of marks. */
  board: text(),
  /** What shapes and fillings of the marks say. */
  key: text(),
  /** Heading of the fields that all prompts share. */
  sharedTitle: text(),
  /** The placeholders that mean the same in every prompt. */
  shared: z.strictObject({
    language: labelledField,
    framework: labelledField,
    test_framework: labelledField,
    cloud_provider: labelledField,
    level: labelledField,
  }),
  /** Words beside a shared field in a prompt. */
  everywhere: text(),
  /** Words before an example. */
  example: text(),
  /** What is said where the labels and examples could not be had. */
  unexplained: text(),
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
  /** What is said, before a prompt's title, when a link to it has opened the filters. */
  cleared: text(),
  /** Button that copies a prompt. */
  copy: text(),
  /** What it says when it has. */
  copied: text(),
  /** What is said when the browser refuses, over the selected text. */
  refused: text(),
  /** Button that puts this text away. */
  close: text(),
  /** Button that copies a group. */
  copyGroup: text(),
  /** Link to the worked answer of a group. */
  worked: text(),
  /** Words before what to replace in a text before pasting it. */
  caution: text(),
  /** Words before what a good answer contains. */
  good: text(),
  /** Words before the course. */
  related: text(),
  /** Words before the assistant and the month with which a prompt was tried. */
  tested: text(),
});

const calendar = z.strictObject({
  /** Heading. */
  title: text(),
  /** Label of the start date. */
  start: text(),
  /** Label of the hour. */
  time: text(),
  /** Label of the weekdays. */
  weekdays: text(),
  /** Short names of the weekdays, from Monday. */
  weekdayNames: z.array(text()).length(7),
  /** Button that makes the calendar file. */
  download: text(),
  /** What is said of a plan that makes no calendar. */
  faults: z.strictObject({ noDate: text(), badDate: text(), pastDate: text(), noWeekday: text() }),
});

const saved = z.strictObject({
  ...heading.shape,
  /** Button that saves ticks and values. */
  save: text(),
  /** Button that restores them. */
  restore: text(),
  /** What is said then. */
  restored: text(),
  /** What is said of a file of another kind. */
  refused: text(),
});

const roadmap = z.strictObject({
  ...heading.shape,
  /** Heading of what a phase takes. */
  needs: text(),
  /** Heading of what one has at its end. */
  have: text(),
  /** Words beside the day of a weekly review. */
  review: text(),
  /** Words before the result of a day. */
  result: text(),
  /** Label of the tick. */
  done: text(),
  /** Words after the number of finished days. */
  progress: text(),
  /** Button that prints. */
  print: text(),
  calendar,
  saved,
});

/** A file of the site that can be downloaded. */
const download = z.strictObject({ label: text(), href: text().startsWith("/") });

/** The shape of `content/pages/dev-toolkit.yaml`; {promptsClaim}, {prompts}, {days} and {hours} are replaced by counts. */
export const devToolkitSchema = z.strictObject({
  meta: pageMeta,
  ...heading.shape,
  prompts,
  roadmap,
  downloads: z.strictObject({
    /** The files that hold all prompts. */
    files: z.array(download).min(1),
    /** What opens the way to install the archive. */
    install: text(),
    /** What the archive holds. */
    lead: text(),
    /** Each assistant, and where its files go. */
    assistants: z.array(z.strictObject({ name: text(), how: text() })).min(1),
  }),
  /** Call to action. */
  closing,
});

/** The words of the toolkit page. */
export type DevToolkitCopy = z.output<typeof devToolkitSchema>;
