import { z } from "zod";
import { closing, heading, link, text, titledText } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";
import { steps } from "#app/content/step.server.ts";

/** The shape of `content/pages/corporate.yaml`. */
export const corporateSchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  /** Button of the first screen. */
  primary: link,
  /** Button beside it. */
  secondary: link,
  /** The six programme types. */
  programmes: z.strictObject({
    ...heading,
    /** Programmes. */
    items: z
      .array(
        z.strictObject({
          /** Name. */
          title: text(),
          /** For whom. */
          audience: text(),
          /** What is taught. */
          text: text(),
          /** How it is taught. */
          format: text(),
        }),
      )
      .length(6),
  }),
  /** The four reasons to partner. */
  reasons: z.strictObject({ ...heading, items: z.array(titledText).length(4) }),
  /** The four steps. */
  process: steps(["Discovery", "Customize", "Deliver", "Support"]),
  /** What the branches of the step Deliver are: one for each programme. */
  branches: text(),
  /** What a purchasing department asks. */
  procurement: z.strictObject({ ...heading, items: z.array(titledText).min(3) }),
  /** Call to action. */
  closing,
});
