import { z } from "zod";
import { list, text } from "./fields.server.ts";

/** A step of a process, shown as a row of a timetable. */
const step = z.strictObject({
  title: text("Name of the step."),
  when: text("When it happens, such as 'Week 0'."),
  text: text("What happens."),
  result: text("What you hold afterwards."),
});

/** The steps of a process, which must carry the given names in the given order. */
export const steps = (titles: string[]) =>
  z.strictObject({
    title: text("Heading."),
    lead: text("Sentence under it."),
    steps: list("Steps in order.", step)
      .length(titles.length)
      .refine((list) => list.every((entry, index) => entry.title === titles[index]), {
        error: `name the steps ${titles.join(", ")}, in this order`,
      }),
  });
