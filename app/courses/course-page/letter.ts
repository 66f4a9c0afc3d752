import { getCoursePath } from "#app/academy/addresses.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import { getMailLink } from "#app/content/mail-link.ts";
import { type Course, formatRange, getAllHours, getWeekHours, isOngoing } from "#app/courses/course.ts";
import { getAbsoluteUrl, type SiteFacts } from "#app/seo/page-metadata.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";
import { formatPrice } from "./good-to-know.ts";

/**
 * What a learner sends to whoever pays for a course: a text to copy, and mails that begin it.
 * A mail has no costs: some programs refuse an address of more than 2,000 characters.
 */
export function getLetter({ identity }: SiteFacts, course: Course, copy: CoursePageCopy["letter"]) {
  const week = getWeekHours(course);
  const all = getAllHours(course);
  const { time, hours, certificate } = isOngoing(course) ? copy.ongoing : copy;
  const effort = week ? `${time} ${hours}` : time;
  const fill = (text: string) =>
    fillCopy(text, {
      weekHours: week ? formatRange(week.all) : "",
      allHours: all ? formatRange(all) : "",
      outcomes: course.learningOutcomes.map((outcome) => `- ${outcome}`).join("\n"),
      costs: course.extraCosts ?? copy.unknown,
      fee: course.price ? formatPrice(course.price) : copy.unknown,
      url: getAbsoluteUrl(identity.origin, getCoursePath(course.slug)),
    });
  const join = (...parts: string[]) => fill(parts.join("\n\n"));
  return {
    text: join(copy.opening, effort, copy.outcomes, certificate, copy.end),
    mails: copy.mails.map(({ label, opening }) => {
      const body = join(opening, effort, copy.outcomes, certificate, copy.link);
      return { label, href: getMailLink("", copy.subject, body) };
    }),
  };
}
