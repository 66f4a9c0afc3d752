import type { ContactPage } from "#app/contact/contact-copy.server.ts";
import { fillCopy } from "#app/content/fill-copy.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { Course } from "#app/courses/course.ts";

type Terms = Pick<Site, "groupSize" | "mentors" | "missedSession" | "refunds" | "complaints">;

/** One sentence that names what the site does not state, so that nobody searches for it; the owner's terms shorten it. */
export function formatUnstated(
  { groupSize, mentors, missedSession, refunds, complaints }: Terms,
  courses: Pick<Course, "price" | "cohorts">[],
  { text, facts }: ContactPage["unstated"],
): string {
  const unstated = [
    courses.every(({ price }) => price) ? [] : facts.fee,
    courses.some(({ cohorts }) => cohorts.length > 0) ? [] : [facts.start, facts.time, facts.language],
    mentors.length > 0 ? [] : facts.mentors,
    groupSize ? [] : facts.groupSize,
    missedSession ? [] : facts.missedSession,
    refunds ? [] : facts.refunds,
    complaints ? [] : facts.complaints,
    facts.further,
  ].flat();
  return fillCopy(text, { facts: new Intl.ListFormat("en-GB").format(unstated) });
}
