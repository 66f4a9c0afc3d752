import { z } from "zod";
import { text } from "./fields.server.ts";

/** A step of a process, shown as a row of a timetable. */
const step = z.strictObject({
  /** Name of the step. */
  title: text(),
  /** When it happens, such as 'Week 0'. */
  when: text(),
  /** What happens. */
  text: text(),
  /** What you hold afterwards. */
  result: text(),
});

/** The steps of a process, which must carry the given names in the given order. */
export const steps = (titles: string[]) =>
  z.strictObject({
    /** Heading. */
    title: text(),
    /** Sentence under it. */
    lead: text(),
    /** Steps in order. */
    steps: z
      .array(step)
      .length(titles.length)
      .refine((list) => list.every((entry, index) => entry.title === titles[index]), {
        error: `name the steps ${titles.join(", ")}, in this order`,
      }),
  });
