import { getChatLink } from "#app/academy/addresses.ts";
import { getMailLink } from "#app/academy/mail-link.ts";
import type { Site } from "#app/academy/site-schema.server.ts";
import type { Course } from "#app/courses/course.ts";
import { getWeekHours, isOngoing } from "#app/courses/syllabus/hours.ts";
import { formatRange } from "#app/courses/syllabus/spans.ts";
import { formatCount } from "#app/text/count.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { formatStart } from "./cohort.ts";
import type { EnrolmentWords } from "./enrolment-words.server.ts";

/** Words and addresses of the enrolment, and the groups that will begin, in words. */
export type Enrolment = ReturnType<typeof getEnrolment>;

type EnrolSite = Pick<Site, "identity" | "enrol" | "mentors">;

/** The enrolment in a course. */
export function getEnrolment(site: EnrolSite, course: Course, words: EnrolmentWords) {
  const { message, subject, fee, start, times } = site.enrol;
  const { title, nextStart } = course;
  const text = [
    fillWords(message, { title: nextStart ? `${title} (${nextStart})` : title }),
    // The message asks nothing that the page shows, or that the course does not have.
    ...(course.price ? [] : [fee]),
    ...(isOngoing(course) ? [times] : nextStart ? [] : [start]),
  ].join(" ");
  const groups = getGroups(site, course, words);
  const { steps } = isOngoing(course) ? words.ongoing : words;
  const week = getWeekHours(course);
  return {
    // A chat and a mail, both with the same prefilled text.
    links: {
      chat: getChatLink(site.identity, text),
      mail: getMailLink(site.identity.email, fillWords(subject, { title }), text),
    },
    chatApp: site.identity.chatApp,
    // What happens after the button.
    steps: fillWords(steps, {}),
    groups,
    week: week && fillWords(words.week, { weekHours: formatRange(week.all) }),
  };
}

function getGroups(site: EnrolSite, { cohorts }: Course, { group }: EnrolmentWords) {
  return cohorts.map((cohort) => ({
    start: formatStart(cohort),
    detail: fillWords(cohort.mentor ? `${group}, with` : group, {
      language: new Intl.DisplayNames("en", { type: "language" }).of(cohort.language) ?? cohort.language,
      seats: formatCount(cohort.seats, "seat"),
    }),
    mentor: cohort.mentor
      ? { name: cohort.mentor, link: site.mentors.find(({ name }) => name === cohort.mentor)?.link }
      : undefined,
  }));
}
