import { z } from "zod";
import { list, part, text } from "#app/content/fields.server.ts";
import { COURSE_NAMES, words } from "#app/courses/course-text.server.ts";

/** A part of a letter; it has several lines. */
const letterText = (meaning: string, names: string[] = []) =>
  text(meaning, { names: [...COURSE_NAMES, ...names], hasLines: true });

const letterOf = (when: string) => ({
  time: letterText(`How long it takes${when}.`),
  hours: letterText(`How many hours a week that is${when}, where own hours are known.`, [
    "weekHours",
    "allHours",
  ]),
  certificate: letterText(`What the learner has at the end${when}.`, ["projects"]),
});

/** The words of the message for whoever pays. */
export const letterWords = part("A message for whoever pays, which visitors send or copy.", {
  unknown: words("Stands for a fee that is not known."),
  opening: letterText("How the text begins."),
  ...letterOf(""),
  end: letterText("Fee and address.", ["fee", "url"]),
  ongoing: part("The same for an ongoing course.", letterOf(", for an ongoing course")),
  subject: words("Subject of the mails."),
  link: letterText("The address of the course, at the end of a message.", ["url"]),
  readers: list(
    "A message for each reader.",
    z.strictObject({
      label: words("Whom it asks, such as 'Ask your employer'."),
      by: list("How it is sent, the usual way first.", z.enum(["chat", "email"])).min(1),
      opening: letterText("How the message begins."),
    }),
  ),
});

/** The same words once they are parsed. */
export type LetterWords = z.output<typeof letterWords>;
