import { z } from "zod";
import { ABOUT_PATH } from "#app/academy/addresses.ts";
import { link, list, part, ref, text } from "#app/content/fields.server.ts";
import { definePage, defineWords } from "#app/page-model/page.server.ts";
import { heading, linkedText, pageWords, titledText } from "#app/page-model/words.server.ts";

/** Who teaches, and how: `content/pages/about.yaml`. */
export const ABOUT_PAGE = definePage({
  address: ABOUT_PATH,
  file: "about",
  schema: pageWords({
    primary: link.describe("Button of the first screen."),
    secondary: link.describe("Button next to it."),
    sessions: text("Words over the drawing of all sessions."),
    mission: part("Why the academy exists.", {
      title: text(),
      paragraphs: list("Paragraphs.", text()).min(1),
    }),
    differentiators: part("What it does differently.", { ...heading, items: z.array(titledText).min(2) }),
    philosophy: part("How it teaches.", {
      ...heading,
      written: text("Shown before links to sessions that are written out."),
      principles: list("Principles, argued.", titledText).min(3),
    }),
    company: linkedText.describe("The parent company."),
  }),
});

/** Lines of code; their number and length are limited, since a page shows them whole. */
const code = () =>
  z
    .string()
    .transform((value) => value.trimEnd().split("\n"))
    .pipe(z.array(z.string().max(80)).min(5).max(20));

const sampleSchema = z.strictObject({
  review: part("A piece of code, the comments on its lines, and the same code after them.", {
    ...heading,
    language: z.enum(["python"]).describe("Language of the code."),
    before: code().describe("The code as it was handed in."),
    comments: list(
      "What the mentor wrote, in the order of the lines.",
      z.strictObject({
        line: z.int().describe("Line of `before`, counted from 1."),
        text: text("The comment.", { isVerbatim: true }),
        short: text("The comment in one sentence, for the home page."),
      }),
    )
      .min(2)
      .max(5),
    after: code().describe("The code after the comments."),
  }).superRefine(({ before, comments }, context) => {
    for (const [index, { line }] of comments.entries()) {
      const isAfterLast = line > (comments[index - 1]?.line ?? 0);
      if (before[line - 1]?.trim() && isAfterLast) continue;
      const message = isAfterLast
        ? `write the number of a line with code, at most ${before.length}`
        : "write the comments in the order of their lines, one a line";
      context.addIssue({ code: "custom", path: ["comments", index, "line"], input: line, message });
    }
  }),
  certificate: part("What a certificate says, drawn as a specimen.", {
    ...heading,
    course: ref("courses", "Slug of the course that it is made out for."),
    text: text("What it states.", { names: ["courseTitle", "courseSessions", "courseProjects"] }),
    limit: text("What it is not."),
  }),
});

/** A review and the wording of a certificate, which the page shows: `content/pages/sample.yaml`. */
export const SAMPLE_WORDS = defineWords({ file: "sample", schema: sampleSchema });

/** Words of the sample of the work. */
export type Sample = z.output<typeof sampleSchema>;
