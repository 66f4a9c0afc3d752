import { getChatLink } from "#app/academy/addresses.ts";
import { getMailLink } from "#app/academy/mail-link.ts";
import type { Site } from "#app/academy/site-schema.server.ts";
import { formatCount } from "#app/content/count.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import { type Course, formatRange, getWeekHours, isOngoing } from "#app/courses/course.ts";
import type { CoursePageCopy } from "#app/courses/course-page/course-copy.server.ts";
import { formatStart } from "./cohort.ts";

/** Words and addresses of the enrolment, and the groups that will begin, in words. */
export type Enrolment = ReturnType<typeof getEnrolment>;

type EnrolSite = Pick<Site, "identity" | "enrol" | "mentors">;

/** The enrolment in a course. */
export function getEnrolment(site: EnrolSite, course: Course, copy: CoursePageCopy["enrolment"]) {
  const { message, subject, fee, start, times } = site.enrol;
  const { title, nextStart } = course;
  const text = [
    fillCopy(message, { title: nextStart ? `${title} (${nextStart})` : title }),
    // Nothing is asked that the page says, or that the course does not have.
    ...(course.price ? [] : [fee]),
    ...(isOngoing(course) ? [times] : nextStart ? [] : [start]),
  ].join(" ");
  const groups = getGroups(site, course, copy);
  const words = isOngoing(course) ? copy.ongoing : copy;
  const week = getWeekHours(course);
  return {
    // A chat and a mail, both with the same prefilled text.
    links: {
      chat: getChatLink(site.identity, text),
      mail: getMailLink(site.identity.email, fillCopy(subject, { title }), text),
    },
    chatApp: site.identity.chatApp,
    // What happens after the button.
    steps: fillCopy(words.steps, {}),
    groups,
    week: week && fillCopy(copy.week, { weekHours: formatRange(week.all) }),
  };
}

function getGroups(site: EnrolSite, { cohorts }: Course, { group }: CoursePageCopy["enrolment"]) {
  return cohorts.map((cohort) => ({
    start: formatStart(cohort),
    detail: fillCopy(cohort.mentor ? `${group}, with` : group, {
      language: new Intl.DisplayNames("en", { type: "language" }).of(cohort.language) ?? cohort.language,
      seats: formatCount(cohort.seats, "seat"),
    }),
    mentor: cohort.mentor
      ? { name: cohort.mentor, link: site.mentors.find(({ name }) => name === cohort.mentor)?.link }
      : undefined,
  }));
}
