import { z } from "zod";
import { closing, heading, labelledField, pageMeta, text } from "#app/content/fields.server.ts";

const prompts = z.strictObject({
  ...heading,
  secrets: text().describe("What to do with secrets and personal data before pasting."),
  board: text().describe("Name of the board of marks."),
  key: text().describe("What shapes and fillings of the marks say."),
  shared: z
    .strictObject({
      language: labelledField,
      framework: labelledField,
      test_framework: labelledField,
      cloud_provider: labelledField,
      level: labelledField,
    })
    .describe("The placeholders that mean the same in every prompt."),
  everywhere: text().describe("Words beside a shared field in a prompt."),
  example: text().describe("Words before an example."),
  search: text().describe("Label of the search box."),
  level: text().describe("Label of the level filter."),
  allLevels: text().describe("Its open choice."),
  none: text().describe("What is said when nothing matches."),
  clear: text().describe("Button that opens the filters."),
  otherNames: z
    .array(z.array(text().lowercase()).min(2))
    .describe(
      "Names of one thing, in small letters: a search that finds nothing tries the other names of its list.",
    ),
  openAll: text().describe("Button that opens all groups."),
  closeAll: text().describe("The same button when they are open."),
  whole: text().describe("Link to the page of a group."),
  copyGroup: text().describe("Button that copies a group."),
  worked: text().describe("Words before the title of a group's worked answer."),
  caution: text().describe("Words before what to replace in a text before pasting it."),
  good: text().describe("Words before what a good answer contains."),
  related: text().describe("Words before the course."),
  tested: text().describe("Words before the assistant and the month with which a prompt was tried."),
});

const copying = z.strictObject({
  copy: text().describe("Button that copies a prompt."),
  copied: text().describe("What it says when it has."),
  fillIn: text().describe("Words before the placeholders that are still empty in what was copied."),
  fillInThere: text().describe("Link to the prompt, where they can be filled in."),
  refused: text().describe("What is said when the browser refuses, over the selected text."),
  notLoaded: text().describe("What is said when the text could not be loaded."),
  openInstead: text().describe("Link to the prompt in that case."),
  close: text().describe("Button that puts this text away."),
});

const start = z.strictObject({
  ...heading,
  full: z.array(text()).min(1).max(3).describe("Slugs of the prompts that the page shows in full."),
  others: z.array(text()).max(9).describe("Slugs of further prompts to start with."),
});

const group = z.strictObject({
  contents: text().describe("Name of the list of a group's prompts."),
  others: text().describe("Name of the links to other groups."),
  previous: text().describe("Words before the group before this one."),
  next: text().describe("Words before the next one."),
  all: text().describe("Link to all groups."),
});

const worked = z.strictObject({
  ...heading,
  prompt: text().describe("Words before the prompt."),
  input: text().describe("Heading of the input."),
  answer: text().describe("Heading of the answer."),
  corrections: text().describe("Heading of the corrections."),
  correction: text().describe("Name of the number at a place in the answer."),
  back: text().describe("Name of the way back from a correction to its place."),
});

const calendar = z.strictObject({
  title: text().describe("Heading."),
  start: text().describe("Label of the start date."),
  time: text().describe("Label of the hour."),
  weekdays: text().describe("Label of the weekdays."),
  weekdayNames: z.array(text()).length(7).describe("Short names of the weekdays, from Monday."),
  download: text().describe("Button that makes the calendar file."),
  faults: z
    .strictObject({ noDate: text(), badDate: text(), pastDate: text(), noWeekday: text() })
    .describe("What is said of a plan that makes no calendar."),
});

const saved = z.strictObject({
  ...heading,
  save: text().describe("Button that saves ticks and values."),
  restore: text().describe("Button that restores them."),
  restored: text().describe("What is said then."),
  refused: text().describe("What is said of a file of another kind."),
});

const roadmap = z.strictObject({
  ...heading,
  takes: text().describe("What opens both lists of a phase."),
  needs: text().describe("Heading of what a phase takes."),
  have: text().describe("Heading of what one has at its end."),
  review: text().describe("Words beside the day of a weekly review."),
  prompt: text().describe("Words before a prompt that helps on a day."),
  course: text().describe("Words before the course that goes deeper."),
  result: text().describe("Words before the result of a day."),
  done: text().describe("Label of the tick."),
  progress: text().describe("Words after the number of finished days."),
  print: text().describe("Button that prints."),
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
  copying: copying.describe("Copying a prompt."),
  start: start.describe("Prompts to start with."),
  group: group.describe("The page of a group of prompts."),
  worked: worked.describe("The worked answer on it; its title is used for an answer that has none."),
  roadmap,
  downloads: z.strictObject({
    title: text().describe("Heading."),
    files: z.array(download).min(1).describe("The files that hold all prompts."),
    install: text().describe("Where it is said how to install the archive."),
    lead: text().describe("The same in the archive itself: what it holds."),
    assistants: z
      .array(z.strictObject({ name: text(), how: text() }))
      .min(1)
      .describe("Each assistant there, and where its files go."),
  }),
  licence: text().describe("Words before the licence."),
  closing: closing.describe("Call to action."),
});

/** The words of the toolkit. */
export type DevToolkitCopy = z.output<typeof devToolkitSchema>;
