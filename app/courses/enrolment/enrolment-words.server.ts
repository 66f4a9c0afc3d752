import type { z } from "zod";
import { list, part } from "#app/content/fields.server.ts";
import { words } from "#app/courses/course-text.server.ts";

const stepWords = {
  steps: list("What happens after the button 'Enroll Now', step by step.", words()).length(3),
};

/** The words of the enrolment. */
export const enrolmentWords = part("The enrolment, and groups.", {
  ...stepWords,
  ongoing: part("The same for an ongoing course.", stepWords),
  week: words("How much time a week takes, live and own hours, in the bar of a phone.", ["weekHours"]),
  group: words("A group in one sentence.", ["language", "seats"]),
});

/** The same words once they are parsed. */
export type EnrolmentWords = z.output<typeof enrolmentWords>;
