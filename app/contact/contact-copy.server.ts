import { z } from "zod";
import {
  closing,
  draft,
  heading,
  link,
  linkedText,
  pageMeta,
  text,
  titledText,
} from "#app/content/fields.server.ts";
import { parseReplyWindow } from "#app/content/reply-window.ts";

/** The sentence from which the reply window is drawn. */
const response = z.strictObject({
  ...titledText.shape,
  text: text().refine((sentence) => parseReplyWindow(sentence) !== undefined, {
    error: "name days and hours as in '(Mon-Sat), 10:00 AM - 6:00 PM IST'",
  }),
});

/** The shape of `content/pages/contact.yaml`. */
export const contactSchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  cards: z
    .strictObject({ email: titledText, chat: linkedText, response, location: linkedText })
    .describe("The four cards."),
  form: z
    .strictObject({
      ...heading,
      labels: z
        .strictObject({ name: text(), email: text(), subject: text(), message: text() })
        .describe("Labels of the fields."),
      optional: text().describe("Word beside a field that may stay empty."),
      submit: text().describe("The button."),
      sending: text().describe("The button while a message is on its way."),
      privacy: text().describe("What is stored, and what for."),
      privacyLink: link.describe("The link to the page that says more of it."),
      byEmail: text().describe("Beside the failure: a mail with what was typed."),
      reload: text().describe("Beside the failure, where the code that sends did not arrive."),
      unconfirmed: text().describe("The page was left while this message was being sent."),
      sentElsewhere: text().describe("A message was sent in another tab while one is written here."),
      prefilled: z
        .record(z.string().regex(/^[a-z]+$/), z.strictObject({ subject: text(), message: text() }))
        .describe("What the form is filled with by a link to /contact?about= and the name of the entry."),
    })
    .describe("The form."),
  received: z
    .strictObject({ ...titledText.shape, again: text().describe("How to write again.") })
    .describe("The confirmation in place of the form."),
  noScript: text().describe("Shown without JavaScript."),
  scriptsFailed: text().describe("Shown when the scripts of the page did not arrive."),
  unavailable: text().describe("Shown when the site was built without a message store."),
  faq: z.strictObject(heading).describe("Heading of the questions."),
  closing: closing.describe("Call to action."),
});

/** Copy of the contact page. */
export type ContactPage = z.output<typeof contactSchema>;

/** The shape of `content/faq.yaml`: the questions of the contact page. */
export const faqSchema = z
  .array(
    z.strictObject({
      question: text().describe("The question, with its mark."),
      answer: text().describe("The answer, plain text."),
      draft: draft.describe("True until the question is published: it then stands in previews only."),
    }),
  )
  .min(1);

/** A question of the contact page with its answer. */
export type Question = z.output<typeof faqSchema>[number];
