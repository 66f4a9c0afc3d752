import { z } from "zod";
import { link, text, titledText } from "#app/content/fields.server.ts";
import { pageMeta } from "./page-meta.server.ts";
import { steps } from "./step.server.ts";

const four = z.strictObject({ title: text(), lead: text(), items: z.array(titledText).length(4) });

/** The shape of `content/pages/academic.yaml`. */
export const academicSchema = z.strictObject({
  meta: pageMeta,
  /** Heading. */
  title: text(),
  /** Sentence under it. */
  lead: text(),
  /** The six curriculum gaps. */
  gaps: z.strictObject({
    /** Heading. */
    title: text(),
    /** Sentence under it. */
    lead: text(),
    /** Words over what is taught. */
    taughtLabel: text(),
    /** Words over what is expected. */
    neededLabel: text(),
    /** Gaps. */
    items: z
      .array(
        z.strictObject({
          /** What the syllabus teaches. */
          taught: text(),
          /** What a team expects. */
          needed: text(),
          /** How the gap is closed. */
          text: text(),
        }),
      )
      .length(6),
  }),
  /** The four offerings. */
  offerings: four,
  /** The four reasons. */
  reasons: four,
  /** The four steps. */
  steps: steps(["Assess", "Learn", "Build", "Launch"]),
  /** Call to action. */
  closing: z.strictObject({ ...titledText.shape, links: z.array(link).min(1) }),
});

/** Copy of the academic page. */
export type AcademicPage = z.output<typeof academicSchema>;
