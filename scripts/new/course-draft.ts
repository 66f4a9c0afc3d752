import type { Wish } from "./questions.ts";

/** What follows from the other courses. */
type Place = {
  id: number;
  order: number;
  /** Market figures of another course, as they stand in its file. */
  figures: string;
  today: string;
};

/** The length of a course without an end. */
export const ONGOING = "Ongoing";

/** Weeks of a syllabus: an ongoing course has the rhythm of four. */
export const countDraftWeeks = (length: string | undefined): number =>
  length === ONGOING ? 4 : Number(length);

/** The draft of a course, with what to write beside each field. */
export function formatCourse(
  { title = "", track, level, weeks: length, arrangement }: Wish,
  { id, order, figures, today }: Place,
): string {
  const weeks = countDraftWeeks(length);
  const isOngoing = length === ONGOING;
  return `---
# A number in quotes that no other course has or had.
id: "${id}"
# Place in the catalogue; the home page shows the first six.
order: ${order}
# Remove the next line to publish the course.
draft: true
title: "${title}"
# On drawn lines, at most 16 characters.
shortTitle: "${title.slice(0, 16).trim()}"
# One sentence for search results, 50 to 165 characters, unlike that of any other page.
description: "REPLACE: what one can do after ${title}, in one sentence."
# Three to ten phrases that people search for.
keywords:
  - "${title.toLowerCase()} course"
  - "learn ${title.toLowerCase()} online"
  - "${title.toLowerCase()} live classes"
level: ${level}
track: ${track}
# Two live sessions a week.
duration: ${isOngoing ? ONGOING : `${weeks} weeks`}
sessions: ${2 * weeks}
hours: ${isOngoing ? 0 : 2 * weeks}
published: ${today}
modified: ${today}
# Drawing of the cover: one mark for each session.
arrangement: ${arrangement}
# Five to seven lines: what happens in this course and in no other.
programHighlights:
${list(5, "what happens in this course")}
# Six to eight lines that begin with a verb: what one can do afterwards.
learningOutcomes:
${list(6, "a verb, and what one can do")}
# One to five lines: what one needs, and what not.
prerequisites:
${list(1, "what one needs")}
# Four to six, each as 'Name - description'.
projects:
${Array.from({ length: 4 }, (_, index) => `  - "REPLACE: project ${index + 1} - What it does and what one learns from it"`).join("\n")}
# Blocks of weeks without a gap. Each live session has a title of three to nine words.
syllabus:
${formatSyllabus(weeks)}
# Three figures of this course's market, each from its publisher's own page. These are another course's: replace them.
${figures.trimEnd()}
---

${BODY}
`;
}

const list = (count: number, words: string): string =>
  Array.from({ length: count }, (_, index) => `  - "REPLACE: ${words} (${index + 1})"`).join("\n");

/** Blocks of two weeks; a last one alone where the number is odd. */
function formatSyllabus(weeks: number): string {
  const blocks = Array.from({ length: Math.ceil(weeks / 2) }, (_, index) => {
    const from = 2 * index + 1;
    const to = Math.min(from + 1, weeks);
    const sessions = Array.from({ length: 2 * (to - from + 1) }, (_, place) => {
      return `      - "REPLACE: title of session ${2 * (from - 1) + place + 1}"`;
    });
    return `  - weeks: ${from === to ? from : `${from}-${to}`}
    title: "REPLACE: title of the block"
    text: "REPLACE: what one can do after these weeks."
    sessions:
${sessions.join("\n")}`;
  });
  return blocks.join("\n");
}

/** As long as a long description must be. */
const BODY = `REPLACE: all of this. The long description of the course in three to six paragraphs of Markdown, 900 to 3,000 characters together. It stands at the beginning of the course's page, above the syllabus.

Begin with whom the course is for: who does well in it, what they can already do, and what brought them here. Name the kind of person, not everybody.

Then say why its order is as it is. What comes first, because the rest leans on it? What waits, and for what? Which decision would somebody else have taken differently, and why is it this way here?

Tell what a session is like: what is on the screen when it begins, who speaks, what one does with one's own hands, and what comes back with comments.

End with what the course leaves out on purpose, and where one finds that instead. Names of weeks are checked against the syllabus. Links go to pages of this site or to addresses that begin with https. Headings begin with three number signs, and pictures are not used.`;
