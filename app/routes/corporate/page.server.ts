import { z } from "zod";
import { TRACKS } from "#app/academy/tracks.ts";
import { link, list, part, text } from "#app/content/fields.server.ts";
import { definePage } from "#app/page-model/page.server.ts";
import { heading, pageWords, step, steps, titledText } from "#app/page-model/words.server.ts";

/** Training for companies: `content/pages/corporate.yaml`. */
export const CORPORATE_PAGE = definePage({
  address: "/corporate",
  file: "corporate",
  schema: pageWords({
    primary: link.describe("Button of the first screen."),
    secondary: link.describe("Button next to it."),
    programmes: part("The six programme types.", {
      ...heading,
      items: list(
        "Programmes.",
        z.strictObject({
          title: text("Name."),
          audience: text("For whom."),
          text: text("What is taught."),
          format: text("How it is taught."),
          track: z
            .enum(TRACKS)
            .describe("The track that most of its sessions come from: its line is drawn as theirs."),
        }),
      ).length(6),
    }),
    reasons: part("The four reasons to partner.", { ...heading, items: z.array(titledText).length(4) }),
    process: steps(
      ["Discovery", "Customize", "Deliver", "Support"],
      step.extend({ when: text("When it happens, such as 'Week 0'.") }),
    ).describe("The four steps."),
    drawing: part("Words of the drawing of a programme.", {
      caption: text("Says how long a programme runs."),
    }),
    procurement: part("What a purchasing department asks.", {
      ...heading,
      items: z.array(titledText).min(3),
    }),
  }),
});
