import { z } from "zod";
import { httpsUrl, part, ref, text } from "#app/content/fields.server.ts";
import { UNWRITTEN } from "#app/content/schema-meta.server.ts";
import { getPercentage } from "./percentage.ts";

/** A market figure with its source. The description names the publisher and the year. */
export const marketFact = z
  .strictObject({
    value: text("The figure as shown, such as '58%'.").max(20),
    metric: text("What the figure counts, a few words.").max(60),
    description: text(
      "Who was asked or counted, with the publisher and the year; it does not repeat the figure.",
    ).max(220),
    kind: z
      .enum(["share", "premium", "growth", "count", "rank"])
      .describe("What sort of figure it is: only a share is drawn as a part of a hundred marks."),
    forecast: z
      .boolean()
      .default(false)
      .describe(
        "True when the publisher expects it instead of having counted it: the page marks it as a forecast.",
      ),
    source: part("Where the figure can be checked.", {
      publisher: ref("publishers", "Publisher, exactly as the description or metric names it."),
      year: z.int().min(2015).max(2100).describe("Year of publication, such as 2025."),
      url: httpsUrl().describe("Address of the source, such as 'https://publisher.example/report'."),
    }),
  })
  .superRefine((fact, context) => {
    const percentage = getPercentage(fact.value);
    const isDrawn = (fact.kind === "share" || fact.kind === "premium") && !fact.value.includes(UNWRITTEN);
    if (isDrawn && (percentage === undefined || (fact.kind === "share" && percentage > 100)))
      context.addIssue({
        code: "custom",
        path: ["value"],
        input: fact.value,
        message: `a ${fact.kind} is drawn as a figure: write 62% or 7 in 10, or choose another kind`,
      });
    const text = `${fact.metric} ${fact.description}`;
    for (const needed of [fact.source.publisher, String(fact.source.year)]) {
      if (text.includes(needed)) continue;
      context.addIssue({
        code: "custom",
        path: ["description"],
        input: fact.description,
        message: `name the source in the sentence: '${needed}' is missing`,
      });
    }
  });

/** A market figure with its source. */
export type MarketFact = z.output<typeof marketFact>;
