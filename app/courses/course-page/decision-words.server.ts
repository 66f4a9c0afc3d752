import type { z } from "zod";
import { part } from "#app/content/fields.server.ts";
import { words } from "#app/courses/course-text.server.ts";

/** The lines under 'Enroll Now' that differ for an ongoing course. */
const ongoingWords = {
  pace: words("How long the course is, and how many sessions a week."),
  effort: words("Hours a week and in all, live and own.", ["weekHours", "allHours", "liveHours"]),
  builds: words("Label of the line with the projects."),
  certificate: words("What a learner has at the end, and what it is not."),
  fee: words("Label of the line with the fee."),
  none: words("Shown where there is no course to take next."),
};

/** The words of the lines under 'Enroll Now'. */
export const decisionWords = part("The lines under 'Enroll Now'.", {
  need: words("Label of what a learner needs."),
  readiness: words("Link to the five questions."),
  time: words("Label of length and hours."),
  week: words("Link to the hours of a week."),
  end: words("Label of what a learner has at the end."),
  ask: words("How to learn the fee and the next start, and what asking costs."),
  rest: words("How to learn one of them, where the other is known.", ["facts"]),
  costs: words("Link to all costs."),
  share: words("Link to the message for whoever pays."),
  open: words("Label of what the page does not say yet."),
  facts: words("What that is.", ["facts"]),
  about: words("Link to who teaches."),
  next: words("Label of the courses to take after it."),
  ...ongoingWords,
  ongoing: part("The same for an ongoing course.", ongoingWords),
});

/** The same words once they are parsed. */
export type DecisionWords = z.output<typeof decisionWords>;
