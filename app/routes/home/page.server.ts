import { z } from "zod";
import type { Track } from "#app/academy/tracks.ts";
import type { Content } from "#app/content/collection.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { link, list, literal, part, ref, text } from "#app/content/fields.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { marketFact } from "#app/courses/market/market-fact.server.ts";
import { checkSources } from "#app/courses/market/publishers.server.ts";
import { COURSES } from "#app/courses/schema/course-collection.server.ts";
import { isOngoing } from "#app/courses/syllabus/hours.ts";
import { isHoled } from "#app/drawing/mark.ts";
import { definePage } from "#app/page-model/page.server.ts";
import { closing, heading, pageMeta, titledText } from "#app/page-model/words.server.ts";
import type { RailStarts } from "./rail.ts";

/** The home page: `content/pages/home.yaml`. */
export const HOME_PAGE = definePage({
  address: "/",
  file: "home",
  schema: z.strictObject({
    meta: pageMeta,
    hero: part("First screen.", {
      title: list("Heading, in clauses: a wide screen breaks the line only between two.", text()).min(1),
      lead: heading.lead,
      primary: link.describe("Button to the catalogue."),
      secondary: link.describe("Button to the paths."),
      beginners: part("A question to those who have never programmed, and where they begin.", {
        question: text(),
        link,
      }),
    }),
    rail: part("The course whose sessions run down the left edge of the page.", {
      course: ref("courses", "Slug of a course with more sessions than the last number below.").optional(),
      caption: text("Says which sessions they are.", { names: ["title"] }),
      starts: part("The first session of each section, in the order of the page.", {
        tracks: z.literal(1).describe("Tracks."),
        session: z.int().describe("One live hour."),
        featured: z.int().describe("Six courses."),
        whyUs: z.int().describe("The review, and the promises."),
        build: z.int().describe("What you could build."),
        toolkit: z.int().describe("The free toolkit."),
        market: z.int().describe("Market figures."),
      } satisfies Record<keyof RailStarts, z.ZodType>).superRefine((starts, context) => {
        const entries = Object.entries(starts);
        for (const [index, [name, start]] of entries.entries()) {
          const before = entries[index - 1]?.[1] ?? 0;
          if (start > before) continue;
          const message = `write ${before + 1} or more: the section before it begins at ${before}`;
          context.addIssue({ code: "custom", path: [name], input: start, message });
        }
      }),
    }),
    session: part("One live hour, cut from a written session.", {
      title: text("Heading."),
      lead: text("Sentence under the heading.", { names: ["title"] }),
      quiz: part("A question that visitors answer on the page.", {
        question: text("The question."),
        given: literal("The line of code before the others."),
        lines: list(
          "Lines to choose from.",
          z.strictObject({
            code: literal("The line."),
            prints: literal("The last line that it prints."),
          }),
        ).length(3),
      }),
      read: text("Words of the link to the session."),
      written: link.describe("Link to the other written sessions."),
    }),
    market: part("AI-market facts.", {
      title: text("Heading."),
      facts: list("Figures with sources.", marketFact).min(1).max(6),
    }),
    whyUs: part("Why this academy: a review, and the facts of `delivery` in site.yaml.", {
      title: text("Heading, over what a mentor says of three lines."),
      lead: heading.lead,
      review: link.describe("Link to the whole review."),
    }),
    tracks: part("The three tracks.", {
      title: text("Heading."),
      promises: part("Where each track leads, a few words: a link to the learning paths.", {
        Foundation: text("Where Foundation leads."),
        "AI-Powered": text("Where AI-Powered leads."),
        "Continuous Learning": text("Where Continuous Learning leads."),
      } satisfies Record<Track, z.ZodType>),
    }),
    skills: part("What one learns, in groups.", {
      title: text("Heading."),
      groups: list(
        "Groups of skills.",
        z.strictObject({
          title: text("Name of the group."),
          skills: list("Short names.", text()).min(4).max(10),
        }),
      ).min(2),
    }),
    industries: part("Where the skills are used.", {
      title: text("Heading."),
      cards: list("Industries.", titledText).min(4).max(8),
    }),
    featured: part("The first courses of the catalogue.", { title: text("Heading.") }),
    toolkit: part("The free toolkit.", {
      title: text("Heading."),
      text: text("What it is."),
      points: list("What is in it.", text()).min(2).max(5),
      button: text("Words of the button."),
    }),
    closing: closing.describe("Call to action."),
  }),
  check: ({ file, data }, content) => [
    ...checkSources(file, ["market", "facts"], data.market.facts, content),
    ...checkRail(file, data.rail, content),
  ],
});

/** The rail draws solid marks, the last one white: no course with holed marks, and none without an end. */
function checkRail(
  file: ContentFile,
  { course }: { course?: string | undefined },
  content: Content,
): Finding[] {
  const found = course === undefined ? undefined : content.find(COURSES, course)?.data;
  if (!found || (!isHoled(found.level) && !isOngoing(found))) return [];
  return [
    findingAt(
      file,
      ["rail", "course"],
      course,
      "write a course of the level Beginner or All Levels that has an end",
    ),
  ];
}
