import { fillCopy } from "#app/content/fill-copy.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { formatDay, formatMonth } from "#app/ui/format-day.ts";
import { type Course, formatRange, getWeekHours, isOngoing } from "./course.ts";
import type { CoursePageCopy } from "./course-copy.server.ts";

/** Something that decides: what it is about, what is true of the course, and where to see it. */
export type Note = { title: string; text: string; link?: { label: string; href: string } };

type Terms = Pick<Site, "groupSize" | "missedSession" | "refunds" | "complaints">;

/** What a visitor wants to know before joining; what is not known has no row. */
export function getGoodToKnow(site: Terms, course: Course, copy: CoursePageCopy["goodToKnow"]): Note[] {
  const { price, extraCosts, taughtWith, changes } = course;
  const { groupSize, missedSession, refunds, complaints } = site;
  return [
    note(copy.fee, price && `${formatRupees(price.amount)}, ${price.includes}`),
    note(copy.hours.title, sayHours(course, copy.hours.text)),
    note(copy.costs, extraCosts),
    note(copy.groupSize.title, groupSize && fillCopy(copy.groupSize.text, { groupSize })),
    // The link opens a session of a course that ends.
    isOngoing(course) ? note(copy.session.title, copy.session.ongoing) : [copy.session],
    note(copy.missedSession, missedSession),
    [copy.review],
    [{ ...copy.certificate, text: isOngoing(course) ? copy.certificate.ongoing : copy.certificate.text }],
    note(copy.refunds, refunds),
    note(copy.complaints, complaints),
    note(copy.taughtWith.title, taughtWith && sayVersions(taughtWith, copy.taughtWith.text)),
    note(copy.changes, changes.map(({ date, text }) => `${formatDay(date)}: ${text}`).join(" ")),
  ].flat();
}

/** A row of its own; none where nothing is known. */
const note = (title: string, text: string | 0 | undefined): Note[] => (text ? [{ title, text }] : []);

const formatRupees = (amount: number): string => `₹${new Intl.NumberFormat("en-IN").format(amount)}`;

function sayHours(course: Course, words: string): string | undefined {
  const week = getWeekHours(course);
  return week && fillCopy(words, { liveHours: formatRange(week.live), ownHours: formatRange(week.own) });
}

/** Versions, apart by commas where none of them has a comma of its own. */
function sayVersions({ tools, checked }: NonNullable<Course["taughtWith"]>, words: string): string {
  const versions = tools.join(tools.some((tool) => tool.includes(",")) ? "; " : ", ");
  return fillCopy(words, { versions, month: formatMonth(checked) });
}
