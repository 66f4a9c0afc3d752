import { z } from "zod";
import { text } from "./fields.server.ts";

/** A step of a process, shown as a row of a timetable. */
const step = z.strictObject({
  title: text().describe("Name of the step."),
  when: text().describe("When it happens, such as 'Week 0'."),
  text: text().describe("What happens."),
  result: text().describe("What you hold afterwards."),
});

/** The steps of a process, which must carry the given names in the given order. */
export const steps = (titles: string[]) =>
  z.strictObject({
    title: text().describe("Heading."),
    lead: text().describe("Sentence under it."),
    steps: z
      .array(step)
      .length(titles.length)
      .refine((list) => list.every((entry, index) => entry.title === titles[index]), {
        error: `name the steps ${titles.join(", ")}, in this order`,
      })
      .describe("Steps in order."),
  });
