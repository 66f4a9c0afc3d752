import { z } from "zod";
import { closing, heading, link, linkedText, text, titledText } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";

/** The shape of `content/pages/about.yaml`. */
export const aboutSchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  /** Button of the first screen. */
  primary: link,
  /** Button beside it. */
  secondary: link,
  /** Words over the drawing of all sessions; {sessions} and {count} are replaced by counts. */
  sessions: text(),
  /** The same where there are so many courses that tracks are drawn. */
  sessionsByTrack: text(),
  /** Why the academy exists. */
  mission: z.strictObject({ title: text(), /** Paragraphs. */ paragraphs: z.array(text()).min(1) }),
  /** What it does differently. */
  differentiators: z.strictObject({ ...heading, items: z.array(titledText).min(3) }),
  /** How it teaches. */
  philosophy: z.strictObject({
    ...heading,
    /** Said before links to sessions that are written out. */
    written: text(),
    /** Principles, argued. */ principles: z.array(titledText).min(3),
  }),
  /** The parent company. */
  company: linkedText,
  /** Call to action. */
  closing,
});

/** Lines of code: few enough to be read, short enough for a phone to scroll little. */
const code = () =>
  z
    .string()
    .transform((value) => value.trimEnd().split("\n"))
    .pipe(z.array(z.string().max(80)).min(5).max(20));

/** The shape of `content/pages/sample.yaml`: a review and the wording of a certificate. */
export const sampleSchema = z.strictObject({
  /** A piece of code, the comments on its lines, and the same code after them. */
  review: z
    .strictObject({
      ...heading,
      /** Words over the parts, before the number of a line, and of a line with a comment or a change. */
      labels: z.strictObject({
        before: text(),
        comments: text(),
        after: text(),
        line: text(),
        commented: text(),
        changed: text(),
      }),
      /** Language of the code. */
      language: z.enum(["python"]),
      /** The code as it was handed in. */
      before: code(),
      /** What the mentor wrote, in the order of the lines. */
      comments: z
        .array(z.strictObject({ /** Line of `before`, counted from 1. */ line: z.int(), text: text() }))
        .min(2)
        .max(5),
      /** The code after the comments. */
      after: code(),
    })
    .superRefine(({ before, comments }, context) => {
      for (const [index, { line }] of comments.entries()) {
        const isAfterLast = line > (comments[index - 1]?.line ?? 0);
        if (before[line - 1]?.trim() && isAfterLast) continue;
        const message = isAfterLast
          ? `write the number of a line with code, at most ${before.length}`
          : "write the comments in the order of their lines, one a line";
        context.addIssue({ code: "custom", path: ["comments", index, "line"], input: line, message });
      }
    }),
  /** What a certificate says, drawn as a specimen. */
  certificate: z.strictObject({
    ...heading,
    /** Word that marks the drawing as a specimen. */
    specimen: text(),
    /** Heading of the certificate. */
    heading: text(),
    /** Stands in the place of the learner's name. */
    person: text(),
    /** Slug of the course that it is made out for. */
    course: text(),
    /** What it states; {courseTitle}, {courseSessions} and {courseProjects} are the course's. */
    text: text(),
    /** Stands in the place of day and signature. */
    signed: text(),
    /** What it is not. */
    limit: text(),
  }),
});

/** Copy of the sample of the work. */
export type Sample = z.output<typeof sampleSchema>;
