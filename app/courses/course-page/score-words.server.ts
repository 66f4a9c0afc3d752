import { link, part } from "#app/content/fields.server.ts";
import { words } from "#app/courses/course-text.server.ts";

/** The words of the syllabus. */
export const scoreWords = part("The syllabus, week by week.", {
  title: words("Heading."),
  last: words("Shown at the last session."),
  ongoing: part("The same for an ongoing course.", {
    title: words("Heading."),
    again: words("Shown at the last session, after which the weeks repeat."),
    project: words("Name of the bar across all weeks: the one project that a learner chose."),
  }),
  notes: part("Notes at a week.", {
    hours: words("Title of the hours that a learner works alone.", ["weekHours", "allHours"]),
    review: words("The work is handed in, and a mentor comments on it."),
    sample: link.describe("The link to a sample of such comments."),
    choice: words("Title of the projects to choose from, in an ongoing course."),
  }),
  certificate: part("The certificate, across the last week.", {
    title: words("Its name."),
    text: words("What it says, and when a learner gets it."),
    ongoing: words("The same for an ongoing course."),
    link: link.describe("The link to a specimen."),
    keeps: words("Title of what a learner keeps besides."),
  }),
});
