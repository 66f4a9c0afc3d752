import { z } from "zod";
import { closing, heading, labelledField, text } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";

const prompts = z.strictObject({
  ...heading,
  /** What to do with secrets and personal data before pasting. */
  secrets: text(),
  /** Name of the board of marks. */
  board: text(),
  /** What shapes and fillings of the marks say. */
  key: text(),
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
  /** Label of the search box. */
  search: text(),
  /** Label of the level filter. */
  level: text(),
  /** Its open choice. */
  allLevels: text(),
  /** What is said when nothing matches. */
  none: text(),
  /** Button that opens the filters. */
  clear: text(),
  /** Names of one thing, in small letters: a search that finds nothing tries the other names of its list. */
  otherNames: z.array(z.array(text().lowercase()).min(2)),
  /** Button that opens all groups. */
  openAll: text(),
  /** The same button when they are open. */
  closeAll: text(),
  /** Link to the page of a group. */
  whole: text(),
  /** Button that copies a group. */
  copyGroup: text(),
  /** Words before the title of a group's worked answer. */
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

const copying = z.strictObject({
  /** Button that copies a prompt. */
  copy: text(),
  /** What it says when it has. */
  copied: text(),
  /** Words before the placeholders that are still empty in what was copied. */
  fillIn: text(),
  /** Link to the prompt, where they can be filled in. */
  fillInThere: text(),
  /** What is said when the browser refuses, over the selected text. */
  refused: text(),
  /** What is said when the text could not be loaded. */
  notLoaded: text(),
  /** Link to the prompt in that case. */
  openInstead: text(),
  /** Button that puts this text away. */
  close: text(),
});

const start = z.strictObject({
  ...heading,
  /** Slugs of the prompts that the page shows in full. */
  full: z.array(text()).min(1).max(3),
  /** Slugs of further prompts to start with. */
  others: z.array(text()).max(9),
});

const group = z.strictObject({
  /** Name of the list of a group's prompts. */
  contents: text(),
  /** Name of the links to other groups. */
  others: text(),
  /** Words before the group before this one. */
  previous: text(),
  /** Words before the next one. */
  next: text(),
  /** Link to all groups. */
  all: text(),
});

const worked = z.strictObject({
  ...heading,
  /** Words before the prompt. */
  prompt: text(),
  /** Heading of the input. */
  input: text(),
  /** Heading of the answer. */
  answer: text(),
  /** Heading of the corrections. */
  corrections: text(),
  /** Name of the number at a place in the answer. */
  correction: text(),
  /** Name of the way back from a correction to its place. */
  back: text(),
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
  ...heading,
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
  ...heading,
  /** What opens both lists of a phase. */
  takes: text(),
  /** Heading of what a phase takes. */
  needs: text(),
  /** Heading of what one has at its end. */
  have: text(),
  /** Words beside the day of a weekly review. */
  review: text(),
  /** Words before a prompt that helps on a day. */
  prompt: text(),
  /** Words before the course that goes deeper. */
  course: text(),
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

/** The shape of `content/pages/dev-toolkit.yaml`, the words of the toolkit and its groups; {promptsClaim}, {prompts}, {days} and {hours} are replaced by counts. */
export const devToolkitSchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  prompts,
  /** Copying a prompt. */
  copying,
  /** Prompts to start with. */
  start,
  /** The page of a group of prompts. */
  group,
  /** The worked answer on it; its title is used for an answer that has none. */
  worked,
  roadmap,
  downloads: z.strictObject({
    /** Heading. */
    title: text(),
    /** The files that hold all prompts. */
    files: z.array(download).min(1),
    /** Where it is said how to install the archive. */
    install: text(),
    /** The same in the archive itself: what it holds. */
    lead: text(),
    /** Each assistant there, and where its files go. */
    assistants: z.array(z.strictObject({ name: text(), how: text() })).min(1),
  }),
  /** Words before the licence. */
  licence: text(),
  /** Call to action. */
  closing,
});

/** The words of the toolkit. */
export type DevToolkitCopy = z.output<typeof devToolkitSchema>;
