import { z } from "zod";
import {
  closing,
  heading,
  labelledField,
  link,
  list,
  pageMeta,
  part,
  text,
} from "#app/content/fields.server.ts";

const prompts = z.strictObject({
  ...heading,
  secrets: text("What to do with secrets and personal data before pasting."),
  key: text("What one shape of the board is; levels and tracks are drawn below it."),
  shared: part("The placeholders that mean the same in every prompt.", {
    language: labelledField,
    framework: labelledField,
    test_framework: labelledField,
    cloud_provider: labelledField,
    level: labelledField,
  }),
  everywhere: text("Words after the label of a shared field."),
  example: text("Words before an example."),
  search: text("Label of the search box."),
  level: text("Label of the level filter."),
  allLevels: text("Its open choice."),
  none: text("Shown when nothing matches."),
  clear: text("Button that clears the filters."),
  whole: text("Link to the page of a group."),
  copyGroup: text("Button that copies a group."),
  worked: text("Words before the title of a group's worked answer."),
  open: text("On small screens, what opens a prompt on the page of its group."),
  caution: text("Words before what to replace in a text before pasting it."),
  good: text("Words before what a good answer contains."),
  related: text("Words before the course."),
});

const copying = part("Copying a prompt.", {
  copy: text("Button that copies a prompt."),
  copied: text("Shown when a prompt was copied."),
  fillIn: text("Words before the placeholders that are still empty in what was copied."),
  fillInThere: text("Link to the prompt, where they can be filled in."),
  refused: text("Shown over the selected text when the browser refuses to copy."),
  notLoaded: text("Shown when the text could not be loaded."),
  openInstead: text("Link to the prompt in that case."),
  close: text("Button that puts this text away."),
});

const start = part("Prompts to start with.", {
  ...heading,
  full: list("Slugs of the prompts that the page shows in full.", text()).min(1).max(3),
  others: list("Slugs of further prompts to start with.", text()).max(9),
});

const group = part("The page of a group of prompts.", {
  contents: text("Name of the list of a group's prompts."),
  others: text("Name of the links to other groups."),
  previous: text("Words before the link to the previous group."),
  next: text("Words before the link to the next group."),
  all: text("Link to all groups."),
});

const worked = part("The worked answer on it.", {
  lead: heading.lead,
  prompt: text("Words before the prompt."),
  input: text("Heading of the input."),
  answer: text("Heading of the answer."),
  corrections: text("Heading of the corrections."),
  correction: text("Name of the number at a place in the answer."),
  back: text("Name of the link from a correction to its place."),
});

const calendar = z.strictObject({
  title: text("Heading."),
  start: text("Label of the start date."),
  time: text("Label of the hour."),
  weekdays: text("Label of the weekdays."),
  download: text("Button that makes the calendar file."),
  notLoaded: text("Shown when the roadmap could not be loaded."),
});

const roadmap = z.strictObject({
  ...heading,
  takes: text("What opens both lists of a phase."),
  needs: text("Heading of what a phase takes."),
  have: text("Heading of the list of what you have at its end."),
  review: text("Words after the title of a weekly review."),
  prompt: text("Words before a prompt that helps on a day."),
  course: text("Words before the course that goes deeper."),
  result: text("Words before the result of a day."),
  minutes: text("Word after the minutes of a day."),
  done: text("Label of the tick."),
  progress: text("Words after the number of finished days."),
  print: text("Button that prints."),
  calendar,
});

/** A file of the site that can be downloaded. */
const download = z.strictObject({ label: text(), href: link.shape.href });

/** The shape of `content/pages/dev-toolkit.yaml`: the words of the toolkit and its groups. */
export const devToolkitSchema = z.strictObject({
  meta: pageMeta,
  name: text("Name of the toolkit in the breadcrumbs of its groups."),
  ...heading,
  mistakes: text("Heading of the links to corrected answers next to the title."),
  prompts,
  copying,
  start,
  group,
  worked,
  roadmap,
  downloads: z.strictObject({
    title: text("Heading."),
    files: list("The files that hold all prompts.", download).min(1),
  }),
  licence: text("Words before the licence."),
  closing: closing.describe("Call to action."),
});

/** The words of the toolkit. */
export type DevToolkitCopy = z.output<typeof devToolkitSchema>;
