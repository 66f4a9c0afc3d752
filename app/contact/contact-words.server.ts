import { z } from "zod";
import { WEEKDAYS } from "#app/academy/days.ts";
import { link, list, part, text } from "#app/content/fields.server.ts";
import { heading, linkedText, pageWords, titledText } from "#app/page-model/words.server.ts";

/** When messages are answered, in words and as the hours of a week. */
const response = z.strictObject({
  ...titledText.shape,
  text: text("What the card says, as the owner has fixed it.", { isVerbatim: true }),
  hours: z
    .strictObject({
      days: list("Days on which you reply, such as 'Mon'.", z.enum(WEEKDAYS)).min(1),
      from: z.int().min(0).max(23).describe("Hour from which you reply, such as 10."),
      to: z.int().min(1).max(24).describe("Hour until which you reply, such as 18."),
      zone: text("Time zone, as the sentence has it, such as 'IST'."),
    })
    .refine(({ from, to }) => from < to, { path: ["to"], error: "write an hour after 'from'" })
    .describe("The days and hours of the sentence, which are drawn below it."),
});

/** Days and hours when messages are answered. */
export type ReplyHours = z.output<typeof response>["hours"];

/** The shape of `content/pages/contact.yaml`. */
export const contactSchema = pageWords({
  cards: part("The four cards.", { email: titledText, chat: linkedText, response, location: linkedText }),
  form: part("The form.", {
    ...heading,
    privacy: text("What is stored, and what for; {stored} is the list.", { names: ["stored"] }).includes(
      "{stored}",
      { error: "list what is stored with {stored}" },
    ),
    privacyLink: link.describe("The link to the page that says more of it."),
    checked: text("Shown where the setting APP_CHECK_SITE_KEY is on."),
    pressAgain: text("The field that no visitor sees was filled in."),
    unconfirmed: text("The page was left while this message was being sent."),
  }),
  received: part("The confirmation in place of the form.", {
    ...titledText.shape,
    again: text("How to write again."),
  }),
  noScript: text("Shown without JavaScript."),
  scriptsFailed: text("Shown when the scripts of the page did not arrive."),
  unavailable: text("Shown when the site was built without a message store."),
  faq: part("Heading of the questions.", heading),
  unstated: part("What the site does not state, under the questions.", {
    title: text("Its heading."),
    text: text("The sentence; {facts} is the list.", { names: ["facts"] }).includes("{facts}", {
      error: "list them with {facts}",
    }),
    further: list("What no field of site.yaml or of a course can state.", text()),
  }),
});

/** The words of the contact page. */
export type ContactWords = z.output<typeof contactSchema>;
