import { getCoursePath, getShareLink } from "#app/academy/addresses.ts";
import { getMailLink } from "#app/academy/mail-link.ts";
import type { Course } from "#app/courses/course.ts";
import { getTotalHours, getWeekHours, isOngoing } from "#app/courses/syllabus/hours.ts";
import { formatRange } from "#app/courses/syllabus/spans.ts";
import { getAbsoluteUrl, type SiteFacts } from "#app/seo/page-metadata.ts";
import { fillWords } from "#app/text/fill-words.ts";
import { formatPrice } from "./good-to-know.ts";
import type { LetterWords } from "./letter-words.server.ts";

/** What a learner sends to whoever pays for a course: a message for each reader, and a text to copy. */
export function getLetter({ identity }: SiteFacts, course: Course, words: LetterWords) {
  const week = getWeekHours(course);
  const all = getTotalHours(course);
  const { time, hours, certificate } = isOngoing(course) ? words.ongoing : words;
  const effort = week ? `${time} ${hours}` : time;
  const fill = (text: string) =>
    fillWords(text, {
      weekHours: week ? formatRange(week.all) : "",
      allHours: all ? formatRange(all) : "",
      fee: course.price ? formatPrice(course.price) : words.unknown,
      url: getAbsoluteUrl(identity.origin, getCoursePath(course.slug)),
    });
  const join = (...parts: string[]) => fill(parts.join("\n\n"));
  return {
    text: join(words.opening, effort, certificate, words.end),
    readers: words.readers.map(({ label, opening, by }) => {
      const message = join(opening, effort, words.link);
      const subject = fill(words.subject);
      return { label: fill(label), ways: by.map((way) => WAYS[way](message, { identity, subject })) };
    }),
  };
}

type Sender = Pick<SiteFacts, "identity"> & { subject: string };

/** The ways to send a message: the name of each, and the address that opens it with the text. */
const WAYS = {
  chat: (message: string, { identity }: Sender) => ({
    name: identity.chatApp,
    href: getShareLink(identity, message),
  }),
  email: (message: string, { subject }: Sender) => ({
    name: "Email",
    href: getMailLink("", subject, message),
  }),
};
